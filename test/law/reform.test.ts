import { describe, expect, it } from 'vitest'
import { InvalidInput } from '../../engine/core/errors.ts'
import { patchOf } from '../../engine/core/reform/patch.ts'
import { reformOf } from '../../engine/core/reform/reform.ts'
import { faultsOf } from '../../engine/core/reform/validate-changes.ts'
import type { Operation } from '../../engine/operation/definition/operation.ts'
import { run } from '../../engine/operation/evaluation/run.ts'
import { rounds } from '../support/lanes/rounds.ts'
import { portsOn, registry } from '../support/ports.ts'

const everyone: readonly Operation[] = [...registry.calculators.values(), ...registry.decisions.values()]

/** Serialized result or error. */
function bytes(operation: Operation, input: object, on: Parameters<typeof portsOn>[0]): string {
  try {
    const { hypothetical: _mark, ...rest } = run(operation, input, portsOn(on))
    return JSON.stringify(rest)
  } catch (error) {
    if (error instanceof InvalidInput) return JSON.stringify(error.issues)
    throw error
  }
}

const dayOf = (example: Operation['examples'][number]) =>
  'on' in example && typeof example.on === 'string' ? (example.on as Parameters<typeof portsOn>[0]) : '2026-11-14'

/** Tables read for the result. */
const tablesRead = (answer: Record<string, unknown>): string[] => (answer.basis as { table: string }[]).map(({ table }) => table)

describe('the empty reform', () => {
  it.each(everyone)('$id returns the same bytes apart from the mark', (operation) => {
    for (const example of operation.examples) {
      const on = dayOf(example)
      const plain = bytes(operation, example.input, on)
      expect(bytes(operation, { ...example.input, law: '' }, on)).toBe(plain)
      expect(bytes(operation, { ...example.input, law: {} }, on)).toBe(plain)
    }
  })

  it.each(everyone)('$id returns the same result with a factor of 1 on its tables', (operation) => {
    const example = operation.examples[0]!
    const on = dayOf(example)
    const tables = tablesRead(run(operation, example.input, portsOn(on)))
    const law = [...new Set(tables)].map((table) => `${table}*1`).join(';')
    expect(bytes(operation, { ...example.input, law }, on)).toBe(bytes(operation, example.input, on))
  })
})

describe('every table', () => {
  it.each([...registry.laws.values()])(
    '$id: each recorded version is a valid table value, and no key collides with patch syntax',
    (law) => {
      for (const { value, from } of law.versions)
        expect(faultsOf(value as never, law, { table: law.id, from: null, holds: false }), from).toEqual([])
      const names = JSON.stringify(law.versions, (_key, value) => (typeof value === 'bigint' ? String(value) : value)).matchAll(
        /"([^"]+)":/g,
      )
      for (const [, name] of names) expect(name).not.toMatch(/^[$+*]/)
    },
  )
})

describe('random reforms', () => {
  it('normalize to one text and one name, regardless of order and spelling', () => {
    const ports = portsOn('2026-06-01')
    let seed = 7
    const random = (most: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return seed % most
    }
    const parts = [
      () => `irrf/perDependent=${100 + random(200)}`,
      () => `irrf/brackets/4/rate=${28 + random(20)}%`,
      () => `irrf/simplifiedDiscount=${500 + random(300)}.50`,
      () => `irpf-annual/simplified/cap=${17_000 + random(9000)}`,
      () => `minimum-wage/monthly=${1700 + random(300)}`,
      () => `irrf@2026-0${1 + random(9)}-15/waivedUpTo=${20 + random(30)}`,
      () => `working-time/weeklyHours=${30 + random(13)}`,
      () => `inss*1.0${1 + random(9)}`,
      () => `irpf-annual/brackets+(null,${28 + random(9)}%);irpf-annual/brackets/4/limit=${90_000 + random(9000)}`,
    ]
    for (let round = 0; round < rounds(2_000, 10_000); round++) {
      const chosen = parts.filter(() => random(2) === 1).map((make) => make())
      const one = reformOf(chosen.join(';'), ports, '2026-06-01')
      const other = reformOf(
        [...chosen]
          .reverse()
          .map((part) => part.replace(/=(\d+)%$/, (_all, rate) => `=0.${rate}`))
          .join(' ; '),
        ports,
        '2026-06-01',
      )
      expect(other.id).toBe(one.id)
      expect(reformOf(one.text, ports, '2026-06-01').text).toBe(one.text)
      expect(reformOf(patchOf(one.changes), ports, '2026-06-01')).toMatchObject({ id: one.id, text: one.text })
    }
  })
})

describe('combined with other questions', () => {
  const ports = portsOn('2026-11-14')
  const ask = (id: string, input: object) => run(registry.questions.get(id)!, { calculator: 'net-salary', ...input }, ports)
  const law = 'irrf/reduction=null'
  const day = { reference_date: '2026-06-01' }

  it('solve, sweep and compare read the changed table and report it', () => {
    const found = ask('solve', { solve_for: 'gross_salary', target_value: 4185.61, ...day, law })
    expect(found).toMatchObject({ hypothetical: true, value: 5000, answer: { hypothetical: true, irrf: 312.89 } })
    const swept = ask('sweep', { vary: 'gross_salary', from: 5000, to: 6000, points: 2, ...day, law })
    expect(swept).toMatchObject({ hypothetical: true, points: [{ results: [4185.61] }, { results: [4793.64] }] })
    const both = ask('compare', { gross_salary: 5000, ...day, b: { law } })
    expect(both).toMatchObject({ hypothetical: true, sameLaw: false, a: { irrf: 0 }, b: { hypothetical: true, irrf: 312.89 } })
    expect(both.a).not.toHaveProperty('hypothetical')
  })

  it('timeline starts a segment on the date of a dated change', () => {
    const found = ask('timeline', {
      gross_salary: 8000,
      dependents: 2,
      from: '2026-01-01',
      to: '2026-11-01',
      law: 'irrf@2026-07-15/perDependent=250',
    })
    expect(found).toMatchObject({
      hypothetical: true,
      segments: [
        { from: '2026-01-01', to: '2026-07-14', results: [6144.92] },
        { from: '2026-07-15', results: [6178.14], changed: [{ table: 'irrf', norm: 'Hipótese' }] },
      ],
    })
  })
})

describe('reform isolation', () => {
  it('affects neither interleaved requests nor the tables', () => {
    const ports = portsOn('2026-11-14')
    const before = JSON.stringify(
      [...registry.laws.values()].map(({ versions }) => versions),
      (_key, value) => (typeof value === 'bigint' ? String(value) : value),
    )
    const netSalary = registry.calculators.get('net-salary')!
    const laws = [undefined, 'irrf/reduction=null', 'inss/brackets/0/rate=8%', 'irrf*1.1']
    const alone = laws.map((law) => JSON.stringify(run(netSalary, { gross_salary: 6000, law }, ports)))
    for (let round = 0; round < 1000; round++) {
      const at = (round * 7) % laws.length
      expect(JSON.stringify(run(netSalary, { gross_salary: 6000, law: laws[at] }, ports))).toBe(alone[at])
    }
    const after = JSON.stringify(
      [...registry.laws.values()].map(({ versions }) => versions),
      (_key, value) => (typeof value === 'bigint' ? String(value) : value),
    )
    expect(after).toBe(before)
  })
})

describe('derived versus recorded law', () => {
  it('the 2025 table patched into that of 2026 matches 2026 in every case', () => {
    const ports = portsOn('2026-11-14')
    const law = 'irrf@2025-05-01!/reduction=(5000,312.89,7350,978.62,13.3145%)'
    const netSalary = registry.calculators.get('net-salary')!
    const lean = netSalary.lean(['irrf'], { ...ports, hypothesis: reformOf(law, ports, '2025-12-31') })
    const plain = netSalary.lean(['irrf'], ports)
    const input = (cents: number, day: string) => netSalary.input.parse({ gross_salary: cents / 100, reference_date: day })
    // Changes the contribution too, so that only the tax differs.
    const contribution = { law: 'inss=@2026-01-01' }
    const bothLaws = netSalary.lean(['irrf'], { ...ports, hypothesis: reformOf(`${law};${contribution.law}`, ports, '2025-12-31') })
    let apart = 0
    const cases = rounds(2_000, 10_000)
    for (let round = 0; round < cases; round++) {
      // Covers the same pay range for any number of cases.
      const cents = 150_000 + Math.floor((round * 1_370_000) / cases)
      if (bothLaws(input(cents, '2025-12-31')).irrf !== plain(input(cents, '2026-06-01')).irrf) apart++
    }
    expect(apart).toBe(0)
    expect(lean(input(500_000, '2025-12-31'))).not.toEqual(plain(input(500_000, '2025-12-31')))
  })
})

describe('monotonicity and continuity', () => {
  const ports = portsOn('2026-06-01')
  const netSalary = registry.calculators.get('net-salary')!
  const netUnder = (law: string) => {
    const lean = netSalary.lean(['netSalary'], { ...ports, hypothesis: reformOf(law, ports, '2026-06-01') })
    return (cents: number, dependents = 0): number =>
      Number(lean(netSalary.input.parse({ gross_salary: cents / 100, dependents, reference_date: '2026-06-01' })).netSalary)
  }

  it('a larger deduction, limit or discount never lowers a net', () => {
    const plain = netUnder('')
    for (const law of ['irrf/perDependent=300', 'irrf/brackets/*/limit*1.2', 'irrf/simplifiedDiscount=900']) {
      const more = netUnder(law)
      // Parcels are rounded to the centavo: tolerance of 1 centavo.
      for (let cents = 200_000; cents < 3_000_000; cents += 7_311) expect(more(cents, 2)).toBeGreaterThanOrEqual(plain(cents, 2) - 0.02)
    }
  })

  it('with recomputed parcels the jump at each limit is at most two centavos', () => {
    for (const law of ['irrf/brackets/*/limit*1.137', 'irrf/brackets/2/rate=17%', 'irrf/brackets/1-', 'irrf*1.31']) {
      const table = reformOf(law, ports, '2026-06-01').laws.get('irrf')!.at('2026-06-01').value as {
        brackets: { limit: bigint | null; rate: { n: bigint; d: bigint }; deduct: bigint }[]
      }
      for (const [index, { limit, rate, deduct }] of table.brackets.entries()) {
        const next = table.brackets[index + 1]
        if (limit === null || !next) continue
        const tax = (row: { rate: { n: bigint; d: bigint }; deduct: bigint }) =>
          Number(limit * row.rate.n) / Number(row.rate.d) - Number(row.deduct)
        expect(Math.abs(tax(next) - tax({ rate, deduct })), law).toBeLessThanOrEqual(2)
      }
    }
  })
})

describe('random reform texts', () => {
  it('are parsed or rejected, never a server error', () => {
    const ports = portsOn('2026-06-01')
    const pieces = [
      'irrf',
      'inss',
      '/',
      'brackets',
      '*',
      '4',
      'rate',
      'limit',
      '=',
      '1.05',
      '35%',
      'null',
      ';',
      '@2026-01-01',
      '+',
      '(',
      ')',
      ',',
      '-',
      '!',
      'ipca(',
      '2020-01',
      '..',
      '2021-01',
      ')',
      '__proto__',
      '[',
      ']',
      'deduct',
      '0',
      'é',
      ' ',
      'working-time',
      'weeklyHours',
    ]
    let seed = 11
    const random = (most: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return (seed >> 8) % most
    }
    let understood = 0
    for (let round = 0; round < rounds(20_000, 100_000); round++) {
      const text = Array.from({ length: 1 + random(12) }, () => pieces[random(pieces.length)]).join('')
      try {
        reformOf(text, ports, '2026-06-01')
        understood++
      } catch (error) {
        if (!(error instanceof InvalidInput)) throw new Error(`${text}: ${String(error)}`)
      }
    }
    expect(understood).toBeGreaterThan(100)
  })
})

describe('tables read month by month', () => {
  const ports = portsOn('2026-11-14')
  const ask = (id: string, input: object) => run(registry.calculators.get(id)!, input, ports)

  it('estimates the FGTS balance at the changed deposit rate', () => {
    const input = { salary: 3000, admission_date: '2025-01-01', termination_date: '2025-12-31', type: 'sem_justa_causa' }
    const [plain, under] = [ask('severance-by-dates', input), ask('severance-by-dates', { ...input, law: 'fgts/depositRate=16%' })]
    const fine = ({ fgts }: Record<string, unknown>) => (fgts as { fine: number }).fine
    expect(fine(plain)).toBeGreaterThan(1000)
    expect(fine(under)).toBe(fine(plain) * 2)
  })

  it('caps each month of contribution at the changed ceiling', () => {
    const contributions = [{ month: '2026-01-01', amount: 9000 }]
    const law = 'inss/ceiling=10000;inss/brackets/3/limit=10000'
    const used = (answer: Record<string, unknown>) => (answer.corrected as { used: number }[]).map((each) => each.used)
    const input = { contributions, reference_month: '2026-02-01' }
    expect(used(ask('contribution-average', input))).toEqual([8475.55])
    expect(used(ask('contribution-average', { ...input, law }))).toEqual([9000])
  })
})

describe('defaults taken from the law', () => {
  const ports = portsOn('2026-11-14')
  const ask = (id: string, input: object) => run(registry.calculators.get(id)!, input, ports)
  const law = 'working-time/weeklyHours=40'

  it.each([
    ['hourly-wage', { monthly_salary: 2200 }, 'legalHourlyWage'],
    ['overtime', { salary: 2200, extra_hours_50: 10 }, 'hourlyWage'],
    ['night-shift', { salary: 2200, night_clock_hours: 70 }, 'hourlyWage'],
    ['time-bank', { salary: 2200, positive_hours: 10 }, 'hourlyWage'],
    ['hazard-pay', { type: 'dangerous', salary: 2200 }, 'hourlyAmount'],
  ])('%s: an hour in a 40-hour week costs 10%% more than in a 44-hour week, and the hours are reported', (id, input, field) => {
    const [plain, under] = [ask(id, input), ask(id, { ...input, law })]
    expect(under[field]).toBe(Number((Number(plain[field]) * 1.1).toFixed(2)))
    expect(JSON.stringify(plain.assumptions)).toMatch(/: (?:44|220) horas/)
    expect(JSON.stringify(under.assumptions)).toMatch(/: (?:40|200) horas/)
    expect(tablesRead(under)).toContain('working-time')
  })

  it('leaves explicit input unchanged, and rejects a change without effect', () => {
    expect(ask('hourly-wage', { monthly_salary: 2200, weekly_hours: 44, law })).toMatchObject({ monthlyDivisor: 220 })
    expect(() => ask('overtime', { salary: 2200, monthly_hours: 220, law })).toThrow(InvalidInput)
  })

  it('applies the same to the overtime premium and to vacation days', () => {
    expect(ask('time-bank', { salary: 2200, positive_hours: 10, law: 'overtime/premium=75%' })).toMatchObject({
      amountIfNotCompensated: 175,
    })
    expect(ask('vacation-pay', { salary: 3000, law: 'vacation/days=20' })).toMatchObject({ restDays: 20, vacationPay: 2000 })
  })
})

describe('table invariants', () => {
  const ports = portsOn('2026-11-14')
  it.each([
    ['unemployment-eligibility/first/minimumMonths=6', 'law.unemployment-eligibility.first.installments.1.fromMonths'],
    ['iof-redemption/byDay/3/day=9', 'law.iof-redemption.byDay.3.day'],
    ['iof-redemption/byDay/4-', 'law.iof-redemption.byDay.4.day'],
    ['apprentice/months/2/days=31', 'law.apprentice.months'],
  ])('rejects an invalid %s', (text, field) => {
    expect(() => reformOf(text, ports, '2026-11-14')).toThrow(expect.objectContaining({ issues: [expect.objectContaining({ field })] }))
  })
})
