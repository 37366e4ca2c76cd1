import { dayOf, yearOf } from '../../../../core/day.ts'
import type { Money } from '../../../../core/money.ts'
import { say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import { brl, choice, count, flag, list, money, object, percentOf, referenceDate, text, year } from '../../../../operation/input/fields.ts'
import irpfObligation, { type FilingObligation } from '../../law/irpf-obligation.ts'

const CRITERIA = [
  'taxable_income',
  'exempt_income',
  'total_assets',
  'rural_revenue',
  'rural_loss_to_offset',
  'capital_gain',
  'stock_sales',
  'stock_taxable_gain',
  'stock_operated',
  'residential_180_days',
  'became_resident',
  'foreign_assets_regime',
  'emergency_aid',
] as const
type Criterion = (typeof CRITERIA)[number]

export const criterion = () =>
  choice('Critério', CRITERIA, {
    taxable_income: 'Rendimentos tributáveis',
    exempt_income: 'Rendimentos isentos ou tributados na fonte',
    total_assets: 'Bens e direitos',
    rural_revenue: 'Receita da atividade rural',
    rural_loss_to_offset: 'Prejuízo rural a compensar',
    capital_gain: 'Ganho de capital',
    stock_sales: 'Vendas em bolsa',
    stock_taxable_gain: 'Ganho tributado em bolsa',
    stock_operated: 'Operação em bolsa',
    residential_180_days: 'Isenção na venda de imóvel residencial em 180 dias',
    became_resident: 'Passou a morar no Brasil',
    foreign_assets_regime: 'Bens e investimentos no exterior',
    emergency_aid: 'Auxílio emergencial',
  })

export default calculator({
  id: 'irpf-obligation',
  slug: 'preciso-declarar-imposto-de-renda',
  title: 'Preciso declarar o imposto de renda?',
  summary: 'Diz se a pessoa é obrigada a entregar a declaração do exercício, por quais critérios, e quanto falta para os outros.',
  seeAlso: { 'check-irpf-obligation': 'conferir o que a pessoa já acredita', 'income-tax': 'calcular o imposto' },
  group: 'impostos',
  headline: 'taxableLimit',
  says: {
    by: 'mustFile',
    texts: {
      true: 'Sim, você precisa declarar. O limite da renda tributável no ano é de {value}',
      false: 'Não, você não precisa declarar. O limite da renda tributável no ano é de {value}',
    },
  },
  next: { by: 'mustFile', texts: { true: 'Entregue a declaração de {window.opens} a {window.closes}.' } },
  lawDay: 'reference_date',
  input: {
    exercise: count(
      'Exercício',
      { min: 1900, max: 2100, hint: 'O ano da declaração; a renda é do ano anterior', blank: 'o atual' },
      'year',
    ).optional(),
    taxable_income: money('Rendimentos tributáveis', {
      means: 'annual_income',
      min: 0,
      hint: 'Do ano anterior ao da declaração: salários, aluguéis, aposentadoria',
    }),
    exempt_income: money('Rendimentos isentos', { min: 0, hint: 'Isentos, não tributáveis ou tributados só na fonte' }).prefault(0),
    total_assets: money('Bens e direitos', { min: 0, hint: 'Em 31 de dezembro, pelo custo' }).prefault(0),
    rural_revenue: money('Receita bruta rural', { min: 0 }).prefault(0),
    rural_loss_to_offset: flag('Quer compensar prejuízo rural').default(false),
    capital_gain: flag('Teve ganho de capital', { formerly: ['had_capital_gain'] }).default(false),
    stock_sales: money('Vendas em bolsa no ano', { min: 0 }).prefault(0),
    stock_taxable_gain: flag('Teve ganho tributado em bolsa').default(false),
    stock_operated: flag('Operou em bolsa').default(false),
    residential_180_days: flag('Usou a isenção de 180 dias na venda de imóvel').default(false),
    became_resident: flag('Passou a morar no Brasil no ano').default(false),
    foreign_assets_regime: flag('Tem empresa, trust ou investimento no exterior').default(false),
    emergency_aid: flag('Recebeu auxílio emergencial').default(false),
    reference_date: referenceDate('o exercício de exercise, ou hoje em São Paulo'),
  },
  result: {
    mustFile: flag('É obrigado a declarar'),
    exercise: year('Exercício'),
    taxableLimit: brl('Limite de rendimentos tributáveis', { hint: 'Acima dele é obrigado' }),
    reasons: list(
      'Por quê',
      object('Motivo', { criterion: criterion(), limit: brl('Limite').nullable(), value: brl('Valor informado').nullable() }),
    ),
    nearest: list(
      'Quanto falta para os outros limites',
      object('Limite', { criterion: criterion(), limit: brl('Limite'), remaining: brl('Falta') }),
    ),
    window: object('Prazo', { opens: text('Começa'), closes: text('Termina') }, { none: 'quando não está confirmado' }).nullable(),
    lateFine: object('Multa por atraso', {
      minimum: brl('Mínima'),
      percentPerMonth: percentOf('Por mês, sobre o imposto devido'),
      capPercent: percentOf('Máxima'),
    }),
  },
  lawDayFrom: ({ exercise, reference_date: day }, today) =>
    exercise === undefined ? { field: 'reference_date', day: day ?? today } : { field: 'exercise', day: dayOf(exercise, 12, 31) },
  answer(input, ctx) {
    const exercise = input.exercise ?? yearOf(ctx.day)
    if (input.exercise !== undefined && input.reference_date !== undefined && yearOf(input.reference_date) !== exercise)
      ctx.refuse('reference_date', say`é de ${yearOf(input.reference_date)}, mas exercise é ${exercise}: informe só um dos dois`)
    const law = ctx.law(irpfObligation)
    if (law.exercise !== exercise)
      ctx.refuse(
        input.exercise === undefined ? 'reference_date' : 'exercise',
        say`os limites do exercício ${exercise}, da renda de ${exercise - 1}, ainda não foram publicados; o último conhecido é ${law.exercise}`,
      )

    const limits = limitsOf(input, law)
    const passed = limits.filter(({ value, limit }) => value > limit)
    const facts = factsOf(input, law)
    const reasons = [...passed, ...facts.map((found) => ({ criterion: found, limit: null, value: null }))]
    const nearest = limits
      .filter(({ value, limit }) => value <= limit)
      .map(({ criterion: of, limit, value }) => ({ criterion: of, limit, remaining: limit - value }))
      .sort((a, b) => (a.remaining < b.remaining ? -1 : a.remaining > b.remaining ? 1 : 0))
    const income = input.taxable_income
    ctx.step(
      'Limite de rendimentos tributáveis',
      income > law.taxable
        ? say`${law.taxable}; a renda de ${income} passa dele`
        : say`${law.taxable}; a renda de ${income} não passa dele`,
      law.taxable,
    )
    ctx.assume(say`Exercício ${exercise}: a renda e os bens são os de ${exercise - 1}.`)
    ctx.assume('Só passa do limite quem recebe mais do que ele: o valor igual ainda não obriga.')
    ctx.assume('Não pagar imposto não é o mesmo que não declarar; e quem não é obrigado pode declarar para receber o que foi retido.')
    if (law.window === null) ctx.assume('O prazo de entrega desse exercício não está confirmado neste registro.')
    return {
      mustFile: reasons.length > 0,
      exercise,
      taxableLimit: law.taxable,
      reasons,
      nearest,
      window: law.window,
      lateFine: { minimum: law.lateFine.minimum, percentPerMonth: law.lateFine.perMonth, capPercent: law.lateFine.cap },
    }
  },
})

interface Declared {
  readonly taxable_income: Money
  readonly exempt_income: Money
  readonly total_assets: Money
  readonly rural_revenue: Money
  readonly stock_sales: Money
  readonly emergency_aid: boolean
  readonly rural_loss_to_offset: boolean
  readonly capital_gain: boolean
  readonly stock_taxable_gain: boolean
  readonly stock_operated: boolean
  readonly residential_180_days: boolean
  readonly became_resident: boolean
  readonly foreign_assets_regime: boolean
}

/** Criteria with an amount threshold. */
function limitsOf(input: Declared, law: FilingObligation): { criterion: Criterion; limit: Money; value: Money }[] {
  const aid = input.emergency_aid ? law.emergencyAid : null
  return [
    { criterion: 'taxable_income', limit: law.taxable, value: input.taxable_income },
    { criterion: 'exempt_income', limit: law.exempt, value: input.exempt_income },
    { criterion: 'total_assets', limit: law.assets, value: input.total_assets },
    { criterion: 'rural_revenue', limit: law.rural, value: input.rural_revenue },
    ...(law.stockSales === null ? [] : [{ criterion: 'stock_sales' as const, limit: law.stockSales, value: input.stock_sales }]),
    ...(aid === null ? [] : [{ criterion: 'emergency_aid' as const, limit: aid, value: input.taxable_income }]),
  ]
}

/** Criteria that oblige regardless of amounts. */
function factsOf(input: Declared, law: FilingObligation): Criterion[] {
  const anyOperation = law.stockSales === null && (input.stock_operated || input.stock_sales > 0n)
  const found: readonly (readonly [Criterion, boolean])[] = [
    ['rural_loss_to_offset', input.rural_loss_to_offset],
    ['capital_gain', input.capital_gain],
    ['stock_taxable_gain', input.stock_taxable_gain && !anyOperation],
    ['stock_operated', anyOperation],
    ['residential_180_days', input.residential_180_days],
    ['became_resident', input.became_resident],
    ['foreign_assets_regime', input.foreign_assets_regime && law.foreignAssets],
  ]
  return found.filter(([, holds]) => holds).map(([name]) => name)
}
