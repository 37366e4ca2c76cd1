import { describe, expect, it } from 'vitest'
import { reais } from '../../../core/money.ts'
import selfEmployed from '../../own-account/law/inss-self-employed.ts'
import inss from '../../payroll/law/inss.ts'
import irrf from '../../payroll/law/irrf.ts'
import minimumWage from '../../payroll/law/minimum-wage.ts'
import dividends from '../law/dividends.ts'
import simples from '../law/simples-nacional.ts'
import { companyByAnnex, invoiceLeaving, type SimplesLaw } from './company.ts'

const on = '2026-06-01'
const law: SimplesLaw = {
  simples: simples.at(on).value,
  selfEmployed: selfEmployed.at(on).value,
  dividends: dividends.at(on).value,
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

  it('is none past the ceiling of the regime', () => {
    expect(invoiceLeaving(reais('400000.00'), company)).toBeNull()
  })
})
