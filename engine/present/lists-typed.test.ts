import { expect, it } from 'vitest'
import { formTyped as readTyped, formOf as typedForm } from './typed.ts'

const schema = {
  properties: { flows: { type: 'array', items: { type: 'number', 'x-unit': 'BRL' } }, days: { type: 'array', items: { type: 'string' } } },
}

it('a list is written apart by semicolons, each value as an amount is', () => {
  const typed = readTyped(schema, { flows: '-1.234,56; 2.000 ; 35', days: '2026-01-01; 2026-02-01' })
  expect(typed).toMatchObject({ text: { flows: '-1234.56,2000,35', days: '2026-01-01,2026-02-01' }, issues: [] })
})

it('a list joined by commas is the API’s own form, and what cannot be read goes on for the API to refuse', () => {
  expect(readTyped(schema, { flows: '-50,35,22' }).text).toEqual({ flows: '-50,35,22' })
  expect(readTyped(schema, { flows: '-50; x' }).text).toEqual({ flows: '-50,x' })
})

it('a list is shown as it is written', () => {
  expect(typedForm([-50, 35.5], schema.properties.flows)).toBe('-50,00; 35,50')
})
