import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../test/support/ports.ts'
import { runText } from '../operation/evaluation/run.ts'
import { rendered, renderedInPieces } from './render.ts'
import { viewOf } from './view.ts'

describe('daily series over decades', () => {
  const history = registry.queries.get('rates-history')!
  const answer = runText(history, { metric: 'dollar', from: '1995-01-01' }, ports)
  const days = (answer.points as { date: string; value: number }[]).length

  it.each(['csv', 'ndjson'] as const)('streams %s a few hundred rows at a time, every row once', (format) => {
    const view = viewOf(history, { format }, 'json')
    const pieces = [...renderedInPieces(history, answer, view)]
    const rows = pieces.map((piece) => piece.split('\n').length - 1)
    expect(days).toBeGreaterThan(5000)
    expect(Math.max(...rows)).toBeLessThanOrEqual(500)
    expect(rows.reduce((sum, count) => sum + count, 0)).toBe(format === 'csv' ? days + 1 : days)
    expect(pieces.join('')).toBe(rendered(history, answer, view))
    expect(new Set(pieces.join('').trimEnd().split('\n')).size).toBe(format === 'csv' ? days + 1 : days)
  })
})
