import { type Money, split, toNumber } from '../../core/money.ts'
import type { Ratio } from '../../core/ratio.ts'
import { type Phrase, say } from '../../core/text/sentence.ts'
import {
  chargeRates,
  defaultRat,
  type Regime,
  ratField,
  regimeField,
} from '../../domains/payroll/rules/charges-and-benefits/employer-charges.ts'
import dismissalCost from '../../domains/termination/calculators/dismissal-cost/index.ts'
import severance from '../../domains/termination/calculators/severance/index.ts'
import unemploymentInsurance from '../../domains/termination/calculators/unemployment-insurance/index.ts'
import termination from '../../domains/termination/law/termination.ts'
import { employerSide } from '../../domains/termination/rules/employer-side.ts'
import { type DecisionContext, decision } from '../../operation/definition/decision.ts'
import { assumeTie, sensitivityLines, tiePercent } from '../../operation/evaluation/sensitivity.ts'
import { brl, choice, count, flag, list, money, object, referenceDate } from '../../operation/input/fields.ts'
import { bandOf, type Verdict, verdictOf, type WorkerSide, workerSide, worth } from './sides.ts'

const WAYS = ['sem_justa_causa', 'acordo', 'pedido_demissao'] as const
type Way = (typeof WAYS)[number]
const WAY_WORDS = {
  sem_justa_causa: 'Dispensa sem justa causa',
  acordo: 'Acordo',
  pedido_demissao: 'Pedido de demissão',
} as const

/** Maximum input of the unemployment-insurance calculator, which counts the last 36 months. */
const MAX_MONTHS = 36

export default decision({
  id: 'agreement_or_dismissal',
  slug: 'acordo-ou-dispensa',
  cost: 2,
  title: 'Acordo ou dispensa?',
  summary:
    'O que o trabalhador recebe e o que a empresa paga na dispensa, no acordo e no pedido de demissão, e quanto o acordo teria de pagar a mais para empatar.',
  question: 'Para encerrar o contrato, o acordo deixa os dois lados melhor do que a dispensa sem justa causa?',
  verdicts: ['agreement', 'dismissal', 'tie'],
  verdictWords: { agreement: 'Fazer o acordo', dismissal: 'A dispensa', tie: 'Empate' },
  seeAlso: { severance: 'ver um só tipo de desligamento', 'dismissal-cost': 'ver só o custo da empresa' },
  lawDay: 'reference_date',
  input: {
    salary: money('Salário bruto mensal'),
    months_worked: count('Meses completos de contrato', { min: 1, max: 720 }, 'months'),
    months_this_year: count('Avos de 13º no ano', { min: 0, max: 12, hint: 'Meses do ano com 15 dias ou mais de trabalho' }),
    vacation_twelfths: count('Avos de férias no período atual', {
      min: 0,
      max: 12,
      blank: 'os meses além dos anos completos; 12, quando são anos certos',
    }).optional(),
    has_overdue_vacation: flag('Há férias vencidas', { hint: 'Um período completo e não gozado' }).default(false),
    days_worked_in_month: count('Dias trabalhados no mês do desligamento', { min: 0, max: 31 }, 'days').default(0),
    fgts_balance: money('Saldo do FGTS deste contrato', { min: 0, blank: '8% do salário atual em todos os meses' }).optional(),
    dependents: count('Dependentes para o IRRF').default(0),
    times_requested: count('Qual pedido de seguro-desemprego seria este', { min: 1, max: 3 }).default(1),
    unemployment_installments: count('Parcelas do seguro que espera receber', {
      min: 0,
      max: 5,
      hint: '0 para quem já tem outro emprego',
      blank: 'todas',
    }).optional(),
    count_kept_fgts: flag('Contar o FGTS que fica na conta', {
      hint: 'No acordo, 20% do saldo: continua do trabalhador, mas não sai agora',
    }).default(true),
    regime: regimeField().default('normal'),
    rat_rate: ratField('RAT já multiplicado pelo FAP da empresa', 'Em regra 1, 2 ou 3'),
    tie_percent: tiePercent(),
    reference_date: referenceDate(),
  },
  names: {
    fgts_deposits_base: 'fgts_balance',
    thirteenth_twelfths: 'months_this_year',
    overdue_vacations: 'has_overdue_vacation',
    average_salary: 'salary',
  },
  result: {
    ways: list(
      'Cada forma de encerrar o contrato',
      object('Forma', {
        way: choice('Forma', WAYS, WAY_WORDS),
        net: brl('Líquido das verbas'),
        fgtsWithdrawn: brl('FGTS sacado, com a multa'),
        fgtsKept: brl('FGTS que fica na conta'),
        unemployment: brl('Seguro-desemprego'),
        received: brl('O trabalhador recebe'),
        employerCost: brl('A empresa paga'),
      }),
    ),
    workerLoss: brl('O que o trabalhador perde no acordo', { hint: 'Em relação à dispensa' }),
    employerSaving: brl('O que a empresa poupa no acordo', { hint: 'Em relação à dispensa' }),
    breakEvenCompensation: brl('Quanto a mais no acordo empata para o trabalhador'),
    tieBand: brl('Diferença até a qual é empate'),
    room: brl('O que sobra para dividir', { hint: 'O que a empresa poupa menos o que o trabalhador perde' }),
  },
  answer(input, ctx) {
    const terms = termsOf(ctx, input)
    const cost = ctx.take(['employer', 'O FGTS do contrato e o que a empresa paga'], dismissalCost, terms.company, { figure: 'fgtsBase' })
    const balance = cost.fgtsBase
    const taken = {
      sem_justa_causa: ctx.take(['dismissal', 'A dispensa sem justa causa'], severance, terms.ending('sem_justa_causa', balance)),
      acordo: ctx.take(['agreement', 'O acordo'], severance, terms.ending('acordo', balance)),
      pedido_demissao: ctx.take(['resignation', 'O pedido de demissão'], severance, terms.ending('pedido_demissao', balance)),
    }
    const benefit = benefitOf(ctx, input, taken.sem_justa_causa.unemploymentInsurance)
    const installments = Math.min(input.unemployment_installments ?? benefit.installments, benefit.installments)
    const rates = chargeRates(ctx, { regime: input.regime, rat: input.rat_rate ?? defaultRat(ctx) })
    const pathCost = (path: string) => cost.paths.find((other) => other.path === path)!.total
    const costs: Record<Way, Money> = {
      sem_justa_causa: pathCost('indemnified'),
      acordo: pathCost('agreement'),
      pedido_demissao: employerSide(taken.pedido_demissao, rates).total,
    }
    const workers: Record<Way, WorkerSide> = {
      sem_justa_causa: workerSide(taken.sem_justa_causa, benefit.amount * BigInt(installments)),
      acordo: workerSide(taken.acordo, 0n),
      pedido_demissao: workerSide(taken.pedido_demissao, 0n),
    }

    const counted = input.count_kept_fgts
    const workerLoss = worth(workers.sem_justa_causa, counted) - worth(workers.acordo, counted)
    const employerSaving = costs.sem_justa_causa - costs.acordo
    const room = employerSaving - workerLoss
    const share = input.tie_percent
    const verdict = verdictOf(employerSaving, workerLoss, share)
    const band = bandOf(employerSaving, workerLoss, share)
    assumeTie(ctx, band, share)
    ctx.combine(['comparison', 'O que um perde e o que o outro poupa'], { employerSaving, workerLoss }, { room })
    assumeComparison(ctx, input.count_kept_fgts, installments, benefit.installments)

    const verdictAt = (changed: Partial<Situation>) =>
      verdictUnder(ctx, terms, { balance, installments, counted, ...changed }, benefit.amount, share)
    const sensitivity = sensitivityOf({ balance, installments, all: benefit.installments, counted, verdict }, verdictAt)
    return {
      verdict,
      answer: answerOf(verdict, workerLoss, employerSaving),
      weakestLink: ctx.weakestLink(sensitivity, {
        step: 'employer',
        why:
          input.fgts_balance === undefined
            ? 'O saldo do FGTS foi estimado pelo salário atual; o extrato da Caixa diz o verdadeiro.'
            : 'As verbas dependem de médias, adicionais e férias que só o empregador conhece.',
      }),
      sensitivity,
      ways: WAYS.map((way) => ({ way, ...workers[way], employerCost: costs[way] })),
      workerLoss,
      employerSaving,
      breakEvenCompensation: workerLoss,
      tieBand: band,
      room,
    }
  },
})

interface DismissalTerms {
  readonly salary: Money
  readonly months_worked: number
  readonly months_this_year: number
  readonly vacation_twelfths?: number | undefined
  readonly has_overdue_vacation: boolean
  readonly days_worked_in_month: number
  readonly fgts_balance?: Money | undefined
  readonly dependents: number
  readonly times_requested: number
  readonly regime: Regime
  readonly rat_rate?: Ratio | undefined
}

/** Maps the contract to the inputs of each calculator. */
function termsOf(ctx: DecisionContext, input: DismissalTerms) {
  if (!ctx.law(termination).acordo)
    ctx.refuse('reference_date', 'nesta data a lei ainda não previa a rescisão por acordo, criada pelo art. 484-A da CLT em 11/11/2017')
  // When omitted, every calculator derives the vacation twelfths by the same rule.
  const { salary, months_worked, months_this_year, vacation_twelfths, has_overdue_vacation, days_worked_in_month, dependents } = input
  return {
    company: {
      salary,
      months_worked,
      months_this_year,
      vacation_twelfths,
      has_overdue_vacation,
      days_worked_in_month,
      fgts_deposits_base: input.fgts_balance,
      regime: input.regime,
      rat_rate: input.rat_rate,
    },
    ending: (type: Way, fgts_balance: Money) => ({
      salary,
      months_worked,
      type,
      days_worked_in_month,
      fgts_balance,
      dependents,
      thirteenth_twelfths: months_this_year,
      vacation_twelfths,
      overdue_vacations: has_overdue_vacation ? 1 : 0,
    }),
  }
}

const UNEMPLOYMENT = ['unemployment', 'O seguro-desemprego da dispensa'] as const

/** Unemployment insurance (dismissal only), or a skipped step with the legal reason. */
function benefitOf(ctx: DecisionContext, input: DismissalTerms, right: { readonly eligible: boolean; readonly reason: string }) {
  const none = { amount: 0n, installments: 0 }
  if (!right.eligible) {
    ctx.skip(UNEMPLOYMENT, right.reason)
    return none
  }
  const benefit = ctx.takeOrSkip(UNEMPLOYMENT, unemploymentInsurance, {
    average_salary: input.salary,
    months_worked: Math.min(input.months_worked, MAX_MONTHS),
    times_requested: input.times_requested,
  })
  return benefit?.eligible ? { amount: benefit.installmentAmount, installments: benefit.installments } : none
}

function assumeComparison(ctx: DecisionContext, counted: boolean, installments: number, all: number): void {
  ctx.assume('Compara-se a dispensa sem justa causa com aviso indenizado e o acordo com aviso indenizado pela metade (CLT, art. 484-A).')
  ctx.assume(
    counted
      ? 'O FGTS que fica na conta no acordo é contado como do trabalhador, embora não saia agora.'
      : 'O FGTS que fica na conta no acordo não é contado: só o que o trabalhador recebe agora.',
  )
  if (all > 0)
    ctx.assume(
      installments === all
        ? say`O trabalhador recebe as ${all} parcelas do seguro-desemprego; quem arruma outro emprego antes deixa de recebê-las.`
        : say`O trabalhador recebe ${installments} das ${all} parcelas do seguro-desemprego.`,
    )
  ctx.assume(
    'A dispensa combinada para liberar FGTS e seguro-desemprego, com devolução da multa, é fraude; a comparação é entre formas lícitas.',
  )
}

interface Situation {
  readonly balance: Money
  readonly installments: number
  readonly counted: boolean
}

function verdictUnder(
  ctx: DecisionContext,
  terms: ReturnType<typeof termsOf>,
  { balance, installments, counted }: Situation,
  benefit: Money,
  share: Ratio,
): Verdict {
  const cost = ctx.whatIf(dismissalCost, { ...terms.company, fgts_deposits_base: balance })
  const total = (path: string) => cost.paths.find((other) => other.path === path)!.total
  const dismissed = workerSide(ctx.whatIf(severance, terms.ending('sem_justa_causa', balance)), benefit * BigInt(installments))
  const agreed = workerSide(ctx.whatIf(severance, terms.ending('acordo', balance)), 0n)
  return verdictOf(total('indemnified') - total('agreement'), worth(dismissed, counted) - worth(agreed, counted), share)
}

/** Sensitivity: FGTS 20% higher and lower, no installments or all of them, retained FGTS counted or not. */
function sensitivityOf(
  { balance, installments, all, counted, verdict }: Situation & { readonly all: number; readonly verdict: Verdict },
  verdictAt: (changed: Partial<Situation>) => Verdict,
) {
  return [
    ...sensitivityLines(verdict, {
      assumption: 'parcelas do seguro-desemprego',
      step: 'unemployment',
      from: installments,
      to: [0, all],
      shown: (count) => count,
      verdictAt: (count) => verdictAt({ installments: count }),
    }),
    ...sensitivityLines(verdict, {
      assumption: 'contar o FGTS que fica na conta',
      step: 'comparison',
      from: counted,
      to: [!counted],
      shown: Number,
      verdictAt: (other) => verdictAt({ counted: other }),
    }),
    ...sensitivityLines(verdict, {
      assumption: 'saldo do FGTS',
      step: 'employer',
      from: balance,
      to: [6n, 4n].map((fifths) => split(balance * fifths, 5, 'halfUp')),
      shown: toNumber,
      verdictAt: (other) => verdictAt({ balance: other }),
    }),
  ]
}

function answerOf(verdict: Verdict, loss: Money, saving: Money): Phrase {
  const sides = say`no acordo o trabalhador deixa de ter ${loss} e a empresa poupa ${saving}`
  if (verdict === 'agreement') return say`Acordo: ${sides}; um valor entre os dois, pago a mais, deixa ambos melhor.`
  return verdict === 'dismissal'
    ? say`Dispensa: ${sides}, de modo que nenhum valor pago a mais compensa os dois.`
    : say`Empate: ${sides}; com ${loss} a mais no acordo o trabalhador fica como na dispensa.`
}
