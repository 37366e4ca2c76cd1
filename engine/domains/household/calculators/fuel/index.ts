import { portion } from '../../../../core/money.ts'
import { Ratio } from '../../../../core/ratio.ts'
import { plainNumber, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import { brl, choice, object, percentOf, quantity, unitPrice } from '../../../../operation/input/fields.ts'
import { bySign } from '../../rules/comparison.ts'

const ONE_REAL = 100n
const HUNDRED = Ratio.of(100n)

export default calculator({
  id: 'fuel',
  slug: 'alcool-ou-gasolina',
  title: 'Álcool ou gasolina',
  summary: 'Qual combustível custa menos por quilômetro no seu carro, e quanto se economiza por mês.',
  group: 'cotidiano',
  headline: 'monthlySavings',
  says: {
    by: 'cheaper',
    texts: {
      alcohol: 'Abasteça com álcool: você economiza {value} por mês',
      gasoline: 'Abasteça com gasolina: você economiza {value} por mês',
      tie: { positive: 'Tanto faz: a diferença é de {value} por mês', zero: 'Tanto faz: os dois custam o mesmo' },
    },
  },
  input: {
    alcohol_price: unitPrice('Preço do litro de álcool (etanol), em reais', 'l'),
    gasoline_price: unitPrice('Preço do litro de gasolina, em reais', 'l'),
    alcohol_km_per_liter: quantity('Quilômetros por litro com álcool', 'km/l', { above: 0 }).prefault(7),
    gasoline_km_per_liter: quantity('Quilômetros por litro com gasolina', 'km/l', { above: 0 }).prefault(10),
    monthly_km: quantity('Quilômetros rodados por mês', 'km', { formerly: ['km_per_month'], min: 0 }).prefault(1000),
  },
  result: {
    ratioPercent: percentOf('Preço do álcool sobre o da gasolina'),
    breakEvenRatioPercent: percentOf('Relação de preços em que tanto faz', { hint: 'O consumo do álcool sobre o da gasolina' }),
    costPerKm: object('Custo por quilômetro, ao centavo', { alcohol: brl('Com álcool'), gasoline: brl('Com gasolina') }),
    costPer100Km: object('Custo de 100 quilômetros', { alcohol: brl('Com álcool'), gasoline: brl('Com gasolina') }),
    cheaper: choice('O mais barato por quilômetro', ['alcohol', 'gasoline', 'tie'], {
      alcohol: 'Álcool',
      gasoline: 'Gasolina',
      tie: 'Empate',
    }),
    monthlySavings: brl('Economia por mês com o mais barato'),
  },
  answer(input, ctx) {
    const ratio = input.alcohol_price.over(input.gasoline_price)
    const breakEven = input.alcohol_km_per_liter.over(input.gasoline_km_per_liter)
    const alcohol = input.alcohol_price.over(input.alcohol_km_per_liter)
    const gasoline = input.gasoline_price.over(input.gasoline_km_per_liter)
    const order = alcohol.compare(gasoline)
    const difference = order < 0 ? gasoline.minus(alcohol) : alcohol.minus(gasoline)
    ctx.step('Relação de preços', say`${plainNumber(input.alcohol_price)} ÷ ${plainNumber(input.gasoline_price)}`, ratio)
    ctx.step(
      'Relação de equilíbrio',
      say`${plainNumber(input.alcohol_km_per_liter)} ÷ ${plainNumber(input.gasoline_km_per_liter)}`,
      breakEven,
    )
    const reais = (cost: Ratio) => portion(ONE_REAL, cost, 'halfUp')
    ctx.assume('A comparação usa o consumo informado; a regra dos 70% só vale para carros em que o álcool rende 70% da gasolina.')
    ctx.assume('O custo por quilômetro aparece arredondado ao centavo; a escolha e a economia usam o valor exato.')
    const per100 = { alcohol: reais(alcohol.times(HUNDRED)), gasoline: reais(gasoline.times(HUNDRED)) }
    ctx.step(
      '100 km com álcool',
      say`${plainNumber(input.alcohol_price)} ÷ ${plainNumber(input.alcohol_km_per_liter)} × 100`,
      per100.alcohol,
    )
    ctx.step(
      '100 km com gasolina',
      say`${plainNumber(input.gasoline_price)} ÷ ${plainNumber(input.gasoline_km_per_liter)} × 100`,
      per100.gasoline,
    )
    return {
      ratioPercent: ratio,
      breakEvenRatioPercent: breakEven,
      costPerKm: { alcohol: reais(alcohol), gasoline: reais(gasoline) },
      costPer100Km: per100,
      cheaper: bySign(order, 'gasoline', 'alcohol'),
      monthlySavings: ctx.step(
        'Economia por mês',
        say`${plainNumber(difference)} × ${plainNumber(input.monthly_km)} km; diferença por quilômetro`,
        reais(difference.times(input.monthly_km)),
      ),
    }
  },
})
