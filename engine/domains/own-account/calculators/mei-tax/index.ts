import { type Money, portion, proportion } from '../../../../core/money.ts'
import { ONE, type Ratio } from '../../../../core/ratio.ts'
import { joined, type Phrase, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import { brl, choice, count, money, object, percentOf, referenceDate, words } from '../../../../operation/input/fields.ts'
import minimumWage from '../../../payroll/law/minimum-wage.ts'
import mei from '../../law/mei.ts'
import { meiLimit } from '../../rules/mei-limit.ts'

const MONTHS = 12

export default calculator({
  id: 'mei-tax',
  slug: 'mei',
  title: 'MEI: guia mensal e limite de receita',
  summary: 'Valor do DAS do microempreendedor individual e quanto do limite anual de receita está em uso.',
  seeAlso: { 'mei-excess': 'saber o que acontece acima do limite', open_mei_or_me: 'decidir entre MEI e microempresa' },
  group: 'negocios',
  headline: 'das.total',
  says: 'A guia do mês é de {value}',
  picture: {
    kind: 'gauge',
    title: 'Quanto do limite do MEI a receita ocupa',
    value: 'annualRevenue',
    limits: ['annualLimit', 'toleranceLimit'],
  },
  lawDay: 'reference_date',
  input: {
    monthly_revenue: money('Receita bruta média por mês', { min: 0 }),
    activity: choice(
      'Atividade',
      ['commerce', 'industry', 'services', 'mixed', 'trucker'],
      { commerce: 'Comércio', industry: 'Indústria', services: 'Serviços', mixed: 'Comércio e serviços', trucker: 'Caminhoneiro' },
      { description: 'Atividade: comércio, indústria, serviços, comércio com serviços (mixed) ou caminhoneiro (trucker)' },
    ).default('services'),
    months_active: count('Meses de atividade no ano', { min: 1, max: MONTHS, hint: 'A fração conta como mês inteiro' }, 'months').default(
      MONTHS,
    ),
    reference_date: referenceDate(),
  },
  result: {
    das: object('Guia mensal (DAS)', {
      inss: brl('INSS'),
      icms: brl('ICMS'),
      iss: brl('ISS'),
      ibsCbs: brl('IBS e CBS, a partir de 2027').optional(),
      total: brl('Total da guia'),
    }),
    annualRevenue: brl('Receita nos meses de atividade do ano'),
    annualLimit: brl('Limite de receita para esses meses'),
    toleranceLimit: brl('Limite com a tolerância', { hint: 'Acima dele a saída é retroativa' }),
    limitUsedPercent: percentOf('Parte do limite em uso'),
    status: choice('Situação diante do limite', ['within', 'up_to_20_over', 'over'], {
      within: 'Dentro do limite',
      up_to_20_over: 'Até 20% acima',
      over: 'Mais de 20% acima',
    }),
    advice: words('O que fazer'),
  },
  answer({ monthly_revenue: revenue, activity, months_active: months }, ctx) {
    const table = ctx.law(mei)
    const wage = ctx.law(minimumWage).monthly
    const trucker = activity === 'trucker'
    if (trucker && !table.trucker)
      ctx.refuse('activity', 'o MEI caminhoneiro só existe desde abril de 2022; escolha outra atividade ou data')
    const { inssRate, annualLimit: fullYear } = trucker ? table.trucker! : table

    const inss = ctx.step('INSS', say`${wage} × ${inssRate}`, portion(wage, inssRate, 'halfUp'))
    const icms = activity === 'services' ? 0n : table.icms
    const iss = activity === 'services' || activity === 'mixed' ? table.iss : 0n
    const total = inss + icms + iss + (table.ibsCbs ?? 0n)
    ctx.step('Guia mensal', () => joined([inss, icms, iss, ...(table.ibsCbs ? [table.ibsCbs] : [])], ' + '), total)
    if (trucker)
      ctx.assume(
        say`Caminhoneiro com frete entre municípios, sujeito a ICMS; só dentro do município, o ISS toma o lugar do ICMS (${total - icms + table.iss}), e com os dois a guia é ${total + table.iss}.`,
      )

    const annualRevenue = ctx.step('Receita no ano', say`${revenue} × ${months}`, revenue * BigInt(months))
    const annualLimit = meiLimit(months, table, trucker)
    ctx.step(
      'Limite',
      trucker && months < MONTHS ? say`${table.trucker!.monthlyLimit} × ${months}` : say`${fullYear} ÷ ${MONTHS} × ${months}`,
      annualLimit,
    )
    const toleranceLimit = portion(annualLimit, ONE.plus(table.tolerance), 'halfUp')
    const status: Status = annualRevenue <= annualLimit ? 'within' : annualRevenue <= toleranceLimit ? 'up_to_20_over' : 'over'
    ctx.assume('Receita igual em todos os meses de atividade; meses sem receita também pagam a guia.')
    return {
      das: { inss, icms, iss, ...(table.ibsCbs && { ibsCbs: table.ibsCbs }), total },
      annualRevenue,
      annualLimit,
      toleranceLimit,
      limitUsedPercent: proportion(annualRevenue, annualLimit),
      status,
      advice: adviceFor(status, annualRevenue, annualLimit, table.tolerance),
    }
  },
})

type Status = 'within' | 'up_to_20_over' | 'over'

function adviceFor(status: Status, revenue: Money, limit: Money, tolerance: Ratio): Phrase {
  if (status === 'within') return say`Dentro do limite: ainda cabem ${limit - revenue} neste ano.`
  const excess = revenue - limit
  return status === 'up_to_20_over'
    ? say`Passou ${excess} do limite, até ${tolerance}: comunique a saída do MEI, pague o DAS complementar sobre o excesso e passe a microempresa em 1º de janeiro.`
    : say`Passou ${excess} do limite, mais de ${tolerance}: a saída do MEI retroage a 1º de janeiro (ou à abertura) e o ano é tributado como microempresa no Simples; procure um contador.`
}
