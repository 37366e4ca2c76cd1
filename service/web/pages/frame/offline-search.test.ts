import { expect, it } from 'vitest'
import { ports } from '../../../../test/support/ports.ts'
import { searchIndex } from './offline-pages.ts'
import { likeliest } from './offline-search.ts'

const index = JSON.parse(searchIndex(ports))

it.each([
  ['rescisao', '/calculadora/rescisao'],
  ['férias', '/calculadora/ferias'],
  ['fui demitido', '/situacoes/fui-demitido'],
  ['salario liquido', '/calculadora/salario-liquido'],
  ['tabela do inss', '/tabelas/inss'],
  ['conferir holerite', '/conferir/holerite'],
  ['selic', '/indicadores/selic'],
])('“%s” is found by name', (typed, address) => {
  expect(
    likeliest(typed, index)
      .map((found) => found.address)
      .slice(0, 4),
  ).toContain(address)
})

it('finds nothing for an unknown name', () => {
  expect(likeliest('xyzw', index)).toEqual([])
  expect(likeliest('de a', index)).toEqual([])
})
