import { describe, expect, it } from 'vitest'
import { portsOn } from '../../../test/support/ports.ts'
import { run } from '../../operation/evaluation/run.ts'
import { examples } from './examples.ts'
import decision from './index.ts'

interface Compared {
  readonly cheapest: string
  readonly breakEvens: readonly { readonly revenue: number; readonly from: string; readonly to: string }[]
}

/** Break-even revenue: `to` is cheapest at that centavo and `from` one centavo below. */
describe.each(examples.map((example) => [example.title, example] as const))('%s', (_title, { input, on }) => {
  const asked = (changed: object): Compared => run(decision, { ...input, ...changed }, portsOn(on)) as unknown as Compared

  it('names the new cheapest regime at each break-even revenue', () => {
    for (const { revenue, from, to } of asked({}).breakEvens) {
      expect([asked({ monthly_revenue: revenue }).cheapest, revenue]).toEqual([to, revenue])
      expect([asked({ monthly_revenue: Math.round(revenue * 100 - 1) / 100 }).cheapest, revenue]).toEqual([from, revenue])
    }
  })
})
