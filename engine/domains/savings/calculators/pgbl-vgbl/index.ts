import { powersOf } from '../../../../core/math/power.ts'
import { atLeastZero, decimalText, type Money, portion, smallest } from '../../../../core/money.ts'
import { ONE, Ratio } from '../../../../core/ratio.ts'
import { calendarDate, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, choice, count, money, object, percentage, percentOf, quantity, referenceDate } from '../../../../operation/input/fields.ts'
import incomeTax from '../../../income-tax/calculators/income-tax/index.ts'
import irpfAnnual from '../../../income-tax/law/irpf-annual.ts'
import privatePension from '../../law/private-pension.ts'
import vgblIof from '../../law/vgbl-iof.ts'

const PLANS = ['pgbl', 'vgbl'] as const
const PLAN_WORDS = { pgbl: 'PGBL', vgbl: 'VGBL' } as const
type Plan = (typeof PLANS)[number]

export default calculator({
  id: 'pgbl-vgbl',
  title: 'PGBL ou VGBL',
  slug: 'pgbl-ou-vgbl',
  summary: 'O que o PGBL abate do imposto de renda, o IOF do VGBL, e o imposto do resgate pela tabela regressiva ou progressiva.',
  group: 'investimentos',
  headline: 'netAmount',
  says: { positive: 'No resgate você recebe {value}', none: 'Sem saldo nem prazo, só a entrada: veja abaixo o imposto poupado e o IOF' },
  picture: { kind: 'parts', title: 'O que se recebe e o imposto', parts: ['netAmount', 'tax'] },
  lawDay: 'reference_date',
  input: {
    plan: choice('Plano', PLANS, PLAN_WORDS),
    contribution: money('Aporte', { means: 'amount', hint: 'O do ano no PGBL; o do dia no VGBL' }).optional(),
    contributed_before: money('Já aportado antes em VGBL', {
      min: 0,
      hint: 'No período que conta para o IOF: desde 2026, no ano e em todas as seguradoras',
    }).prefault(0),
    annual_income: money('Renda tributável do ano', { hint: 'Para o limite do PGBL' }).optional(),
    marginal_rate: percentage('Alíquota mais alta da renda', { min: 0, max: 27.5, blank: 'pela tabela do ano' }).optional(),
    inss_paid: money('Contribuição ao INSS no ano', {
      min: 0,
      hint: 'Com as outras deduções, diz se a declaração completa compensa',
    }).prefault(0),
    dependents: count('Dependentes na declaração').default(0),
    health_expenses: money('Despesas médicas do ano', { min: 0 }).prefault(0),
    education_expenses: money('Despesas com instrução do ano', { min: 0 }).prefault(0),
    alimony: money('Pensão alimentícia paga no ano', { min: 0 }).prefault(0),
    balance: money('Saldo a resgatar', { means: 'current_savings', blank: 'o aporte rendendo pelo prazo' }).optional(),
    contributed_amount: money('Quanto do saldo foi aportado', {
      formerly: ['contributions'],
      min: 0,
      hint: 'Para o VGBL',
      blank: 'o aporte',
    }).optional(),
    years: quantity('Anos desde os aportes', 'years', { min: 0, max: 80 }).optional(),
    regime: choice('Tabela do imposto', ['regressive', 'progressive'], {
      regressive: 'Regressiva (pelo prazo)',
      progressive: 'Progressiva (15% na fonte)',
    }).default('regressive'),
    annual_return: percentage('Rendimento ao ano', { formerly: ['return_annual'], min: -50, max: 100 }).optional(),
    management_fee_percent: percentage('Taxa de administração ao ano', { formerly: ['management_fee'], min: 0, max: 10 }).prefault(0),
    reference_date: referenceDate(),
  },
  result: {
    deductible: brl('Aporte que abate a renda', { none: 'sem renda e aporte' }).nullable(),
    taxSaving: brl('Imposto de renda poupado no ano', { none: 'sem renda e aporte' }).nullable(),
    iof: brl('IOF do aporte', { none: 'sem aporte, ou antes de 23/05/2025' }).nullable(),
    grossBalance: brl('Saldo no resgate').nullable(),
    taxRatePercent: percentOf('Alíquota no resgate').nullable(),
    taxBase: brl('Sobre o que o imposto cai').nullable(),
    tax: brl('Imposto no resgate').nullable(),
    netAmount: brl('Valor líquido do resgate').nullable(),
    versusOther: object('A mesma conta no outro plano', {
      plan: choice('Plano', PLANS, PLAN_WORDS),
      netAmount: brl('Valor líquido do resgate'),
      difference: brl('Este menos o outro', { hint: 'Com o imposto poupado no PGBL, investido quando há rendimento informado' }),
    }).nullable(),
  },
  answer(input, ctx) {
    const { plan, contribution, balance, years } = input
    if (contribution === undefined && balance === undefined) ctx.refuse('contribution', 'é obrigatório, ou balance para um resgate')
    if (balance !== undefined && years === undefined) ctx.refuse('years', 'é obrigatório para o imposto do resgate')
    const entry = entryOf(ctx, input, plan)
    const exit = exitOf(ctx, input, plan, entry.iof ?? 0n)
    const other: Plan = plan === 'pgbl' ? 'vgbl' : 'pgbl'
    const otherwise = exit && comparedWith(ctx, input, other, { exit, saving: entry.taxSaving ?? 0n })
    return {
      ...entry,
      grossBalance: exit?.balance ?? null,
      taxRatePercent: exit?.rate ?? null,
      taxBase: exit?.base ?? null,
      tax: exit?.tax ?? null,
      netAmount: exit?.net ?? null,
      versusOther: otherwise ?? null,
    }
  },
})

interface PensionPlanInput {
  readonly contribution?: Money | undefined
  readonly contributed_before: Money
  readonly annual_income?: Money | undefined
  readonly marginal_rate?: Ratio | undefined
  readonly inss_paid: Money
  readonly dependents: number
  readonly health_expenses: Money
  readonly education_expenses: Money
  readonly alimony: Money
  readonly balance?: Money | undefined
  readonly contributed_amount?: Money | undefined
  readonly years?: Ratio | undefined
  readonly regime: 'regressive' | 'progressive'
  readonly annual_return?: Ratio | undefined
  readonly management_fee_percent: Ratio
}

/** Tax effect of the contribution itself. */
function entryOf(ctx: Context, asked: PensionPlanInput, plan: Plan) {
  const { contribution, contributed_before, annual_income: income, marginal_rate } = asked
  if (contribution === undefined) return { deductible: null, taxSaving: null, iof: null }
  if (plan === 'vgbl') return { deductible: 0n, taxSaving: 0n, iof: iofOf(ctx, contribution, contributed_before) }
  if (income === undefined) return { deductible: null, taxSaving: null, iof: 0n }
  const { privatePensionLimit: limit } = ctx.law(irpfAnnual)
  const deductible = smallest(contribution, portion(income, limit, 'halfUp'))
  ctx.step('Aporte que abate', say`${income} × ${limit}, não mais que ${contribution}; o aporte`, deductible)
  ctx.assume('O PGBL só abate na declaração completa, e para quem contribui ao INSS ou a regime próprio (Lei nº 9.532/1997, art. 11).')
  if (marginal_rate !== undefined) {
    const taxSaving = portion(deductible, marginal_rate, 'halfUp')
    return {
      deductible,
      taxSaving: ctx.step('Imposto poupado', say`${deductible} × ${marginal_rate}`, taxSaving),
      iof: 0n,
    }
  }
  return { deductible, taxSaving: savingOf(ctx, asked, income, contribution), iof: 0n }
}

/** Tax of the better annual return without the contribution, less the one with it; taxpayers file the cheaper return. */
function savingOf(ctx: Context, asked: PensionPlanInput, income: Money, contribution: Money): Money {
  const { inss_paid, dependents, health_expenses, education_expenses, alimony } = asked
  const declared = { annual_income: income, inss_paid, dependents, health_expenses, education_expenses, alimony }
  const without = ctx.ask(incomeTax, declared)
  const withIt = ctx.whatIf(incomeTax, { ...declared, pension_expenses: contribution })
  ctx.assume('Imposto poupado pela declaração que paga menos, sem e com o aporte: as outras deduções são as informadas.')
  if (withIt.best === 'simplified' && without.tax > 0n)
    ctx.assume('Com estas deduções a declaração simplificada paga menos mesmo com o aporte: nela o PGBL não abate nada.')
  if (without.tax === 0n) ctx.assume('Com esta renda não há imposto de renda a poupar.')
  return ctx.step('Imposto poupado', say`${without.tax} − ${withIt.tax}; a melhor declaração sem e com o aporte`, without.tax - withIt.tax)
}

const COUNTED = {
  month: 'O limite do IOF conta os aportes do mês em VGBL.',
  insurer: 'O limite do IOF conta os aportes de 11/06 a 31/12/2025 na mesma seguradora.',
  year: 'O limite do IOF conta os aportes do ano em todas as seguradoras.',
} as const

function iofOf(ctx: Context, contribution: Money, before: Money): Money | null {
  if (ctx.day < vgblIof.recordStarts) {
    ctx.assume(say`O IOF do VGBL de antes de ${calendarDate(vgblIof.recordStarts)} não está registrado aqui.`)
    return null
  }
  const { rate, limit, taxed, counted } = ctx.law(vgblIof)
  ctx.assume(say`${COUNTED[counted]} Aportes do empregador, portabilidade e resgate não pagam.`)
  const total = before + contribution
  if (taxed === 'whole') {
    const due = total > limit ? portion(total, rate, 'halfUp') - (before > limit ? portion(before, rate, 'halfUp') : 0n) : 0n
    return ctx.step(
      'IOF do aporte',
      () => {
        if (total <= limit) return say`${0n}; só quando o mês passa de ${limit}`
        const charged = before > limit ? say` − ${before} × ${rate}` : ''
        return say`${total} × ${rate}${charged}; o mês inteiro quando passa de ${limit}`
      },
      due,
    )
  }
  const excess = smallest(contribution, atLeastZero(total - limit))
  return ctx.step('IOF do aporte', say`${excess} × ${rate}; o que passa de ${limit}`, portion(excess, rate, 'halfUp'))
}

interface Exit {
  readonly balance: Money
  readonly rate: Ratio
  readonly base: Money
  readonly tax: Money
  readonly net: Money
}

/** Redemption of the given balance, or of the contribution grown by the return; null when neither was requested. */
function exitOf(ctx: Context, asked: PensionPlanInput, plan: Plan, iof: Money, quiet = false): Exit | null {
  const { years, regime, contribution } = asked
  if (years === undefined) return null
  const balance = asked.balance ?? grown(ctx, asked, iof)
  if (balance === null) return null
  const paid = asked.contributed_amount ?? (asked.balance === undefined ? contribution! - iof : contribution)
  if (plan === 'vgbl' && paid === undefined)
    return ctx.refuse('contributed_amount', 'é obrigatório no VGBL: o imposto cai só sobre o rendimento')
  const base = plan === 'pgbl' ? balance : atLeastZero(balance - paid!)
  const table = ctx.law(privatePension)
  const rate =
    regime === 'progressive'
      ? table.progressiveAtSource
      : table.regressive.find(({ limit }) => limit === null || years.compare(Ratio.of(BigInt(limit))) <= 0)!.value
  const tax = portion(base, rate, 'halfUp')
  if (!quiet) {
    ctx.step(
      'Base do imposto',
      plan === 'pgbl' ? say`${balance}; tudo o que se resgata` : say`${balance} − ${paid!}; só o rendimento`,
      base,
    )
    ctx.step('Imposto no resgate', say`${base} × ${rate}`, tax)
    ctx.step('Valor líquido', say`${balance} − ${tax}`, balance - tax)
    ctx.assume(
      regime === 'regressive'
        ? 'Tabela regressiva: definitiva, e o prazo é o de cada aporte; aqui todos têm o prazo informado.'
        : 'Tabela progressiva: 15% na fonte em resgate único, ajustados na declaração anual; aqui só a fonte.',
    )
  }
  return { balance, rate, base, tax, net: balance - tax }
}

function grown(
  ctx: Context,
  { contribution, years, annual_return: rate, management_fee_percent: fee }: PensionPlanInput,
  iof: Money,
): Money | null {
  if (rate === undefined || contribution === undefined || years === undefined) return null
  const yearly = ONE.plus(rate).times(ONE.minus(fee))
  ctx.assume('A taxa de administração incide sobre o saldo a cada ano, e o rendimento é constante.')
  const invested = contribution - iof
  return ctx.step(
    'Saldo no resgate',
    () => say`${invested} × ((1 + ${rate}) × (1 − ${fee}))^${decimalText(years.toNumber(4))}`,
    portion(invested, powersOf(yearly)(years), 'halfUp'),
  )
}

/** Tax saved, invested in a VGBL at the plan's return until the redemption; null where the plan states no return. */
function investedSaving(ctx: Context, asked: PensionPlanInput, saving: Money): Money | null {
  if (asked.annual_return === undefined || asked.years === undefined) return null
  const { contributed_amount: _paid, balance: _balance, ...terms } = asked
  return exitOf(ctx, { ...terms, contribution: saving }, 'vgbl', 0n, true)?.net ?? null
}

function comparedWith(ctx: Context, asked: PensionPlanInput, other: Plan, own: { exit: Exit; saving: Money }) {
  const paid = asked.contributed_amount ?? asked.contribution
  if (other === 'vgbl' && paid === undefined) return null
  const entry =
    asked.contribution === undefined || other === 'pgbl'
      ? null
      : ctx.day < vgblIof.recordStarts
        ? null
        : iofOf(ctx, asked.contribution, asked.contributed_before)
  const exit = exitOf(ctx, asked, other, asked.balance === undefined ? (entry ?? 0n) : 0n, true)
  if (exit === null) return null
  const otherSaving = other === 'pgbl' ? (entryOf(ctx, asked, 'pgbl').taxSaving ?? 0n) : 0n
  const inHand = own.exit.net + own.saving - exit.net - otherSaving
  const grownBy = (saving: Money): Money => (saving === 0n ? 0n : (investedSaving(ctx, asked, saving) ?? saving))
  const difference = own.exit.net + grownBy(own.saving) - exit.net - grownBy(otherSaving)
  if (difference !== inHand)
    ctx.assume(say`O imposto poupado no PGBL é investido como o plano, em um VGBL; sem investir, a diferença é de ${inHand}.`)
  else if (own.saving > 0n || otherSaving > 0n)
    ctx.assume('Na comparação o imposto poupado no PGBL entra como dinheiro em mãos, sem render.')
  return { plan: other, netAmount: exit.net, difference }
}
