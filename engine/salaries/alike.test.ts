import { describe, expect, it } from 'vitest'
import { ports } from '../../test/support/ports.ts'
import { find } from '../search/index.ts'

describe('occupation search', () => {
  it('by family code: every match ranks equally', () => {
    const found = ports.salaries.search('2235')
    expect(found.length).toBeGreaterThan(0)
    expect(found.every(({ alike, by }) => alike && by === 'name')).toBe(true)
    expect(ports.salaries.search('22').every(({ alike }) => alike)).toBe(true)
  })

  it('after "ganha": ignores the words before it', () => {
    const first = (typed: string) => find(ports, typed)[0]
    for (const typed of [
      'quanto ganha um enfermeiro',
      'em são paulo quanto ganha um enfermeiro',
      'hospital quanto ganha enfermeiro',
      'motorista quanto ganha enfermeiro',
    ])
      expect(first(typed), typed).toMatchObject({ type: 'profession', id: '2235' })
  })
})
