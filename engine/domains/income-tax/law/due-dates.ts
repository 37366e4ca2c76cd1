import { law } from '../../../core/dated.ts'

/** Rule that derives the due date from the month of the obligation. */
type When =
  | 'day_of_next_month'
  | 'last_business_day_of_next_month'
  | 'last_business_day_after_quarter'
  | 'business_day_of_next_month'
  | 'date_of_the_year'
  | 'date_of_next_year'
  | 'days_after'
  | 'filing_window'

export interface DueRule {
  readonly when: When
  /** Day of the month, number of business days, or days after the end of the contract; null when the rule has none. */
  readonly day: number | null
  /** Month of a yearly date; also the competence when the obligation belongs to the same year. */
  readonly month: number | null
  /** Direction in which a due date without banking service moves. */
  readonly moves: 'before' | 'after' | 'no'
  readonly act: string
}

type Moves = DueRule['moves']

const dayOfNextMonth = (day: number, moves: Moves, act: string): DueRule => ({ when: 'day_of_next_month', day, month: null, moves, act })
const lastDayOfNextMonth = (act: string): DueRule => ({
  when: 'last_business_day_of_next_month',
  day: null,
  month: null,
  moves: 'before',
  act,
})

const INSS_COMPANY = 'Lei nº 8.212/1991, art. 30, I, b, e § 2º, II'
const MONTHS_TAX = 'Lei nº 8.383/1991, arts. 6º, II, e 52, § 2º'
const CGSN = 'Resolução CGSN nº 140/2018'

/** Rules since Lei 13.202/2015 and LC 150/2015. */
const SINCE_2016 = {
  inss_company: dayOfNextMonth(20, 'before', INSS_COMPANY),
  irrf: dayOfNextMonth(20, 'before', 'Lei nº 11.196/2005, art. 70, I, e'),
  inss_individual: dayOfNextMonth(15, 'after', 'Lei nº 8.212/1991, art. 30, II, e § 2º, I (Lei nº 13.202/2015)'),
  carne_leao: lastDayOfNextMonth(MONTHS_TAX),
  capital_gain: lastDayOfNextMonth('Lei nº 8.981/1995, art. 21, § 1º'),
  stock_tax: lastDayOfNextMonth(MONTHS_TAX),
  irpj_quarter: {
    when: 'last_business_day_after_quarter',
    day: null,
    month: null,
    moves: 'before',
    act: 'Lei nº 9.430/1996, arts. 5º e 28',
  },
  salary: { when: 'business_day_of_next_month', day: 5, month: null, moves: 'no', act: 'CLT, art. 459, § 1º (Lei nº 7.855/1989)' },
  household_salary: dayOfNextMonth(7, 'no', 'Lei Complementar nº 150/2015, art. 35'),
  thirteenth_first: { when: 'date_of_the_year', day: 30, month: 11, moves: 'before', act: 'Lei nº 4.749/1965, art. 2º' },
  thirteenth_second: { when: 'date_of_the_year', day: 20, month: 12, moves: 'before', act: 'Lei nº 4.749/1965, art. 1º' },
  inss_thirteenth: {
    when: 'date_of_the_year',
    day: 20,
    month: 12,
    moves: 'before',
    act: 'Lei nº 8.620/1993, art. 7º; Decreto nº 3.048/1999, art. 216, § 1º',
  },
  dae: dayOfNextMonth(7, 'before', 'Lei Complementar nº 150/2015, art. 35, antes da Lei nº 14.438/2022'),
  fgts: dayOfNextMonth(7, 'before', 'Lei nº 8.036/1990, art. 15, antes da Lei nº 14.438/2022'),
  irpf: {
    when: 'filing_window',
    day: null,
    month: null,
    moves: 'no',
    act: 'Lei nº 9.250/1995, art. 7º, e a instrução normativa de cada ano',
  },
} as const satisfies Record<string, DueRule>

const SINCE_2018 = {
  ...SINCE_2016,
  das: dayOfNextMonth(20, 'after', `${CGSN}, art. 40`),
  dasn_simei: { when: 'date_of_next_year', day: 31, month: 5, moves: 'no', act: CGSN },
  defis: { when: 'date_of_next_year', day: 31, month: 3, moves: 'no', act: CGSN },
  fgts_rescission: {
    when: 'days_after',
    day: 10,
    month: null,
    moves: 'before',
    act: 'Lei nº 8.036/1990, art. 18, caput e § 3º; CLT, art. 477, § 6º (Lei nº 13.467/2017)',
  },
} as const satisfies Record<string, DueRule>

const SINCE_2024 = {
  ...SINCE_2018,
  dae: dayOfNextMonth(20, 'before', 'Lei nº 8.212/1991, art. 30, V, e § 2º, II (Lei nº 14.438/2022)'),
  fgts: dayOfNextMonth(20, 'before', 'Lei nº 8.036/1990, art. 15 (Lei nº 14.438/2022)'),
} as const satisfies Record<string, DueRule>

export type Obligation = keyof typeof SINCE_2024

/** User-facing names of the obligations. */
export const OBLIGATION_WORDS: Readonly<Record<Obligation, string>> = {
  das: 'DAS do Simples ou do MEI',
  dae: 'DAE do empregador doméstico',
  inss_company: 'INSS da empresa',
  inss_thirteenth: 'INSS do 13º',
  fgts: 'FGTS',
  fgts_rescission: 'FGTS da rescisão',
  irrf: 'IRRF da folha',
  inss_individual: 'INSS do autônomo ou facultativo',
  carne_leao: 'Carnê-leão',
  capital_gain: 'Imposto do ganho de capital',
  stock_tax: 'Imposto da bolsa',
  irpj_quarter: 'IRPJ e CSLL do trimestre',
  salary: 'Salário',
  household_salary: 'Salário do empregado doméstico',
  thirteenth_first: 'Primeira parcela do 13º',
  thirteenth_second: 'Segunda parcela do 13º',
  dasn_simei: 'Declaração anual do MEI (DASN-SIMEI)',
  defis: 'Declaração anual do Simples (DEFIS)',
  irpf: 'Declaração do imposto de renda',
}

const STATUTES = 'Leis nº 8.212/1991, 9.430/1996, 11.196/2005, 4.749/1965 e CLT, transcrições do Planalto'
/**
 * Sources: the 1999 regulation, art. 859, quotes Lei 8.383/1991, art. 52, § 2º; contemporary articles document the practice for the others.
 */
const LAST_BUSINESS_DAY = [
  'https://www.legjur.com/legislacao/art/dec_00030001999-859',
  'http://economia.estadao.com.br/noticias/geral,vence-prazo-para-pagamento-do-carne-leao,20001129p11066',
  'https://contabeis.com.br/forum/tributos-federais/15883/irpf-ganhos-de-capital',
]
const DAS_DAYS = 'https://taua.ce.gov.br/informa/1209/ouvidoria'

export default law<Partial<Record<Obligation, DueRule>>>({
  id: 'due-dates',
  title: 'Vencimentos de tributos, salários e declarações',
  dateMeans: 'mês de competência',
  reviewedOn: '2026-11-16',
  words: {
    ...OBLIGATION_WORDS,
    when: 'Quando',
    day: 'Dia',
    month: 'Mês',
    moves: 'Sem expediente bancário',
    act: 'Ato',
    day_of_next_month: 'Dia do mês seguinte',
    last_business_day_of_next_month: 'Último dia útil do mês seguinte',
    last_business_day_after_quarter: 'Último dia útil do mês seguinte ao trimestre',
    business_day_of_next_month: 'Dia útil do mês seguinte, sábado incluído',
    date_of_the_year: 'Data do próprio ano',
    date_of_next_year: 'Data do ano seguinte',
    days_after: 'Dias depois do fim do contrato',
    filing_window: 'Fim do prazo de entrega do exercício',
    before: 'Antecipa',
    after: 'Adia',
    no: 'Não muda',
  },
  versions: [
    {
      from: '2024-03-01',
      norm: { act: 'Lei nº 14.438/2022 (FGTS e DAE no dia 20) e as leis de cada obrigação', article: 'art. 10', url: DAS_DAYS },
      evidence: {
        status: 'corroborated',
        sources: [STATUTES, ...LAST_BUSINESS_DAY, DAS_DAYS, 'https://mshumanizeai.com.br/prazos-do-mei'],
      },
      caveat:
        'FGTS e DAE no dia 20 desde a competência de março de 2024, com o FGTS Digital: a data de início e a antecipação do FGTS têm uma só fonte.',
      value: SINCE_2024,
    },
    {
      from: '2018-08-01',
      norm: { act: 'Resolução CGSN nº 140/2018 e as leis de cada obrigação', url: DAS_DAYS },
      evidence: {
        status: 'corroborated',
        sources: [STATUTES, ...LAST_BUSINESS_DAY, DAS_DAYS, 'https://mshumanizeai.com.br/prazos-do-mei'],
      },
      value: SINCE_2018,
    },
    {
      from: '2016-01-01',
      norm: {
        act: 'Leis nº 8.212/1991, 9.430/1996, 11.196/2005 e 13.202/2015; CLT, art. 459; Lei nº 4.749/1965',
        url: 'https://www.planalto.gov.br/ccivil_03/leis/l8212cons.htm',
      },
      evidence: { status: 'corroborated', sources: [STATUTES, ...LAST_BUSINESS_DAY] },
      value: SINCE_2016,
    },
  ],
})
