import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../test/support/ports.ts'
import { complete } from './completions.ts'
import { promptsOf } from './prompts.ts'

const prompts = promptsOf([], registry.decisions.values())
const offered = (uri: string, name: string, value: string, table?: string) =>
  complete(
    { ref: { type: 'ref/resource', uri }, argument: { name, value }, ...(table && { context: { arguments: { table } } }) },
    prompts,
    ports,
  ).completion

describe('table URL completion', () => {
  const TABLE = 'centavo://tables/{table}{?date}'

  it('suggests table names, at most a hundred', () => {
    expect(offered(TABLE, 'table', 'INS').values).toEqual([...registry.laws.keys()].filter((name) => name.startsWith('ins')))
    const all = offered(TABLE, 'table', '')
    expect(all).toEqual({ values: [...registry.laws.keys()].slice(0, 100), total: registry.laws.size, hasMore: registry.laws.size > 100 })
    expect(offered('centavo://tables/{table}/history', 'table', 'inss').values).toContain('inss')
  })

  it('suggests version start dates, newest first', () => {
    const days = registry.laws.get('inss')!.versions.map(({ from }) => from)
    expect(offered(TABLE, 'date', '', 'inss').values).toEqual(days.slice(0, 100))
    expect(offered(TABLE, 'date', days[0]!.slice(0, 4), 'inss').values[0]).toBe(days[0])
    expect(offered(TABLE, 'date', '').values).toEqual([])
    expect(offered(TABLE, 'other', '').values).toEqual([])
  })

  it('rejects another URL by name', () => {
    expect(() => offered('centavo://nada', 'table', '')).toThrow(
      expect.objectContaining({
        issues: [
          expect.objectContaining({
            field: 'ref',
            message: expect.stringMatching(/^não há recurso "centavo:\/\/nada"; há centavo:\/\/tables/),
          }),
        ],
      }),
    )
  })
})

describe('prompt argument completion', () => {
  it.each(
    [...registry.decisions.values()]
      .flatMap(({ id, inputSchema }) => Object.entries(inputSchema.properties ?? {}).map(([field, schema]) => ({ id, field, schema })))
      .filter(({ schema }, at) => schema.enum || schema.type === 'boolean' || at % 20 === 0),
  )('$id $field: suggests its options, and none for free text', ({ id, field, schema }) => {
    const { values } = complete({ ref: { type: 'ref/prompt', name: id }, argument: { name: field, value: '' } }, prompts, ports).completion
    expect(values).toEqual(schema.type === 'boolean' ? ['true', 'false'] : (schema.enum ?? []))
  })
})
