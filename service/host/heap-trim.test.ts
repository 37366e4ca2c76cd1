import { expect, it } from 'vitest'
import { HeapTrimmer } from './heap-trim.ts'

it('starts compaction when memory is short, stops when it recovers, and sets the V8 flag only on changes', () => {
  const flags: string[] = []
  let resident = 0
  const compaction = new HeapTrimmer(
    () => resident,
    (flag) => flags.push(flag),
  )
  const at = (megabytes: number): string[] => {
    resident = megabytes * 1e6
    compaction.check()
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
