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

describe.each(['III', 'V'] as const)('the smallest invoice by annex %s', (annex) => {
  const company = companyByAnnex(annex, law, reais('250.00'), 0)

  it.each(['0.01', '1000.00', '4999.99', '10000.00', '25000.00', '60000.00', '120000.00', '199999.99'])(
    'leaves %s, and no smaller one does',
    (net) => {
      const target = reais(net)
      const found = invoiceLeaving(target, company)!
      expect(company.month(found).net).toBeGreaterThanOrEqual(target)
      for (let less = found - 1n; less > found - 300n && less > 0n; less -= 1n) expect(company.month(less).net).toBeLessThan(target)
    },
  )

  it('is found in few steps where a turning point leaves a centavo less than is wanted', () => {
    // By annex V the pró-labore never pays IRRF: that point is the ceiling itself.
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

  it('is none past the ceiling of the regime', () => {
    expect(invoiceLeaving(reais('400000.00'), company)).toBeNull()
  })
})

describe('a larger invoice', () => {
  // Where the law itself takes more than the invoice grew: the sublimit puts the ISS outside the guide, and the first R$ 10.00 of IRRF
  // are waived (Lei 9.430/1996, art. 67).
  it.each(['III', 'V', 'better'] as const)('never leaves less, but for the jumps of the law: %s', (way) => {
    const company = way === 'better' ? simplesCompany(law, reais('250.00'), 1) : companyByAnnex(way, law, reais('250.00'), 1)
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40_000_000 }), fc.integer({ min: 1, max: 2_000_000 }), (cents, more) => {
        const [small, large] = [BigInt(cents), BigInt(Math.min(cents + more, 40_000_000))]
        if (company.turningPoints.some((point) => small <= point && point < large)) return
        // Roundings of the guide, the INSS and the taxes, a centavo each in twelve months.
        expect(company.month(large).netYear).toBeGreaterThanOrEqual(company.month(small).netYear - 60n)
      }),
      { numRuns: 400 },
    )
  })

  it('past R$ 50,000.00 of profit in the month leaves more, though a tenth of all is withheld', () => {
    const company = companyByAnnex('III', law, reais('250.00'), 0)
    const [below, above] = [reais('84000.00'), reais('85000.00')].map((invoice) => company.month(invoice))
    expect([below!.dividendTax, above!.dividendTax]).toEqual([0n, reais('5032.00')])
    expect([below!.net, above!.net]).toEqual([reais('67044.81'), reais('67807.81')])
  })
})
