export const english = {
  '"salário líquido de 5200", "financiamento SAC", "IPCA de 2015 a 2020". Omitido: tudo':
    '"take-home pay of 5200", "mortgage by SAC", "IPCA from 2015 to 2020". If omitted: everything',
  '(para outro trecho, informe from e to)': '(for another period, give from and to)',
  'A entrada que se entendeu': 'The input that was understood',
  'A resposta, se a pergunta basta e foi toda entendida': 'The answer, if the question is enough and was fully understood',
  'As melhores, em ordem': 'The best ones, in order',
  'Assunto, em palavras': 'Subject, in words',
  'Cada resposta traz basis (tabela, ato, início da vigência, endereço e grau de confirmação da lei lida), assumptions (o que se supôs),':
    'Each answer includes basis (table, act, start of effect, address and degree of confirmation of the law read), assumptions (what was assumed),',
  'Calcular ou consultar': 'Calculate or query',
  'Campos aceitos: {0}.': 'Accepted fields: {0}.',
  'Campos obrigatórios': 'Required fields',
  'Descrever uma operação': 'Describe an operation',
  'Devolve {0}.': 'Returns {0}.',
  'Exemplo ({0}): {1}': 'Example ({0}): {1}',
  'Exemplo aceito: {0}': 'Accepted example: {0}',
  'Finanças brasileiras exatas ao centavo: trabalho, impostos, crédito, moradia, investimentos, negócios, indicadores, salários e tabelas de lei.':
    'Brazilian finance exact to the centavo: work, taxes, credit, housing, investments, business, indicators, salaries and law tables.',
  'Indicadores: {0}': 'Indicators: {0}',
  'JSON Schema da entrada': 'JSON Schema of the input',
  'JSON Schema do resultado': 'JSON Schema of the result',
  'Lei, indicador ou salário': 'Law, indicator or salary',
  'Lei: {0}': 'Law: {0}',
  'Nome da operação, como {0} o devolve': 'Name of the operation, as {0} returns it',
  'Não calcule de cabeça: chame a ferramenta e cite os números dela.': 'Do not calculate in your head: call the tool and cite its numbers.',
  'O que da pergunta não se entendeu': 'What in the question was not understood',
  'O que enviar:': 'What to send:',
  'O que responde': 'What it answers',
  'O que uma operação recebe e devolve, com exemplos. Leia antes de {0}.':
    'What an operation takes and returns, with examples. Read before {0}.',
  'Onde a lista só traz nomes de campos, describe os explica; “+7: describe” no fim de uma descrição quer dizer que há mais sete campos, que describe mostra e que se podem enviar. Todo nome de operação pode ser chamado direto.':
    'Where the list gives only field names, describe explains them; “+7: describe” at the end of a description means seven more fields, which describe shows and which may be sent. Every operation name can be called directly.',
  'Os campos da operação, como {0} os mostra': 'The fields of the operation, as {0} shows them',
  'Os grupos': 'The groups',
  Para: 'To',
  'Por assunto': 'By subject',
  'Procura, pela pergunta em português, entre calculadoras, decisões, indicadores, salários e tabelas de lei, e já responde se a pergunta basta. Comece por aqui.':
    'Searches, by the question in English or Portuguese, calculators, decisions, indicators, salaries and law tables, and answers right away if the question is enough. Start here.',
  'Procurar uma operação': 'Search for an operation',
  'Quantas correspondem': 'How many match',
  'Quantas, no máximo': 'How many, at most',
  'Responde a uma operação de {0}: o resultado, a lei, o que se supôs e a conta.':
    'Answers an operation of {0}: the result, the law, what was assumed and the calculation.',
  'Supõe-se: {0}': 'Assumed: {0}',
  'Só as {0} datas mais novas de {1}: para as outras, informe from e to, ou aggregate para menos pontos.':
    'Only the newest {0} dates of {1}: for the others, give from and to, or aggregate for fewer points.',
  'Só as {0} datas mais novas de {1}: para as outras, informe from e to.':
    'Only the newest {0} dates of {1}: for the others, give from and to.',
  'Só um grupo': 'Only one group',
  'Tabelas, indicadores e profissões que respondem sozinhos': 'Tables, indicators and occupations that answer by themselves',
  'Um de {0}': 'One of {0}',
  'Um erro diz qual campo, qual regra e o que enviar: corrija e chame de novo, ou pergunte à pessoa.':
    'An error says which field, which rule and what to send: correct it and call again, or ask the person.',
  'Valores em reais com ponto decimal (1234.56); porcentagens como números simples (10 é 10%); datas AAAA-MM-DD.':
    'Amounts in reais with a decimal point (1234.56); percentages as plain numbers (10 is 10%); dates YYYY-MM-DD.',
  'chame a ferramenta {0} com operation "{1}" e esses dados em input': 'call the tool {0} with operation "{1}" and this data in input',
  'data AAAA-MM-DD': 'date YYYY-MM-DD',
  'em porcentagem: 10 é 10%': 'in percent: 10 is 10%',
  'em reais': 'in reais',
  objeto: 'object',
  'reference_date escolhe a lei do dia; omitida, vale a de hoje em São Paulo.':
    "reference_date chooses the law of the day; if omitted, today's in São Paulo applies.",
  'se omitido, {0}': 'if omitted, {0}',
  'steps (a conta, passo a passo) e, quando lidos, rates (indicadores de mercado, com data e fonte): conte à pessoa o que for relevante.':
    'steps (the calculation, step by step) and, when read, rates (market indicators, with date and source): tell the person what is relevant.',
  'true ou false': 'true or false',
  'um de {0}': 'one of {0}',
  '{0} (desde {1})': '{0} (since {1})',
  '{0} {1} em {2}': '{0} {1} on {2}',
  '{0} {1}, use {2}': '{0} {1}, use {2}',
  '{0}…\n(O restante está no conteúdo estruturado.)': '{0}…\n(The rest is in the structured content.)',
  '… e mais {0}{1}, no conteúdo estruturado': '… and {0} more{1}, in the structured content',
}
