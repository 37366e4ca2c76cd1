import { expect, it } from 'vitest'
import { reais } from '../../../core/money.ts'
import { percent } from '../../../core/ratio.ts'
import { companyAtRate } from './company.ts'

it('deducts only that tax and the accountant: no pró-labore, INSS, IRRF or annex', () => {
  expect(companyAtRate(percent(6), reais('300.00')).month(reais('10000.00'))).toEqual({
    annex: null,
    invoice: reais('10000.00'),
    proLabore: 0n,
    inss: 0n,
    irrf: 0n,
    dividendTax: 0n,
    taxes: reais('600.00'),
    accountant: reais('300.00'),
    net: reais('9100.00'),
    minimumTax: 0n,
    netYear: reais('109200.00'),
  })
})
