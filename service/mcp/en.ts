export const english = {
  ', só se {0} for {1}': ', only if {0} is {1}',
  '; os': '; the',
  'A ferramenta "{0}" existe, mas não nesta conexão, que foi limitada por group ou mode.':
    'The tool "{0}" exists, but not on this connection, which was limited by group or mode.',
  'A versão de uma tabela em vigor em um dia (AAAA-MM-DD; omitido: hoje em São Paulo), com o ato e as fontes.':
    'The version of a table in force on a day (YYYY-MM-DD; if omitted: today in São Paulo), with the act and the sources.',
  'A versão em vigor hoje. Versões desde {0}; com ?date=AAAA-MM-DD, a daquele dia ({1}).':
    'The version in force today. Versions since {0}; with ?date=YYYY-MM-DD, that of the given day ({1}).',
  'Centavo: finanças brasileiras': 'Centavo: Brazilian finance',
  'Depois {0} e me explique em português simples: a resposta e o veredito; os números de cada passo; o elo mais fraco;':
    'Then {0} and explain to me in plain English: the answer and the verdict; the numbers of each step; the weakest link;',
  'Depois:': 'Then:',
  'O endereço pedido (cabeçalho Host) não é o deste serviço. Quem o opera pode informá-lo em BASE_URL.':
    'The address asked for (Host header) is not that of this service. Its operator can give it in BASE_URL.',
  'O que já sei:': 'What I already know:',
  'Pergunte só se fizer diferença no meu caso:': 'Ask only if it makes a difference in my case:',
  'Pergunte-me antes, sem supor:': 'Ask me first, without assuming:',
  'Páginas de outra origem (cabeçalho Origin) não são aceitas aqui. Quem opera o serviço pode aceitá-las em ALLOWED_ORIGINS.':
    'Pages of another origin (Origin header) are not accepted here. The operator of the service can accept them in ALLOWED_ORIGINS.',
  'Se eu precisar, há também: {0}.': 'If I need it, there is also: {0}.',
  'chame a ferramenta {0} com esses dados': 'call the tool {0} with this data',
  'deve ser um de: {0}; veio "{1}"{2}': 'must be one of: {0}; got "{1}"{2}',
  'deve ser uma só mensagem JSON-RPC, não um lote': 'must be a single JSON-RPC message, not a batch',
  'deve ser {0}{table}, com ?date=AAAA-MM-DD ou /history; veio "{1}"{2}':
    'must be {0}{table}, with ?date=YYYY-MM-DD or /history; got "{1}"{2}',
  'e me explique em português simples o que cada uma respondeu, até quando devo agir e a lei em que isso se apoia.':
    'and explain to me in plain English what each one answered, by when I must act and the law it rests on.',
  'não há recurso "{0}"; há {1}': 'there is no resource "{0}"; there is {1}',
  'não é um campo': 'is not a field',
  'que mudança de hipótese viraria o veredito; e a lei em que isso se apoia.':
    'which change of assumption would flip the verdict; and the law it rests on.',
  'tem um grupo desconhecido, "{0}"{1} grupos são {2}': 'has an unknown group, "{0}"{1} groups are {2}',
  'unexpected error': 'unexpected error',
  '{0} Os': '{0} The',
}
