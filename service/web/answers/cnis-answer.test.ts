import { describe, expect, it } from 'vitest'
import { renderCnis } from './cnis-answer.ts'

type Shown = Parameters<typeof renderCnis>[0]
const EMPTY: Shown = Object.assign(Object.create(null), { birthDate: null, periods: [], gaps: [], overlaps: [], doubts: [], answers: [] })
const drawn = (more: Partial<Shown>): string => renderCnis({ ...EMPTY, ...more }).text.replaceAll('\u00a0', ' ')
const period = (pays: Shown['periods'][number]['pays']): Shown['periods'][number] => ({
  ...Object.create(null),
  seq: 1,
  employer: 'Padaria',
  kind: 'employee',
  from: '2020-01-01',
  to: '2020-12-31',
  lastPay: null,
  indicators: [],
  pays,
})

describe('CNIS statement results', () => {
  it('list gaps and overlaps only when there are any', () => {
    const stretch = { from: '2020-02-01', to: '2020-03-31' } as const
    expect(drawn({})).not.toMatch(/Lacunas|ao mesmo tempo/)
    expect(drawn({ gaps: [stretch] })).toMatch(/Lacunas.*de 01\/02\/2020 a 31\/03\/2020/s)
    expect(drawn({ overlaps: [stretch] })).toMatch(/Vínculos ao mesmo tempo.*de 01\/02\/2020 a 31\/03\/2020/s)
  })

  it('show the paid months and the last salary, or a dash without any', () => {
    const pays = [1000_00n, 1200_00n].map((amount, index) => ({ month: `2020-0${index + 1}`, amount, indicators: [] }))
    expect(drawn({ periods: [period(pays)] })).toContain('<td class="n">2</td><td class="n">R$ 1.200,00</td>')
    expect(drawn({ periods: [period([])] })).toContain('<td class="n">0</td><td class="n">—</td>')
  })
})
