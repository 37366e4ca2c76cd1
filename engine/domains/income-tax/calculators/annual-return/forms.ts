/**
 * Where each number of the return is typed: one row a number. Forms, lines and codes of exercise 2025; a code with a single source is left
 * out, and only its name is shown.
 */
import { atLeastZero, greatest, type Money, smallest } from '../../../../core/money.ts'
import { type Phrase, plainNumber, say } from '../../../../core/text/sentence.ts'
import { exemptLimit, privatePension } from '../../rules/annual-return/assessment.ts'
import { HOLDER, type Payer, type PaymentKind, type PersonIncome } from '../../rules/annual-return/facts.ts'
import type { StockMonth } from './definitive.ts'
import { type Declaration, type Declared, monthText } from './year.ts'

export const FORM_IDS = [
  'pj_holder',
  'pj_dependents',
  'pf',
  'exempt',
  'exclusive',
  'rra',
  'payments',
  'dependents',
  'alimony_receivers',
  'tax_paid',
  'assets',
  'debts',
  'variable_income',
  'gains',
  'donations',
  'summary',
] as const

export const FORM_WORDS: Readonly<Record<(typeof FORM_IDS)[number], string>> = {
  pj_holder: 'Rendimentos Tributáveis Recebidos de PJ pelo Titular',
  pj_dependents: 'Rendimentos Tributáveis Recebidos de PJ pelos Dependentes',
  pf: 'Rendimentos Tributáveis Recebidos de PF/Exterior',
  exempt: 'Rendimentos Isentos e Não Tributáveis',
  exclusive: 'Rendimentos Sujeitos à Tributação Exclusiva',
  rra: 'Rendimentos Recebidos Acumuladamente',
  payments: 'Pagamentos Efetuados',
  dependents: 'Ficha dos Dependentes',
  alimony_receivers: 'Ficha dos Alimentandos',
  tax_paid: 'Imposto Pago/Retido',
  assets: 'Bens e Direitos',
  debts: 'Dívidas e Ônus Reais',
  variable_income: 'Renda Variável',
  gains: 'Ficha de Ganhos de Capital',
  donations: 'Doações Efetuadas',
  summary: 'Resumo da Declaração',
}

export interface FormRow {
  readonly form: (typeof FORM_IDS)[number]
  readonly line: string | null
  readonly code: string | null
  readonly of: string
  readonly payer: string | null
  readonly field: Phrase
  readonly value: Money | null
  readonly record: string | null
  readonly note: Phrase | null
}

type Rest = Partial<Omit<FormRow, 'form' | 'field' | 'value'>>
const row = (form: FormRow['form'], field: Phrase, value: Money | null, rest: Rest = {}): FormRow => ({
  form,
  line: null,
  code: null,
  of: HOLDER,
  payer: null,
  field,
  value,
  record: null,
  note: null,
  ...rest,
})
/** Rows of the numbers that were given: a zero is not typed. */
const given = (rows: readonly FormRow[]): readonly FormRow[] => rows.filter(({ value }) => value !== 0n)

const nameOf = ({ name, cnpj }: { readonly name?: string | undefined; readonly cnpj?: string | undefined }): string | null =>
  name ?? cnpj ?? null

export function formsOf(declaration: Declaration, stock: readonly StockMonth[]): readonly FormRow[] {
  const { facts, law } = declaration
  return [
    ...facts.dependents.map(({ id, relation }) =>
      row('dependents', 'Dependente', null, {
        of: id,
        record: '25',
        note: relation === 'parent' ? 'Informe a renda do ano, se houve.' : null,
      }),
    ),
    ...facts.alimony_receivers.map(({ id }) => row('alimony_receivers', 'Alimentando', null, { of: id, record: '35' })),
    ...payerRows(declaration),
    ...facts.people_income.flatMap((each) => personRows(each, law.year)),
    ...bankRows(facts),
    ...untaxedRows(facts),
    ...rraRows(declaration),
    ...paymentRows(declaration),
    ...otherRows(facts, law.year, stock),
    ...summaryRows(declaration),
  ]
}

/** Exempt part of each pension: the person's limit is used in the order of the statements. */
function exemptParts({ facts, law }: Declaration): ReadonlyMap<Payer, Money> {
  const left = new Map<string, Money>()
  const birthOf = (of: string) => (of === HOLDER ? facts.birth_date : facts.dependents.find(({ id }) => id === of)?.birth_date)
  return new Map(
    facts.payers.map((payer): [Payer, Money] => {
      const room = left.get(payer.of) ?? exemptLimit(birthOf(payer.of), law)
      const part = smallest(room, payer.exempt_65)
      left.set(payer.of, room - part)
      return [payer, part]
    }),
  )
}

function payerRows(declaration: Declaration): readonly FormRow[] {
  const exempt = exemptParts(declaration)
  return declaration.facts.payers.flatMap((payer) => {
    const { of } = payer
    const rest = { of, payer: nameOf(payer) }
    const holder = of === HOLDER
    const form = holder ? 'pj_holder' : 'pj_dependents'
    const record = (field: string) => ({ ...rest, record: `${holder ? '21' : '32'} ${field}` })
    const within = exempt.get(payer)!
    return given([
      row(form, 'Rendimentos', payer.taxable, record('VR_RENDTO')),
      row(form, 'Rendimentos', payer.exempt_65 - within, {
        ...record('VR_RENDTO'),
        note: 'Parcela de 65 anos acima do limite do ano, que é um só para todas as aposentadorias.',
      }),
      row(form, 'Contribuição previdenciária oficial', payer.inss, record('VR_CONTRIB')),
      row(form, 'Imposto retido na fonte', payer.withheld, record('VR_IMPOSTO')),
      holder
        ? row(form, '13º salário', payer.thirteenth, record('VR_DECTERC'))
        : row('exclusive', '13º salário dos dependentes', payer.thirteenth, { ...rest, line: '08', record: '24' }),
      row(form, 'IRRF sobre o 13º salário', payer.thirteenth_withheld, record('VR_IRRF13SALARIO')),
      row('payments', 'Previdência complementar', payer.complementary, { ...rest, record: '26 VR_PAGTO' }),
      row('payments', 'Pensão alimentícia', payer.alimony, { ...rest, record: '26 VR_PAGTO' }),
      row('exempt', 'Parcela isenta de aposentadoria de 65 anos ou mais', within, { ...rest, line: '10', record: '88' }),
      row('exempt', 'Parcela isenta do 13º de 65 anos ou mais', payer.exempt_65_thirteenth, { ...rest, line: '10', record: '88' }),
      row('exempt', 'Aposentadoria por moléstia grave ou acidente', payer.serious_illness, { ...rest, line: '11' }),
      row('exempt', 'Lucros e dividendos', payer.profits, { ...rest, line: '09', record: '84' }),
      row('exempt', 'Sócio de microempresa, exceto pró-labore', payer.small_company, { ...rest, line: '13' }),
      row('exempt', 'Indenizações por rescisão, PDV e acidente', payer.severance, { ...rest, line: '04' }),
      row('exempt', 'Juros de mora', payer.late_interest, rest),
      row('exempt', 'Outros rendimentos isentos', payer.other_exempt, rest),
      row('exclusive', 'Participação nos lucros', payer.profit_sharing, { ...rest, line: '11', record: '96' }),
      row('exclusive', 'Outros de tributação exclusiva', payer.other_exclusive, { ...rest, line: '12' }),
    ])
  })
}

const PERSON_FIELDS: Readonly<Record<PersonIncome['kind'], readonly [Phrase, string]>> = {
  work: ['Trabalho não assalariado', 'VR_RENDTO'],
  rent: ['Aluguéis', 'VR_ALUGUEIS'],
  other: ['Outros', 'VR_OUTROS'],
}

function personRows({ of, month, kind, ...amounts }: PersonIncome, year: number): readonly FormRow[] {
  const note = say`${monthText(year, month)}`
  const at = (field: string): Rest => ({ of, note, record: `22 ${field}` })
  const [field, record] = PERSON_FIELDS[kind]
  return given([
    row('pf', field, amounts.amount, at(record)),
    row('pf', 'Previdência oficial', amounts.inss, at('VR_PREVID')),
    row('pf', 'Pensão alimentícia', amounts.alimony, at('VR_ALIMENT')),
    row('pf', 'Livro-caixa', amounts.book_expenses, at('VR_LIVCAIX')),
    row('pf', 'Darf pago, código 0190', amounts.carne_leao, at('VR_IMPOSTO')),
  ])
}

function bankRows({ bank_statements: statements }: Declared): readonly FormRow[] {
  return statements.flatMap(({ bank, cnpj, of, ...amounts }) => {
    const rest = { of, payer: nameOf({ name: bank, cnpj }) }
    return given([
      row('exempt', 'Poupança e letras isentas', amounts.savings_yield + amounts.exempt_yield, { ...rest, line: '12', record: '98' }),
      row('exempt', 'Lucros e dividendos', amounts.dividends, { ...rest, line: '09', record: '84' }),
      row('exclusive', 'Rendimentos de aplicações financeiras', amounts.fixed_income_yield, { ...rest, line: '06', record: '99' }),
      row('exclusive', 'Juros sobre capital próprio', amounts.interest_on_capital, { ...rest, line: '10', record: '95' }),
      row('exclusive', 'Imposto retido sobre aplicações', amounts.fixed_income_withheld, {
        ...rest,
        note: 'Não se digita: o rendimento já entra líquido dele.',
      }),
      row('assets', 'Saldo em 31 de dezembro do ano anterior', amounts.balance_before, { ...rest, record: '27' }),
      row('assets', 'Saldo em 31 de dezembro do ano', amounts.balance_after, { ...rest, record: '27' }),
    ])
  })
}

/** Words of a kind of income, and its line in the form of exempt income. */
const EXEMPT_LINES: readonly (readonly [RegExp, string])[] = [
  [/scholarship|bolsa de (?:estudo|pesquisa)/i, '01'],
  [/resid[eê]n/i, '02'],
  [/severance|rescis|fgts|pdv|indeniza/i, '04'],
  [/small_?asset|pequeno valor/i, '05'],
  [/only_?property|[uú]nico im[oó]vel/i, '06'],
  [/reinvest|180 dias/i, '07'],
  [/dividend|profit|lucro/i, '09'],
  [/illness|mol[eé]stia/i, '11'],
  [/saving|poupan|lci|lca|cri\b|cra\b/i, '12'],
  [/small_?company|microempresa/i, '13'],
  [/donation|inherit|doa[cç]|heran/i, '14'],
  [/bonus_?shares|bonifica/i, '18'],
]
const EXCLUSIVE_LINES: readonly (readonly [RegExp, string])[] = [
  [/fixed_?income|aplica/i, '06'],
  [/interest_on_capital|jcp|capital pr[oó]prio/i, '10'],
  [/profit_?sharing|plr|participa/i, '11'],
]

function untaxedRows({ exempt, exclusive }: Declared): readonly FormRow[] {
  const lineOf = (lines: typeof EXEMPT_LINES, kind: string) => lines.find(([words]) => words.test(kind))?.[1] ?? null
  return given([
    ...exempt.map(({ kind, amount, of }) => row('exempt', kind, amount, { of, line: lineOf(EXEMPT_LINES, kind) })),
    ...exclusive.flatMap(({ kind, amount, withheld, of }) => [
      row('exclusive', kind, amount, { of, line: lineOf(EXCLUSIVE_LINES, kind) ?? '12' }),
      row('exclusive', 'Imposto retido', withheld, { of, payer: kind, note: 'Não se digita: o rendimento já entra líquido dele.' }),
    ]),
  ])
}

function rraRows({ facts, law, choice }: Declaration): readonly FormRow[] {
  return facts.rra.flatMap(({ of, month, months, ...amounts }, index) => {
    const option: Phrase = choice.adjusted[index] ? 'Ajuste anual' : 'Exclusiva na fonte'
    const at = (field: string): Rest => ({ of, record: `45 ${field}` })
    return given([
      row('rra', 'Rendimento recebido', amounts.amount, {
        ...at('VR_RENDTO'),
        note: say`${option}; recebido em ${monthText(law.year, month)}, de ${plainNumber(months)} meses`,
      }),
      row('rra', 'Contribuição previdenciária oficial', amounts.inss, at('VR_CONTRIB')),
      row('rra', 'Pensão alimentícia', amounts.alimony, at('VR_PENSAO')),
      row('rra', 'Imposto retido na fonte', amounts.withheld, at('VR_IMPOSTO')),
      row('rra', 'Juros', amounts.late_interest, at('VR_JUROS')),
      row('rra', 'Honorários e despesas da ação', amounts.legal_expenses, {
        ...at('VR_RENDTO'),
        note: 'Não tem campo: digite o rendimento já sem a parte que se deduz.',
      }),
    ])
  })
}

/** Name of each payment in the form, and its code where two sources give it. */
const PAYMENT_FIELDS: Readonly<Record<PaymentKind, readonly [Phrase, string | null]>> = {
  health: ['Despesa médica', null],
  health_plan: ['Plano de saúde', '26'],
  education: ['Instrução no Brasil', null],
  pgbl: ['Previdência complementar (PGBL)', null],
  fapi: ['Fapi', null],
  funpresp: ['Funpresp', null],
  alimony: ['Pensão alimentícia judicial', null],
  alimony_by_deed: ['Pensão alimentícia por escritura', null],
  vgbl: ['VGBL', null],
  course: ['Curso livre', null],
  medicine: ['Remédio', null],
}
const PAYMENT_NOTES: Readonly<Partial<Record<PaymentKind, Phrase>>> = {
  health:
    'Escolha o código: 09 fonoaudiólogo, 10 médico, 11 dentista, 12 psicólogo, 13 fisioterapeuta, 14 terapeuta ocupacional, 21 hospital, clínica ou laboratório.',
  course: 'Não deduz: cursos livres, idiomas e academia ficam fora.',
  medicine: 'Não deduz: remédio só entra na conta do hospital.',
}

function paymentRows({ facts, law, choice }: Declaration): readonly FormRow[] {
  const pension = privatePension(facts, choice.assessment.income.taxable, law)
  const over = greatest(0n, pension.told - pension.limit)
  return [
    ...facts.payments.flatMap(({ kind, for: of, amount, reimbursed, provider = null }) => {
      const [field, code] = PAYMENT_FIELDS[kind]
      const at = (record: string): Rest => ({ of, code, payer: provider, record: `26 ${record}` })
      if (kind === 'vgbl')
        return given([row('assets', 'VGBL', amount, { of, payer: provider, note: 'Não deduz: entra em Bens e Direitos.' })])
      return given([
        row('payments', field, amount, { ...at('VR_PAGTO'), note: PAYMENT_NOTES[kind] ?? null }),
        row('payments', 'Parcela não dedutível ou reembolsada', reimbursed, at('VR_REDUC')),
      ])
    }),
    ...given([
      row('payments', 'Previdência privada acima do limite', over, {
        note: 'O programa deixa de deduzir esta parte: declare o valor inteiro.',
      }),
    ]),
  ]
}

function otherRows(facts: Declared, year: number, stock: readonly StockMonth[]): readonly FormRow[] {
  return given([
    row('tax_paid', 'Imposto complementar', facts.complementary_tax, { record: '17' }),
    row('tax_paid', 'Imposto na fonte da Lei nº 11.033/2004', facts.stock_irrf_left, { record: '17' }),
    row('donations', 'Doações incentivadas', facts.incentive_donations, { record: '90' }),
    row('assets', 'Bens em 31 de dezembro do ano anterior', facts.assets_before, { record: '27' }),
    row('assets', 'Bens em 31 de dezembro do ano', facts.assets_after, { record: '27' }),
    row('debts', 'Dívidas em 31 de dezembro do ano anterior', facts.debts_before, { record: '28' }),
    row('debts', 'Dívidas em 31 de dezembro do ano', facts.debts_after, { record: '28' }),
    ...facts.stock_months.flatMap((each) => {
      const note = say`${monthText(year, each.month)}`
      const at: Rest = { note, record: '40' }
      return [
        row('variable_income', 'Mercado à vista, ações', each.swing_result, at),
        row('variable_income', 'ETF, BDR, opções e futuros', each.other_swing_result, at),
        row('variable_income', 'Day trade', each.daytrade_result, at),
        row('variable_income', 'Fundos imobiliários', each.fii_result, { note, record: '42' }),
        row('variable_income', 'IRRF das operações comuns', each.irrf_swing + each.irrf_withheld, at),
        row('variable_income', 'IRRF do day trade', each.irrf_daytrade, at),
        row('variable_income', 'Imposto pago', each.paid, at),
      ]
    }),
    ...stock.map(({ month, exemptGain }) =>
      row('exempt', 'Ganhos com ações em meses de vendas até o limite', atLeastZero(exemptGain), {
        line: '20',
        record: '83',
        note: say`${monthText(year, month)}`,
      }),
    ),
    ...facts.gains.flatMap(({ kind = null, gain, tax_due: due, paid, month }) => {
      const at: Rest = { payer: kind, note: say`${monthText(year, month)}; importe do programa GCAP` }
      return [row('gains', 'Ganho de capital', gain, at), row('gains', 'Imposto devido', due, at), row('gains', 'Imposto pago', paid, at)]
    }),
    ...facts.crypto_months.map(({ gain, month }) =>
      row('gains', 'Ganho com criptoativos', gain, { note: say`${monthText(year, month)}; importe do programa GCAP` }),
    ),
  ])
}

/** Totals to compare with the program's own at the end. */
function summaryRows({ choice: { assessment } }: Declaration): readonly FormRow[] {
  const { best, income, full, simplified, tax, dueOrRefund } = assessment
  const record = best === 'full' ? '20' : '18'
  return [
    row('summary', 'Rendimentos tributáveis', income.taxable, { record }),
    row('summary', best === 'full' ? 'Deduções' : 'Desconto simplificado', best === 'full' ? full.deductions : simplified.discount, {
      record,
    }),
    row('summary', 'Imposto devido', tax + assessment.rraTax, { record }),
    row('summary', dueOrRefund < 0n ? 'Imposto a restituir' : 'Imposto a pagar', dueOrRefund < 0n ? -dueOrRefund : dueOrRefund, { record }),
  ]
}
