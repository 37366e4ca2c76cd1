import { addBusinessDays } from '../../../../core/calendar/business-day.ts'
import { addDays, dayOf } from '../../../../core/day.ts'
import { type Money, portion } from '../../../../core/money.ts'
import { decimal, divide, ONE, Ratio } from '../../../../core/ratio.ts'
import { calendarDate, plainNumber, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import {
  brl,
  choice,
  count,
  date,
  integer,
  money,
  number,
  percentage,
  quantity,
  text,
  unitPrice,
} from '../../../../operation/input/fields.ts'
import { atPlaces, quoteOf } from '../../rules/treasury-bonds/bond-price.ts'

/** Bonds of equal monthly payments; the last one absorbs truncation residue. */
const TITLES = {
  renda: { bond: 'renda_mais', payments: 240, words: 'RendA+' },
  educa: { bond: 'educa_mais', payments: 60, words: 'Educa+' },
} as const

export default calculator({
  id: 'tesouro-monthly',
  slug: 'tesouro-renda-e-educa',
  title: 'Tesouro RendA+ e Educa+: a renda mensal',
  summary: 'Quanto custa hoje uma renda mensal futura em RendA+ (20 anos) ou Educa+ (5 anos), ou que renda dá uma quantidade de títulos.',
  seeAlso: { 'tesouro-ipca': 'ver taxa, VNA e os outros títulos do IPCA' },
  group: 'investimentos',
  headline: 'monthlyIncome',
  says: {
    positive: 'A renda é de {value} por mês, em dinheiro de hoje',
    none: 'A cotação está abaixo; informe o VNA e a quantidade para a renda',
  },
  picture: { kind: 'parts', title: 'Do que se recebe: o que foi pago e o que rendeu', parts: ['cost', 'realYield'] },
  input: {
    title: choice('Título do Tesouro', ['renda', 'educa'], { renda: 'RendA+ (240 meses)', educa: 'Educa+ (60 meses)' }, { means: 'bond' }),
    conversion_year: count('Ano do primeiro pagamento', { min: 2024, max: 2100 }, 'year'),
    rate: percentage('Taxa real ao ano', { means: 'bond_rate', min: -5, max: 100 }),
    settlement: date('Liquidação', { blank: 'o próximo dia útil' }).optional(),
    vna: unitPrice('VNA da liquidação', 'bond', { above: 0, max: 1_000_000, blank: 'sem preço em reais' }).optional(),
    quantity: quantity('Quantidade de títulos', 'bonds', { above: 0, hint: 'Em centésimos; ou informe a renda desejada' }).optional(),
    monthly_goal: money('Renda mensal desejada, em dinheiro de hoje').optional(),
  },
  result: {
    payments: integer('Pagamentos'),
    firstPayment: text('Primeiro pagamento').meta({ format: 'date' }),
    lastPayment: text('Último pagamento').meta({ format: 'date' }),
    quotation: number('Cotação, com seis casas'),
    price: brl('Preço de um título', { none: 'sem o VNA' }).nullable(),
    monthlyIncome: brl('Renda mensal em dinheiro de hoje', { hint: 'Antes do imposto', none: 'sem o VNA ou a quantidade' }).nullable(),
    quantity: number('Títulos', { none: 'sem a quantidade nem a renda desejada' }).nullable(),
    cost: brl('Custo', { none: 'sem o VNA ou a quantidade' }).nullable(),
    realYield: brl('Rendimento acima do IPCA', {
      hint: 'A soma dos pagamentos em dinheiro de hoje, menos o custo; antes do imposto',
      none: 'sem o VNA ou a quantidade',
    }).nullable(),
  },
  answer({ title, conversion_year: year, rate, vna, quantity: asked, monthly_goal: goal, ...input }, ctx) {
    const { bond, payments } = TITLES[title]
    const settlement = input.settlement ?? addBusinessDays(addDays(ctx.today, 1), 0)
    const firstPayment = dayOf(year, 1, 15)
    const lastPayment = dayOf(year + payments / 12 - 1, 12, 15)
    if (asked && goal !== undefined) ctx.refuse('monthly_goal', 'informe a quantidade ou a renda desejada, não as duas')
    if (settlement >= lastPayment) ctx.refuse('settlement', say`é depois do último pagamento, em ${calendarDate(lastPayment)}`)
    if (asked && (asked.n * 100n) % asked.d !== 0n) ctx.refuse('quantity', 'é em centésimos de título')
    const quotation = quoteOf({ bond, maturity: lastPayment, settlement, rate }).over(decimal(100))
    ctx.step('Pagamentos', say`${payments}; um por mês`, payments)
    const face = vna && atPlaces(vna, 6, 'truncate')
    const price = face
      ? ctx.step('Preço', say`${plainNumber(face)} × ${plainNumber(quotation)}; truncado na segunda casa`, cut(face.times(quotation)))
      : null
    const part = atPlaces(ONE.over(Ratio.of(BigInt(payments))), 8, 'truncate')
    const bonds = asked ?? (goal !== undefined && face ? needed(goal, face, payments) : null)
    if (bonds && goal !== undefined)
      ctx.step('Títulos', say`${plainNumber(bonds)}; ${goal} ÷ (VNA ÷ ${payments}), para cima no centésimo`, bonds.toNumber(2))
    const monthlyIncome = face && bonds ? cut(face.times(part).times(bonds)) : null
    if (monthlyIncome !== null)
      ctx.step(
        'Renda mensal',
        say`${plainNumber(face!)} × ${plainNumber(part)} × ${plainNumber(bonds!)}; truncado na segunda casa`,
        monthlyIncome,
      )
    const cost = price !== null && bonds ? ctx.step('Custo', say`${price} × ${plainNumber(bonds)}`, portion(price, bonds, 'halfUp')) : null
    const received = monthlyIncome === null ? null : monthlyIncome * BigInt(payments)
    const realYield =
      received !== null && cost !== null
        ? ctx.step('Rendimento acima do IPCA', say`${monthlyIncome!} × ${payments} − ${cost}`, received - cost)
        : null
    assumed(ctx, { priced: face !== undefined, goal: goal !== undefined })
    return {
      payments,
      firstPayment,
      lastPayment,
      quotation: quotation.toNumber(6),
      price,
      monthlyIncome,
      quantity: bonds?.toNumber(2) ?? null,
      cost,
      realYield,
    }
  },
})

/** Reais truncated to centavos. */
const cut = ({ n, d }: Ratio): Money => divide(n * 100n, d, 'truncate')

/** Quantity in hundredths of a bond, rounded up. */
function needed(goal: Money, face: Ratio, payments: number): Ratio {
  const { n, d } = Ratio.of(goal, 100n).over(face.over(Ratio.of(BigInt(payments))))
  return Ratio.of((n * 100n + d - 1n) / d, 100n)
}

function assumed(ctx: Context, { priced, goal }: { readonly priced: boolean; readonly goal: boolean }): void {
  ctx.assume(
    'Renda em dinheiro de hoje, corrigida pelo IPCA até cada pagamento, antes do imposto de 15% sobre o rendimento de cada parcela.',
  )
  ctx.assume(
    'Sem taxa de custódia para quem leva até a conversão e recebe até o limite da B3; venda antes paga custódia, e há carência de 60 dias.',
  )
  ctx.assume('Dias úteis até a data contratual de cada pagamento, pelo calendário conhecido na liquidação.')
  if (!priced) ctx.assume(say`Sem o VNA não há preço em reais${goal ? ' nem quantidade' : ''}: informe vna.`)
}
