/** The kinds of question, and the few facts every door needs of each. A new kind is a line here and a constructor. */
export const KINDS = {
  calculator: {
    path: '/v1/calc',
    page: '/calculadora',
    /** Its name in answers and in the field that says whose input was refused. */
    noun: 'calculator',
    called: 'calculadora',
    title: 'Calculadoras',
    one: 'Calculadora',
    /** The word before its name on the command line; none where the name alone is the command. */
    command: null,
  },
  decision: {
    path: '/v1/workflows',
    page: '/decisoes',
    noun: 'workflow',
    called: 'decisão',
    title: 'Decisões',
    one: 'Decisão',
    command: 'workflow',
  },
  query: { path: null, page: null, noun: 'query', called: 'consulta', title: 'Consultas', one: 'Consulta', command: null },
} as const

export type Kind = keyof typeof KINDS

/** What calculators are about. */
export const GROUPS = {
  trabalho: 'Trabalho',
  impostos: 'Impostos',
  credito: 'Crédito',
  moradia: 'Moradia',
  investimentos: 'Investimentos',
  negocios: 'Negócios',
  cotidiano: 'Cotidiano',
} as const

export type Group = keyof typeof GROUPS
