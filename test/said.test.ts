/**
 * Every choice an answer makes is said, where it is made and nowhere else, and no figure moves unseen. What answers say is recorded in
 * said.txt, where a change of words can be read and judged. A new operation or example needs no record to pass; `npm run said:record`
 * writes it anew.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { changesOf, saidOf, saidOperations } from './support/said.ts'
import { readSaid, textOfSaid } from './support/said-file.ts'

const FILE = new URL('said.txt', import.meta.url)
const now = new Map(saidOperations.map((operation) => [operation.id, saidOf(operation)]))
if (process.env.RECORD_SAID) writeFileSync(FILE, textOfSaid(now))
const recorded = readSaid(readFileSync(FILE, 'utf8'))

describe('what an answer assumes, shows and refuses is said as it was recorded', () => {
  it.each([...recorded].filter(([id]) => now.has(id)))('%s', (id, said) => expect(changesOf(said, now.get(id)!)).toEqual([]))

  it('is written and read the same', () => {
    const one = new Map([
      ['a', ['x: 1', 'y: -> 2', 'seal: 0a']],
      ['a / b = 1', ['y: -> 2']],
      ['c', ['x: 1', 'y: -> 2', 'z: [3]', 'seal: rates']],
    ])
    const two = new Map([['d', []]])
    const read = readSaid(
      textOfSaid(
        new Map([
          ['one', one],
          ['two', two],
        ]),
      ),
    )
    expect(changesOf(one, read.get('one')!)).toEqual([])
    expect(changesOf(read.get('one')!, one)).toEqual([])
    expect(changesOf(one, new Map([['a / b = 1', ['z: [3]']]]))).toEqual([
      'a / b = 1: no longer says y: -> 2',
      'a / b = 1: now says z: [3]',
    ])
    expect(read.get('two')).toEqual(two)
  })

  it('is recorded of thousands of cases', () => {
    expect([...recorded.values()].reduce((count, said) => count + said.size, 0)).toBeGreaterThan(2500)
  })
})
