import { type Money, split, sum, toNumber } from '../../core/money.ts'
import type { Ratio } from '../../core/ratio.ts'
import { type Phrase, say } from '../../core/text/sentence.ts'
import proLabore from '../../domains/business/calculators/pro-labore/index.ts'
import simplesNacional from '../../domains/business/calculators/simples-nacional/index.ts'
import companySize from '../../domains/business/law/company-size.ts'
import meiTax from '../../domains/own-account/calculators/mei-tax/index.ts'
import minimumWage from '../../domains/payroll/law/minimum-wage.ts'
import { type DecisionContext, decision } from '../../operation/definition/decision.ts'
import { assumeTie, beyondBand, sensitivityLines, tieBand, tiePercent } from '../../operation/evaluation/sensitivity.ts'
import { brl, choice, count, money, referenceDate } from '../../operation/input/fields.ts'

type Verdict = 'mei' | 'mei_then_me' | 'me' | 'epp' | 'outside_simples' | 'tie'

const SIZES = ['me', 'epp', 'outside_simples'] as const
type Size = (typeof SIZES)[number]
const SIZE_WORDS = { me: 'Microempresa', epp: 'Empresa de pequeno porte', outside_simples: 'Fora do Simples' } as const

/** Annex of the Simples per MEI activity (LC 123/2006, art. 18). */
const ANNEX = { commerce: 'I', industry: 'II', services: 'III', mixed: 'III', trucker: 'III' } as const

const MONTHS_OF_A_YEAR = 12n

export default decision({
  id: 'open_mei_or_me',
  slug: 'mei-ou-microempresa',
  title: 'MEI ou microempresa?',
  summary:
    'Compara o custo mensal do MEI com o de uma empresa do Simples, com o INSS do dono dos dois lados, e diz se a receita é de MEI, microempresa, pequeno porte ou fora do Simples.',
  question: 'Com esta receita, abrir como MEI ou como microempresa?',
  verdicts: ['mei', 'mei_then_me', 'me', 'epp', 'outside_simples', 'tie'],
  verdictWords: {
    mei: 'Abrir como MEI',
    mei_then_me: 'Começar como MEI e migrar',
    me: 'Abrir como microempresa',
    epp: 'Abrir como empresa de pequeno porte',
    outside_simples: 'Fora do Simples',
    tie: 'Empate',
  },
  seeAlso: { choose_tax_regime: 'comparar também com o lucro presumido', 'mei-tax': 'ver só a guia do MEI' },
  lawDay: 'reference_date',
  input: {
    monthly_revenue: money('Receita bruta média por mês'),
    activity: choice(
      'Atividade',
      ['commerce', 'industry', 'services', 'mixed', 'trucker'],
      { commerce: 'Comércio', industry: 'Indústria', services: 'Serviços', mixed: 'Comércio e serviços', trucker: 'Caminhoneiro' },
      { description: 'Atividade: comércio, indústria, serviços, comércio com serviços (mixed) ou caminhoneiro (trucker)' },
    ).default('services'),
    months_active: count('Meses de atividade no ano', { min: 1, max: 12 }, 'months').default(12),
    accounting_fee: money('Contador da empresa por mês', { min: 0, hint: 'O MEI não precisa de contador' }).prefault(250),
    pro_labore: money('Pró-labore do dono na empresa', { blank: 'um salário mínimo' }).optional(),
    tie_percent: tiePercent(),
    reference_date: referenceDate(),
  },
  names: { annex: 'activity', amount: 'pro_labore', revenue_12m: 'monthly_revenue' },
  result: {
    meiMonthly: brl('Custo mensal como MEI', { hint: 'A guia, com o INSS do dono' }),
    meiInss: brl('INSS do dono no MEI', { hint: 'Dentro da guia' }),
    meMonthly: brl('Custo mensal como empresa do Simples', { hint: 'Guia, contador e INSS e imposto do pró-labore' }).nullable(),
    meTax: brl('Guia do Simples').nullable(),
    meInss: brl('INSS do dono na empresa', { hint: 'Sobre o pró-labore' }).nullable(),
    monthlySavings: brl('Quanto o MEI custa a menos por mês').nullable(),
    tieBand: brl('Diferença por mês até a qual é empate').nullable(),
    breakEvenRevenue: brl('Receita mensal até a qual cabe no MEI'),
    size: choice('Porte da empresa com esta receita', SIZES, SIZE_WORDS, { hint: 'Se não for MEI' }),
  },
  answer(input, ctx) {
    const { monthly_revenue: revenue, tie_percent: share } = input
    const asked = { activity: input.activity, months_active: input.months_active }
    const mei = ctx.take(['mei', 'A guia do MEI e o limite'], meiTax, { monthly_revenue: revenue, ...asked })
    ctx.assume('O MEI exige atividade permitida, no máximo um empregado e nenhuma outra empresa; isso não é conferido aqui.')

    const limits = ctx.law(companySize)
    const sizeOf = (monthly: Money): Size => {
      const yearly = monthly * MONTHS_OF_A_YEAR
      return yearly <= limits.micro ? 'me' : yearly <= limits.small ? 'epp' : 'outside_simples'
    }
    const size = sizeOf(revenue)
    ctx.assume(
      say`Porte pela receita de 12 meses: microempresa até ${limits.micro}, pequeno porte até ${limits.small}, e acima disso fora do Simples (LC nº 123/2006, art. 3º).`,
    )
    const annex = ANNEX[input.activity]
    const pay = input.pro_labore ?? ctx.law(minimumWage).monthly
    const company = companyOf(ctx, size, { revenue, annex, pay })
    if (company)
      ctx.assume(
        say`A empresa é tributada pelo anexo ${annex} e paga contador; o pró-labore do dono, de ${pay}, é dele: na conta entram o INSS e o imposto de renda sobre ele. A contribuição da empresa sobre o pró-labore já está na guia.`,
      )

    const meiMonthly = mei.das.total
    const costOf = (fee: Money): Money | null => company && sum([company.tax, company.inss, company.irrf, fee])
    const meMonthly = costOf(input.accounting_fee)
    const breakEvenRevenue = split(mei.annualLimit, input.months_active, 'truncate')
    const band = meMonthly === null ? null : tieBand([meMonthly, meiMonthly], share)
    if (band !== null && mei.status === 'within') assumeTie(ctx, band, share)
    ctx.combine(
      ['comparison', 'O custo de cada um'],
      { meiMonthly, ...(meMonthly !== null && { meMonthly }) },
      { monthlySavings: meMonthly === null ? null : meMonthly - meiMonthly },
    )

    const verdict = verdictOf(mei.status, sizeOf(revenue), [meMonthly, meiMonthly], share)
    const sensitivity = [
      ...sensitivityLines(verdict, {
        assumption: 'receita mensal',
        step: 'mei',
        from: revenue,
        to: [75n, 90n, 110n, 125n].map((percent) => split(revenue * percent, 100, 'halfUp')),
        shown: toNumber,
        verdictAt: (monthly) => {
          const { status, das } = ctx.whatIf(meiTax, { monthly_revenue: monthly, ...asked })
          const tax = status === 'within' ? ctx.whatIf(simplesNacional, { monthly_revenue: monthly, annex }).monthlyTax : null
          const cost = tax === null || !company ? null : sum([tax, company.inss, company.irrf, input.accounting_fee])
          return verdictOf(status, sizeOf(monthly), [cost, das.total], share)
        },
      }),
      ...sensitivityLines(verdict, {
        assumption: 'contador da empresa por mês',
        step: 'comparison',
        from: input.accounting_fee,
        to: [split(input.accounting_fee, 2, 'halfUp'), input.accounting_fee * 2n],
        shown: toNumber,
        verdictAt: (fee) => verdictOf(mei.status, size, [costOf(fee), meiMonthly], share),
      }),
    ]
    return {
      verdict,
      answer: answerOf(verdict, { mei: meiMonthly, me: meMonthly, limit: breakEvenRevenue, limits }),
      weakestLink: ctx.weakestLink(sensitivity, {
        step: 'mei',
        why: 'A receita média pode passar do limite em um ano bom; o limite é conferido por ano.',
      }),
      sensitivity,
      meiMonthly,
      meiInss: mei.das.inss,
      meMonthly,
      meTax: company?.tax ?? null,
      meInss: company?.inss ?? null,
      monthlySavings: meMonthly === null ? null : meMonthly - meiMonthly,
      tieBand: band,
      breakEvenRevenue,
      size,
    }
  },
})

interface Company {
  readonly tax: Money
  readonly inss: Money
  readonly irrf: Money
}

/** Company tax (DAS) plus INSS and income tax of the owner; null above the Simples revenue limit. */
function companyOf(
  ctx: DecisionContext,
  size: Size,
  { revenue, annex, pay }: { revenue: Money; annex: 'I' | 'II' | 'III'; pay: Money },
): Company | null {
  const guide = ['me', 'O Simples da empresa'] as const
  const owner = ['pro_labore', 'O INSS e o imposto do pró-labore'] as const
  if (size === 'outside_simples') {
    ctx.skip(guide, 'A receita de 12 meses passa do teto do Simples: compare os outros regimes em choose_tax_regime.')
    ctx.skip(owner, 'Sem a guia da empresa, o custo do dono sozinho não compara nada.')
    return null
  }
  const { monthlyTax } = ctx.take(guide, simplesNacional, { monthly_revenue: revenue, annex })
  const { inss, irrf } = ctx.take(owner, proLabore, { amount: pay }, { figure: 'inss' })
  return { tax: monthlyTax, inss, irrf }
}

/** Compares costs when both types are allowed; otherwise the revenue alone decides. */
function verdictOf(
  status: 'within' | 'up_to_20_over' | 'over',
  size: Size,
  [me, mei]: readonly [me: Money | null, mei: Money],
  share: Ratio,
): Verdict {
  if (status === 'over') return size
  if (status === 'up_to_20_over') return 'mei_then_me'
  return me === null ? 'mei' : beyondBand(me - mei, tieBand([me, mei], share), 'mei', 'me')
}

interface Found {
  readonly mei: Money
  readonly me: Money | null
  readonly limit: Money
  readonly limits: { readonly micro: Money; readonly small: Money }
}

function answerOf(verdict: Verdict, { mei, me, limit, limits }: Found): Phrase {
  const compared = me === null ? '' : say`, contra ${me} da empresa no Simples`
  const over = say`a receita passa do limite do MEI (${limit} por mês) em mais de 20%`
  switch (verdict) {
    case 'mei':
      return say`MEI: custa ${mei} por mês${compared}, e a receita cabe até ${limit} por mês.`
    case 'tie':
      return say`Empate: o MEI custa ${mei} por mês${compared}.`
    case 'mei_then_me':
      return say`MEI só até dezembro: a receita passa do limite de ${limit} por mês em até 20%, e em janeiro a empresa vira microempresa.`
    case 'me':
      return me !== null && me < mei
        ? say`Microempresa: custa ${me} por mês, contra ${mei} do MEI.`
        : say`Microempresa: ${over} e fica em até ${limits.micro} por ano.`
    case 'epp':
      return say`Empresa de pequeno porte: a receita passa de ${limits.micro} por ano, o máximo da microempresa, e cabe no Simples até ${limits.small}.`
    case 'outside_simples':
      return say`Fora do Simples: a receita passa de ${limits.small} por ano; a empresa paga pelo lucro presumido ou real.`
  }
}
