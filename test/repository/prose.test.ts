import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { brokenRule, commentsOf, findingsIn, titlesOf } from '../../tools/documents/prose.ts'

describe('plain English (CONTRIBUTING.md)', () => {
  it('finds no refused pattern in comments, test titles and documents', () => {
    const found = findingsIn(fileURLToPath(new URL('../..', import.meta.url)))
    expect(found.map(({ place, rule, text }) => `${place} (${rule}): ${text}`)).toEqual([])
  })

  it.each([
    ['What a row is made of.', 'headless clause'],
    ['Whether an address is at its limit.', 'headless clause'],
    ['Said of a table that is new every January.', 'passive without an actor'],
    ['The figure is told once.', 'passive without an actor'],
    ['The same for every door.', 'house metaphor'],
  ])('refuses the comment "%s"', (text, rule) => {
    expect(brokenRule(text, 'comment')?.name).toBe(rule)
  })

  it.each(['Truncates each bracket, then adds (eSocial S-1200, 5.2).', 'True when the client is at its concurrency limit.'])(
    'accepts the comment "%s"',
    (text) => {
      expect(brokenRule(text, 'comment')).toBeUndefined()
    },
  )

  it('joins the lines of one comment and reads titles with their line', () => {
    expect([...commentsOf('/**\n * First line\n * and second.\n */\nconst a = 1 // trailing\n// Own.\n')]).toEqual([
      [1, 'First line and second.'],
      [6, 'Own.'],
    ])
    expect([...titlesOf("\nit('rejects a body', () => {})")]).toEqual([[2, 'rejects a body']])
  })
})
