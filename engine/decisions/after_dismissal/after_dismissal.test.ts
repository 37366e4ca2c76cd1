import { expect, it } from 'vitest'
import { ports, registry } from '../../../test/support/ports.ts'
import { run } from '../../operation/evaluation/run.ts'

const decision = registry.decisions.get('after_dismissal')!

it('describes coverage below one month in words, not as "0 meses"', () => {
  const contract = { salary: 3000, admission_date: '2024-01-02', exit_type: 'with_cause', fgts_balance: 7000, monthly_expenses: 2500 }
  for (const exit_date of ['2026-06-03', '2026-06-10', '2026-06-30']) {
    const { answer, monthsCovered } = run(decision, { ...contract, exit_date }, ports)
    expect(answer).not.toMatch(/cobre 0/)
    if (monthsCovered === 0) expect(answer).toMatch(/menos que um mês de despesas/)
  }
})
