import { describe, expect, it } from 'vitest'
import { refusalFor } from '../../../service/runtime/problem-details.ts'
import { ports, registry } from '../../../test/support/ports.ts'
import { InvalidInput, SourceUnavailable } from '../../core/errors.ts'
import { METRIC_IDS } from '../../indicators/metrics.ts'
import type { Engine } from '../../operation/definition/registry.ts'
import type { IndicatorsPort } from '../../operation/evaluation/ports.ts'
import { run, runText } from '../../operation/evaluation/run.ts'
import { rendered } from '../../presentation/render.ts'
import { viewOf } from '../../presentation/view.ts'

type Json = Record<string, never>

function answer(id: string, input: Record<string, string> = {}, world: Engine = ports): Json {
  const query = registry.queries.get(id)!
  return runText(query, input, world) as Json
}

function fieldRefused(id: string, input: Record<string, string>): string {
  try {
    answer(id, input)
  } catch (error) {
    if (error instanceof InvalidInput) return error.issues.map(({ field }) => field).join()
    throw error
  }
  throw new Error('it answered')
}

const nothing: IndicatorsPort = {
  version: () => '',
  latest: () => undefined,
  accumulated: () => undefined,
  observed: () => undefined,
  captured: () => undefined,
  history: () => undefined,
  held: () => undefined,
  covers: () => undefined,
  troubles: () => [],
  published: () => undefined,
}
const bare: Engine = { ...ports, rates: nothing }

describe('GET /v1/rates', () => {
  it('answers offline from shipped data, marked as fallback', () => {
    expect(answer('rates')).toMatchObject({
      capturedAt: '2026-11-14',
      source: 'fallback',
      stale: true,
      rates: {
        selic: { annual: 13.75 },
        cdi: { annual: 13.65, date: '2026-10-05' },
        ipca: { last12Months: 4.22 },
        poupanca: { annual: 8.37 }, // 1.006718^12 − 1
        dollar: { sell: 5.2238, date: '2026-10-02' },
        euro: { sell: 5.9145 },
        minimumWage: 1621,
      },
    })
  })

  it('gives the observation date of each value', () => {
    const { observations } = answer('rates') as unknown as { observations: { metric: string; date: string }[] }
    expect(Object.fromEntries(observations.map(({ metric, date }) => [metric, date]))).toMatchObject({
      selic: '2026-10-05',
      dollar: '2026-10-02',
    })
  })

  it('exports as CSV the same values as the JSON', () => {
    const rates = registry.queries.get('rates')!
    const csv = rendered(rates, answer('rates'), viewOf(rates, { format: 'csv' }))
    expect(csv).toContain('metric,value,date,source,stale')
    for (const line of ['selic,13.75,', 'ipca,4.22,', 'poupanca,8.37,', 'dollar,5.2238,', 'minimumWage,1621,']) expect(csv).toContain(line)
  })

  it('rejects any parameter', () => {
    expect(fieldRefused('rates', { metric: 'selic' })).toBe('metric')
  })

  it('is unavailable only without any data', () => {
    expect(() => answer('rates', {}, bare)).toThrow(SourceUnavailable)
    const one: Engine = {
      ...bare,
      rates: {
        ...nothing,
        captured: () => ({ capturedAt: '2026-11-14', source: 'central_bank', stale: false }),
        latest: (metric) =>
          metric === 'dollar' ? { metric, value: 5.2238, date: '2026-11-13', source: 'central_bank', stale: false } : undefined,
      },
    }
    expect(answer('rates', {}, one)).toMatchObject({ rates: { selic: { annual: null }, dollar: { sell: 5.2238 }, minimumWage: null } })
  })
})

describe('GET /v1/rates/history', () => {
  it.each(METRIC_IDS.filter((id) => ports.rates.latest(id, ports.today())))('%s returns sorted points with unit and source', (metric) => {
    const history = answer('rates-history', { metric, from: '2024-01-01' }) as unknown as {
      points: { date: string; value: number }[]
      unit: string
    }
    expect(history).toMatchObject({ metric, from: '2024-01-01', to: '2026-11-14', aggregate: 'daily', source: 'fallback', stale: true })
    expect(history.unit).toMatch(/%|R\$|pontos/)
    expect(history.points.length).toBeGreaterThan(10)
    expect(history.points.map(({ date }) => date)).toEqual(history.points.map(({ date }) => date).toSorted())
  })

  it.each([
    ['metric', { metric: 'ibovespa' }],
    ['metric', {}],
    ['aggregate', { metric: 'selic', aggregate: 'weekly' }],
    ['from', { metric: 'selic', from: '2024-02-30' }],
    ['from', { metric: 'selic', from: '01/01/2024' }],
    ['from', { metric: 'selic', from: '2024-02-01', to: '2024-01-31' }],
    ['from', { metric: 'selic', from: '2026-11-15' }],
    ['to', { metric: 'selic', to: '2024-13-01' }],
    ['start', { metric: 'selic', start: '2024-01-01' }],
  ])('rejects an invalid %s: %o', (field, input) => {
    expect(fieldRefused('rates-history', input as Record<string, string>)).toBe(field)
  })

  it('clips the period to the series and to today', () => {
    expect(answer('rates-history', { metric: 'selic', from: '1990-01-01', to: '1999-03-06' })).toMatchObject({
      points: [
        { date: '1999-03-05', value: 45 },
        { date: '1999-03-06', value: 45 },
      ],
    })
    expect(answer('rates-history', { metric: 'selic', from: '2026-11-14', to: '2027-01-01' })).toMatchObject({
      to: '2027-01-01',
      points: [{ date: '2026-11-14', value: 13.75 }],
    })
  })

  it('is unavailable without the series', () => {
    expect(() => answer('rates-history', { metric: 'selic' }, bare)).toThrow(SourceUnavailable)
  })

  it('runs its own examples', () => {
    for (const id of ['rates', 'rates-history', 'rates-accumulated']) {
      const query = registry.queries.get(id)!
      for (const { input } of query.examples) {
        expect(() => answer(id, Object.fromEntries(Object.entries(input).map(([key, value]) => [key, String(value)])))).not.toThrow()
      }
    }
  })
})

describe('GET /v1/rates/accumulated', () => {
  it('corrects an amount by a published series', () => {
    expect(answer('rates-accumulated', { metric: 'ipca', from: '2024-01-01', to: '2024-12-31', amount: '1000' })).toMatchObject({
      metric: 'ipca',
      from: '2024-01-01',
      to: '2024-12-31',
      amount: 1000,
      percent: 4.831296,
      correctedAmount: 1048.31,
      source: 'fallback',
      stale: true,
    })
  })

  it('without an end date, uses the end of the series', () => {
    expect(answer('rates-accumulated', { metric: 'cdi', from: '2026-01-01' })).toMatchObject({
      to: '2026-10-05',
      provisionalFrom: '2026-08-21',
      amount: 100,
    })
    expect(answer('rates-accumulated', { metric: 'cdi', from: '2026-01-01', to: '2026-08-20' })).toMatchObject({ provisionalFrom: null })
    expect(answer('rates-accumulated', { metric: 'ipca', from: '2026-01-01' })).toMatchObject({ to: '2026-08-31' })
  })

  it('uses its own or the central bank’s convention, and states which', () => {
    const asked = { metric: 'selic', from: '2016-09-30', to: '2022-12-02', amount: '118706.46' }
    // Printout of the Calculadora do Cidadão of 02/12/2022: 1.52814465, R$ 181.400,64.
    expect(answer('rates-accumulated', { ...asked, convention: 'bcb' })).toMatchObject({
      convention: 'bcb',
      percent: 52.814465,
      correctedAmount: 181400.64,
      rule: expect.stringContaining('sem o último'),
    })
    const own = answer('rates-accumulated', asked)
    expect(own).toMatchObject({ convention: 'interval', rule: expect.stringContaining('com o primeiro e o último dia') })
    expect(own.correctedAmount).toBeGreaterThan(181400.64)
  })

  it.each([
    ['convention', { metric: 'dollar', from: '2024-01-02', to: '2024-12-31', convention: 'bcb' }],
    ['from', { metric: 'poupanca', from: '2024-01-15', to: '2024-12-31', convention: 'bcb' }],
    ['metric', { metric: 'minimumWage', from: '2024-01-01' }],
    ['from', { metric: 'ipca' }],
    ['from', { metric: 'ipca', from: '2024-02-01', to: '2024-01-01' }],
    ['from', { metric: 'cdi', from: '1994-12-29', to: '2024-01-01' }],
    ['from', { metric: 'cdi', from: '2027-01-01' }],
    ['to', { metric: 'cdi', from: '2024-01-01', to: '2027-01-01' }],
    ['amount', { metric: 'cdi', from: '2024-01-01', amount: '-1' }],
    ['amount', { metric: 'ipca', from: '1985-01-01', amount: '60000000000000' }],
  ])('rejects an invalid %s: %o', (field, input) => {
    expect(fieldRefused('rates-accumulated', input as Record<string, string>)).toBe(field)
  })

  it('is unavailable when the series ends before the day', () => {
    expect(() => answer('rates-accumulated', { metric: 'cdi', from: '2026-01-01', to: '2026-11-13' })).toThrow(/05\/10\/2026/)
    expect(() => answer('rates-accumulated', { metric: 'cdi', from: '2026-01-01' }, bare)).toThrow(SourceUnavailable)
  })
})

describe('missing data', () => {
  function refused(id: string, input: Record<string, string>, world: Engine = ports) {
    try {
      answer(id, input, world)
    } catch (error) {
      return refusalFor(error)!
    }
    throw new Error('it answered')
  }

  it('answers 400 with the first day for a date before the series', () => {
    for (const refusal of [
      refused('rates-accumulated', { metric: 'cdi', from: '1994-12-01', to: '1995-03-01' }),
      refused('rates-accumulated', { metric: 'dollar', from: '2000-01-01', to: '2000-02-01' }),
      refused('rates-history', { metric: 'cdi', from: '1990-01-01', to: '1990-12-31' }),
    ]) {
      expect([refusal.status, refusal.issues![0]!.code, refusal.retryAfter]).toEqual([400, 'before_series', undefined])
      expect(refusal.error).toMatch(/0[23]\/01\/(1995|2000)/)
    }
  })

  it('accepts non-business days just before the first day of a series', () => {
    expect(answer('rates-accumulated', { metric: 'cdi', from: '1995-01-01', to: '1995-01-31' })).toMatchObject(
      (({ factor }) => ({ factor }))(answer('rates-accumulated', { metric: 'cdi', from: '1995-01-02', to: '1995-01-31' })),
    )
    expect(refused('rates-accumulated', { metric: 'cdi', from: '1994-12-30', to: '1995-01-31' }).status).toBe(400)
  })

  it('answers 503 with the last day stored and a retry time for data not yet available', () => {
    const refusal = refused('rates-accumulated', { metric: 'cdi', from: '2026-08-03', to: '2026-11-10' })
    expect([refusal.status, refusal.code, refusal.heldTo, refusal.retryAfter]).toEqual([503, 'unavailable', '2026-10-05', 60])
    expect(refusal.error).toContain('05/10/2026')
    expect(refused('rates-history', { metric: 'selic' }, bare).error).toContain('ainda não foi lido')
  })

  it('answers 503 when the series exists but its beginning is not stored', () => {
    const refusal = refused('rates-history', { metric: 'euro', from: '2001-01-01', to: '2001-12-31' })
    expect([refusal.status, refusal.heldTo]).toEqual([503, '2026-07-01'])
    expect(refusal.error).toContain('faltam os valores de 01/01/2001 a 31/12/2001')
    expect(refused('rates-history', { metric: 'euro', from: '1998-01-01', to: '1998-12-31' }).error).toContain('04/01/1999')
  })

  it('names a gap inside the series, and lists it in the history', () => {
    const refusal = refused('rates-accumulated', { metric: 'dollar', from: '2026-08-03', to: '2026-09-01' })
    expect(refusal.error).toMatch(/faltam os valores de 24\/08\/2026 a /)
    const { holes } = answer('rates-history', { metric: 'dollar', from: '2026-08-01' }) as unknown as { holes: object[] }
    expect(holes).toEqual([{ from: '2026-08-24', to: '2026-09-27' }])
    expect(answer('rates-history', { metric: 'dollar', from: '2024-01-01', to: '2026-06-30' })).toMatchObject({ holes: [] })
    expect(answer('rates-history', { metric: 'igpmMonthly', from: '2026-01-01' })).toMatchObject({
      holes: [{ from: '2026-05-01', to: '2026-06-30' }],
    })
  })

  it('a calculator’s error names the field with the date', () => {
    const correction = registry.calculators.get('monetary-correction')!
    const asked = (from: string, to: string) => {
      try {
        return run(correction, { amount: 100, index: 'selic', from, to }, ports)
      } catch (error) {
        return refusalFor(error)!
      }
    }
    expect(asked('1990-05-02', '2000-01-03')).toMatchObject({ status: 400, issues: [{ field: 'from' }] })
    expect(asked('2026-08-03', '2026-11-10')).toMatchObject({ status: 503, heldTo: '2026-08-21' })
  })
})

describe('user-facing texts', () => {
  it('expresses a year of monthly changes in percent a year', () => {
    expect(answer('rates-history', { metric: 'ipcaMonthly', aggregate: 'yearly' })).toMatchObject({ unit: '% no ano' })
    expect(answer('rates-history', { metric: 'ipcaMonthly', aggregate: 'monthly' })).toMatchObject({ unit: '% no mês' })
    expect(answer('rates-history', { metric: 'dollar', aggregate: 'yearly' })).toMatchObject({ unit: 'R$ por US$' })
  })

  it('does not blame a source that was not queried', () => {
    const { degraded } = answer('health') as unknown as { degraded: string[] }
    expect(degraded.join()).not.toMatch(/não respondeu/)
    expect(degraded.join()).toContain('14/11/2026')
  })
})
