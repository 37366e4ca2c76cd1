import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { portsOn } from '../../../../../test/support/ports.ts'
import { type Day, dayOf } from '../../../../core/day.ts'
import { formatBRL, fromNumber, toNumber } from '../../../../core/money.ts'
import { run } from '../../../../core/operation/run.ts'
import netSalary from '../../calculators/net-salary/index.ts'
import inss from '../../law/inss.ts'
import irrf from '../../law/irrf.ts'
import { inssDue } from '../../rules/inss.ts'
import { INSS_MISTAKES } from '../../rules/inss-mistakes.ts'
import { IRRF_MISTAKES, irrfOf } from '../../rules/irrf-mistakes.ts'
import checkInss from '../check-inss/index.ts'
import checkIrrf from '../check-irrf/index.ts'
import checkPayslip from './index.ts'

const ports = portsOn('2026-11-14')

interface Said {
  readonly verdict: string
  readonly items: readonly { id: string; verdict: string; causes: readonly { id: string }[]; difference: number | null }[]
}

const check = (operation: Parameters<typeof run>[0], input: object) => run(operation, input, ports) as unknown as Said

const day = fc
  .tuple(fc.integer({ min: 0, max: 32 * 12 + 3 }), fc.integer({ min: 1, max: 28 }))
  .map(([months, date]) => dayOf(1994 + Math.floor((6 + months) / 12), ((6 + months) % 12) + 1, date))
const cents = (min: number, max: number) => fc.integer({ min, max }).map((amount) => amount / 100)
const pay = cents(30_000, 3_000_000)

describe('a payslip made by the calculator', () => {
  it('is consistent, on any day of the record', () => {
    fc.assert(
      fc.property(day, pay, fc.integer({ min: 0, max: 4 }), (reference_date, gross_salary, dependents) => {
        const made = run(netSalary, { gross_salary, dependents, reference_date }, ports) as Record<string, number>
        const { verdict, items } = check(checkPayslip, {
          gross_salary,
          informed_inss: made.inss,
          informed_irrf: made.irrf,
          dependents,
          fgts: made.fgts,
          total_earnings: gross_salary,
          total_deductions: made.totalDeductions,
          net_received: made.netSalary,
          reference_date,
        })
        expect([verdict, items.filter((item) => item.verdict !== 'matches')]).toEqual(['consistent', []])
      }),
      { numRuns: 400 },
    )
  })

  it('is never accused for a line nobody informed', () => {
    fc.assert(
      fc.property(pay, fc.integer({ min: 1, max: 50_000 }), (gross_salary, less) => {
        const made = run(netSalary, { gross_salary, reference_date: '2026-05-31' }, ports) as Record<string, number>
        const short = toNumber(fromNumber(made.netSalary!) - BigInt(less))
        if (short < 0) return
        const input = {
          gross_salary,
          informed_inss: made.inss,
          informed_irrf: made.irrf,
          net_received: short,
          reference_date: '2026-05-31',
        }
        expect(check(checkPayslip, input).verdict).not.toBe('differs')
        if (less > 50) expect(check(checkPayslip, { ...input, declared_items: [] }).verdict).toBe('differs')
      }),
    )
  })
})

describe('each mistake applied is named', () => {
  const TOLERANCE = 10n

  it.each([...INSS_MISTAKES])('INSS: $id', ({ id, figures }) => {
    let met = 0
    fc.assert(
      fc.property(day, pay, (reference_date: Day, gross) => {
        const base = fromNumber(gross)
        const table = inss.at(reference_date).value
        const right = inssDue(base, table).amount
        for (const figure of figures({ base, table, day: reference_date })) {
          if (figure - right <= TOLERANCE && right - figure <= TOLERANCE) continue
          met++
          const { items } = check(checkInss, { base_salary: gross, informed_inss: toNumber(figure), reference_date })
          expect(items[0]!.verdict, formatBRL(figure)).toBe('differs')
          expect(items[0]!.causes.map((cause) => cause.id)).toContain(id)
        }
      }),
      { numRuns: 150 },
    )
    expect(met).toBeGreaterThan(0)
  })

  it.each([...IRRF_MISTAKES])('IRRF: $id', ({ id, figures }) => {
    let met = 0
    fc.assert(
      fc.property(
        fc.oneof(day, fc.constant<Day>('2026-03-15'), fc.constant<Day>('2025-03-15'), fc.constant<Day>('2024-01-15')),
        // Around the exempt bracket, the small tax that is waived and the reduction, where most mistakes show.
        fc.oneof(pay, cents(200_000, 340_000), cents(490_000, 560_000)),
        fc.integer({ min: 0, max: 3 }),
        fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 50_000 })),
        fc.boolean(),
        (reference_date, gross, dependents, alimonyCents, wrongInss) => {
          const base = fromNumber(gross)
          const due = inssDue(base, inss.at(reference_date).value)
          const came = wrongInss ? due.amount + 5_000n : due.amount
          const facts = {
            gross: base,
            inss: wrongInss ? came : due.deductible,
            rightInss: due.deductible,
            dependents,
            alimony: BigInt(alimonyCents),
            finalAtSource: false,
            table: irrf.at(reference_date).value,
            day: reference_date,
            base: null,
          }
          const right = irrfOf(facts).amount
          for (const figure of figures(facts)) {
            if (figure - right <= TOLERANCE && right - figure <= TOLERANCE) continue
            const { items } = check(checkIrrf, {
              gross_salary: gross,
              informed_inss: toNumber(came),
              informed_irrf: toNumber(figure),
              dependents,
              alimony: alimonyCents / 100,
              paid_on: reference_date,
              reference_date,
            })
            met++
            expect(items[0]!.verdict).toBe('differs')
            expect(items[0]!.causes.map((cause) => cause.id)).toContain(id)
          }
        },
      ),
      { numRuns: 400 },
    )
    // The 13th's own is in its own test.
    if (id !== 'waived_wrongly') expect(met).toBeGreaterThan(0)
  })
})
