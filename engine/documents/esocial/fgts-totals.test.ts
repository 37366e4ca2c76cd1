import { expect, it } from 'vitest'
import { isShownApart } from './fgts-totals.ts'

it('of the agreements on earlier months only those of 1.8 of the manual are shown apart', () =>
  expect(['A', 'D', 'E', 'F', 'H', 'I', null].filter(isShownApart)).toEqual(['E', 'H', 'I']))
