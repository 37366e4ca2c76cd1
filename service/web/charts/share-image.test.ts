import { expect, it } from 'vitest'
import { widthOf } from './share-glyphs.ts'
import { shareImage } from './share-image.ts'

const sizes = (said: string): string[] => [...shareImage('Título', said, 'pé').matchAll(/font-size="(\d+)"/g)].map(([, size]) => size!)

it('uses a large font for up to two lines and a smaller one beyond', () => {
  const line = 'a'.repeat(28)
  expect(sizes(line)).toContain('76')
  expect(sizes(`${line} ${line}`)).toContain('76')
  expect(sizes(`${line} ${line} ${line}`)).not.toContain('76')
  expect(sizes(`${line} ${line} ${line}`)).toContain('60')
})

it('computes text width as the sum of its glyph widths', () => {
  expect(widthOf('title', '')).toBe(0)
  expect(widthOf('title', 'ab')).toBe(widthOf('title', 'a') + widthOf('title', 'b'))
})
