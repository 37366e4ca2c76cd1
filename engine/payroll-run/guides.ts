/**
 * What is to be paid to whom, by the codes the eSocial manual gives (S-5001 2.14, S-5002 1.5.4, S-5011 3.6 and 3.7). What has no code
 * there is shown without one.
 */
import { addMonths, type Day, dayIn, firstOfMonth } from '../core/day.ts'
import { type Money, portion } from '../core/money.ts'
import type { Ratio } from '../core/ratio.ts'
import { paymentDayUpTo } from '../core/tax-calendar.ts'
import type { MonthLaw } from './month-law.ts'
import type { RunTotals } from './totals.ts'

export interface Guide {
  readonly guide: 'DCTFWeb' | 'FGTS Digital' | 'DAE'
  readonly code: string | null
  readonly name: string
  readonly base: Money | null
  readonly amount: Money
  /** What the payslips add up to less what the guide takes on the whole base, where the two differ. */
  readonly rounding: Money
  readonly dueDate: Day | null
  readonly note: string | null
}

/** Lei 8.212/1991, art. 30, I, b and § 2º, II; Lei 8.036/1990, art. 15: the 20th of the next month, or the business day before it. */
const DUE_DATE = 20
/** Since FGTS Digital every guide of the payroll falls on that day; before, the FGTS had another. */
const ONE_DUE_DATE_FROM: Day = '2024-03-01'

const dueDate = (day: Day): Day | null =>
  day < ONE_DUE_DATE_FROM ? null : paymentDayUpTo(dayIn(addMonths(firstOfMonth(day), 1), DUE_DATE))

const ANNUAL = 'Do 13º: o vencimento não é o do mês; confira na DCTFWeb.'

type Draft = Partial<Guide> & Pick<Guide, 'name' | 'amount'>

/** A charge on the whole base of the establishment, cut at the centavo (eSocial manual, S-5011 2.13). */
const onBase = (name: string, code: string | null, base: Money, rate: Ratio): Draft => ({
  name,
  code,
  base,
  amount: portion(base, rate, 'truncate'),
})

function thirdPartyGuides(base: Money, base13: Money, law: MonthLaw): Draft[] {
  if (law.rates.thirdParties.isZero) return []
  if (law.company.third_parties_rate !== undefined)
    return [
      onBase('Terceiros', null, base, law.rates.thirdParties),
      { ...onBase('Terceiros, 13º', null, base13, law.rates.thirdParties), dueDate: null, note: ANNUAL },
    ]
  const { education, incra, training, socialService, sebrae } = law.charges.thirdParties
  const { activity } = law.company
  const codes = activity === 'commerce' ? ['1191-01', '1196-01'] : activity === 'industry' ? ['1181-01', '1184-01'] : [null, null]
  const [trainingName, socialName] =
    activity === 'commerce' ? ['Senac', 'Sesc'] : activity === 'industry' ? ['Senai', 'Sesi'] : ['Senac ou Senai', 'Sesc ou Sesi']
  const parts: readonly (readonly [string, string | null, Ratio])[] = [
    ['Salário-educação', '1170-01', education],
    ['Incra', '1176-01', incra],
    [trainingName!, codes[0]!, training],
    [socialName!, codes[1]!, socialService],
    ['Sebrae', '1200-01', sebrae],
  ]
  return parts.flatMap(([name, code, rate]) => [
    onBase(name, code, base, rate),
    { ...onBase(`${name}, 13º`, null, base13, rate), dueDate: null, note: ANNUAL },
  ])
}

function employerGuides(totals: RunTotals, law: MonthLaw): Draft[] {
  const employees = totals.of('employee', 'apprentice')
  const providers = totals.of('partner', 'own_account')
  const { inss, rat } = law.rates
  const onAll = (base: Money, base13: Money, rate: Ratio): Money => portion(base, rate, 'truncate') + portion(base13, rate, 'truncate')
  return [
    {
      ...onBase('INSS da empresa, 20%', '1138-01', employees.base, inss),
      rounding: employees.charges.inss - onAll(employees.base, employees.base13, inss),
    },
    { ...onBase('INSS da empresa, 13º', '1138-21', employees.base13, inss), dueDate: null, note: ANNUAL },
    {
      ...onBase('INSS da empresa sobre sócios e autônomos', '1138-04', providers.base, inss),
      rounding: providers.charges.inss - portion(providers.base, inss, 'truncate'),
    },
    {
      ...onBase('RAT', '1646-01', employees.base, rat),
      rounding: employees.charges.rat - onAll(employees.base, employees.base13, rat),
    },
    { ...onBase('RAT, 13º', null, employees.base13, rat), dueDate: null, note: ANNUAL },
    ...thirdPartyGuides(employees.base, employees.base13, law),
  ]
}

function withheldGuides(totals: RunTotals): Draft[] {
  const employees = totals.of('employee', 'apprentice')
  const providers = totals.of('partner', 'own_account')
  return [
    { name: 'INSS descontado dos empregados', code: '1082-01', amount: employees.inss },
    { name: 'INSS descontado dos empregados, 13º', code: '1082-21', amount: employees.inss13, dueDate: null, note: ANNUAL },
    { name: 'INSS descontado de sócios e autônomos, 11%', code: '1099-01', amount: providers.inss },
    { name: 'IRRF dos empregados', code: '0561-07', amount: employees.tax },
    { name: 'IRRF dos autônomos', code: '0588-06', amount: totals.of('own_account').tax },
    {
      name: 'IRRF dos sócios',
      amount: totals.of('partner').tax,
      note: 'As folhas usam o código 0588-06, sem fonte oficial que o diga dos sócios: confira.',
    },
    { name: 'IRRF dos estagiários', amount: totals.of('intern').tax, note: 'Sem fonte oficial do código: confira.' },
    { name: 'IRRF da PLR', code: '3562-01', amount: totals.sums.irrfPlr },
    {
      name: 'Salário-família e salário-maternidade a deduzir',
      amount: -employees.refunded,
      note: 'Pagos pela empresa por conta do INSS e abatidos da guia.',
    },
  ]
}

const OF_DOMESTIC_13 = 'Do 13º: sem fonte oficial do código; confira no eSocial doméstico.'

function domesticGuides(totals: RunTotals): Draft[] {
  const { inss, inss13, tax, tax13, charges, domestic13, fgts, reserve, refunded } = totals.of('domestic')
  const ofThirteenth = (name: string, amount: Money): Draft => ({ name, amount, dueDate: null, note: OF_DOMESTIC_13 })
  return [
    { name: 'INSS descontado do empregado doméstico', code: '1082-03', amount: inss },
    ofThirteenth('INSS descontado do empregado doméstico, 13º', inss13),
    { name: 'IRRF do empregado doméstico', code: '0561-08', amount: tax - tax13 },
    ofThirteenth('IRRF do empregado doméstico, 13º', tax13),
    { name: 'INSS do empregador doméstico', code: '1138-08', amount: charges.inss - domestic13.inss },
    ofThirteenth('INSS do empregador doméstico, 13º', domestic13.inss),
    { name: 'Seguro contra acidentes', code: '1646-09', amount: charges.rat - domestic13.rat },
    ofThirteenth('Seguro contra acidentes, 13º', domestic13.rat),
    { name: 'FGTS', amount: fgts },
    { name: 'Reserva para a perda do emprego', amount: reserve },
    { name: 'Salário-família a deduzir', amount: -refunded },
  ]
}

export function guidesOf(totals: RunTotals, law: MonthLaw): Guide[] {
  const due = dueDate(law.ctx.day)
  const made = (guide: Guide['guide'], drafts: readonly Draft[]): Guide[] =>
    drafts
      .filter(({ amount }) => amount !== 0n)
      .map((draft) => ({ guide, code: null, base: null, rounding: 0n, dueDate: due, note: null, ...draft }))
  const { fgts } = totals.of('employee', 'apprentice')
  return [
    ...made('DCTFWeb', [...withheldGuides(totals), ...employerGuides(totals, law)]),
    ...made('FGTS Digital', [
      { name: 'FGTS', amount: fgts },
      { name: 'Crédito do Trabalhador', amount: totals.amountOf('9253') },
    ]),
    ...made('DAE', domesticGuides(totals)),
  ]
}
