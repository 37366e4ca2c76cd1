import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { AsyncScope } from './async-scope.ts'

describe('AsyncScope', () => {
  it('isolates concurrent values across awaits and has none outside', async () => {
    const scope = new AsyncScope<string>()
    const work = (value: string) =>
      scope.run(value, async () => {
        const before = scope.get()
        await setImmediate()
        return [before, scope.get()]
      })
    const both = Promise.all([work('one'), work('other')])
    expect(scope.get()).toBeUndefined()
    expect(await both).toEqual([
      ['one', 'one'],
      ['other', 'other'],
    ])
    expect(scope.get()).toBeUndefined()
    expect(scope.run('again', () => scope.get())).toBe('again')
  })

  it('ends when the promise settles or the work throws', async () => {
    const scope = new AsyncScope<string>()
    let later: unknown
    await scope.run('one', async () => void setImmediate().then(() => (later = scope.get())))
    await expect(scope.run('one', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(() =>
      scope.run('one', () => {
        throw new Error('no')
      }),
    ).toThrow('no')
    await setImmediate()
    await setImmediate()
    expect(later).toBeUndefined()
  })

  it('stays open for work that continues after the return', async () => {
    const scope = new AsyncScope<string>()
    const close = scope.keepOpen()
    const seen: unknown[] = []
    scope.run('one', () => {
      void setImmediate().then(() => seen.push(scope.get()))
    })
    await setImmediate()
    await setImmediate()
    expect(seen).toEqual(['one'])
    close()
    close()
    expect(scope.run('other', () => scope.get())).toBe('other')
    expect(scope.get()).toBeUndefined()
  })
})
