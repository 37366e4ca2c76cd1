/** The kinds of question, and the few facts every door needs of each. A new kind is a line here and a constructor. */
import { entriesOf } from '../records.ts'

export const KINDS = {
  calculator: {
    /** Where it is asked over HTTP: GET with parameters, POST with JSON, a bare GET for its schema. Null: at addresses of its own. */
    path: '/v1/calc',
    /** Where its pages are; null: it has none by itself. */
    page: '/calculadora',
    /** How many rows sent to `{path}/{id}/batch` count as one request to the limit; 0: it takes none. */
    batch: 100,
    /** Whether answers may be large enough for compression to pay. */
    large: false,
    /** Its name in answers, and in the field that says whose input was refused. */
    noun: 'calculator',
    called: 'calculadora',
    one: 'Calculadora',
    title: 'Calculadoras',
    /** Its tag in the API's description. */
    tag: 'Calculadoras',
    /** The word before its name on the command line; null where the name alone is the command. */
    command: null,
  },
  decision: {
    path: '/v1/workflows',
    page: '/decisoes',
    /** A decision asks several calculators, some of them many times. */
    batch: 10,
    large: false,
    noun: 'workflow',
    called: 'decisão',
    one: 'Decisão',
    title: 'Decisões',
    tag: 'Decisões',
    command: 'workflow',
  },
  question: {
    /** About a calculator: names in braces are input fields. */
    path: '/v1/calc/{calculator}',
    page: null,
    batch: 0,
    large: true,
    noun: 'question',
    called: 'pergunta',
    one: 'Pergunta',
    title: 'Perguntas',
    tag: 'Perguntas',
    command: null,
  },
  check: {
    path: '/v1/check',
    page: '/conferir',
    batch: 100,
    large: false,
    noun: 'check',
    called: 'conferência',
    one: 'Conferência',
    title: 'Conferências',
    tag: 'Conferências',
    command: 'check',
  },
  query: {
    path: null,
    page: null,
    batch: 0,
    large: false,
    noun: 'query',
    called: 'consulta',
    one: 'Consulta',
    title: 'Consultas',
    tag: 'Sistema',
    command: null,
  },
} as const satisfies Record<string, KindFacts>

interface KindFacts {
  readonly path: `/v1/${string}` | null
  readonly page: `/${string}` | null
  readonly batch: number
  readonly large: boolean
  readonly noun: string
  readonly called: string
  readonly one: string
  readonly title: string
  readonly tag: string
  readonly command: string | null
}

export type Kind = keyof typeof KINDS

/** The kinds asked at `{path}/{id}`, with their facts. */
export const ASKABLE: readonly (KindFacts & { readonly kind: Kind; readonly path: string })[] = entriesOf<Kind, (typeof KINDS)[Kind]>(
  KINDS,
).flatMap(([kind, facts]) => (facts.path === null ? [] : [{ ...facts, kind }]))

/** A member's name in its address and command, where its kind is already said: `check-payslip` is asked at `/v1/check/payslip`. */
export function addressedAs({ kind, id }: { readonly kind: Kind; readonly id: string }): string {
  const said = `${KINDS[kind].noun}-`
  return id.startsWith(said) ? id.slice(said.length) : id
}

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

/** What happens in a life, as people say it: the first page opens on these. */
export const SITUATIONS = {
  dismissed: 'Fui demitido',
  vacation: 'Vou sair de férias',
  payslip: 'Meu holerite está certo?',
  ownBusiness: 'Virei MEI ou PJ',
  home: 'Comprar ou alugar',
  savings: 'Guardar dinheiro',
  debts: 'Dívidas',
  retirement: 'Aposentar',
  hiring: 'Contratar alguém',
  family: 'Benefícios da família',
} as const
export type Situation = keyof typeof SITUATIONS
