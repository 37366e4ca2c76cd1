import { formatBRL, type Money, split, toNumber } from '../../../../core/money.ts'
import { decision } from '../../../../core/operation/decision.ts'
import { brl, choice, count, money, referenceDate } from '../../../../core/operation/fields.ts'
import simplesNacional from '../../../business/calculators/simples-nacional/index.ts'
import meiTax from '../../calculators/mei-tax/index.ts'
import { examples } from './examples.ts'

type Verdict = 'mei' | 'mei_then_me' | 'me'

/** The annex of the Simples each activity of the MEI falls in (LC 123/2006, art. 18). */
const ANNEX = { commerce: 'I', industry: 'II', services: 'III', mixed: 'III', trucker: 'III' } as const

export default decision({
  id: 'open_mei_or_me',
  slug: 'mei-ou-microempresa',
  title: 'MEI ou microempresa?',
  summary: 'Compara o custo mensal do MEI com o de uma microempresa no Simples e diz se a receita cabe no limite.',
  question: 'Com esta receita, abrir como MEI ou como microempresa?',
  verdicts: ['mei', 'mei_then_me', 'me'],
  verdictWords: { mei: 'Abrir como MEI', mei_then_me: 'Começar como MEI e migrar', me: 'Abrir como microempresa' },
  keywords: ['abrir empresa', 'cnpj', 'simples', 'microempreendedor'],
  lawDay: 'reference_date',
  input: {
    monthly_revenue: money('Receita bruta média por mês'),
    activity: choice(
      'Atividade',
      ['commerce', 'industry', 'services', 'mixed', 'trucker'],
      { commerce: 'Comércio', industry: 'Indústria', services: 'Serviços', mixed: 'Comércio e serviços', trucker: 'Caminhoneiro' },
      { hint: 'Comércio, indústria, serviços, comércio com serviços (mixed) ou caminhoneiro (trucker)' },
    ).default('services'),
    months_active: count('Meses de atividade no ano', { min: 1, max: 12 }, 'months').default(12),
    accounting_fee: money('Contador da microempresa por mês', { min: 0 }).prefault(250),
    reference_date: referenceDate(),
  },
  result: {
    meiMonthly: brl('Custo mensal como MEI'),
    meMonthly: brl('Custo mensal como microempresa', { hint: 'Simples e contador' }).nullable(),
    monthlySavings: brl('Quanto o MEI custa a menos por mês').nullable(),
    breakEvenRevenue: brl('Receita mensal até a qual cabe no MEI'),
  },
  examples,
  answer(input, ctx) {
    const revenue = input.monthly_revenue
    const asked = { activity: input.activity, months_active: input.months_active }
    const mei = ctx.take(['mei', 'A guia do MEI e o limite'], meiTax, { monthly_revenue: revenue, ...asked })
    ctx.assume('O MEI exige atividade permitida, no máximo um empregado e nenhuma outra empresa; isso não é conferido aqui.')

    const annex = ANNEX[input.activity]
    const me = ctx.takeOrSkip(['me', 'O Simples da microempresa'], simplesNacional, { monthly_revenue: revenue, annex })
    const meMonthly = me && me.monthlyTax + input.accounting_fee
    if (me)
      ctx.assume(
        `A microempresa é tributada pelo anexo ${annex} e paga contador; o pró-labore do dono e o INSS sobre ele não entram na conta.`,
      )

    const meiMonthly = mei.das.total
    const breakEvenRevenue = split(mei.annualLimit, input.months_active, 'truncate')
    const verdict = VERDICTS[mei.status]
    const sensitivity = [10, 25].map((percent) => {
      const grown = split(revenue * BigInt(100 + percent), 100, 'halfUp')
      const { status } = ctx.whatIf(meiTax, { monthly_revenue: grown, ...asked })
      return { assumption: 'receita mensal', from: toNumber(revenue), to: toNumber(grown), verdictChanges: VERDICTS[status] !== verdict }
    })
    return {
      verdict,
      answer: answerOf(verdict, meiMonthly, meMonthly, breakEvenRevenue),
      weakestLink: ctx.weakestLink(sensitivity, {
        step: 'mei',
        why: 'A receita média pode passar do limite em um ano bom; o limite é conferido por ano.',
      }),
      sensitivity,
      meiMonthly,
      meMonthly,
      monthlySavings: meMonthly === null ? null : meMonthly - meiMonthly,
      breakEvenRevenue,
    }
  },
})

const VERDICTS = { within: 'mei', up_to_20_over: 'mei_then_me', over: 'me' } as const satisfies Record<string, Verdict>

function answerOf(verdict: Verdict, mei: Money, me: Money | null, limit: Money): string {
  const compared = me === null ? '' : `, contra ${formatBRL(me)} da microempresa`
  if (verdict === 'mei') return `MEI: custa ${formatBRL(mei)} por mês${compared}, e a receita cabe até ${formatBRL(limit)} por mês.`
  if (verdict === 'mei_then_me')
    return `MEI só até dezembro: a receita passa do limite de ${formatBRL(limit)} por mês em até 20%, e em janeiro a empresa vira microempresa.`
  return `Microempresa: a receita passa do limite do MEI (${formatBRL(limit)} por mês) em mais de 20%.`
}
