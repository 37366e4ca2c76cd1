/** What the index numbers of IBGE have in common: the prices of December 1993 are 100, and another publisher tells the change of the month. */
import type { Agreement, MetricDefinition } from './definition.ts'

export const INDEX_NUMBER = {
  cadence: 'monthly',
  places: 2,
  sane: { min: 700, max: 100_000 },
  step: { times: 1.1 },
  revises: 0.01,
} as const

/** A change of two decimals, and an index number of two more. */
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
