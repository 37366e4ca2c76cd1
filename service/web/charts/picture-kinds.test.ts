import { describe, expect, it } from 'vitest'
import { barChart, columnChart, partsChart } from './picture-kinds.ts'

describe('bars', () => {
  const drawn = (values: number[], mark?: number) =>
    barChart({
      title: 'T',
      head: 'H',
      names: ['N'],
      rows: values.map((value, index) => ({ label: `r${index}`, values: [value] })),
      format: String,
      ...(mark !== undefined && { mark: { label: 'Eu', value: mark } }),
    }).text
  const widths = (text: string) => [...text.matchAll(/<rect class="[^"]*" x="([^"]*)" width="([^"]*)"/g)].map(([, x, width]) => [x, width])

  it("start at zero and leave room for the user's own value", () => {
    expect(widths(drawn([50, 100]))).toEqual([
      ['0%', '50%'],
      ['0%', '100%'],
    ])
    expect(drawn([50, 100])).not.toContain('class="mark own"')
    expect(widths(drawn([50, 100], 200))).toEqual([
      ['0%', '25%'],
      ['0%', '50%'],
    ])
    expect(drawn([50, 100], 200)).toContain('<line class="mark own" x1="100%" x2="100%"')
    expect(drawn([50, 100], 200)).toContain('Eu: 200')
  })

  it('extend to the left for negative values', () => {
    expect(widths(drawn([-50, 50]))).toEqual([
      ['0%', '50%'],
      ['50%', '50%'],
    ])
    expect(drawn([-50, 50])).toContain('<line class="zero" x1="50%"')
    expect(drawn([50])).not.toContain('class="zero"')
  })
})

describe('columns', () => {
  const drawn = () =>
    columnChart({
      title: 'T',
      labels: ['jan', 'fev'],
      up: [{ name: 'Entra', values: [100, 50] }],
      down: [{ name: 'Sai', values: [40, 60] }],
      level: { name: 'Sobra', values: [60, 50] },
    }).text

  it('stand on a distinct zero line', () => {
    const text = drawn()
    expect(text.match(/<line class="zero"/g)).toHaveLength(1)
    expect(text.match(/<line class="gridline"/g)!.length).toBeGreaterThan(1)
  })

  it('show inflows above and outflows below, to scale', () => {
    const text = drawn()
    const rects = [...text.matchAll(/<rect class="(?!hit)[^"]*" x="[^"]*" width="[^"]*" y="([\d.]+)" height="([\d.]+)"/g)].map(
      ([, y, height]) => [Number(y), Number(height)],
    )
    const [, zero] = /<line class="zero" x2="100%" y1="([\d.]+)"/.exec(text)!
    const [first, out] = rects
    expect(first![0]! + first![1]!).toBeCloseTo(Number(zero), 1)
    expect(out![0]).toBeCloseTo(Number(zero), 1)
    expect(out![1]! / first![1]!).toBeCloseTo(0.4, 2)
  })
})

it('cycle through the eight colours', () => {
  const { text } = partsChart(
    'T',
    Array.from({ length: 10 }, (_, index) => ({ label: `p${index}`, value: 10 + index })),
    String,
  )
  const colours = [...text.matchAll(/class="(?:[^"]* )?k(\d+)\b/g)].map(([, number]) => Number(number))
  expect([...new Set(colours)].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})
