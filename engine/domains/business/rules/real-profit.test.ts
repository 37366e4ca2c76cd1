import { expect, it } from 'vitest'
import { reais } from '../../../core/money.ts'
import { percent } from '../../../core/ratio.ts'
import presumed from '../law/presumed-profit.ts'
import { realQuarter } from './real-profit.ts'

const law = presumed.at('2026-10-01').value
const of = (purchases: string, costs: string) =>
  realQuarter({ revenue: reais('600000.00'), purchases: reais(purchases), costs: reais(costs) }, percent('9.25'), law)

it('taxes the profit of a quarter, with the additional above 60,000', () => {
  // 600,000 − 360,000 − 150,480 − 22,200 = 67,320
  expect(of('360000.00', '150480.00')).toEqual({
    contributions: reais('22200.00'),
    profit: reais('67320.00'),
    irpj: reais('10098.00'),
    additional: reais('732.00'),
    csll: reais('6058.80'),
    total: reais('39088.80'),
  })
})

it('has no additional at 60,000 of profit and no tax on a loss', () => {
  expect(of('360000.00', '157800.00')).toMatchObject({ profit: reais('60000.00'), additional: 0n })
  expect(of('360000.00', '157799.00')).toMatchObject({ profit: reais('60001.00'), additional: reais('0.10') })
  expect(of('480000.00', '150480.00')).toMatchObject({ irpj: 0n, csll: 0n, total: reais('11100.00') })
  expect(of('700000.00', '0.00').contributions).toBe(0n)
})
