import { atLeastZero, portion } from '../../../../core/money.ts'
import { say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import { brl, flag, money, referenceDate, text } from '../../../../operation/input/fields.ts'
import capitalGain from '../../law/capital-gain.ts'
import crypto from '../../law/crypto.ts'
import { capitalGainTax, gainFormula } from '../../rules/capital-gain.ts'
import { lastBusinessDayOfNextMonth } from '../../rules/due-date.ts'

export default calculator({
  id: 'crypto-gain',
  slug: 'imposto-sobre-criptomoedas',
  title: 'Imposto sobre criptomoedas',
  summary:
    'O imposto do mês sobre a venda de criptoativos no Brasil, a isenção pelo total vendido e o que vai para a declaração do exterior.',
  group: 'impostos',
  headline: 'tax',
  says: { positive: 'Você paga {value} de imposto no mês', zero: 'Não há imposto a pagar no mês' },
  next: 'Pague o imposto até {dueDate}.',
  lawDay: 'reference_date',
  input: {
    sold_in_brazil: money('Vendido no Brasil no mês', { min: 0, hint: 'Todas as moedas e NFTs, também as trocas entre elas' }),
    acquisition_cost: money('Custo do que foi vendido no Brasil', { min: 0, spoken: ['custou', 'comprei', 'paguei'] }),
    sold_abroad: money('Vendido no exterior no mês', { min: 0, hint: 'Corretoras e carteiras de fora: conta no limite' }).prefault(0),
    gain_abroad: money('Ganho no exterior', { min: 0, hint: 'Do ano, para mostrar o imposto anual' }).prefault(0),
    reference_date: referenceDate(),
  },
  result: {
    totalSold: brl('Total vendido no mês'),
    exempt: flag('O ganho é isento'),
    roomLeft: brl('Quanto ainda cabe na isenção'),
    gain: brl('Ganho no Brasil', { hint: 'Negativo: prejuízo, que não se compensa' }),
    tax: brl('Imposto do mês'),
    annualAbroadTax: brl('Imposto anual do exterior', { hint: 'Na declaração', none: 'antes de 2024' }).nullable(),
    abroadNote: text('Sobre o exterior').nullable(),
    darfCode: text('Código do DARF'),
    dueDate: text('Data de vencimento'),
  },
  answer({ sold_in_brazil: sold, acquisition_cost: cost, sold_abroad: abroad, gain_abroad: gainAbroad }, ctx) {
    const { monthLimit, abroadRate } = ctx.law(crypto)
    const table = ctx.law(capitalGain)
    if (sold === 0n && cost > 0n) ctx.refuse('acquisition_cost', 'não há venda no Brasil: o custo é só do que foi vendido')
    const totalSold = ctx.step('Total vendido', say`${sold} + ${abroad}`, sold + abroad)
    const exempt = totalSold <= monthLimit
    const gain = ctx.step('Ganho', say`${sold} − ${cost}`, sold - cost)
    const due = capitalGainTax(exempt ? 0n : atLeastZero(gain), table)
    ctx.step('Imposto', () => gainFormula(due), due.tax)
    ctx.assume(
      say`O limite de ${monthLimit} é do total vendido no mês, no Brasil e no exterior, não do ganho; acima dele todo o ganho é tributado.`,
    )
    if (gain < 0n) ctx.assume('Prejuízo com criptoativos não abate ganhos de outros meses.')
    ctx.assume('O ganho do mês é tratado como o de uma só venda para escolher a faixa.')
    const annualAbroadTax = abroadRate && portion(gainAbroad, abroadRate, 'halfUp')
    if (annualAbroadTax && gainAbroad > 0n) ctx.step('Imposto anual do exterior', say`${gainAbroad} × ${abroadRate}`, annualAbroadTax)
    return {
      totalSold,
      exempt,
      roomLeft: atLeastZero(monthLimit - totalSold),
      gain,
      tax: due.tax,
      annualAbroadTax,
      abroadNote: noteAbroad(abroad + gainAbroad > 0n, abroadRate !== null),
      darfCode: table.code,
      dueDate: lastBusinessDayOfNextMonth(ctx.day),
    }
  },
})

function noteAbroad(any: boolean, taxedByYear: boolean): string | null {
  if (!any) return null
  return taxedByYear
    ? 'O ganho no exterior não tem isenção e é pago uma vez por ano, na declaração (Lei nº 14.754/2023, arts. 2º a 4º); não entra neste DARF.'
    : 'Antes de 2024 o ganho no exterior seguia outra regra, que não está neste registro; só o total vendido conta aqui.'
}
