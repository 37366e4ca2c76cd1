import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { membersOf } from '../engine/core/operation/registry.ts'
import { registry } from './support/ports.ts'
import { serviceUnderTest } from './support/service.ts'

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')

describe.each(['README.md', 'README.pt-BR.md'])('%s', (name) => {
  const text = read(name)

  it('names everything there is, and nothing there is not', () => {
    const listed = /<!-- operations -->([\s\S]*)<!-- \/operations -->/.exec(text)![1]!
    const named = (['calculator', 'decision', 'check', 'question'] as const).flatMap((kind) => [...membersOf(registry, kind).keys()])
    const names = [...named, ...registry.laws.keys(), ...[...registry.queries.values()].map(({ path }) => path)]
    const written = [...listed.matchAll(/`([^`]+)`/g)]
      .map((match) => match[1]!)
      .filter((word) => !word.includes('{name}') && !word.includes('{nome}') && word !== '/history')
    expect(written.sort()).toEqual(names.sort())
  })

  it('has the two commands, and calls that answer what it shows', async () => {
    expect(text).toContain('npm ci && npm start')
    expect(text).toContain('npm ci && npm test')
    const app = serviceUnderTest()
    for (const [, url] of text.matchAll(/curl 'http:\/\/localhost:3000([^']+)'/g)) {
      const expected = url!.includes('dependants') ? 400 : 200
      expect((await app.inject(url!)).statusCode, url).toBe(expected)
    }
    expect((await app.inject('/v1/calc/net-salary?gross_salary=5200&dependents=1')).json().netSalary).toBe(4624.06)
    const posted = [...text.matchAll(/curl http:\/\/localhost:3000(\S+) -H 'Content-Type: application\/json' \\\n {2}-d '([^']+)'/g)]
    const answers = await Promise.all(
      posted.map(([, url, payload]) => app.inject({ method: 'POST', url: url!, payload: JSON.parse(payload!) })),
    )
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200])
    expect(answers[0]!.json().payslips[0]).toMatchObject({ inss: 579.13, irrf: 168.31, net: 4807.11 })
    expect(answers[1]!.json()).toMatchObject({ kind: 'payslip', month: '2026-10', reconciliation: { closes: true } })
  })
})
