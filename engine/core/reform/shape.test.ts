import { expect, it } from 'vitest'
import { registry } from '../../../test/support/ports.ts'
import { acceptsText, type Shape, shapeOf } from './shape.ts'

const shapeAt = (table: string, ...path: readonly string[]): Shape =>
  path.reduce((shape, name) => shape.fields.get(name)!, shapeOf(registry.laws.get(table)!))

it('accepts any date or time of day, but only recorded words', () => {
  const accepted = (shape: Shape, ...texts: readonly string[]) => texts.filter((text) => acceptsText(shape, text))
  expect(accepted(shapeAt('irpf-obligation', 'window', 'closes'), '2027-06-30', '2027-02-30', '22:00')).toEqual(['2027-06-30'])
  expect(accepted(shapeAt('overtime', 'night', 'from'), '21:30', '24:00', '2027-06-30')).toEqual(['21:30'])
  expect(accepted(shapeAt('fgts', 'depositRounding'), 'truncate', 'halfUp', 'up', '2027-06-30')).toEqual(['truncate', 'halfUp'])
})
