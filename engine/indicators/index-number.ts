/** Common definition of the IBGE index numbers: December 1993 = 100, cross-checked with the monthly change from another publisher. */
import type { Agreement, MetricDefinition } from './definition.ts'

export const INDEX_NUMBER = {
  cadence: 'monthly',
  places: 2,
  sane: { min: 700, max: 100_000 },
  step: { times: 1.1 },
  revises: 0.01,
} as const

/** Tolerance between a change of two decimals and an index number of two decimals. */
export const changeOf = (other: string, from: Agreement['from']): Agreement => ({
  as: 'change',
  with: other,
  points: 0.0075,
  from,
})

export const indexMetric = (title: string, description: string): MetricDefinition => ({
  title,
  description,
  unit: 'pontos (dez/1993 = 100)',
  aggregation: 'last',
})
