import { describe, expect, it } from 'vitest'
import { ports } from '../../../test/support/ports.ts'
import type { Day } from '../../core/day.ts'
import { BeforeSeries, NotYetPublished, SourceUnavailable } from '../../core/errors.ts'
import { missingRate } from './missing-rate.ts'

const held = (holes: { from: Day; to: Day }[] = []) => ({
  ...ports.rates,
  held: () => ({ starts: '2000-01-03' as Day, first: '2000-01-03' as Day, last: '2026-11-13' as Day, holes }),
})

const portsWith = (rates: typeof ports.rates) => ({ rates, today: () => '2026-11-16' as Day })

describe('reason for missing indicator data', () => {
  it('is before the series only for a date before its first observation', () => {
    expect(missingRate(portsWith(held()), 'cdi', '2000-01-02', '2026-11-20', '')).toBeInstanceOf(BeforeSeries)
    const fromTheFirst = missingRate(portsWith(held()), 'cdi', '2000-01-03', '2026-11-20', 'Informe a taxa.')
    expect(fromTheFirst).not.toBeInstanceOf(BeforeSeries)
    expect(fromTheFirst.message).toBe(
      'O indicador cdi não está disponível de 03/01/2000 a 20/11/2026: o último valor guardado é o de 13/11/2026. Informe a taxa.',
    )
  })

  it('is not yet published for a period that begins after today, and an outage up to today', () => {
    expect(missingRate(portsWith(held()), 'cdi', '2026-11-17', '2099-12-31', '')).toBeInstanceOf(NotYetPublished)
    expect(missingRate(portsWith(held()), 'cdi', '2026-11-16', '2026-11-16', '')).not.toBeInstanceOf(NotYetPublished)
  })

  it('names a gap by its dates, and a single day by itself', () => {
    const { message } = missingRate(portsWith(held([{ from: '2010-05-03', to: '2010-05-04' }])), 'cdi', '2010-05-03', '2010-05-03', '')
    expect(message).toContain('em 03/05/2010: faltam os valores de 03/05/2010 a 04/05/2010')
  })

  it('says when a series was never fetched', () => {
    const error = missingRate(portsWith({ ...ports.rates, held: () => undefined }), 'cdi', '2010-05-03', '2010-05-03', 'Tente mais tarde.')
    expect(error).toBeInstanceOf(SourceUnavailable)
    expect(error.message).toContain('ainda não foi lido neste servidor. Tente mais tarde.')
  })
})
