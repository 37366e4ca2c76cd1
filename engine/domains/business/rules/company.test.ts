import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reais } from '../../../core/money.ts'
import dividends from '../../income-tax/law/dividends.ts'
import minimumTax from '../../income-tax/law/minimum-tax.ts'
import inss from '../../payroll/law/inss.ts'
import selfEmployed from '../../payroll/law/inss-self-employed.ts'
import irrf from '../../payroll/law/irrf.ts'
import minimumWage from '../../payroll/law/minimum-wage.ts'
import simples from '../law/simples-nacional.ts'
import { companyByAnnex, invoiceLeaving, type SimplesLaw, simplesCompany } from './company.ts'

const on = '2026-06-01'
const law: SimplesLaw = {
  simples: simples.at(on).value,
  selfEmployed: selfEmployed.at(on).value,
  dividends: dividends.at(on).value,
  minimumTax: minimumTax.at(on).value,
  pay: { inss: inss.at(on).value, irrf: irrf.at(on).value },
  minimumWage: minimumWage.at(on).value.monthly,
}

describe.each(['III', 'V'] as const)('smallest invoice under annex %s', (annex) => {
  const company = companyByAnnex(annex, law, reais('250.00'), 0)

  it.each(['0.01', '1000.00', '4999.99', '10000.00', '25000.00', '60000.00', '120000.00', '199999.99'])(
    'yields %s, and no smaller one does',
    (net) => {
      const target = reais(net)
      const found = invoiceLeaving(target, company)!
      expect(company.month(found).net).toBeGreaterThanOrEqual(target)
      for (let less = found - 1n; less > found - 300n && less > 0n; less -= 1n) expect(company.month(less).net).toBeLessThan(target)
    },
  )

  it('takes few steps where a turning point yields one centavo too little', () => {
    // Under annex V the pró-labore never pays IRRF: the turning point is the ceiling.
    for (const point of company.turningPoints.filter((each) => each < company.largestInvoice! - 1n)) {
      for (const more of [-1n, 0n, 1n, 2n, 5n]) {
        let evaluations = 0
        const month = (invoice: bigint) => {
          evaluations++
          return company.month(invoice)
        }
        const counted = { ...company, month }
        const target = company.month(point).net + more
        const found = invoiceLeaving(target, counted)!
        expect(evaluations).toBeLessThan(300)
        expect(company.month(found).net).toBeGreaterThanOrEqual(target)
        expect(company.month(found - 1n).net).toBeLessThan(target)
      }
    }
  })

  it('is null past the ceiling of the regime', () => {
    expect(invoiceLeaving(reais('400000.00'), company)).toBeNull()
  })
})

describe('larger invoice', () => {
  // Legal jumps exceed the growth of the invoice: the sublimit moves the ISS outside the DAS, and IRRF up to R$ 10.00 is waived (Lei
  // 9.430/1996, art. 67).
  it.each(['III', 'V', 'better'] as const)('never yields less, except at the legal jumps: %s', (way) => {
    const company = way === 'better' ? simplesCompany(law, reais('250.00'), 1) : companyByAnnex(way, law, reais('250.00'), 1)
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40_000_000 }), fc.integer({ min: 1, max: 2_000_000 }), (cents, more) => {
        const [small, large] = [BigInt(cents), BigInt(Math.min(cents + more, 40_000_000))]
        if (company.turningPoints.some((point) => small <= point && point < large)) return
        // Rounding of DAS, INSS and taxes, one centavo each in twelve months.
        expect(company.month(large).netYear).toBeGreaterThanOrEqual(company.month(small).netYear - 60n)
      }),
      { numRuns: 400 },
    )
  })

  it('yields more above R$ 50,000.00 of monthly profit, despite the 10% withholding', () => {
    const company = companyByAnnex('III', law, reais('250.00'), 0)
    const [below, above] = [reais('84000.00'), reais('85000.00')].map((invoice) => company.month(invoice))
    expect([below!.dividendTax, above!.dividendTax]).toEqual([0n, reais('5032.00')])
    expect([below!.net, above!.net]).toEqual([reais('67044.81'), reais('67807.81')])
  })
})
