import { type Money, toNumber } from '../../../../core/money.ts'
import { divide, ONE, Ratio } from '../../../../core/ratio.ts'
import { translate } from '../../../../core/text/language.ts'
import { plainNumber, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { choice, list, number, object, percentage, quantity, text, words } from '../../../../operation/input/fields.ts'

const MODES = ['of', 'what_percent', 'change', 'increase', 'discount', 'reverse_increase', 'reverse_discount'] as const
type Mode = (typeof MODES)[number]

/** Required fields per mode; other fields are rejected instead of ignored. */
const FIELDS = {
  of: ['percent', 'value'],
  what_percent: ['part', 'value'],
  change: ['from_value', 'to_value'],
  increase: ['percent', 'value'],
  discount: ['percent', 'value'],
  reverse_increase: ['percent', 'value'],
  reverse_discount: ['percent', 'value'],
} as const satisfies Record<Mode, readonly Field[]>

/** Natural-language forms of each mode. */
const QUESTION_FORMS = {
  forms: {
    of: ['{percent} (?:de|do|da|em|sobre|of) {value}'],
    what_percent: [
      '(?:quant[oa]s?|qual|que) (?:e )?(?:a )?(?:%|por ?cento|porcentagem|percentual) (?:(?:e|que|sao|de) )*{part} (?:e |representa )?(?:de|em|sobre) {value}',
      '{part} (?:e|sao|da|representa) (?:quant[oa]s? |que |qual )?(?:%|por ?cento|porcentagem|percentual) (?:de|do|em) {value}',
      '{part} (?:de|em) {value} (?:e|sao|da|representa) (?:quant[oa]s? |que |qual |quanto em )?(?:%|por ?cento|porcentagem|percentual)',
    ],
    change: [
      '(?:(?:aument|sub|ca|baix|pass|vari|mud|cresc|diminu)[a-z]* )?de {from_value} (?:reais )?(?:pra|para|a|ate|foi (?:pra|para|a)) {to_value}',
    ],
    increase: [
      '{value} (?:com (?:um )?(?:aumento|reajuste|acrescimo) de|mais|\\+) {percent}',
      '(?:aumento|acrescimo|aumentar|somar|colocar) (?:de )?{percent} (?:em|sobre|de|a|no valor de) {value}',
      '{percent} (?:a mais|de aumento|de acrescimo) (?:em|sobre|de) {value}',
    ],
    discount: [
      '{value} (?:com (?:um )?desconto de|menos|-) {percent}',
      '(?:desconto|tirar|descontar|diminuir) (?:de )?{percent} (?:em|sobre|de|no valor de) {value}',
      '{percent} (?:de desconto|a menos|off) (?:em|sobre|de) {value}',
    ],
  },
} as const satisfies { forms: Partial<Record<Mode, readonly string[]>> }

type Field = 'percent' | 'value' | 'part' | 'from_value' | 'to_value'
type PercentageInput = Readonly<Partial<Record<Field, Ratio | undefined>>>

export default calculator({
  id: 'percentage',
  slug: 'porcentagem',
  title: 'Porcentagem',
  summary:
    'Quanto é tantos por cento de um valor, que porcentagem um valor é de outro, quanto subiu ou caiu, e o valor de antes do aumento ou do desconto.',
  seeAlso: { discount: 'ver só o preço com desconto', markup: 'achar o preço de venda pela margem' },
  group: 'cotidiano',
  headline: 'result',
  says: '{inWords}',
  picture: { kind: 'bars', title: 'Os dois valores, lado a lado', list: 'compared', name: 'name', values: ['amount'] },
  input: {
    mode: choice(
      'O que se quer saber',
      MODES,
      {
        of: 'Quanto é X% de um valor',
        what_percent: 'Que porcentagem um valor é de outro',
        change: 'Quanto subiu ou caiu, em %',
        increase: 'Um valor com aumento de X%',
        discount: 'Um valor com desconto de X%',
        reverse_increase: 'O valor antes de um aumento de X%',
        reverse_discount: 'O valor antes de um desconto de X%',
      },
      QUESTION_FORMS,
    ),
    percent: percentage('Porcentagem', { min: 0, hint: 'Em todas menos nas que a procuram' }).optional(),
    value: quantity('Valor', 'number', { min: 0, hint: 'O todo, ou o valor já com o aumento ou o desconto' }).optional(),
    part: quantity('Parte', 'number', { min: 0, hint: 'Que porcentagem ela é do valor' }).optional(),
    from_value: quantity('Valor de antes', 'number', { min: 0 }).optional(),
    to_value: quantity('Valor de depois', 'number', { min: 0 }).optional(),
  },
  result: {
    result: number('Resultado', { hint: 'Um valor, com duas casas, ou uma porcentagem, com até seis' }),
    difference: number('Diferença entre os dois valores', { hint: 'Com duas casas; negativa onde o valor diminui' }),
    inWords: words('Em palavras'),
    compared: list('Os dois valores', object('Valor', { name: text('Qual'), amount: number('Valor') })),
  },
  answer({ mode, ...given }, ctx) {
    refuseOthers(ctx, mode, given)
    if (mode === 'change') return change(ctx, needed(ctx, mode, given, 'from_value'), needed(ctx, mode, given, 'to_value'))
    const value = needed(ctx, mode, given, 'value')
    if (mode === 'what_percent') return shareOf(ctx, needed(ctx, mode, given, 'part'), value)
    const percent = needed(ctx, mode, given, 'percent')
    return mode === 'of' ? portionOf(ctx, percent, value) : changed(ctx, mode, percent, value)
  },
})

function refuseOthers(ctx: Context, mode: Mode, given: PercentageInput): void {
  const fields: readonly string[] = FIELDS[mode]
  for (const [field, value] of Object.entries(given))
    if (value !== undefined && !fields.includes(field))
      ctx.refuse(field, say`não entra nesta conta, que usa ${fields.join(translate(' e '))}`)
}

function needed(ctx: Context, mode: Mode, given: PercentageInput, field: Field): Ratio {
  return given[field] ?? ctx.refuse(field, say`é preciso: esta conta usa ${FIELDS[mode].join(translate(' e '))}`)
}

/** Rounded half up to two decimals. */
const cents = ({ n, d }: Ratio): Money => divide(n * 100n, d, 'halfUp')
const amount = (value: Ratio): number => toNumber(cents(value))
const named = (name: string, value: Ratio) => ({ name, amount: amount(value) })
const hundredths = (value: Ratio): Ratio => Ratio.of(cents(value), 100n)

function portionOf(ctx: Context, percent: Ratio, value: Ratio) {
  const part = ctx.step('Resultado', say`${plainNumber(value)} × ${percent}`, cents(value.times(percent)))
  const left = value.minus(Ratio.of(part, 100n))
  return {
    result: toNumber(part),
    difference: amount(left),
    compared: [named('Todo', value), named('Parte', Ratio.of(part, 100n))],
    inWords: say`O resultado é ${plainNumber(Ratio.of(part, 100n))}: ${percent} de ${plainNumber(value)}`,
  }
}

function shareOf(ctx: Context, part: Ratio, value: Ratio) {
  if (value.isZero) ctx.refuse('value', 'não pode ser zero: nada é porcentagem de zero')
  const share = ctx.step('Resultado', say`${plainNumber(part)} ÷ ${plainNumber(value)}`, part.over(value))
  return {
    result: share.toPercent(),
    difference: amount(value.minus(part)),
    compared: [named('Todo', value), named('Parte', part)],
    inWords: say`A porcentagem é ${share}: ${plainNumber(part)} de ${plainNumber(value)}`,
  }
}

function change(ctx: Context, from: Ratio, to: Ratio) {
  if (from.isZero) ctx.refuse('from_value', 'não pode ser zero: de zero não há variação em porcentagem')
  const rate = ctx.step('Resultado', say`${plainNumber(to)} ÷ ${plainNumber(from)} − 1`, to.over(from).minus(ONE))
  ctx.assume('Se os dois valores já são porcentagens, a diferença entre eles é em pontos percentuais: de 10% para 12% são 2 pontos, e 20%.')
  const moved = rate.isZero ? 'não muda' : rate.n > 0n ? say`sobe ${rate}` : say`cai ${Ratio.of(-rate.n, rate.d)}`
  return {
    result: rate.toPercent(),
    difference: amount(to.minus(from)),
    compared: [named('Antes', from), named('Depois', to)],
    inWords: say`De ${plainNumber(from)} para ${plainNumber(to)}, ${moved}`,
  }
}

type Changing = 'increase' | 'discount' | 'reverse_increase' | 'reverse_discount'

function changed(ctx: Context, mode: Changing, percent: Ratio, value: Ratio) {
  const less = mode === 'discount' || mode === 'reverse_discount'
  if (less && percent.compare(ONE) > 0) ctx.refuse('percent', 'passa de 100%: nenhum desconto tira mais que o todo')
  const factor = less ? ONE.minus(percent) : ONE.plus(percent)
  const shownFactor = say`(1 ${less ? '−' : '+'} ${percent})`
  const reverse = mode === 'reverse_increase' || mode === 'reverse_discount'
  if (reverse && factor.isZero) ctx.refuse('percent', 'de 100% não deixa nada de que voltar')
  const exact = reverse ? value.over(factor) : value.times(factor)
  const result = hundredths(exact)
  ctx.step('Resultado', say`${plainNumber(value)} ${reverse ? '÷' : '×'} ${shownFactor}`, cents(exact))
  if (reverse)
    ctx.assume(
      say`Voltar de um ${less ? 'desconto' : 'aumento'} é dividir: ${less ? 'somar' : 'tirar'} a mesma porcentagem do valor final dá outro número.`,
    )
  const kind = less ? 'desconto' : 'aumento'
  return {
    result: amount(exact),
    difference: amount(result.minus(value)),
    compared: reverse ? [named('Antes', result), named('Depois', value)] : [named('Antes', value), named('Depois', result)],
    inWords: reverse
      ? say`Antes do ${kind} de ${percent}, eram ${plainNumber(result)}`
      : say`Com o ${kind} de ${percent}, ficam ${plainNumber(result)}`,
  }
}
