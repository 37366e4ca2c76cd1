import { describe, expect, it } from 'vitest'
import { type Chart, lineChart, niceTicks } from './chart.ts'

const months = [1, 2, 3, 4]
const drawn = (lines: Chart['lines'], more: Partial<Chart> = {}): string =>
  lineChart({ title: 'Parcela', at: months, labels: months.map(String), lines, format: String, axis: String, ...more }).text

describe('an axis is honest', () => {
  it('what never changes is drawn from zero', () => expect(niceTicks(510, 510)[0]).toBe(0))

  it('filled down to the axis only where the axis is zero', () => {
    expect(drawn([{ name: 'Parcela', values: [0, 10, 20, 30] }])).toContain('class="area"')
    const cut = drawn([{ name: 'Dólar', values: [5.2, 5.3, 5.4, 5.6] }])
    expect(cut).not.toContain('class="area"')
    expect(cut).toContain('O eixo começa em 5.2, e não em zero.')
  })

  it('nothing is said of an axis that starts at zero, or goes below it', () => {
    expect(drawn([{ name: 'Parcela', values: [0, 10, 20, 30] }])).not.toContain('O eixo começa')
    expect(drawn([{ name: 'IPCA', values: [-0.3, 0.1, 0.4, 1.3] }])).not.toContain('O eixo começa')
  })
})

describe('every line has its name where it ends', () => {
  const places = (text: string): number[] => [...text.matchAll(/<text x="100%" y="([\d.]+)%"/g)].map(([, y]) => Number(y))

  it('beside its own end', () => {
    const text = drawn([
      { name: 'SAC', values: [30, 20, 10, 0] },
      { name: 'Price', values: [20, 20, 20, 20] },
    ])
    expect(text).toMatch(/<text [^>]*>SAC<\/text>/)
    expect(text).toMatch(/<text [^>]*>Price<\/text>/)
    const [sac, price] = places(text)
    expect(sac).toBeGreaterThan(price!)
  })

  it('apart from each other where the lines meet', () => {
    const [one, two, three] = places(
      drawn([
        { name: 'A', values: [1, 2, 3, 30] },
        { name: 'B', values: [2, 3, 4, 30] },
        { name: 'C', values: [3, 4, 5, 30] },
      ]),
    )
    expect(Math.abs(two! - one!)).toBeGreaterThanOrEqual(8)
    expect(Math.abs(three! - two!)).toBeGreaterThanOrEqual(8)
  })

  it('and a place that is marked the number it has in the list', () => {
    const text = drawn([{ name: 'Líquido', values: [0, 1, 2, 3] }], { marks: [{ at: 2, name: 'Fim da isenção' }] })
    expect(text).toMatch(/<text [^>]*>1<\/text>/)
    expect(text).toContain('<li>1. Fim da isenção</li>')
  })
})
