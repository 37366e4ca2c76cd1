import { type Money, portion, sum } from '../../../../core/money.ts'
import type { Ratio } from '../../../../core/ratio.ts'
import { translate } from '../../../../core/text/language.ts'
import { joined, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, choice, count, flag, list, money, object, percentage, referenceDate, words } from '../../../../operation/input/fields.ts'
import fgts, { type Fgts } from '../../../payroll/law/fgts.ts'
import thirteenth from '../../../payroll/law/thirteenth.ts'
import vacation from '../../../payroll/law/vacation.ts'
import workingTime from '../../../payroll/law/working-time.ts'
import {
  assumeCharges,
  type ChargeRates,
  chargeRates,
  chargesFormula,
  defaultRat,
  ratField,
  regimeField,
} from '../../../payroll/rules/charges-and-benefits/employer-charges.ts'
import { fgtsDeposit } from '../../../payroll/rules/charges-and-benefits/fgts.ts'
import contribution from '../../law/dismissal-contribution.ts'
import noticeLaw from '../../law/notice.ts'
import termination from '../../law/termination.ts'
import { type EmployerEnding, type EmployerSide, employerSide } from '../../rules/employer-side.ts'
import { twelfthsPastYears } from '../../rules/service-time.ts'
import { SEVERANCE_CODES } from '../../rules/severance-items.ts'
import severance from '../severance/index.ts'

const MONTHS_OF_A_PERIOD = 12
const PATHS = ['indemnified', 'worked', 'agreement'] as const
const PATH_WORDS = {
  indemnified: 'Dispensa com aviso indenizado',
  worked: 'Dispensa com aviso trabalhado',
  agreement: 'Acordo',
} as const
type Path = (typeof PATHS)[number]

export default calculator({
  id: 'dismissal-cost',
  slug: 'custo-de-demissao',
  title: 'Custo de uma demissão',
  summary:
    'Quanto custa à empresa demitir um empregado: verbas, FGTS, multa e encargos, com aviso indenizado, trabalhado ou por acordo. Para o que o empregado recebe, use severance.',
  seeAlso: { agreement_or_dismissal: 'comparar acordo e dispensa' },
  group: 'negocios',
  headline: 'cheapestTotal',
  says: {
    by: 'cheapest',
    texts: {
      indemnified: 'O mais barato é a dispensa com aviso indenizado: custa {value}',
      worked: 'O mais barato é a dispensa com aviso trabalhado: custa {value}',
      agreement: 'O mais barato é o acordo: custa {value}',
    },
  },
  lawDay: 'reference_date',
  input: {
    salary: money('Salário bruto mensal'),
    months_worked: count('Meses completos de contrato', { min: 1, max: 720 }, 'months'),
    months_this_year: count('Avos de 13º no ano', { min: 0, max: 12, hint: 'Meses do ano com 15 dias ou mais de trabalho' }),
    fgts_deposits_base: money('Depósitos do FGTS no contrato', {
      min: 0,
      hint: 'Os que servem à multa',
      blank: '8% do salário atual em todos os meses',
    }).optional(),
    has_overdue_vacation: flag('Há férias vencidas', { hint: 'Um período completo e não gozado' }).default(false),
    vacation_twelfths: count('Avos de férias no período atual', {
      min: 0,
      max: 12,
      blank: 'os meses além dos anos completos; 12, quando são anos certos',
    }).optional(),
    days_worked_in_month: count('Dias trabalhados no mês do desligamento', { min: 0, max: 31 }, 'days').default(0),
    regime: regimeField().default('normal'),
    rat_rate: ratField('RAT já multiplicado pelo FAP da empresa', 'Em regra 1, 2 ou 3'),
    third_parties_rate: percentage('Terceiros', { min: 0, max: 10, blank: '5,8%, o mais comum' }).optional(),
    reference_date: referenceDate(),
  },
  result: {
    paths: list(
      'Cada caminho',
      object('Caminho', {
        path: choice('Caminho', PATHS, PATH_WORDS),
        items: list(
          'Verbas pagas',
          object('Verba', { code: choice('Código', SEVERANCE_CODES), label: words('Nome'), amount: brl('Valor') }),
        ),
        gross: brl('Total das verbas'),
        fgtsDeposit: brl('Depósito do FGTS sobre as verbas'),
        fgtsFine: brl('Multa do FGTS'),
        socialContribution10: brl('Contribuição de 10% da LC nº 110/2001', { hint: 'De 2002 a 2019, na dispensa' }),
        employerCharges: brl('INSS patronal, RAT e terceiros'),
        total: brl('Custo total'),
      }),
      { hint: 'Sem o acordo antes de a lei o prever' },
    ),
    fgtsBase: brl('Depósitos do FGTS usados na multa'),
    cheapest: choice('O caminho mais barato', PATHS, PATH_WORDS),
    cheapestTotal: brl('Custo do caminho mais barato'),
  },
  answer(input, ctx) {
    const { salary, months_worked: months, regime, third_parties_rate: thirdParties } = input
    const rat = input.rat_rate ?? defaultRat(ctx)
    const company = { regime, rat, thirdParties }
    const rates = chargeRates(ctx, company)
    const law = ctx.law(fgts)
    const { rate: tenth } = ctx.law(contribution)
    // Reads the laws behind severance here too, so that the result cites them.
    for (const read of [thirteenth, vacation, workingTime, noticeLaw]) ctx.law<unknown>(read)
    const twelfths = twelfthsOf(ctx, input, ctx.law(vacation).parts)
    const fgtsBase = input.fgts_deposits_base ?? estimatedBase(ctx, salary, months, law)
    const ended = (type: 'sem_justa_causa' | 'acordo') =>
      ctx.whatIf(severance, {
        salary,
        months_worked: months,
        type,
        notice: 'indemnified',
        days_worked_in_month: input.days_worked_in_month,
        fgts_balance: fgtsBase,
        ...twelfths,
      })

    const dismissed = ended('sem_justa_causa')
    const paths = [
      pathOf(ctx, 'indemnified', dismissed, rates, { base: fgtsBase, rate: tenth }),
      pathOf(ctx, 'worked', withWorkedNotice(dismissed, fgtsBase, law.terminationFine.dismissal), rates, { base: fgtsBase, rate: tenth }),
    ]
    if (ctx.law(termination).acordo) paths.push(pathOf(ctx, 'agreement', ended('acordo'), rates, null))
    else ctx.assume('Nesta data a lei ainda não previa a rescisão por acordo (CLT, art. 484-A, de 11/11/2017).')
    const cheapest = paths.reduce((best, path) => (path.total < best.total ? path : best))

    const onNotice = dismissed.items.filter(({ code }) => code === 'notice').map(({ amount }) => fgtsDeposit(amount, law.depositRate, law))
    const undisputed = dismissed.fgts.fine - portion(sum(onNotice), law.terminationFine.dismissal, 'halfUp')
    ctx.assume(
      say`Multa sobre os depósitos do contrato e os da rescisão, o do aviso indenizado inclusive, como nas guias; pela OJ 42, II, da SDI-1 do TST este ficaria fora: na dispensa com aviso indenizado, ${undisputed} em vez de ${dismissed.fgts.fine}.`,
    )
    assumeCharges(ctx, company, rates)
    if (!rates.rat.isZero) ctx.assume(say`RAT de ${rat}.`)
    ctx.assume('Encargos sobre saldo de salário, 13º e aviso trabalhado; nenhum sobre aviso indenizado e férias indenizadas.')
    ctx.assume(
      'Aviso trabalhado: os dias proporcionais também são trabalhados e pagos como salário, e a empresa tem o trabalho desse tempo; o TST entende que os que passam de 30 não podem ser exigidos.',
    )
    ctx.assume(
      'O que se retém do empregado sai das verbas: não é custo a mais. Sem médias, multas dos arts. 467 e 477 da CLT e honorários.',
    )
    return {
      paths,
      fgtsBase,
      cheapest: cheapest.path,
      cheapestTotal: ctx.step(
        'Caminho mais barato',
        () => say`${cheapest.total}; ${translate(PATH_WORDS[cheapest.path]).toLowerCase()}`,
        cheapest.total,
      ),
    }
  },
})

function estimatedBase(ctx: Context, salary: Money, months: number, law: Fgts): Money {
  const deposit = fgtsDeposit(salary, law.depositRate, law)
  ctx.assume('Depósitos do FGTS estimados: o salário atual em todos os meses, sem 13º, rendimento e saques; o extrato diz os verdadeiros.')
  return ctx.step('Depósitos do FGTS estimados', say`(${salary} × ${law.depositRate} = ${deposit}) × ${months}`, deposit * BigInt(months))
}

interface Twelfths {
  readonly months_worked: number
  readonly months_this_year: number
  readonly vacation_twelfths?: number | undefined
  readonly has_overdue_vacation: boolean
}

/** Twelfths for severance, refused under this calculator's field names. */
function twelfthsOf(
  ctx: Context,
  { months_worked: months, months_this_year: year, vacation_twelfths: given, has_overdue_vacation: overdue }: Twelfths,
  parts: number,
) {
  if (overdue && months < MONTHS_OF_A_PERIOD)
    ctx.refuse('has_overdue_vacation', say`férias vencidas exigem ao menos ${MONTHS_OF_A_PERIOD} meses de contrato`)
  if (year > months + 1) ctx.refuse('months_this_year', say`${year} avos não cabem em ${months} meses de contrato`)
  const left = months - (overdue ? MONTHS_OF_A_PERIOD : 0)
  if (given !== undefined && given > left + 1) ctx.refuse('vacation_twelfths', say`${given} avos não cabem em ${left} meses`)
  if (given === undefined)
    ctx.assume(
      'Avos de férias: os meses além dos anos completos (12, quando são anos certos), com os períodos anteriores gozados, salvo o vencido informado.',
    )
  return { thirteenth_twelfths: year, vacation_twelfths: given ?? twelfthsPastYears(left, parts), overdue_vacations: overdue ? 1 : 0 }
}

/** In each language, item words for indemnified notice and their replacements for worked notice. */
const WORKED: readonly (readonly [paid: RegExp, worked: string])[] = [
  [/indenizado/, 'trabalhado'],
  [/^Pay in lieu of notice/, 'Worked notice'],
  [/pay in lieu of notice/, 'worked notice'],
]
const ofWorkedNotice = (label: string): string => WORKED.reduce((said, [paid, worked]) => said.replace(paid, worked), label)

/** The same dismissal with worked notice: its days are salary, subject to INSS, and their deposit counts for the fine. */
function withWorkedNotice({ items, fgts: account }: EmployerEnding, base: Money, fine: Ratio): EmployerEnding {
  return {
    items: items.map((item) => ({
      ...item,
      label: ofWorkedNotice(String(item.label)),
      incidence: { inss: item.incidence.inss || item.code === 'notice' },
    })),
    fgts: { deposits: account.deposits, fine: portion(base + account.deposits, fine, 'halfUp') },
  }
}

function pathOf(
  ctx: Context,
  path: Path,
  ended: EmployerEnding,
  rates: ChargeRates,
  tenth: { readonly base: Money; readonly rate: Ratio } | null,
) {
  const { chargeable, total: paid, ...side }: EmployerSide = employerSide(ended, rates)
  const name = PATH_WORDS[path]
  ctx.step(
    say`${name}: verbas`,
    () =>
      joined(
        side.items.map(({ amount }) => amount),
        ' + ',
        0n,
      ),
    side.gross,
  )
  ctx.step(say`${name}: encargos`, () => (side.employerCharges > 0n ? chargesFormula(chargeable, rates) : say`${0n}`), side.employerCharges)
  const owed = tenth ? tenth.base + side.fgtsDeposit : 0n
  const socialContribution10 = tenth ? portion(owed, tenth.rate, 'halfUp') : 0n
  if (socialContribution10 > 0n) ctx.step(say`${name}: contribuição de 10%`, say`${owed} × ${tenth!.rate}`, socialContribution10)
  const parts = [side.gross, side.fgtsDeposit, side.fgtsFine, socialContribution10, side.employerCharges]
  const total = ctx.step(say`${name}: custo`, () => joined(parts, ' + '), paid + socialContribution10)
  return { path, ...side, socialContribution10, total }
}
