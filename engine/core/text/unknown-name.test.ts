import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../../test/support/ports.ts'
import { run } from '../../operation/evaluation/run.ts'
import { unknownName } from './unknown-name.ts'

const called = { kind: 'título', english: 'bond' }

describe('the refusal of an unknown name', () => {
  it('names what is near and where the list is, in both languages', () => {
    const { message, english } = unknownName('tesouro-ipca-2035', {
      ...called,
      names: ['tesouro-ipca-2035-05-15', 'tesouro-selic-2031-03-01'],
      listed: { id: 'bonds', url: '/v1/bonds' },
    })
    expect(message).toBe('Não há título "tesouro-ipca-2035". Você quis dizer tesouro-ipca-2035-05-15? A lista está em bonds (/v1/bonds).')
    expect(english).toBe('There is no bond "tesouro-ipca-2035". Did you mean tesouro-ipca-2035-05-15? The list is at bonds (/v1/bonds).')
  })

  it('names all there are where they are few and none is near', () => {
    expect(unknownName('xyzxyz', { ...called, names: ['abc', 'def'] }).message).toBe('Não há título "xyzxyz". Há abc, def.')
    const many = Array.from({ length: 40 }, (_, index) => `name-of-${index}`)
    expect(unknownName('xyzxyz', { ...called, names: many }).message).toBe('Não há título "xyzxyz".')
  })

  it('repeats at most 60 characters of what was sent', () => {
    expect(unknownName('x'.repeat(500), { ...called, names: [] }).message).toBe(`Não há título "${'x'.repeat(60)}".`)
  })
})

describe('every operation that looks up an identifier', () => {
  const refusal = (id: string, input: object): string => {
    try {
      run(registry.operations.get(id)!, input, ports)
    } catch (error) {
      return (error as Error).message
    }
    throw new Error('it was accepted')
  }

  it.each([
    ['bond-history', { bond: 'tesouro-ipca-2035' }, /tesouro-prefixado-2029-01-01.*bonds/],
    ['exchange-currency', { currency: 'dolar' }, /quis dizer USD.*exchange/],
    ['exchange-currency', { currency: 'EUX' }, /quis dizer EUR.*exchange/],
    ['table', { table: 'ins' }, /quis dizer inss.*tables/],
    ['table-history', { table: 'ins' }, /quis dizer inss.*tables/],
    ['classifications', { code: '200099' }, /quis dizer 2000.*classifications/],
    ['salary', { cbo: '2129' }, /quis dizer 212.*salary-list/],
    ['salary', { slug: 'analista-de-sistemaz' }, /quis dizer .*salary-list/],
    ['solve', { calculator: 'net-salry' }, /quis dizer net-salary.*calculators/],
    ['rates-history', { metric: 'ipcaMonthl' }, /quis dizer "ipcaMonthly"/],
    ['expectations', { indicator: 'selik' }, /quis dizer "selic"/],
  ] as const)('%s names what is near %j', (id, input, near) => {
    expect(refusal(id, input)).toMatch(near)
  })
})
