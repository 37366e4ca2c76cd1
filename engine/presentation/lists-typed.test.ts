import { expect, it } from 'vitest'
import { formTyped as readTyped, formOf as typedForm } from './typed.ts'

const schema = {
  properties: { flows: { type: 'array', items: { type: 'number', 'x-unit': 'BRL' } }, days: { type: 'array', items: { type: 'string' } } },
}

it('parses a list separated by semicolons, each value as an amount', () => {
  const typed = readTyped(schema, { flows: '-1.234,56; 2.000 ; 35', days: '2026-01-01; 2026-02-01' })
  expect(typed).toMatchObject({ text: { flows: '-1234.56,2000,35', days: '2026-01-01,2026-02-01' }, issues: [] })
})

it('reads a comma-separated list in the API format and passes unparseable text on for the API to reject', () => {
  expect(readTyped(schema, { flows: '-50,35,22' }).text).toEqual({ flows: '-50,35,22' })
  expect(readTyped(schema, { flows: '-50; x' }).text).toEqual({ flows: '-50,x' })
})

it('formats a list for the form', () => {
  expect(typedForm([-50, 35.5], schema.properties.flows)).toBe('-50,00; 35,50')
})
