/**
 * Payment guides, by the codes of the eSocial manual (S-5001 2.14, S-5002 1.5.4, S-5011 3.6 and 3.7). Charges without a code there have
 * none here.
 */

import { paymentDayUpTo } from '../../core/calendar/tax-calendar.ts'
import { addDays, addMonths, type Day, dayIn, dayOf, firstOfMonth, monthOf, yearOf } from '../../core/day.ts'
import { LawNotRecorded } from '../../core/errors.ts'
import { type Money, portion, sum } from '../../core/money.ts'
import type { Ratio } from '../../core/ratio.ts'
import dueDates, { type Obligation } from '../../domains/income-tax/law/due-dates.ts'
import type { MonthLaw } from '../payslip/month-law.ts'
import type { RunTotals, WorkerSums } from './totals.ts'

export interface Guide {
  readonly guide: string
  readonly code: string | null
  readonly name: string
  readonly base: Money | null
  readonly amount: Money
  /** Sum of the payslips less the charge on the whole base. */
  readonly rounding: Money
  readonly dueDate: Day | null
  readonly note: string | null
}

/** Names of the guides of a month. */
interface Forms {
  readonly inss: string
  readonly tax: string
  readonly fgts: string
  readonly fgtsRescission: string
}

/** GPS in place of the GRPS: Resolução INSS 657/1998. */
const GPS_FROM: Day = '1999-07-01'
/** First and last groups of companies: IN RFB 1.787/2018 and 2.005/2021. */
const DCTFWEB_FROM: Day = '2018-08-01'
const DCTFWEB_OF_ALL_FROM: Day = '2021-10-01'
/** Tax withheld from pay, in the DCTFWeb: IN RFB 2.137/2023. */
const TAX_IN_DCTFWEB_FROM: Day = '2023-05-01'
/** Edital SIT 4/2023 and Lei 14.438/2022. */
const FGTS_DIGITAL_FROM: Day = '2024-03-01'

/** Guides that existed in the month; between the first and the last group of companies the guide depends on the group. */
function formsOf(day: Day): Forms {
  const digital = day >= FGTS_DIGITAL_FROM
  return {
    inss: day >= DCTFWEB_OF_ALL_FROM ? 'DCTFWeb' : day >= DCTFWEB_FROM ? 'GPS ou DCTFWeb' : day >= GPS_FROM ? 'GPS' : 'GRPS',
    tax: day >= TAX_IN_DCTFWEB_FROM ? 'DCTFWeb' : 'DARF',
    fgts: digital ? 'FGTS Digital' : 'GFIP/SEFIP',
    fgtsRescission: digital ? 'FGTS Digital' : 'Guia rescisória do FGTS',
  }
}

/** Due date of an obligation of a month, moved to a day with banking service; null before the first recorded rule. */
function dueOf(obligation: Obligation, competence: Day, law: MonthLaw): Day | null {
  try {
    const rule = law.ctx.law(dueDates, competence)[obligation]
    if (rule?.day == null) return null
    const original =
      rule.month === null ? dayIn(addMonths(firstOfMonth(competence), 1), rule.day) : dayOf(yearOf(competence), rule.month, rule.day)
    return paymentDayUpTo(original)
  } catch (error) {
    if (error instanceof LawNotRecorded) return null
    throw error
  }
}

/**
 * The INSS of the 13th is due by 20 December (Lei 8.620/1993, art. 7º), and that of a difference paid in January with the December pay
 * (Decreto 3.048/1999, art. 216, § 25).
 */
function thirteenthDue(law: MonthLaw): Day | null {
  const { day } = law.ctx
  if (monthOf(day) !== 1) return dueOf('inss_thirteenth', day, law)
  return dueOf('inss_company', addMonths(firstOfMonth(day), -1), law)
}

/** CLT, art. 477, § 6º, since Lei 13.467/2017: ten days from the end of the contract. */
const TEN_DAYS_FROM: Day = '2017-11-11'
const RESCISSION_DAYS = 10

const rescissionDue = (ended: Day): Day | null => (ended < TEN_DAYS_FROM ? null : paymentDayUpTo(addDays(ended, RESCISSION_DAYS)))

const NOT_RECORDED = 'O vencimento da época não está registrado aqui: confira.'
const RESCISSION =
  'Até dez dias do fim do contrato (Lei nº 8.036/1990, art. 18; CLT, art. 477, § 6º). A multa de 40% vai na mesma guia e não está aqui: depende do saldo da conta.'

type Draft = Partial<Guide> & Pick<Guide, 'name' | 'amount'>

/** A charge on the whole base of the establishment, truncated to the centavo (eSocial manual, S-5011 2.13). */
const onBase = (name: string, code: string | null, base: Money, rate: Ratio): Draft => ({
  name,
  code,
  base,
  amount: portion(base, rate, 'truncate'),
})

/** Bases of the month, of the 13th of contracts that go on, and of the 13th of contracts that ended. */
const basesOf = ({ base, base13, ended13 }: WorkerSums) => ({ month: base, yearly: base13 - ended13.base, ended: ended13.base })

/** A charge on each base. The first part states the excess of the payslips over the parts. */
function charge(name: string, codes: readonly [string | null, string | null], rate: Ratio, employees: WorkerSums, due13: Day | null) {
  const { month, yearly, ended } = basesOf(employees)
  return [
    onBase(name, codes[0], month, rate),
    { ...onBase(`${name}, 13º`, codes[1], yearly, rate), dueDate: due13 },
    onBase(`${name}, 13º da rescisão`, codes[1], ended, rate),
  ]
}

function withRounding(drafts: readonly Draft[], owed: Money): Draft[] {
  const [first, ...rest] = drafts
  return first ? [{ ...first, rounding: owed - sum(drafts.map(({ amount }) => amount)) }, ...rest] : []
}

function thirdPartyGuides(employees: WorkerSums, law: MonthLaw, due13: Day | null): Draft[] {
  if (law.rates.thirdParties.isZero) return []
  if (law.company.third_parties_rate !== undefined) return charge('Terceiros', [null, null], law.rates.thirdParties, employees, due13)
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
  return parts.flatMap(([name, code, rate]) =>
    charge(name, [code, null], rate, employees, due13).map((draft, at) => (at === 0 ? draft : { ...draft, code })),
  )
}

function employerGuides(totals: RunTotals, law: MonthLaw, due13: Day | null): Draft[] {
  const employees = totals.of('employee', 'apprentice')
  const providers = totals.of('partner', 'own_account')
  const { inss, rat } = law.rates
  return [
    ...withRounding(charge('INSS da empresa', ['1138-01', '1138-21'], inss, employees, due13), employees.charges.inss),
    {
      ...onBase('INSS da empresa sobre sócios e autônomos', '1138-04', providers.base, inss),
      rounding: providers.charges.inss - portion(providers.base, inss, 'truncate'),
    },
    ...withRounding(charge('RAT', ['1646-01', null], rat, employees, due13), employees.charges.rat),
    ...withRounding(thirdPartyGuides(employees, law, due13), employees.charges.thirdParties),
  ]
}

function withheldInss(totals: RunTotals, due13: Day | null): Draft[] {
  const employees = totals.of('employee', 'apprentice')
  const providers = totals.of('partner', 'own_account')
  return [
    { name: 'INSS descontado dos empregados', code: '1082-01', amount: employees.inss },
    {
      name: 'INSS descontado dos empregados, 13º',
      code: '1082-21',
      amount: employees.inss13 - employees.ended13.inss,
      dueDate: due13,
    },
    { name: 'INSS descontado dos empregados, 13º da rescisão', code: '1082-21', amount: employees.ended13.inss },
    { name: 'INSS descontado de sócios e autônomos, 11%', code: '1099-01', amount: providers.inss },
    {
      name: 'Salário-família e salário-maternidade a deduzir',
      amount: -employees.refunded,
      note: 'Pagos pela empresa por conta do INSS e abatidos da guia.',
    },
  ]
}

function withheldTax(totals: RunTotals): Draft[] {
  const employees = totals.of('employee', 'apprentice')
  return [
    { name: 'IRRF dos empregados', code: '0561-07', amount: employees.tax },
    { name: 'IRRF dos autônomos', code: '0588-06', amount: totals.of('own_account').tax },
    {
      name: 'IRRF dos sócios',
      amount: totals.of('partner').tax,
      note: 'As folhas usam o código 0588-06, sem fonte oficial que o diga dos sócios: confira.',
    },
    { name: 'IRRF dos estagiários', amount: totals.of('intern').tax, note: 'Sem fonte oficial do código: confira.' },
    { name: 'IRRF da PLR', code: '3562-01', amount: totals.sums.irrfPlr },
  ]
}

const OF_DOMESTIC_13 = 'Do 13º: sem fonte oficial do código; confira no eSocial doméstico.'

function domesticGuides(totals: RunTotals): Draft[] {
  const { inss, inss13, tax, tax13, charges, domestic13, fgts, reserve, refunded, rescissions } = totals.of('domestic')
  const ofThirteenth = (name: string, amount: Money): Draft => ({ name, amount, dueDate: null, note: OF_DOMESTIC_13 })
  const ended = [...rescissions]
  const apart = (of: 'fgts' | 'reserve'): Money => sum(ended.map(([, each]) => each[of]))
  return [
    { name: 'INSS descontado do empregado doméstico', code: '1082-03', amount: inss },
    ofThirteenth('INSS descontado do empregado doméstico, 13º', inss13),
    { name: 'IRRF do empregado doméstico', code: '0561-08', amount: tax - tax13 },
    ofThirteenth('IRRF do empregado doméstico, 13º', tax13),
    { name: 'INSS do empregador doméstico', code: '1138-08', amount: charges.inss - domestic13.inss },
    ofThirteenth('INSS do empregador doméstico, 13º', domestic13.inss),
    { name: 'Seguro contra acidentes', code: '1646-09', amount: charges.rat - domestic13.rat },
    ofThirteenth('Seguro contra acidentes, 13º', domestic13.rat),
    { name: 'FGTS', amount: fgts - apart('fgts') },
    { name: 'Reserva para a perda do emprego', amount: reserve - apart('reserve') },
    ...ended.flatMap(([day, each]): Draft[] => [
      { name: 'FGTS da rescisão', amount: each.fgts, dueDate: rescissionDue(day), note: DOMESTIC_RESCISSION },
      {
        name: 'Reserva para a perda do emprego, na rescisão',
        amount: each.reserve,
        dueDate: rescissionDue(day),
        note: DOMESTIC_RESCISSION,
      },
    ]),
    { name: 'Salário-família a deduzir', amount: -refunded },
  ]
}

/** LC 150/2015, arts. 22 and 34: the reserve takes the place of the 40%. */
const DOMESTIC_RESCISSION = 'Até dez dias do fim do contrato, na guia rescisória do eSocial doméstico.'

const GPS_CODES = { normal: '2100', simples: '2003', simples_anexo_iv: '2100' } as const

/** Codes of the DCTFWeb did not exist on earlier guides: the GPS has one code for the company, and the DARF that of the income. */
function codesOf(guide: string, code: string | null, law: MonthLaw): string | null {
  if (guide === 'GPS') return GPS_CODES[law.company.regime]
  if (guide === 'DARF') return code === null ? null : code.slice(0, 4)
  return guide === 'GRPS' ? null : code
}

function fgtsGuides(totals: RunTotals, form: string): { month: Draft[]; rescissions: Draft[] } {
  const { fgts, charges, rescissions } = totals.of('employee', 'apprentice')
  const ended = [...rescissions]
  return {
    month: [
      { name: 'FGTS', amount: fgts - sum(ended.map(([, each]) => each.fgts)) },
      { name: 'Contribuição social de 0,5% (LC nº 110/2001)', amount: charges.socialContribution },
      ...(form === 'FGTS Digital' ? [{ name: 'Crédito do Trabalhador', amount: totals.amountOf('9253') }] : []),
    ],
    rescissions: ended.map(([day, each]) => ({
      name: 'FGTS da rescisão',
      amount: each.fgts,
      dueDate: rescissionDue(day),
      note: RESCISSION,
    })),
  }
}

export function guidesOf(totals: RunTotals, law: MonthLaw): Guide[] {
  const { day } = law.ctx
  const forms = formsOf(day)
  const due13 = thirteenthDue(law)
  const made = (guide: string, drafts: readonly Draft[], dueDate: Day | null): Guide[] =>
    drafts
      .filter(({ amount }) => amount !== 0n)
      .map((draft) => ({ guide, base: null, rounding: 0n, dueDate, note: null, ...draft, code: codesOf(guide, draft.code ?? null, law) }))
      .map((each) => (each.dueDate === null && each.note === null ? { ...each, note: NOT_RECORDED } : each))
  const inssDue = dueOf('inss_company', day, law)
  const fgts = fgtsGuides(totals, forms.fgts)
  return [
    ...made(forms.inss, withheldInss(totals, due13), inssDue),
    ...made(forms.tax, withheldTax(totals), dueOf('irrf', day, law)),
    ...made(forms.inss, employerGuides(totals, law, due13), inssDue),
    ...made(forms.fgts, fgts.month, dueOf('fgts', day, law)),
    ...made(forms.fgtsRescission, fgts.rescissions, null),
    ...made('DAE', domesticGuides(totals), dueOf('dae', day, law)),
  ]
}
