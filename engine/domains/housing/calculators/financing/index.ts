import { annualFromMonthly, monthlyFromAnnual } from '../../../../core/finance/installment.ts'
import { internalRate } from '../../../../core/finance/irr.ts'
import { type Money, sum, toNumber } from '../../../../core/money.ts'
import { decimal, Ratio } from '../../../../core/ratio.ts'
import { word } from '../../../../core/text/language.ts'
import { joined, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, choice, count, date, flag, integer, list, money, object, percentage, percentOf } from '../../../../operation/input/fields.ts'
import { totalInTodaysMoney } from '../../../prices/rules/todays-money.ts'
import purchaseCosts from '../purchase-costs/index.ts'
import {
  anyExtra,
  contracted,
  extraEffect,
  fgtsUsed,
  followed,
  incomeFor,
  type Loan,
  monthlyIndexOf,
  type System,
  summary,
} from './options.ts'

const side = (label: string) =>
  object(label, {
    firstInstallment: brl('Primeira parcela'),
    lastInstallment: brl('Última parcela'),
    totalInterest: brl('Total de juros'),
    totalPaid: brl('Total pago'),
    months: integer('Meses até quitar'),
  })

export default calculator({
  id: 'financing',
  slug: 'financiamento-imobiliario',
  title: 'Financiamento imobiliário',
  summary:
    'Financiamento pelo SAC ou pela tabela Price: parcelas, juros, total pago e custo efetivo total; com amortizações extras, TR ou IPCA, FGTS, renda necessária e custos da compra, se pedidos.',
  seeAlso: { installment: 'tratar de veículo ou outra compra', buy_or_rent: 'decidir entre comprar e alugar' },
  group: 'moradia',
  headline: 'firstInstallment',
  says: 'A primeira parcela é de {value}',
  picture: {
    kind: 'sides',
    title: 'A parcela, mês a mês, no SAC e na Price',
    vary: 'system',
    list: 'schedule',
    at: 'month',
    line: 'installment',
  },
  lawDay: 'contract_date',
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
      { hint: 'A efetiva compõe (raiz 12), a nominal divide por 12' },
    ).default('effective'),
    monthly_insurance: money('Seguros (MIP e DFI) por mês', { min: 0 }).prefault(0),
    monthly_fee: money('Tarifa de administração por mês', { min: 0 }).prefault(0),
    schedule: flag('Inclui a tabela mês a mês').default(false),
    extra_monthly: money('Amortização extra por mês', { min: 0 }).prefault(0),
    extra_yearly: money('Amortização extra por ano', { min: 0, hint: 'A cada doze meses' }).prefault(0),
    extra_once: money('Amortização extra uma vez', { min: 0 }).prefault(0),
    extra_once_month: count('Mês da amortização extra', { min: 1, max: 420 }, 'months')
      .default(1)
      .meta({ 'x-stated-with': ['extra_once'] }),
    extra_reduces: choice('O que a amortização extra diminui', ['term', 'installment'], {
      term: 'O prazo',
      installment: 'A parcela',
    })
      .default('term')
      .meta({ 'x-stated-with': ['extra_monthly', 'extra_yearly', 'extra_once'] }),
    compare: flag('Comparar o SAC com a tabela Price').default(false),
    index: choice('Correção do saldo', ['none', 'tr', 'ipca'], { none: 'Nenhuma', tr: 'TR', ipca: 'IPCA' }).default('none'),
    index_annual: percentage('Índice ao ano, suposto', {
      min: 0,
      max: 100,
      blank: 'o último publicado, repetido até o fim',
    }).optional(),
    income_share: percentage('Parte da renda para a parcela', {
      above: 0,
      max: 100,
      hint: 'Para saber a renda necessária; bancos usam até 30%',
    }).optional(),
    fgts: money('FGTS usado na compra', { means: 'fgts_used', min: 0 }).prefault(0),
    itbi_percent: percentage('ITBI', { min: 0, max: 10, hint: 'Para incluir os custos da compra' }).optional(),
    annual_inflation: percentage('Inflação ao ano', { above: -100, max: 1000, hint: 'Para dizer o total em dinheiro de hoje' }).optional(),
    contract_date: date('Dia da compra', { hint: 'Escolhe a regra do FGTS', blank: 'hoje' }).optional(),
  },
  result: {
    financedAmount: brl('Valor financiado'),
    monthlyRatePercent: percentOf('Taxa de juros ao mês', { decimals: 4 }),
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
        correction: brl('Correção do saldo').optional(),
        extra: brl('Amortização extra').optional(),
      }),
    ).optional(),
    extra: object('Com as amortizações extras', {
      totalExtra: brl('Pago a mais'),
      interestSaved: brl('Juros a menos'),
      monthsSaved: integer('Meses a menos'),
      chargesSaved: brl('Seguros e tarifas a menos'),
    }).optional(),
    paidOffMonth: integer('Mês em que a dívida acaba').optional(),
    monthlyIndexPercent: percentOf('Correção do saldo ao mês').optional(),
    totalCorrection: brl('Total da correção do saldo').optional(),
    comparison: object('SAC e Price lado a lado', {
      sac: side('SAC'),
      price: side('Tabela Price'),
      interestSaved: brl('Juros a menos no SAC', { hint: 'Negativo se a Price sai por menos' }),
    }).optional(),
    incomeNeeded: brl('Renda necessária').optional(),
    fgts: object('FGTS', {
      allowed: flag('O imóvel aceita FGTS'),
      used: brl('FGTS usado'),
      maxPropertyValue: brl('Imóvel até'),
    }).optional(),
    purchaseCosts: brl('Custos da compra', { hint: 'ITBI e registro' }).optional(),
    upfrontCash: brl('Dinheiro na compra', { hint: 'A entrada mais os custos' }).optional(),
    totalPaidToday: brl('Total pago em dinheiro de hoje').optional(),
  },
  answer(input, ctx) {
    const { months, system, property_value: value } = input
    const fgts = input.fgts > 0n ? fgtsUsed(ctx, input.fgts, value) : null
    const financed = financedOf(ctx, value, input.down_payment, fgts?.used)
    const nominal = input.rate_convention === 'nominal'
    const monthlyRate = monthlyRateOf(ctx, input.annual_rate, nominal)

    const charges = input.monthly_insurance + input.monthly_fee
    const loan: Loan = { financed, monthlyRate, months, charges }
    if (input.extra_once > 0n && input.extra_once_month > months) ctx.refuse('extra_once_month', say`passa do prazo de ${months} meses`)
    const index = monthlyIndexOf(ctx, input.index, input.index_annual)
    const indexed = input.index !== 'none'
    const extras = anyExtra(input)
    const rowsOf = (of: System) => followed(loan, of, index, input, input.extra_reduces)
    const rows = rowsOf(system)
    const [first, last] = [rows[0]!, rows.at(-1)!]
    const totalInterest = sum(rows.map((row) => row.interest))
    const totalCorrection = sum(rows.map((row) => row.correction))
    const totalCharges = charges * BigInt(rows.length)
    const totalPaid = financed + totalCorrection + totalInterest + totalCharges

    ctx.assume(
      nominal
        ? 'Taxa anual nominal dividida por 12, como nos contratos que informam a taxa nominal.'
        : 'Taxa anual efetiva convertida à mensal equivalente por juros compostos.',
    )
    ctx.assume('Juros e amortização arredondados ao centavo a cada mês; a última parcela liquida o saldo que o arredondamento deixou.')
    ctx.assume(unsaid(indexed, input.itbi_percent !== undefined))
    const addition = charges > 0n ? say` + ${charges}; com seguro e tarifa` : ''
    ctx.step(
      'Primeira parcela',
      say`juros de ${first.interest} + amortização de ${first.amortization}${addition}`,
      first.installment + charges,
    )
    ctx.step('Total de juros', say`soma dos juros de ${rows.length} meses`, totalInterest)
    const parts = [financed, ...(indexed ? [totalCorrection] : []), totalInterest, totalCharges]
    ctx.step('Total pago', () => joined(parts, ' + '), totalPaid)

    // The CET covers the contract only: indexes and voluntary payments are excluded (Resolução CMN 4.881/2020).
    const agreed = indexed || extras ? contracted(loan, system) : rows
    const cet = internalRate(
      toNumber(financed),
      agreed.map((row) => toNumber(row.installment + charges)),
    )
    if (cet === null)
      ctx.assume('O CET não existe para estes valores: com arredondamento ao centavo as parcelas não devolvem o financiado.')
    if (indexed || extras) ctx.assume('O CET é o do contrato: sem o índice, que flutua, e sem as amortizações extras.')
    const payments = rows.map((row) => row.installment + row.extra + charges)
    const costs =
      input.itbi_percent && ctx.ask(purchaseCosts, { price: value, itbi_percent: input.itbi_percent, bank_financing: true }).total
    return {
      financedAmount: financed,
      monthlyRatePercent: monthlyRate,
      firstInstallment: first.installment + charges,
      lastInstallment: last.installment + charges,
      totalInterest,
      totalCharges,
      totalPaid,
      cetAnnualPercent: cet === null ? null : annualFromMonthly(decimal(cet)),
      schedule: input.schedule ? scheduleOf(rows, charges, { indexed, extras }) : undefined,
      ...(extras && {
        extra: extraEffect(ctx, followed(loan, system, index, NO_EXTRAS, 'installment'), rows, charges),
        paidOffMonth: rows.length,
      }),
      ...(indexed && { monthlyIndexPercent: index, totalCorrection }),
      ...(input.compare && { comparison: sideBySide(ctx, summary(rowsOf('sac'), charges), summary(rowsOf('price'), charges)) }),
      ...(input.income_share && { incomeNeeded: incomeFor(ctx, first.installment + charges, input.income_share) }),
      ...(fgts && { fgts }),
      ...(costs !== undefined && {
        purchaseCosts: costs,
        upfrontCash: ctx.step('Dinheiro na compra', say`${input.down_payment} + ${costs}`, input.down_payment + costs),
      }),
      ...(input.annual_inflation && { totalPaidToday: totalInTodaysMoney(ctx, payments, input.annual_inflation) }),
    }
  },
})

function financedOf(ctx: Context, value: Money, downPayment: Money, fgtsUsed: Money | undefined): Money {
  const paid = downPayment + (fgtsUsed ?? 0n)
  if (paid >= value)
    ctx.refuse(downPayment >= value ? 'down_payment' : 'fgts', 'deve ser menor que o valor do imóvel: não há o que financiar')
  const parts = [value, downPayment, ...(fgtsUsed === undefined ? [] : [fgtsUsed])]
  return ctx.step('Valor financiado', () => joined(parts, ' − '), value - paid)
}

const monthlyRateOf = (ctx: Context, annual: Ratio, nominal: boolean): Ratio =>
  ctx.step(
    'Taxa mensal',
    nominal ? say`${annual} ÷ 12` : say`(1 + ${annual})^(1/12) − 1`,
    nominal ? annual.over(Ratio.of(12n)) : monthlyFromAnnual(annual),
  )

const scheduleOf = (rows: ReturnType<typeof followed>, charges: Money, { indexed, extras }: { indexed: boolean; extras: boolean }) =>
  rows.map(({ month, installment, interest, amortization, balance, correction, extra }) => ({
    month,
    installment: installment + charges,
    interest,
    amortization,
    charges,
    balance,
    correction: indexed ? correction : undefined,
    extra: extras ? extra : undefined,
  }))

const NO_EXTRAS = { extra_monthly: 0n, extra_yearly: 0n, extra_once: 0n, extra_once_month: 1 }

/** Sentence listing the exclusions of the result. */
function unsaid(indexed: boolean, withCosts: boolean): string {
  const index = indexed ? '' : 'Sem correção do saldo pela TR ou pelo IPCA, '
  const taxes = withCosts ? 'sem IOF' : 'sem IOF e sem ITBI'
  const sentence = word`${index}${taxes}; seguro e tarifa constantes.`
  return `${sentence[0]!.toUpperCase()}${sentence.slice(1)}`
}

function sideBySide(ctx: Context, sac: ReturnType<typeof summary>, price: ReturnType<typeof summary>) {
  return {
    sac,
    price,
    interestSaved: ctx.step(
      'Juros a menos no SAC',
      say`${price.totalInterest} − ${sac.totalInterest}`,
      price.totalInterest - sac.totalInterest,
    ),
  }
}
