export const english = {
  'A lei lida é a mesma': 'The law read is the same',
  'A mesma calculadora com duas entradas, lado a lado: cada resultado que difere, quanto e quantos por cento, e se a lei lida é a mesma. Use para "o que muda entre estas duas propostas", "com e sem dependente", "antes e depois desta lei".':
    'The same calculator with two inputs, side by side: each result that differs, by how much and by what percentage, and whether the law read is the same. Use for "what changes between these two offers", "with and without a dependent", "before and after this law".',
  'A resposta inteira do caso a': 'The whole answer of case a',
  'A resposta inteira do caso b': 'The whole answer of case b',
  'Comparar dois casos': 'Compare two cases',
  'Duas propostas de salário, com dois dependentes em ambas': 'Two salary offers, with two dependents in both',
  'Listas com mais de {0} linhas foram cortadas aqui; a calculadora as dá inteiras.':
    'Lists with more than {0} {0|row|rows} were cut here; the calculator gives them whole.',
  'No caso a': 'In case a',
  'No caso b': 'In case b',
  'O ato no caso a': 'The act in case a',
  'O ato no caso b': 'The act in case b',
  'O mesmo salário antes e depois da lei de 2026': 'The same salary before and after the 2026 law',
  'Onde a lei lida difere': 'Where the law read differs',
  'Uma tabela': 'A table',
  'b menos a': 'b minus a',
  'b menos a, em % de a': 'b minus a, in % of a',
  'deve ser um objeto com os campos do caso': 'must be an object with the fields of the case',
  'variar a lei': 'vary the law',
  'variar um campo em muitos pontos': 'vary a field over many points',
}
