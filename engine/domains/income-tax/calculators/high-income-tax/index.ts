import { type Day, dayOf, yearOf } from '../../../../core/day.ts'
import { atLeastZero, type Money, portion, proportion, sum } from '../../../../core/money.ts'
import { Ratio } from '../../../../core/ratio.ts'
import { joined, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import { brl, choice, count, flag, money, percentage, percentOf, referenceDate, year } from '../../../../operation/input/fields.ts'
import minimumTax from '../../law/minimum-tax.ts'
import { minimumOn } from '../../rules/minimum-tax.ts'

export default calculator({
  id: 'high-income-tax',
  slug: 'imposto-minimo-das-altas-rendas',
  title: 'Imposto mínimo das altas rendas',
  summary: 'O IRPFM de quem recebe mais de 600 mil reais no ano: alíquota, o que já foi pago, o redutor dos lucros e o que falta pagar.',
  seeAlso: { 'dividend-withholding': 'ver a retenção do mês' },
  group: 'impostos',
  headline: 'due',
  says: {
    by: 'subject',
    texts: {
      true: { positive: 'Você paga {value} de imposto mínimo', zero: 'Não há imposto mínimo a pagar' },
      false: 'Não há imposto mínimo a pagar',
    },
  },
  lawDay: 'reference_date',
  input: {
    base_income: money('Renda que entra na conta', {
      hint: 'Do ano, já sem o que a lei exclui: poupança, LCI, herança, ganho de capital fora da bolsa',
    }),
    total_income: money('Renda total do ano', { hint: 'Com tudo, para saber se há imposto mínimo', blank: 'a mesma' }).optional(),
    regular_tax: money('Imposto da declaração', { min: 0, hint: 'O devido no ajuste anual' }).prefault(0),
    exclusive_tax: money('Imposto só na fonte', { min: 0, hint: 'Sobre rendas que entram na conta: 13º, aplicações' }).prefault(0),
    definitive_tax: money('Imposto definitivo', { min: 0, hint: 'Pago em separado, como o da bolsa' }).prefault(0),
    offshore_tax: money('Imposto do exterior', { min: 0, hint: 'Da Lei nº 14.754/2023' }).prefault(0),
    dividends: money('Lucros recebidos', { min: 0, hint: 'De uma empresa, dentro da renda que entra na conta' }).prefault(0),
    company_effective_rate: percentage('Imposto efetivo da empresa', {
      min: 0,
      max: 100,
      hint: 'IRPJ e CSLL sobre o lucro; para o redutor',
    }).optional(),
    company_kind: choice('Tipo da empresa', ['general', 'insurer', 'bank'], {
      general: 'Em geral',
      insurer: 'Seguradora e afins',
      bank: 'Banco',
    }).default('general'),
    dividend_withheld: money('Retido sobre os lucros', { min: 0, hint: 'Os 10% na fonte de 2026 em diante' }).prefault(0),
    calendar_year: count('Ano da renda', { min: 1900, max: 2100, blank: 'o atual' }, 'year').optional(),
    reference_date: referenceDate('o ano de calendar_year, ou hoje em São Paulo'),
  },
  result: {
    calendarYear: year('Ano-calendário'),
    subject: flag('Está sujeito ao imposto mínimo'),
    ratePercent: percentOf('Alíquota mínima'),
    grossTax: brl('Imposto mínimo'),
    credits: brl('Imposto já pago'),
    reducer: brl('Redutor dos lucros'),
    due: brl('Imposto mínimo devido'),
    settlement: brl('Saldo', { hint: 'Positivo a pagar, negativo a restituir, depois do retido sobre os lucros' }),
    effectiveRatePercent: percentOf('Devido sobre a renda da conta'),
  },
  lawDayFrom: ({ calendar_year: year, reference_date: day }, today) =>
    year === undefined ? { field: 'reference_date', day: day ?? today } : { field: 'calendar_year', day: lastDay(year) },
  answer(input, ctx) {
    const { base_income: base, dividends, company_effective_rate: companyRate, calendar_year: year, reference_date: day } = input
    const total = input.total_income ?? base
    if (year !== undefined && day !== undefined && yearOf(day) !== year)
      ctx.refuse('reference_date', say`é de ${yearOf(day)}, mas calendar_year é ${year}: informe só um dos dois`)
    if (total < base) ctx.refuse('total_income', say`é menor que a renda que entra na conta, ${base}`)
    if (dividends > base) ctx.refuse('dividends', say`passam da renda que entra na conta, ${base}`)
    if (companyRate && dividends === 0n) ctx.refuse('dividends', 'são precisos para calcular o redutor')
    const law = ctx.law(minimumTax)

    const credits = sum([input.regular_tax, input.exclusive_tax, input.definitive_tax, input.offshore_tax])
    const { subject, rate, grossTax } = minimumOn(base, total, law)
    if (subject && !rate.isZero)
      ctx.step(
        'Alíquota mínima',
        base >= law.fullFrom
          ? say`${law.fullRate}; renda de ${law.fullFrom} ou mais`
          : say`${law.fullRate} × (${base} − ${law.above}) ÷ (${law.fullFrom} − ${law.above})`,
        rate,
      )
    ctx.step('Imposto mínimo', say`${base} × ${rate}`, grossTax)

    const beforeReducer = atLeastZero(grossTax - credits)
    const reducer = companyRate ? reducerOf() : 0n
    const due = atLeastZero(beforeReducer - reducer)
    ctx.step(
      'Imposto mínimo devido',
      () => (due > 0n ? joined([grossTax, credits, reducer], ' − ') : say`${0n}; o já pago cobre o mínimo`),
      due,
    )
    const settlement = ctx.step('Saldo', say`${due} − ${input.dividend_withheld}`, due - input.dividend_withheld)

    ctx.assume(
      say`A renda total decide se há imposto mínimo (acima de ${law.above}); a alíquota e o imposto são da renda que entra na conta, inteira, não do excesso.`,
    )
    if (input.total_income === undefined) ctx.assume('A renda total foi tomada igual à que entra na conta.')
    ctx.assume(
      'Fora da conta: poupança, LCI, LCA, CRI, CRA, fundos imobiliários com 100 cotistas ou mais, herança e doação, ganho de capital fora da bolsa, indenizações, e lucros até 2025 aprovados até 31/12/2025.',
    )
    if (companyRate) ctx.assume('O redutor supõe uma só empresa e toma o imposto efetivo dela como informado.')
    else if (dividends > 0n) ctx.assume('Sem o imposto efetivo da empresa, o redutor dos lucros não foi calculado.')
    return {
      calendarYear: year ?? yearOf(ctx.day),
      subject,
      ratePercent: rate,
      grossTax,
      credits,
      reducer,
      due,
      settlement,
      effectiveRatePercent: proportion(due, base),
    }

    /** Lei 9.250/1995, art. 16-B: reduces the combined tax of company and owner on the profits above the cap. */
    function reducerOf(): Money {
      const without = minimumOn(base - dividends, total - dividends, law)
      const onProfits = Ratio.of(beforeReducer - atLeastZero(without.grossTax - credits), dividends)
      const cap = law.combinedCap[input.company_kind]
      const over = companyRate!.plus(onProfits).minus(cap)
      const found = over.n > 0n ? portion(dividends, over, 'halfUp') : 0n
      if (found > 0n) return ctx.step('Redutor dos lucros', say`${dividends} × (${companyRate!} + ${onProfits} − ${cap})`, found)
      return found
    }
  },
})

const lastDay = (year: number): Day => dayOf(year, 12, 31)
