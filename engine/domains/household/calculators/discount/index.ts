import { portion, proportion } from '../../../../core/money.ts'
import { say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import { brl, money, percentage, percentOf } from '../../../../operation/input/fields.ts'

/** Prices below one hundred are recognized by the phrase, not by their size. */
const QUESTION_FORMS = {
  forms: [
    '(?:desconto|descontar|tirar) (?:de )?{discount_percent} (?:em|sobre|de|no preco de) {original_price}',
    '{discount_percent} (?:de desconto|off) (?:em|sobre|de|no preco de) {original_price}',
    '{original_price} com (?:desconto de )?{discount_percent}',
  ],
}

export default calculator({
  id: 'discount',
  slug: 'desconto',
  title: 'Desconto em um preço',
  summary: 'Preço com desconto a partir da porcentagem, ou a porcentagem a partir do preço final.',
  group: 'cotidiano',
  headline: 'finalPrice',
  says: 'Com o desconto, você paga {value}',
  picture: { kind: 'parts', title: 'O que se paga e o que se desconta', parts: ['finalPrice', 'discountAmount'] },
  input: {
    original_price: money('Preço original'),
    discount_percent: percentage('Desconto em porcentagem', {
      min: 0,
      max: 100,
      hint: 'Informe este ou final_price',
      ...QUESTION_FORMS,
    }).optional(),
    final_price: money('Preço final', { min: 0, hint: 'Informe este ou discount_percent' }).optional(),
  },
  result: {
    discountAmount: brl('Valor do desconto'),
    discountPercent: percentOf('Desconto sobre o preço original'),
    finalPrice: brl('Preço com o desconto'),
  },
  answer({ original_price: original, discount_percent: percent, final_price: final }, ctx) {
    if (percent !== undefined && final !== undefined)
      ctx.refuse('final_price', 'informe só um: discount_percent ou final_price; o outro é o que se calcula')
    if (percent !== undefined) {
      const discountAmount = ctx.step('Valor do desconto', say`${original} × ${percent}`, portion(original, percent, 'halfUp'))
      ctx.assume('O desconto é arredondado ao centavo mais próximo.')
      return {
        discountAmount,
        discountPercent: percent,
        finalPrice: ctx.step('Preço final', say`${original} − ${discountAmount}`, original - discountAmount),
      }
    }
    if (final === undefined) return ctx.refuse('discount_percent', 'informe discount_percent ou final_price')
    if (final > original) ctx.refuse('final_price', say`é maior que o preço original, ${original}: não há desconto`)
    const discountAmount = ctx.step('Valor do desconto', say`${original} − ${final}`, original - final)
    return {
      discountAmount,
      discountPercent: ctx.step('Desconto em porcentagem', say`${discountAmount} ÷ ${original}`, proportion(discountAmount, original)),
      finalPrice: final,
    }
  },
})
