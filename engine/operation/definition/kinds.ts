/** Operation kinds and the facts adapters need about each. A new kind takes one entry here and a constructor. */
import { entriesOf } from '../../core/collections/records.ts'

export const KINDS = {
  calculator: {
    /** HTTP path: GET with parameters, POST with JSON, plain GET for the schema. Null: the kind has its own paths. */
    path: '/v1/calc',
    /** Path of its pages; null without pages of its own. */
    page: '/calculadora',
    /** Rows of `{path}/{id}/batch` counted as one request by the rate limit; 0: no batch. */
    batch: 100,
    /** True when responses may be large enough for compression to pay off. */
    large: false,
    /** Name in responses, and in the field that identifies the operation in an error. */
    noun: 'calculator',
    called: 'calculadora',
    one: 'Calculadora',
    title: 'Calculadoras',
    /** Tag in the OpenAPI description. */
    tag: 'Calculadoras',
    /** Command-line prefix; null when the operation's name alone is the command. */
    command: null,
  },
  decision: {
    path: '/v1/workflows',
    page: '/decisoes',
    /** A decision runs several calculators, some of them many times. */
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
    /** Path about a calculator: names in braces are input fields. */
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

/** Kinds with the path `{path}/{id}`. */
export const ASKABLE: readonly (KindFacts & { readonly kind: Kind; readonly path: string })[] = entriesOf<Kind, (typeof KINDS)[Kind]>(
  KINDS,
).flatMap(([kind, facts]) => (facts.path === null ? [] : [{ ...facts, kind }]))

/** Name of an operation in URLs and commands, without the prefix its kind implies: `check-payslip` is at `/v1/check/payslip`. */
export function addressedAs({ kind, id }: { readonly kind: Kind; readonly id: string }): string {
  const said = `${KINDS[kind].noun}-`
  return id.startsWith(said) ? id.slice(said.length) : id
}

/** Topics of calculators. */
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

/** Life situations in everyday words, listed first on the home page. */
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

/** A kind's word in both languages, for a refusal: `calculadora`, `calculator`. */
export const kindNamed = (called: string): { readonly kind: string; readonly english: string } => ({
  kind: called,
  english: Object.values(KINDS).find((each) => each.called === called)?.noun ?? 'name',
})
