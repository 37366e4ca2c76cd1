import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../../test/support/ports.ts'
import { run, runText } from '../../operation/evaluation/run.ts'
import { InvalidInput } from '../errors.ts'
import { Ratio } from '../ratio.ts'
import type { ExactValue } from './change.ts'
import { withCells, withoutRow, withRow } from './edit.ts'
import { patchOf } from './patch.ts'
import { reformOf, reformOfEveryDay } from './reform.ts'
import { requestedLawDay } from './reform-request.ts'
import { shortest } from './text.ts'

const DAY = '2026-06-01'
const netSalary = registry.calculators.get('net-salary')!
const net = (gross_salary: number, law: unknown, more: object = {}) =>
  run(netSalary, { gross_salary, reference_date: DAY, ...more, law }, ports)
const reform = (law: unknown) => reformOf(law, ports, DAY)

function issuesOf(work: () => unknown) {
  try {
    work()
  } catch (error) {
    if (error instanceof InvalidInput) return error.issues.map(({ field, message, code }) => ({ field, message, code }))
    throw error
  }
  return expect.fail('was accepted')
}

it('dayAsked uses the law-date field, a question’s that of its calculator, else today', () => {
  const sweep = registry.questions.get('sweep')!
  const asked = { calculator: 'net-salary', reference_date: '2019-06-01' }
  expect(requestedLawDay(sweep, asked, ports)).toBe('2019-06-01')
  expect(requestedLawDay(netSalary, asked, ports)).toBe('2019-06-01')
  expect(requestedLawDay(sweep, { ...asked, calculator: 'fuel' }, ports)).toBe(ports.today())
  expect(requestedLawDay(netSalary, { reference_date: 'ontem' }, ports)).toBe(ports.today())
})

it('writes a non-terminating fraction with thirty decimals', () => {
  expect([shortest(Ratio.of(1n, 3n)), shortest(Ratio.of(-5n, 4n))]).toEqual([`0.${'3'.repeat(30)}`, '-1.25'])
})

describe('results of an independent implementation', () => {
  it('without the reduction', () => {
    expect(net(5000, 'irrf/reduction=null')).toMatchObject({ hypothetical: true, inss: 501.5, irrf: 312.89, netSalary: 4185.61 })
    expect(net(6000, 'irrf/reduction=null')).toMatchObject({ irrf: 564.86, netSalary: 4793.64 })
  })

  it('with a larger deduction', () => {
    expect(net(8000, 'irrf/perDependent=250', { dependents: 2 })).toMatchObject({ irrf: 900.36, netSalary: 6178.14 })
  })

  it('with scaled limits and recomputed parcels', () => {
    const { shown } = reform('irrf/brackets/*/limit*1.05')
    const column = (name: string) => [0, 1, 2, 3, 4].map((row) => shown.find(({ path }) => path === `brackets/${row}/${name}`)?.to)
    expect(column('limit')).toEqual([2550.24, 2967.98, 3938.6, 4897.91, undefined])
    expect(column('deduct')).toEqual([undefined, 191.27, 413.87, 709.27, 954.17])
    expect(net(10_000, 'irrf/brackets/*/limit*1.05')).toMatchObject({ netSalary: 7487.82 })
  })

  it('with a bracket above the last', () => {
    const law = 'irrf/brackets/4/limit=20000;irrf/brackets+(null,35%)'
    expect(reform(law).shown.find(({ path }) => path === 'brackets/5/deduct')?.to).toBe(2408.73)
    expect(net(30_000, law)).toMatchObject({ irrf: 7745.45, netSalary: 21_266.48 })
  })

  it('keeps an explicit parcel beside a changed rate', () => {
    const parcels = (law: string) =>
      (reform(law).laws.get('irrf')!.at(DAY).value as { brackets: { deduct: bigint }[] }).brackets.map(({ deduct }) => deduct)
    expect(parcels('irrf/brackets/1/rate=8%;irrf/brackets/1/deduct=190')[1]).toBe(19_000n)
    expect(parcels('irrf/brackets/1/rate=8%')[1]).toBe(19_430n)
    expect(parcels('irrf/brackets/1/rate=8%;irrf/brackets/*/deduct=190')[1]).toBe(19_000n)
  })

  it('with the law of another date corrected by an index', () => {
    const law = reform('irrf=@1996-01-01*ipca(1996-01..2026-08)').laws.get('irrf')!.at(DAY).value as {
      brackets: { limit: bigint | null; rate: { toPercent(): number } }[]
    }
    expect(law.brackets.map(({ limit, rate }) => [limit, rate.toPercent()])).toEqual([
      [552147n, 0],
      [1104294n, 15],
      [null, 25],
    ])
  })
})

describe('title', () => {
  it.each([
    ['irrf/reduction=null', 'Redução do imposto, que deixa de existir'],
    [
      'irrf/brackets/4/limit=20000;irrf/brackets+(null,35%)',
      'Faixas (5): Base até, de sem limite para R$ 20.000,00; Faixas (6): Alíquota, de nada para 35%; e mais 1',
    ],
    ['irrf=@2025-05-01', 'Redução do imposto, que deixa de existir'],
    [
      'inss/brackets+(9900,15%);inss/ceiling=9900',
      'Teto, de R$ 8.475,55 para R$ 9.900,00; Faixas (5): Salário até, de nada para R$ 9.900,00; e mais 1',
    ],
  ])('%s: %s', (law, title) => {
    expect(reform(law).title.replaceAll('\u00a0', ' ')).toBe(title)
  })
})

describe('canonical text', () => {
  it.each([
    ['irrf/perDependent=250', { irrf: { perDependent: 250 } }],
    ['irrf/reduction=null', { irrf: { reduction: null } }],
    ['irrf/brackets/4/rate=35%', { irrf: { brackets: { 4: { rate: '35%' } } } }],
    ['irrf/brackets/4/rate=35%', { irrf: { brackets: { 4: { rate: 0.35 } } } }],
    ['irrf/brackets/*/limit*1.05', { irrf: { brackets: { '*': { limit: { $times: 1.05 } } } } }],
    [
      'irrf/brackets+(null,35%);irrf/brackets/4/limit=20000',
      { irrf: { brackets: { 4: { limit: 20000 }, '+': { limit: null, rate: '35%' } } } },
    ],
    ['irrf/brackets/1-', { irrf: { brackets: { 1: null } } }],
    ['irrf*1.05', { irrf: { $times: 1.05 } }],
    ['irrf*ipca(1996-01..2026-08)', { irrf: { $index: 'ipca(1996-01..2026-08)' } }],
    ['irrf@2027-01-01/perDependent=250', { 'irrf@2027-01-01': { perDependent: 250 } }],
    ['irrf=@1996-01-01*ipca(1996-01..2026-08)', { irrf: { $as: '1996-01-01', $index: 'ipca(1996-01..2026-08)' } }],
    ['inss/brackets/3/limit=9900;inss/ceiling=9900', { inss: { ceiling: 9900, brackets: { 3: { limit: 9900 } } } }],
  ])('%s', (text, patch) => {
    const written = reform(text)
    expect(written.text).toBe(text)
    expect(reform(patch)).toMatchObject({ text, id: written.id })
    expect(reform(patchOf(written.changes)).text).toBe(text)
  })

  it('accepts the table’s labels and percentages', () => {
    expect(reform('irrf/Dedução por dependente=250.00').text).toBe('irrf/perDependent=250')
    expect(reform('irrf/brackets/4/ratePercent=35').text).toBe('irrf/brackets/4/rate=35%')
  })

  it.each(['', ' ; ', 'irrf/perDependent=189.59', 'irrf*1', 'irrf=@2026-02-01', 'irrf/brackets/*/limit*1.000', {}])(
    'is empty for %o',
    (law) => expect(reform(law)).toMatchObject({ id: 'r-0', text: '' }),
  )
})

describe('table editing', () => {
  const bracketsOf = (law: string) => (reform(law).laws.get('irrf')!.at(DAY).value as { brackets: ExactValue[] }).brackets

  it('appends and removes a row, giving canonical text', () => {
    const text = 'irrf/perDependent=250'
    const grown = withRow(reform(text).changes, 'irrf', ['brackets'], bracketsOf(text))!
    expect(grown).toBe('irrf/brackets+(null,27.5%);irrf/brackets/4/limit=9329.36;irrf/perDependent=250')
    expect(reform(grown).text).toBe(grown)
    const shorter = withoutRow(reform(grown).changes, 'irrf', ['brackets'], bracketsOf(grown), 1)
    expect(reform(shorter).text).toBe(shorter)
    expect(bracketsOf(shorter)).toHaveLength(bracketsOf(grown).length - 1)
  })

  it('removing the last row leaves the previous one without a limit', () => {
    const text = 'irrf/perDependent=250'
    const before = bracketsOf(text)
    const shorter = withoutRow(reform(text).changes, 'irrf', ['brackets'], before, before.length - 1)
    expect(bracketsOf(shorter)).toHaveLength(before.length - 1)
    expect(bracketsOf(shorter).at(-1)).toMatchObject({ limit: null })
  })

  it('setting a cell replaces only that cell, not other tables or dated changes', () => {
    const others = 'inss/ceiling=9900;irrf/brackets/4/rate=35%;irrf@2027-01-01/perDependent=260'
    const { changes } = reformOfEveryDay(`inss/brackets/3/limit=9900;${others};irrf/perDependent=250`, ports)
    const cells = new Map([
      ['perDependent', '300'],
      ['ceiling', '1'],
    ])
    expect(withCells(changes, 'irrf', cells).split(';').sort()).toEqual(
      ['inss/brackets/3/limit=9900', ...others.split(';'), 'irrf/ceiling=1', 'irrf/perDependent=300'].sort(),
    )
  })
})

describe('derived figures', () => {
  const wage = (law: string) => reform(law).laws.get('minimum-wage')!.at(DAY).value as { daily: bigint; hourly: bigint }
  it('recomputes the daily and hourly minimum wage from the monthly one, unless given', () => {
    // 1,800.00 ÷ 30 = 60.00; ÷ 220 = 8.1818…
    expect(wage('minimum-wage/monthly=1800')).toEqual({ monthly: 180_000n, daily: 6000n, hourly: 818n })
    expect(wage('minimum-wage/monthly=1800;minimum-wage/hourly=9')).toMatchObject({ daily: 6000n, hourly: 900n })
    expect(wage('minimum-wage*1.1')).toEqual({ monthly: 178_310n, daily: 5944n, hourly: 811n })
    expect(reform('minimum-wage/monthly=1800').shown.map(({ path }) => path)).toEqual(['monthly', 'daily', 'hourly'])
  })
})

describe('refusals', () => {
  it.each([
    ['irf/perDependent=250', 'law.irf', /não há tabela "irf"; você quis dizer .*"irrf"/],
    ['irrf/perDependant=250', 'law.irrf.perDependant', 'a tabela irrf não tem "perDependant"; você quis dizer "perDependent"?'],
    ['irrf/brackets/1/limit=100', 'law.irrf.brackets.1.limit', '100,00 não vem depois de 2.428,80'],
    ['inss/ceiling=9900', 'law.inss.ceiling', 'o teto (9.900,00) deve ser o limite da última faixa (8.475,55)'],
    ['irrf/brackets/4/rate=101%', 'law.irrf.brackets.4.rate', /passa de 100%/],
    ['irrf/brackets/4/rate=35', 'law.irrf.brackets.4.rate', /passa de 100%/],
    ['irrf/perDependent=-1', 'law.irrf.perDependent', /negativo/],
    ['irrf/perDependent=abc', 'law.irrf.perDependent', /número/],
    ['irrf/perDependent=null', 'law.irrf.perDependent', /sem valor/],
    ['irrf/brackets/2/limit=null', 'law.irrf.brackets.2.limit', /só a última/],
    ['irrf/brackets/4/limit=20000', 'law.irrf.brackets.4.limit', 'a última linha deve ficar sem limite (null)'],
    ['irrf/brackets/9/rate=20%', 'law.irrf.brackets.9', /não há a linha 9/],
    ['irrf*0.0001', 'law.irrf', /fator/],
    ['irrf*ipca(1900-01..1901-01)', 'law.irrf', /índice/],
    ['irrf/__proto__=1', 'law.irrf.__proto__', /não tem "__proto__"/],
    ['irrf', 'law', /não é uma mudança/],
    ['irrf/brackets/4/rate=27,5%', 'law', /com ponto.*27\.5%/],
    ['irrf/perDependent=1.250,50', 'law', /com ponto/],
    ['irrf*-1', 'law', /depois de \* vem um fator/],
    ['irrf=@2026-02-30', 'law', /2026-02-30 não é um dia/],
    ['irrf@2026-13-01/perDependent=250', 'law', /2026-13-01 não é um dia/],
    ['irrf=null', 'law.irrf', /a tabela inteira não se troca por um valor/],
    ['Imposto de renda retido/perDependent=250', 'law.Imposto de renda retido', /você quis dizer "irrf"/],
    ['PIS/minimum=1', 'law.PIS', /você quis dizer "real-profit", "salary-allowance"/],
    ['irrf@1900-01-01/perDependent=1', 'law.irrf@1900-01-01', /começa em/],
    ['irrf/perDependent=1;irrf/perDependent=2', 'law.irrf.perDependent', /mais de uma vez/],
    ['employer-charges/fgts=9%', 'law.employer-charges.fgts', 'este número é o de fgts/depositRate: mude-o lá'],
    [
      'simples-nacional/ceiling=6000000',
      'law.simples-nacional.annexes.I.brackets.5.limit',
      'o limite da última faixa (4.800.000,00) deve ser a receita máxima (6.000.000,00)',
    ],
    ['working-time/weeklyHours=39.5', 'law.working-time.weeklyHours', /inteiro/],
  ])('%s', (law, field, message) => {
    const [first] = issuesOf(() => reform(law))
    expect(first).toEqual({
      field,
      message: typeof message === 'string' ? message : expect.stringMatching(message),
      code: expect.any(String),
    })
  })

  it('rejects a change of tables the calculation does not read, and any change in a document check', () => {
    expect(issuesOf(() => net(5000, 'working-time/weeklyHours=40'))).toMatchObject([{ field: 'law', code: 'inconsistent' }])
    expect(issuesOf(() => run(registry.operations.get('check-payslip')!, { law: 'irrf/perDependent=250' }, ports))).toMatchObject([
      { field: 'law', code: 'law_not_accepted' },
    ])
  })

  it('reports the table for a patch, and truncates long names to sixty characters', () => {
    expect(issuesOf(() => reform({ irrf: 5 }))).toMatchObject([{ field: 'law.irrf', code: 'wrong_type' }])
    const long = 'x'.repeat(80)
    expect(issuesOf(() => reform(`irrf/${long}=1`))[0]!.message).toContain(`"${'x'.repeat(60)}"`)
    expect(issuesOf(() => reform(`${long}/a=1`))[0]).toMatchObject({ field: `law.${'x'.repeat(60)}` })
  })

  it('lists the available names, or the five nearest ones', () => {
    expect(issuesOf(() => reform('irrf/zzzzzzzz=1'))[0]!.message).toMatch(/há .*perDependent/)
    expect(issuesOf(() => reform('imposto/a=1'))[0]!.message.match(/"[^"]+"/g)).toHaveLength(6)
  })

  it('rejects more changes than the maximum, as patch and as text', () => {
    const rows = Array.from({ length: 65 }, (_, index) => ({ limit: 10_000 * (index + 1), rate: '28%' }))
    const text = rows.map(({ limit, rate }) => `irrf/brackets+(${limit},${rate})`)
    const cells = Object.fromEntries(rows.map(({ rate }, index) => [index, { rate }]))
    for (const law of [{ irrf: { brackets: { '+': rows } } }, { irrf: { brackets: cells } }, text.join(';')])
      expect(issuesOf(() => reform(law))[0]!.message).toMatch(/64/)
  })

  it('rejects a rate above 100%, in a cell or a row', () => {
    expect(issuesOf(() => reform('irrf/brackets/1/rate=150%'))).toMatchObject([{ field: 'law.irrf.brackets.1.rate', code: 'too_large' }])
    expect(issuesOf(() => reform('irrf/brackets+(null,150%)'))).toMatchObject([{ code: 'too_large' }])
  })

  it('rejects a number in place of a row; only null removes it', () => {
    expect(issuesOf(() => reform({ irrf: { brackets: { 1: 5 } } }))).toMatchObject([{ code: 'wrong_type' }])
    expect(reform({ irrf: { brackets: { 1: null } } }).text).toMatch(/^irrf\/brackets/)
  })

  it('accepts factors from a thousandth to a thousand, inclusive', () => {
    for (const factor of ['1000', '0.001']) expect(reform(`irrf/perDependent*${factor}`).text).toBe(`irrf/perDependent*${factor}`)
    for (const factor of ['1000.01', '0.0009'])
      expect(issuesOf(() => reform(`irrf/perDependent*${factor}`))[0]!.message).toMatch(/entre 0,001 e 1\.000/)
  })

  it('reports all issues at once', () => {
    expect(issuesOf(() => reform('irrf/perDependent=-1;inss/x=2')).map(({ field }) => field)).toEqual([
      'law.irrf.perDependent',
      'law.inss.x',
    ])
    expect(issuesOf(() => reform('irrf/brackets/4/limit=20000;inss/ceiling=9900')).map(({ field }) => field)).toEqual([
      'law.irrf.brackets.4.limit',
      'law.inss.ceiling',
    ])
  })
})

describe('dated change', () => {
  it('states its start date in the title', () => {
    expect(reform('irrf@2027-01-01/perDependent=250').title).toBe('Dedução por dependente, de R$ 189,59 para R$ 250,00, desde 01/01/2027')
  })

  it('ends at the next recorded version with a warning, unless marked to continue', () => {
    const dated = reform('irrf@2025-05-01/perDependent=250')
    expect(dated.warnings).toMatchObject([{ code: 'superseded' }])
    const perDependent = (law: string, day: `${number}-${number}-${number}`) =>
      (reform(law).laws.get('irrf')!.at(day).value as { perDependent: bigint }).perDependent
    expect(perDependent('irrf@2025-05-01/perDependent=250', '2025-04-30')).toBe(18959n)
    expect(perDependent('irrf@2025-05-01/perDependent=250', '2025-12-31')).toBe(25000n)
    expect(perDependent('irrf@2025-05-01/perDependent=250', '2026-01-01')).toBe(18959n)
    expect(perDependent('irrf@2025-05-01!/perDependent=250', '2026-01-01')).toBe(25000n)
    expect(perDependent('irrf@2026-07-15/perDependent=250', '2026-07-14')).toBe(18959n)
    expect(perDependent('irrf@2026-07-15/perDependent=250', '2026-07-15')).toBe(25000n)
  })
})

it('recomputes an index-based reform when the index data changes', () => {
  const perDependent = (version: string, factor: bigint) => {
    const accumulated = () => ({ ...ports.rates.accumulated('ipca', '2025-01-01', '2025-12-31')!, factor: Ratio.of(factor) })
    const held = { ...ports, rates: { ...ports.rates, version: () => version, accumulated } }
    return (reformOf('irrf*ipca(2025-01..2025-12)', held, DAY).laws.get('irrf')!.at(DAY).value as { perDependent: bigint }).perDependent
  }
  // 189.59 doubled, then tripled.
  expect([perDependent('one', 2n), perDependent('another', 3n)]).toEqual([37918n, 56877n])
})

it('rejects a change of a non-figure, without suggestions', () => {
  expect(issuesOf(() => reform('irrf/brackets=5'))).toEqual([
    { field: 'law.irrf.brackets', message: 'não é um valor que se mude', code: 'wrong_type' },
  ])
})

describe('warnings', () => {
  it('report discontinuous parcels and decreasing rates', () => {
    expect(reform('irrf/brackets/4/deduct=900').warnings).toMatchObject([{ code: 'does_not_join', path: 'irrf/brackets/4/deduct' }])
    // Published parcels may be one centavo apart.
    expect(reform('irrf/brackets/4/deduct=908.74').warnings).toEqual([])
    // Two roundings explain at most two centavos: 908.73 is exactly continuous.
    expect(reform('irrf/brackets/4/deduct=908.75').warnings).toEqual([])
    expect(reform('irrf/brackets/4/deduct=908.76').warnings).toMatchObject([{ code: 'does_not_join' }])
    expect(reform('irrf/brackets/4/rate=20%').warnings).toMatchObject([{ code: 'regressive', path: 'irrf/brackets/4/rate' }])
    expect(reform('irrf/brackets/4/rate=35%').warnings).toEqual([])
  })
})

describe('hypothetical marks', () => {
  it('cover the response, its basis, the first assumption and the steps with changed figures', () => {
    const answer = net(8000, 'irrf/perDependent=250', { dependents: 2 })
    expect(Object.keys(answer)[0]).toBe('hypothetical')
    const basis = answer.basis as { table: string; evidence: string; url: unknown; norm: string }[]
    expect(basis.find(({ table }) => table === 'irrf')).toMatchObject({
      evidence: 'hypothetical',
      url: null,
      norm: expect.stringMatching(/^Hipótese sobre Lei/),
    })
    expect(basis.find(({ table }) => table === 'inss')).toMatchObject({ evidence: 'verified' })
    expect((answer.assumptions as string[])[0]).toMatch(
      /^Lei hipotética, que não vale: Dedução por dependente, de R\$ 189,59 para R\$ 250,00\.$/,
    )
    const marked = (answer.steps as { label: string }[]).map(({ label }) => label.endsWith('(hipótese)'))
    expect(marked).toContain(true)
    expect(marked).toContain(false)
  })

  it('disclose a default from law as changed', () => {
    const vacation = registry.calculators.get('vacation-pay')!
    const assumed = (law?: string) => String(run(vacation, { gross_salary: 3000, reference_date: DAY, law }, ports).assumptions)
    expect(assumed()).toMatch(/supôs-se:.*30 dias/)
    expect(assumed('vacation/days=36')).toMatch(/supôs-se:.*36 dias/)
  })

  it('leave the recorded table unchanged', () => {
    net(8000, 'irrf/perDependent=250')
    expect(net(8000, undefined, { dependents: 2 })).toMatchObject({ netSalary: 6144.92 })
    expect(net(8000, undefined)).not.toHaveProperty('hypothetical')
  })

  it('are the same for text input', () => {
    const text = { gross_salary: '8000', dependents: '2', reference_date: DAY, law: 'irrf/perDependent=250' }
    expect(runText(netSalary, text, ports)).toEqual(net(8000, { irrf: { perDependent: 250 } }, { dependents: 2 }))
  })
})

describe('JSON patch', () => {
  it('is also accepted as text, for URLs', () => {
    expect(
      runText(netSalary, { gross_salary: '8000', dependents: '2', reference_date: DAY, law: '{"irrf":{"perDependent":250}}' }, ports),
    ).toMatchObject({ irrf: 900.36, netSalary: 6178.14 })
  })

  it('rejects `__proto__` in a calculator, in the question and in the population estimate', () => {
    const law: unknown = JSON.parse('{"__proto__":{"perDependent":250}}')
    const asked = { calculator: 'net-salary', gross_salary: 6000, curve: false, law }
    for (const work of [
      () => net(6000, law),
      () => run(registry.operations.get('reform')!, asked, ports),
      () => run(registry.operations.get('reforms-population')!, { law }, ports),
    ])
      expect(issuesOf(work)).toMatchObject([{ field: 'law.__proto__', code: 'unknown_field' }])
  })
})
