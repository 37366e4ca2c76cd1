import { expect, it } from 'vitest'
import inss from '../../law/inss.ts'
import { tableAfter } from './neighbouring-tables.ts'

it('on the first day of each table, returns the following table', () => {
  const newestLast = [...inss.versions].reverse()
  for (const [index, { from }] of newestLast.entries()) {
    const next = newestLast[index + 1]
    expect(tableAfter(inss, from), from).toEqual(next ? [next.value] : [])
  }
})
