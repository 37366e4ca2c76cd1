import { expect, it } from 'vitest'
import { EXHAUSTIVE } from '../../../test/support/lanes/rounds.ts'
import { ports, registry } from '../../../test/support/ports.ts'
import { run } from '../../operation/evaluation/run.ts'

interface Item {
  code: string
  amount: number
}
interface Step {
  id: string
  result: { items?: Item[]; paths?: { items: Item[] }[] } | null
}
const vacation = (items: readonly Item[]) => items.filter(({ code }) => code === 'vacation').map(({ amount }) => amount)

const severance = registry.calculators.get('severance')!
const dismissalCost = registry.calculators.get('dismissal-cost')!
const decision = registry.decisions.get('agreement_or_dismissal')!

/** Every month of the first ten years; then, up to 600 months, only whole years and the months next to them. */
const MONTHS = Array.from({ length: 600 }, (_, index) => index + 1).filter(
  (months) => EXHAUSTIVE || months <= 120 || [0, 1, 11].includes(months % 12),
)

it('severance, dismissal-cost and the decision pay the same vacation for 1 to 600 months', () => {
  for (const months_worked of MONTHS)
    for (const overdue of months_worked < 12 ? [false] : [false, true]) {
      const contract = { salary: 3000, months_worked }
      const ended = run(severance, { ...contract, type: 'sem_justa_causa', overdue_vacations: overdue ? 1 : 0 }, ports)
      const expected = vacation(ended.items as Item[])
      const employer = { ...contract, months_this_year: 0, has_overdue_vacation: overdue }
      const { paths } = run(dismissalCost, employer, ports) as unknown as { paths: { items: Item[] }[] }
      for (const { items } of paths) expect(vacation(items), `${months_worked} months`).toEqual(expected)
      // The decision calls both calculators; every tenth month and the whole years suffice.
      if (months_worked % 10 !== 0 && months_worked % 12 !== 0) continue
      const { steps } = run(decision, employer, ports) as unknown as { steps: Step[] }
      const paid = steps.flatMap(({ result }) => [
        ...(result?.items ? [result.items] : []),
        ...(result?.paths ?? []).map(({ items }) => items),
      ])
      expect(paid.length).toBeGreaterThan(4)
      for (const items of paid) expect(vacation(items), `${months_worked} months`).toEqual(expected)
    }
})

it('two complete years pay full vacation plus one third', () => {
  const { paths } = run(dismissalCost, { salary: 3000, months_worked: 24, months_this_year: 0 }, ports) as unknown as {
    paths: { items: Item[] }[]
  }
  for (const { items } of paths) expect(vacation(items)).toEqual([3000])
})
