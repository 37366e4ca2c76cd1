import { describe, expect, it } from 'vitest'
import { type Chart, lineChart, niceTicks } from './chart.ts'

const months = [1, 2, 3, 4]
const drawn = (lines: Chart['lines'], more: Partial<Chart> = {}): string =>
  lineChart({ title: 'Parcela', at: months, labels: months.map(String), lines, format: String, axis: String, ...more }).text

describe('chart axis', () => {
  it('starts at zero for a constant series', () => expect(niceTicks(510, 510)[0]).toBe(0))

  it('fills the area only when the axis starts at zero', () => {
    expect(drawn([{ name: 'Parcela', values: [0, 10, 20, 30] }])).toContain('class="area"')
    const cut = drawn([{ name: 'Dólar', values: [5.2, 5.3, 5.4, 5.6] }])
    expect(cut).not.toContain('class="area"')
    expect(cut).toContain('O eixo começa em 5.2, e não em zero.')
  })

  it('shows no truncation note for an axis that starts at or below zero', () => {
    expect(drawn([{ name: 'Parcela', values: [0, 10, 20, 30] }])).not.toContain('O eixo começa')
    expect(drawn([{ name: 'IPCA', values: [-0.3, 0.1, 0.4, 1.3] }])).not.toContain('O eixo começa')
  })
})

it('labels the middle with the nearest point for any spacing', () => {
  const at = [0, 1, 2, 3, 6, 12]
  const text = drawn([{ name: 'Parcela', values: at }], { at, labels: at.map((place) => `dia ${place}`) })
  expect(/<div class="axis"[^>]*>(.*?)<\/div>/.exec(text)![1]).toBe('<span>dia 0</span><span>dia 6</span><span>dia 12</span>')
})

describe('line names', () => {
  const places = (text: string): number[] => [...text.matchAll(/<text x="100%" y="([\d.]+)%"/g)].map(([, y]) => Number(y))

  it("appear next to each line's end", () => {
    const text = drawn([
      { name: 'SAC', values: [30, 20, 10, 0] },
      { name: 'Price', values: [20, 20, 20, 20] },
    ])
    expect(text).toMatch(/<text [^>]*>SAC<\/text>/)
    expect(text).toMatch(/<text [^>]*>Price<\/text>/)
    const [sac, price] = places(text)
    expect(sac).toBeGreaterThan(price!)
  })

  it('do not overlap where lines meet', () => {
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

  it('number a mark as in the list', () => {
    const text = drawn([{ name: 'Líquido', values: [0, 1, 2, 3] }], { marks: [{ at: 2, name: 'Fim da isenção' }] })
    expect(text).toMatch(/<text [^>]*>1<\/text>/)
    expect(text).toContain('<li>1. Fim da isenção</li>')
  })
})

describe('axis ticks', () => {
  it.each([
    // minimum, maximum, ticks
    [0, 4, [0, 1, 2, 3, 4]],
    [0, 10, [0, 2.5, 5, 7.5, 10]],
    [0, 9, [0, 2.5, 5, 7.5, 10]],
    [0, 8, [0, 2, 4, 6, 8]],
    [0, 30, [0, 10, 20, 30]],
    [5.2, 5.6, [5.2, 5.3, 5.4, 5.5, 5.6]],
    [61, 100, [60, 70, 80, 90, 100]],
    [59, 100, [0, 25, 50, 75, 100]],
    [-1, 1, [-1, -0.5, 0, 0.5, 1]],
    [0, 0, [0, 0.25]],
    [510, 510, [0, 200, 400, 600]],
    [-3, -3, [-3, -2.25]],
  ])('from %s to %s are %j', (least, most, marks) => {
    const found = niceTicks(least, most)
    expect(found[0]).toBeLessThanOrEqual(least)
    expect(found.at(-1)).toBeGreaterThanOrEqual(most)
    if (least !== most) expect(found).toEqual(marks)
  })
})

describe('charts with many points', () => {
  const many = (count: number, lines = 1) => {
    const at = Array.from({ length: count }, (_, index) => index)
    const values = at.map((index) => (index === 700 || index === 1490 ? 1000 : index % 7))
    const text = drawn(
      Array.from({ length: lines }, (_, line) => ({ name: `L${line}`, values })),
      { at, labels: at.map(String) },
    )
    return [...text.matchAll(/class="line s1" data-line d="(M[^"]*)"/g)].map(([, path]) => path!)[0]!
  }
  const points = (path: string): number => path.split(/[ML]/).length - 1

  it('keep a limited number of points, including first, last and peaks', () => {
    expect([points(many(300)), points(many(301)), points(many(1500))]).toEqual([300, 300, 300])
    expect([points(many(120, 2)), points(many(1500, 2))]).toEqual([120, 120])
    const path = many(1500)
    expect(path).toMatch(/^M0 /)
    expect(path).toMatch(/L600 [\d.]+$/)
    expect(path).toMatch(/L28\d(\.\d+)? 0L/)
    expect(path).toMatch(/L596(\.\d+)? 0L/)
  })
})

it('show no truncation note for an axis at zero', () => {
  expect(drawn([{ name: 'Parcela', values: [0, 1, 2, 4] }])).not.toContain('O eixo começa')
  expect(drawn([{ name: 'Parcela', values: [61, 70, 80, 100] }])).toContain('O eixo começa em 60, e não em zero.')
})
