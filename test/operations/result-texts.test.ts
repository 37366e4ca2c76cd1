/**
 * Every assumption and choice is reported by the result that makes it, and figures never change unnoticed. said.txt records these texts for
 * review; a new operation or example needs no record, and a removed one leaves none. To update: `npm run said:record`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { changesOf, saidOf, saidOperations } from '../support/corpora/result-texts.ts'
import { readSaid, textOfSaid } from '../support/corpora/result-texts-file.ts'

const FILE = new URL('result-texts.txt', import.meta.url)
const now = new Map(saidOperations.map((operation) => [operation.id, saidOf(operation)]))
if (process.env.RECORD_SAID) writeFileSync(FILE, textOfSaid(now))
const recorded = readSaid(readFileSync(FILE, 'utf8'))

describe('recorded texts of assumptions, steps and errors', () => {
  it.each([...recorded].filter(([id]) => now.has(id)))('%s', (id, said) => expect(changesOf(said, now.get(id)!)).toEqual([]))

  it('records only cases that an example produces and sentences that a case contains', () => {
    const stale = [...recorded].flatMap(([id, said]) =>
      [...said.keys()].filter((name) => !now.get(id)?.has(name)).map((name) => `${id}: ${name}`),
    )
    expect(stale).toEqual([])
    expect(textOfSaid(recorded) === readFileSync(FILE, 'utf8')).toBe(true)
  })

  it('round-trips through the file format', () => {
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

  it('covers thousands of cases', () => {
    expect([...recorded.values()].reduce((count, said) => count + said.size, 0)).toBeGreaterThan(2500)
  })
})
