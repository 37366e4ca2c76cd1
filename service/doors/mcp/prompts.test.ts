import { expect, it } from 'vitest'
import { promptNamed } from './prompts.ts'

it('a situation that is not there is said back whole, up to sixty letters, with what there is', () => {
  expect(() => promptNamed(new Map(), 'zz-nada')).toThrow('Não há situação nem decisão "zz-nada". Há: nenhuma.')
  const long = `z${'y'.repeat(80)}`
  expect(() => promptNamed(new Map(), long)).toThrow(`"${long.slice(0, 60)}"`)
})
