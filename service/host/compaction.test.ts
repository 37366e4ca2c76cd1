import { expect, it } from 'vitest'
import { Compaction } from './compaction.ts'

it('compacts from the moment memory is short until there is enough, and says so to V8 only when it changes', () => {
  const flags: string[] = []
  let resident = 0
  const compaction = new Compaction(
    () => resident,
    (flag) => flags.push(flag),
  )
  const at = (megabytes: number): string[] => {
    resident = megabytes * 1e6
    compaction.look()
    return flags.splice(0)
  }
  expect(at(249)).toEqual([])
  expect(at(250)).toEqual(['--optimize-for-size'])
  expect(at(260)).toEqual([])
  expect(at(225)).toEqual([])
  expect(at(224)).toEqual(['--no-optimize-for-size'])
  expect(at(249)).toEqual([])
  expect(at(251)).toEqual(['--optimize-for-size'])
})
