import { atLeastZero, type Money, portion, proportion, smallest, split, sum } from '../../../../core/money.ts'
import type { Ratio } from '../../../../core/ratio.ts'
import { joined, type Phrase, type SentenceValue, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, choice, integer, list, money, object, percentage, percentOf, referenceDate } from '../../../../operation/input/fields.ts'
import employerCharges from '../../../payroll/law/employer-charges.ts'
import presumedProfit, { type PresumedProfit } from '../../law/presumed-profit.ts'
import { presumedTaxes } from '../../rules/presumed.ts'

const QUARTERS = 4n

export default calculator({
  id: 'presumed-profit',
  slug: 'lucro-presumido',
  title: 'Lucro presumido',
  summary:
    'Os tributos do trimestre no lucro presumido: IRPJ com adicional, CSLL, PIS, Cofins, ISS e INSS da folha, e em quantas quotas se paga.',
  seeAlso: { choose_tax_regime: 'comparar regimes' },
  group: 'negocios',
  headline: 'total',
  says: 'No trimestre, a empresa paga {value}',
  picture: { kind: 'parts', title: 'Os impostos do trimestre', parts: ['irpj', 'additional', 'csll', 'pis', 'cofins', 'iss', 'cpp'] },
  lawDay: 'reference_date',
  input: {
    quarterly_revenue: money('Receita do trimestre'),
    activity: choice('Atividade', ['services', 'services_small', 'commerce', 'cargo', 'passengers', 'hospital'], {
      services: 'Serviços em geral',
      services_small: 'Serviços com receita anual pequena',
      commerce: 'Comércio e indústria',
      cargo: 'Transporte de cargas',
      passengers: 'Transporte de passageiros',
      hospital: 'Serviços hospitalares',
    }).default('services'),
    other_income: money('Outras receitas', { min: 0, hint: 'Aplicações e ganhos: entram inteiras na base' }).prefault(0),
    iss_rate: percentage('Alíquota do ISS', { min: 0, max: 5, hint: 'Da cidade', blank: 'não se calcula' }).prefault(0),
    payroll: money('Folha do trimestre', { min: 0, hint: 'Salários e pró-labore, para os 20% da empresa' }).prefault(0),
    withheld_irrf: money('IRRF retido pelos clientes', { min: 0 }).prefault(0),
    withheld_csll: money('CSLL retida pelos clientes', { min: 0 }).prefault(0),
    withheld_pis: money('PIS retido pelos clientes', { min: 0 }).prefault(0),
    withheld_cofins: money('Cofins retida pelos clientes', { min: 0 }).prefault(0),
    reference_date: referenceDate(),
  },
  result: {
    irpjBase: brl('Base do IRPJ'),
    irpj: brl('IRPJ'),
    additional: brl('Adicional do IRPJ'),
    csllBase: brl('Base da CSLL'),
    csll: brl('CSLL'),
    pis: brl('PIS'),
    cofins: brl('Cofins'),
    iss: brl('ISS'),
    cpp: brl('INSS da empresa'),
    total: brl('Total do trimestre'),
    withheld: brl('Já retido pelos clientes'),
    toPay: brl('A pagar'),
    effectiveRatePercent: percentOf('Total sobre as receitas'),
    monthlyAverage: brl('Média por mês'),
    quotas: list(
      'Em quantas quotas',
      object('Tributo', {
        tax: choice('Tributo', ['irpj', 'csll'], { irpj: 'IRPJ e adicional', csll: 'CSLL' }),
        quotas: integer('Quotas'),
        amount: brl('Cada quota'),
      }),
    ),
  },
  answer(input, ctx) {
    const { quarterly_revenue: revenue, activity, other_income: other, payroll } = input
    const law = ctx.law(presumedProfit)
    const { turnover } = law
    if (!turnover)
      return ctx.refuse(
        'reference_date',
        'desde 2027 a CBS substitui PIS e Cofins, e a alíquota dela não está neste registro; escolha uma data até 2026',
      )
    if (activity === 'services_small' && revenue > law.smallServicesUpTo)
      ctx.refuse('activity', say`a presunção menor vale até ${law.smallServicesUpTo} de receita no ano`)
    if (revenue > law.annualLimit) ctx.refuse('quarterly_revenue', say`passa de ${law.annualLimit}, o limite do regime no ano`)

    if (revenue * QUARTERS > law.annualLimit)
      ctx.assume(
        say`Quatro trimestres como este passam de ${law.annualLimit}: com essa receita no ano, o seguinte já não pode ser no lucro presumido, só no lucro real (Lei nº 9.718/1998, art. 13).`,
      )

    const share = law.presumption[activity]
    const onCsll = law.increase?.onCsll ? law.increase : null
    const { irpjBase, irpj, above, additional, csllBase, csll, pis, cofins } = presumedTaxes({ revenue, other, activity }, law, turnover)
    ctx.step('Base do IRPJ', () => baseFormula(revenue, share.irpj, law.increase, other), irpjBase)
    ctx.step('IRPJ', say`${irpjBase} × ${law.irpj}`, irpj)
    ctx.step(
      'Adicional do IRPJ',
      above > 0n
        ? say`(${irpjBase} − ${law.additional.above}) × ${law.additional.rate}`
        : say`${0n}; a base não passa de ${law.additional.above}`,
      additional,
    )
    ctx.step('Base da CSLL', () => baseFormula(revenue, share.csll, onCsll, other), csllBase)
    ctx.step('CSLL', say`${csllBase} × ${law.csll}`, csll)
    ctx.step('PIS', say`${revenue} × ${turnover.pis}`, pis)
    ctx.step('Cofins', say`${revenue} × ${turnover.cofins}`, cofins)
    const iss = portion(revenue, input.iss_rate, 'halfUp')
    if (iss > 0n) ctx.step('ISS', say`${revenue} × ${input.iss_rate}`, iss)
    const cpp = payroll > 0n ? portion(payroll, ctx.law(employerCharges).inss, 'halfUp') : 0n
    if (cpp > 0n) ctx.step('INSS da empresa', () => say`${payroll} × ${ctx.law(employerCharges).inss}`, cpp)
    const parts = [irpj, additional, csll, pis, cofins, iss, cpp]
    const total = ctx.step('Total do trimestre', () => joined(parts, ' + '), sum(parts))

    const income = { due: irpj + additional, withheld: input.withheld_irrf }
    const pairs = [
      income,
      { due: csll, withheld: input.withheld_csll },
      { due: pis, withheld: input.withheld_pis },
      { due: cofins, withheld: input.withheld_cofins },
    ]
    const withheld = sum(pairs.map((pair) => pair.withheld))
    const toPay = sum(pairs.map((pair) => atLeastZero(pair.due - pair.withheld))) + iss + cpp

    assumeQuarter(ctx, input, law)
    return {
      irpjBase,
      irpj,
      additional,
      csllBase,
      csll,
      pis,
      cofins,
      iss,
      cpp,
      total,
      withheld,
      toPay,
      effectiveRatePercent: proportion(total, revenue + other),
      monthlyAverage: split(total, 3, 'halfUp'),
      quotas: [
        { tax: 'irpj' as const, ...quotasOf(atLeastZero(income.due - income.withheld), law) },
        { tax: 'csll' as const, ...quotasOf(atLeastZero(csll - input.withheld_csll), law) },
      ],
    }
  },
})

interface Quarter {
  readonly quarterly_revenue: Money
  readonly activity: keyof PresumedProfit['presumption']
  readonly iss_rate: Ratio
  readonly payroll: Money
}

function assumeQuarter(ctx: Context, { quarterly_revenue: revenue, activity, iss_rate: iss, payroll }: Quarter, law: PresumedProfit): void {
  ctx.assume('Atividade única, regime de competência ou de caixa sem receitas a receber, sem substituição tributária nem monofásicos.')
  ctx.assume('PIS e Cofins cumulativos só sobre a receita da atividade; as outras receitas ficam fora deles.')
  if (activity === 'services_small') ctx.assume(say`Receita do ano até ${law.smallServicesUpTo}: se passar, a diferença do IRPJ é devida.`)
  if (law.increase && revenue > law.increase.above)
    ctx.assume(say`A parte da receita acima de ${law.increase.above} no trimestre tem a presunção aumentada em 10% (LC nº 224/2025).`)
  ctx.assume(iss.isZero ? 'ISS não calculado: é da cidade e depende do serviço.' : 'ISS pela alíquota informada, sobre toda a receita.')
  if (payroll > 0n) ctx.assume('INSS da empresa de 20% sobre a folha, sem RAT e sem terceiros, que dependem da atividade.')
  ctx.assume('Quotas mensais iguais; da segunda em diante com a Selic, que não está somada.')
}

type Increase = PresumedProfit['increase']

function baseFormula(revenue: Money, share: Ratio, increase: Increase, other: Money): Phrase {
  const usual = increase ? smallest(revenue, increase.above) : revenue
  const terms: SentenceValue[] = [say`${usual} × ${share}`]
  if (increase && revenue > increase.above) terms.push(say`${revenue - usual} × ${share.times(increase.factor)}`)
  if (other > 0n) terms.push(other)
  return joined(terms, ' + ')
}

/** Maximum number of quotas without one below the minimum. */
function quotasOf(amount: Money, { quotas: { most, least } }: PresumedProfit): { quotas: number; amount: Money } {
  const quotas = Math.max(1, least === 0n ? most : Math.min(most, Number(amount / least)))
  return { quotas, amount: split(amount, quotas, 'halfUp') }
}
