import { dayOf, yearOf } from '../../../../core/day.ts'
import { atLeastZero, type Money, portion, proportion, split } from '../../../../core/money.ts'
import { ONE, type Ratio } from '../../../../core/ratio.ts'
import { type Phrase, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import {
  brl,
  choice,
  count,
  flag,
  list,
  money,
  percentage,
  percentOf,
  referenceDate,
  text,
  words,
} from '../../../../operation/input/fields.ts'
import mei from '../../law/mei.ts'
import meiExcess, { type MeiExcess } from '../../law/mei-excess.ts'
import { meiLimit } from '../../rules/mei-limit.ts'

const MONTHS = 12

export default calculator({
  id: 'mei-excess',
  slug: 'mei-acima-do-limite',
  title: 'MEI que passou do limite',
  summary:
    'O que acontece quando a receita do ano passa do limite do MEI: até 20% e acima de 20%, o imposto a mais e quando se deixa o MEI. Para a guia do mês, use a do MEI.',
  seeAlso: { 'mei-tax': 'ver a guia do mês' },
  group: 'negocios',
  headline: 'extraTax',
  says: {
    positive: 'Você paga {value} de imposto a mais',
    zero: 'Não há imposto a mais',
    none: 'A receita passa da primeira faixa do Simples: a conta é a do ano inteiro',
  },
  picture: {
    kind: 'gauge',
    title: 'Quanto do limite do MEI a receita ocupa',
    value: { input: 'annual_revenue' },
    limits: ['limit', 'toleranceLimit'],
  },
  lawDay: 'reference_date',
  input: {
    annual_revenue: money('Receita bruta do ano', { min: 0 }),
    activity: choice('Atividade', ['commerce', 'industry', 'services', 'mixed'], {
      commerce: 'Comércio',
      industry: 'Indústria',
      services: 'Serviços',
      mixed: 'Comércio e serviços',
    }).default('services'),
    services_share: percentage('Parte da receita que é de serviços', { min: 0, max: 100, hint: 'Só para comércio e serviços' }).optional(),
    months_active: count('Meses de atividade no ano', { min: 1, max: MONTHS, hint: 'A fração conta como mês inteiro' }, 'months').default(
      MONTHS,
    ),
    trucker: flag('É MEI caminhoneiro').default(false),
    reference_date: referenceDate(),
  },
  result: {
    limit: brl('Limite de receita'),
    toleranceLimit: brl('Limite com os 20%'),
    excess: brl('Receita acima do limite'),
    excessPercent: percentOf('Excesso sobre o limite'),
    status: choice('Situação', ['within', 'up_to_20', 'over_20'], {
      within: 'Dentro do limite',
      up_to_20: 'Até 20% acima',
      over_20: 'Mais de 20% acima',
    }),
    ratePercent: percentOf('Alíquota do Simples na primeira faixa'),
    extraTax: brl('Imposto a mais', { none: 'quando a receita passa da primeira faixa do Simples' }).nullable(),
    leavesOn: text('Deixa o MEI em', { none: 'dentro do limite' }).nullable(),
    retroactive: flag('A saída é retroativa'),
    notes: list('O que fazer', words('Passo')),
  },
  answer({ annual_revenue: revenue, activity, services_share: share, months_active: months, trucker }, ctx) {
    const table = ctx.law(mei)
    const excessLaw = ctx.law(meiExcess)
    if (trucker && !table.trucker) ctx.refuse('trucker', 'o MEI caminhoneiro só existe desde abril de 2022; escolha outra data')
    if (activity === 'mixed' && share === undefined) ctx.refuse('services_share', 'informe que parte da receita é de serviços')
    if (activity !== 'mixed' && share !== undefined) ctx.refuse('services_share', 'só vale para comércio com serviços (mixed)')

    const limit = meiLimit(months, table, trucker)
    ctx.step(
      'Limite',
      trucker && months < MONTHS
        ? say`${table.trucker!.monthlyLimit} × ${months}`
        : say`${trucker ? table.trucker!.annualLimit : table.annualLimit} ÷ ${MONTHS} × ${months}`,
      limit,
    )
    const toleranceLimit = portion(limit, ONE.plus(table.tolerance), 'halfUp')
    const excess = ctx.step(
      'Excesso',
      revenue > limit ? say`${revenue} − ${limit}` : say`${0n}; a receita cabe no limite`,
      atLeastZero(revenue - limit),
    )
    const status = excess === 0n ? 'within' : revenue <= toleranceLimit ? 'up_to_20' : 'over_20'
    const rate = rateOf(activity, share, excessLaw)
    const revenue12m = split(revenue * 12n, months, 'halfUp')
    const taxed = status === 'within' ? 0n : status === 'up_to_20' ? excess : revenue
    const extraTax = status === 'over_20' && revenue12m > excessLaw.firstBracketUpTo ? null : portion(taxed, rate, 'halfUp')
    if (extraTax !== null && status !== 'within') ctx.step('Imposto a mais', say`${taxed} × ${rate}`, extraTax)

    const year = yearOf(ctx.day)
    const leavesOn = { within: null, up_to_20: dayOf(year + 1, 1, 1), over_20: dayOf(year, MONTHS - months + 1, 1) }[status]
    assumeChoices(status)
    return {
      limit,
      toleranceLimit,
      excess,
      excessPercent: proportion(excess, limit),
      status,
      ratePercent: rate,
      extraTax,
      leavesOn,
      retroactive: status === 'over_20',
      notes: notesFor(status, extraTax, excessLaw),
    } as const

    function assumeChoices(found: Status): void {
      if (months < MONTHS)
        ctx.assume(say`Ano de abertura: a empresa abriu em ${monthName(MONTHS - months + 1)} e ficou aberta até dezembro.`)
      if (activity === 'mixed') ctx.assume('O excesso é repartido entre comércio e serviços na mesma proporção da receita.')
      if (trucker)
        ctx.assume(
          'O frete é tratado pela alíquota da atividade escolhida; a do caminhoneiro sobre o excesso não foi encontrada em texto oficial.',
        )
      if (found !== 'over_20') return
      ctx.assume(
        'Visão do ano inteiro pela primeira faixa do Simples; o cálculo certo é mês a mês, com multa e juros de cada guia, que não entram aqui.',
      )
      ctx.assume('Não se sabe se as guias do MEI já pagas no ano abatem o imposto retroativo: nada foi descontado.')
    }
  },
})

type Status = 'within' | 'up_to_20' | 'over_20'
type Activity = 'commerce' | 'industry' | 'services' | 'mixed'

function rateOf(activity: Activity, share: Ratio | undefined, { rates }: MeiExcess): Ratio {
  if (activity !== 'mixed' || !share) return activity === 'mixed' ? rates.services : rates[activity]
  return rates.services.times(share).plus(rates.commerce.times(ONE.minus(share)))
}

function notesFor(status: Status, extraTax: Money | null, { firstBracketUpTo }: MeiExcess): Phrase[] {
  if (status === 'within') return ['Nada a fazer: a receita cabe no limite do ano.']
  if (status === 'up_to_20')
    return [
      'Comunique a saída do MEI no Portal do Simples Nacional.',
      'Pague o DAS complementar sobre o excesso junto com a guia de janeiro, sem multa nem juros.',
      'Continue pagando a guia do MEI até dezembro; em janeiro a empresa passa a microempresa.',
    ]
  return [
    'Comunique a saída do MEI até o fim do mês seguinte ao do excesso e procure um contador.',
    'O ano todo é refeito no Simples, mês a mês, com multa e juros.',
    ...(extraTax === null
      ? [say`A receita de 12 meses passa de ${firstBracketUpTo}: calcule cada mês no Simples Nacional, na faixa dele.`]
      : []),
  ]
}

const NAMES = ['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho', 'julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro']
const monthName = (month: number): string => NAMES[month - 1]!
