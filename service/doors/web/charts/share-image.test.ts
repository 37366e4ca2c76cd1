import { expect, it } from 'vitest'
import { widthOf } from './share-glyphs.ts'
import { shareImage } from './share-image.ts'

const sizes = (said: string): string[] => [...shareImage('Título', said, 'pé').matchAll(/font-size="(\d+)"/g)].map(([, size]) => size!)

it('a sentence of up to two lines is large, of more it is smaller', () => {
  const line = 'a'.repeat(28)
  expect(sizes(line)).toContain('76')
  expect(sizes(`${line} ${line}`)).toContain('76')
  expect(sizes(`${line} ${line} ${line}`)).not.toContain('76')
  expect(sizes(`${line} ${line} ${line}`)).toContain('60')
})

it('a text is as wide as its letters', () => {
  expect(widthOf('title', '')).toBe(0)
  expect(widthOf('title', 'ab')).toBe(widthOf('title', 'a') + widthOf('title', 'b'))
})
