import { mapValues } from '../../../../core/collections/records.ts'
import { type Money, portion, sum } from '../../../../core/money.ts'
import { Ratio } from '../../../../core/ratio.ts'
import { translate } from '../../../../core/text/language.ts'
import { joined, plainNumber, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import { brl, choice, flag, money, object, percentage, quantity, referenceDate, unitPrice } from '../../../../operation/input/fields.ts'
import ipva, { UFS } from '../../law/ipva.ts'
import { bySign } from '../../rules/comparison.ts'

const ONE_REAL = 100n
const MONTHS = Ratio.of(12n)

export default calculator({
  id: 'car-ownership-cost',
  slug: 'custo-do-carro',
  title: 'Custo real de ter um carro',
  summary: 'Custo mensal de um carro: IPVA, seguro, combustível, manutenção, depreciação, estacionamento e financiamento.',
  group: 'cotidiano',
  headline: 'monthly.total',
  says: 'O carro custa {value} por mês',
  picture: {
    kind: 'parts',
    title: 'De que se faz o custo do mês',
    parts: [
      'monthly.ipva',
      'monthly.insurance',
      'monthly.fuel',
      'monthly.maintenance',
      'monthly.depreciation',
      'monthly.parking',
      'monthly.carWash',
      'monthly.financing',
    ],
  },
  lawDay: 'reference_date',
  input: {
    car_value: money('Valor do carro (tabela FIPE)'),
    monthly_km: quantity('Quilômetros rodados por mês', 'km', { above: 0 }).prefault(1000),
    fuel_price: unitPrice('Preço do litro do combustível, em reais', 'l').prefault(6),
    km_per_liter: quantity('Quilômetros por litro', 'km/l', { above: 0 }).prefault(10),
    has_financing: flag('O carro é financiado').default(false),
    monthly_financing: money('Parcela do financiamento', {
      means: 'installment',
      min: 0,
      hint: 'Contada se o carro é financiado',
    }).prefault(0),
    state: choice('Estado do IPVA', UFS).default('SP'),
    insurance_percent: percentage('Seguro por ano, sobre o valor do carro', { min: 0, max: 100 }).prefault(5),
    maintenance_percent: percentage('Manutenção por ano, sobre o valor do carro', { min: 0, max: 100 }).prefault(4),
    depreciation_percent: percentage('Depreciação por ano, sobre o valor do carro', { min: 0, max: 100 }).prefault(10),
    parking: money('Estacionamento por mês', { min: 0 }).prefault(0),
    car_wash: money('Lavagem por mês', { min: 0 }).prefault(0),
    rideshare_per_km: unitPrice('Preço por quilômetro de aplicativo ou táxi, em reais', 'km', {
      min: 0,
      hint: '0 para não comparar',
    }).prefault(0),
    reference_date: referenceDate(),
  },
  result: {
    monthly: object('Custo por mês', {
      ipva: brl('IPVA'),
      insurance: brl('Seguro'),
      fuel: brl('Combustível'),
      maintenance: brl('Manutenção'),
      depreciation: brl('Depreciação'),
      parking: brl('Estacionamento'),
      carWash: brl('Lavagem'),
      financing: brl('Parcela do financiamento'),
      total: brl('Total por mês', { hint: 'A soma das partes' }),
    }),
    annualIpva: brl('IPVA do ano'),
    annualTotal: brl('Custo de doze meses, arredondado uma vez'),
    costPerKm: brl('Custo por quilômetro'),
    rideshare: object('A mesma distância por aplicativo', {
      monthly: brl('Custo por mês'),
      cheaper: choice('O mais barato', ['car', 'rideshare', 'tie'], { car: 'Carro próprio', rideshare: 'Aplicativo', tie: 'Empate' }),
    }).nullable(),
  },
  answer(input, ctx) {
    const { car_value: value, state } = input
    const tax = ctx.law(ipva)[state]
    const financing = input.has_financing ? input.monthly_financing : 0n
    const exact = {
      ipva: yearlyShare(value, tax.rate),
      insurance: yearlyShare(value, input.insurance_percent),
      fuel: input.monthly_km.over(input.km_per_liter).times(input.fuel_price),
      maintenance: yearlyShare(value, input.maintenance_percent),
      depreciation: yearlyShare(value, input.depreciation_percent),
      parking: inReais(input.parking),
      carWash: inReais(input.car_wash),
      financing: inReais(financing),
    }
    const parts = mapValues(exact, toCentavos)
    const exactTotal = Object.values(exact).reduce((total, part) => total.plus(part))
    const total = sum(Object.values(parts))

    const annualIpva = ctx.step(say`IPVA do ano (${state})`, say`${value} × ${tax.rate}`, portion(value, tax.rate, 'halfUp'))
    const { monthly_km: km, km_per_liter: kmPerLiter, fuel_price: price } = input
    ctx.step('Combustível por mês', say`${plainNumber(km)} km ÷ ${plainNumber(kmPerLiter)} × ${plainNumber(price)}`, parts.fuel)
    ctx.step('Total por mês', () => joined(Object.values(parts), ' + '), total)
    ctx.assume(
      say`IPVA de ${state} à alíquota de automóvel particular, ${tax.rate}${tax.note ? ` (${translate(tax.note)})` : ''}${tax.evidence === 'reported' ? ', informada por uma só fonte ou com divergência entre elas' : ''}; sem descontos ou isenções por idade do veículo.`,
    )
    ctx.assume(
      'Seguro, manutenção e depreciação são porcentagens anuais do valor de hoje, divididas por doze; não é a depreciação contábil.',
    )
    if (!input.has_financing && input.monthly_financing > 0n)
      ctx.assume('A parcela do financiamento não foi somada, porque has_financing é false.')
    if (input.has_financing && financing > 0n)
      ctx.assume('A parcela do financiamento é somada inteira, embora parte dela amortize a dívida.')
    const annualTotal = toCentavos(exactTotal.times(MONTHS))
    return {
      monthly: { ...parts, total },
      annualIpva,
      annualTotal: ctx.step('Custo por ano', 'doze meses, sem o arredondamento de cada parte', annualTotal),
      costPerKm: ctx.step('Custo por quilômetro', say`${total} ÷ ${plainNumber(km)} km`, toCentavos(exactTotal.over(km))),
      rideshare: input.rideshare_per_km.isZero ? null : compared(input.rideshare_per_km.times(input.monthly_km), total),
    }
  },
})

/** Monthly part of a yearly share of the car's value, in reais, unrounded. */
function yearlyShare(value: Money, rate: Ratio): Ratio {
  return inReais(value).times(rate).over(MONTHS)
}

const inReais = (amount: Money): Ratio => Ratio.of(amount, ONE_REAL)
const toCentavos = (reais: Ratio): Money => portion(ONE_REAL, reais, 'halfUp')

function compared(ride: Ratio, car: Money) {
  const monthly = toCentavos(ride)
  return { monthly, cheaper: bySign(monthly - car, 'car', 'rideshare') }
}
