import { describe, expect, it } from 'vitest'
import { RouteTable } from './route-table.ts'

const places = new RouteTable<string>()
for (const url of ['/', '/v1/calc/:calculator/:id', '/v1/calc/:id/batch', '/v1/calc/:id', '/tabelas/:id/historico.csv'])
  places.add(url, url)

describe('route table', () => {
  it.each([
    ['/', '/'],
    ['/?q=1', '/'],
    ['/v1/calc/net-salary', '/v1/calc/:id'],
    ['/v1/calc/net-salary?gross_salary=/1/2', '/v1/calc/:id'],
    ['/v1/calc/net-salary/batch', '/v1/calc/:id/batch'],
    ['/v1/calc/net-salary/solve', '/v1/calc/:calculator/:id'],
    ['/tabelas/inss/historico.csv', '/tabelas/:id/historico.csv'],
    ['/tabelas/inss/historicoXcsv', undefined],
    ['/v1/calc', undefined],
    ['/v1/calc/', undefined],
    ['/v1/calc/a/b/c', undefined],
    ['', undefined],
  ])('%s maps to %s', (address, place) => {
    expect(places.at(address)).toBe(place)
  })
})
