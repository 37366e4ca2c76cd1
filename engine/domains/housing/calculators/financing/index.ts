import { formatBRL, formatPercent, sum, toNumber } from '../../../../core/money.ts'
import { calculator } from '../../../../core/operation/calculator.ts'
import { brl, choice, count, flag, integer, list, money, object, percentage, percentOf } from '../../../../core/operation/fields.ts'
import { decimal, Ratio } from '../../../../core/ratio.ts'
import { annualFromMonthly, evenSchedule, monthlyFromAnnual, sacSchedule } from '../../../credit/rules/installment.ts'
import { internalRate } from '../../../credit/rules/irr.ts'
import { examples } from './examples.ts'

export default calculator({
  id: 'financing',
  title: 'Financiamento imobiliário',
  summary: 'Financiamento pelo SAC ou pela tabela Price: parcelas, juros, total pago e custo efetivo total.',
  group: 'moradia',
  keywords: ['casa própria', 'sac', 'price', 'prestação', 'imóvel', 'apartamento', 'crédito imobiliário'],
  headline: 'firstInstallment',
  input: {
    property_value: money('Valor do imóvel'),
    down_payment: money('Entrada', { min: 0 }),
    annual_rate: percentage('Taxa de juros ao ano', { above: 0 }),
    months: count('Prazo em meses', { above: 0, max: 420 }, 'months'),
    system: choice('Sistema de amortização', ['sac', 'price'], { sac: 'SAC', price: 'Tabela Price' }),
    rate_convention: choice(
      'Como a taxa anual vira mensal',
      ['effective', 'nominal'],
      {
        effective: 'Efetiva',
        nominal: 'Nominal',
      },
      { hint: 'Effective compõe (raiz 12), nominal divide por 12' },
    ).default('effective'),
    monthly_insurance: money('Seguros (MIP e DFI) por mês', { min: 0 }).prefault(0),
    monthly_fee: money('Tarifa de administração por mês', { min: 0 }).prefault(0),
    schedule: flag('Inclui a tabela mês a mês').default(false),
  },
  result: {
    financedAmount: brl('Valor financiado'),
    monthlyRatePercent: percentOf('Taxa de juros ao mês'),
    firstInstallment: brl('Primeira parcela, com seguro e tarifa'),
    lastInstallment: brl('Última parcela, com seguro e tarifa'),
    totalInterest: brl('Total de juros'),
    totalCharges: brl('Total de seguros e tarifas'),
    totalPaid: brl('Total das parcelas, sem a entrada'),
    cetAnnualPercent: percentOf('Custo efetivo total ao ano').nullable(),
    schedule: list(
      'Tabela mês a mês',
      object('Mês', {
        month: integer('Mês'),
        installment: brl('Parcela', { hint: 'Juros, amortização e encargos' }),
        interest: brl('Juros'),
        amortization: brl('Amortização'),
        charges: brl('Seguro e tarifa'),
        balance: brl('Saldo devedor depois da parcela'),
      }),
    ).optional(),
  },
  examples,
  answer(input, ctx) {
    const { months, system } = input
    if (input.down_payment >= input.property_value)
      ctx.refuse('down_payment', 'deve ser menor que o valor do imóvel: não há o que financiar')
    const financed = ctx.step(
      'Valor financiado',
      () => `${formatBRL(input.property_value)} − ${formatBRL(input.down_payment)}`,
      input.property_value - input.down_payment,
    )
    const nominal = input.rate_convention === 'nominal'
    const monthlyRate = nominal ? input.annual_rate.over(Ratio.of(12n)) : monthlyFromAnnual(input.annual_rate)
    const annual = formatPercent(input.annual_rate)
    ctx.step('Taxa mensal', nominal ? `${annual} ÷ 12` : `(1 + ${annual})^(1/12) − 1`, monthlyRate)

    const rows = (system === 'sac' ? sacSchedule : evenSchedule)(financed, monthlyRate, months)
    const charges = input.monthly_insurance + input.monthly_fee
    const [first, last] = [rows[0]!, rows.at(-1)!]
    const totalInterest = sum(rows.map((row) => row.interest))
    const totalCharges = charges * BigInt(months)
    const totalPaid = financed + totalInterest + totalCharges

    ctx.assume(
      nominal
        ? 'Taxa anual nominal dividida por 12, como nos contratos que informam a taxa nominal.'
        : 'Taxa anual efetiva convertida à mensal equivalente por juros compostos.',
    )
    ctx.assume('Juros e amortização arredondados ao centavo a cada mês; a última parcela liquida o saldo que o arredondamento deixou.')
    ctx.assume('Sem correção do saldo pela TR ou pelo IPCA, sem IOF e sem ITBI; seguro e tarifa constantes.')
    const addition = charges > 0n ? ` + ${formatBRL(charges)} de seguro e tarifa` : ''
    ctx.step(
      'Primeira parcela',
      () => `juros de ${formatBRL(first.interest)} + amortização de ${formatBRL(first.amortization)}${addition}`,
      first.installment + charges,
    )
    ctx.step('Total de juros', `soma dos juros de ${months} meses`, totalInterest)
    ctx.step('Total pago', () => `${formatBRL(financed)} + ${formatBRL(totalInterest)} + ${formatBRL(totalCharges)}`, totalPaid)

    const cet = internalRate(
      toNumber(financed),
      rows.map((row) => toNumber(row.installment + charges)),
    )
    if (cet === null)
      ctx.assume('O CET não existe para estes valores: com arredondamento ao centavo as parcelas não devolvem o financiado.')
    return {
      financedAmount: financed,
      monthlyRatePercent: monthlyRate,
      firstInstallment: first.installment + charges,
      lastInstallment: last.installment + charges,
      totalInterest,
      totalCharges,
      totalPaid,
      cetAnnualPercent: cet === null ? null : annualFromMonthly(decimal(cet)),
      schedule: input.schedule
        ? rows.map(({ month, installment, interest, amortization, balance }) => ({
            month,
            installment: installment + charges,
            interest,
            amortization,
            charges,
            balance,
          }))
        : undefined,
    }
  },
})
