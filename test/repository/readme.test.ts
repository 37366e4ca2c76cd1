import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { addressedAs, KINDS } from '../../engine/operation/definition/kinds.ts'
import { membersOf } from '../../engine/operation/definition/registry.ts'
import { BUILTIN_COMMANDS } from '../../service/cli/builtin-commands.ts'
import { registry } from '../support/ports.ts'
import { portugueseIn } from '../support/portuguese.ts'
import { serviceUnderTest } from '../support/service.ts'

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')

describe.each(['README.md', 'README.pt-BR.md'])('%s', (name) => {
  const text = read(name)

  it('starts with a summary, a picture, two commands and three calls, and links to the catalogue', () => {
    const first = text.slice(0, [...text.matchAll(/^## /gm)][2]!.index)
    expect(first.indexOf('**')).toBeLessThan(first.indexOf('!['))
    expect(first.indexOf('![')).toBeLessThan(first.indexOf('npm ci && npm start'))
    expect(first.match(/^```json/gm)).toHaveLength(3)
    expect(text).toContain('(docs/catalogue.md)')
  })

  it('has a one-command section for the worker, the accountant, the developer, the data user and the agent', () => {
    const sections = text.split(/^## /m).filter((section) => /^(If you|Se você) /.test(section))
    expect(sections).toHaveLength(5)
    for (const section of sections) expect(section.match(/^```sh/gm), section.slice(0, 40)).toHaveLength(1)
  })

  it('links to existing files', () => {
    for (const [, target] of text.matchAll(/\]\((?!https?:|#)([^)#]+)/g))
      expect(existsSync(new URL(`../../${target}`, import.meta.url)), target).toBe(true)
  })

  it('has the two commands, and calls that return the printed output', async () => {
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

describe('the catalogue', () => {
  const lines = read('docs/catalogue.md')
    .split('\n')
    .filter((line) => line.startsWith('- '))

  it('has one line per existing item and none for others', () => {
    const asked = (['calculator', 'decision', 'check', 'question'] as const).flatMap((kind) =>
      [...membersOf(registry, kind).values()].map((member) => `${KINDS[kind].path}/${addressedAs(member)}`),
    )
    const queries = [...registry.queries.values()].map(({ path }) => path)
    const tables = [...registry.laws.keys()].map((id) => `/v1/tables/${id}`)
    expect(lines.map((line) => /^- \[`([^`]+)`\]/.exec(line)?.[1]).sort()).toEqual([...asked, ...queries, ...tables].sort())
  })

  it('has one sentence per item, with a link to its documentation', () => {
    for (const line of lines) {
      const [, target, title, sentence] = /\]\(([^)]+)\) \*\*(.+?)\.\*\* (.+[.?!])$/.exec(line) ?? []
      expect(existsSync(new URL(`../../docs/${target}`, import.meta.url)), line).toBe(true)
      expect(title!.length * sentence!.length, line).toBeGreaterThan(0)
    }
  })
})

it.each(['docs/centavo.1', 'docs/centavo.en.1'])('the manual page %s documents every command', (name) => {
  const page = read(name)
  for (const command of Object.keys(BUILTIN_COMMANDS)) expect(page).toContain(`\n.B ${command}\n`)
  expect(page).toMatch(/^\.\\" .*\n\.TH CENTAVO 1 /)
  const told = page.replace(/\n\.SH EXAMPLES[\s\S]*$/, '').replaceAll('\\-', '-')
  if (name.includes('.en.')) expect(portugueseIn(told.split('\n'))).toEqual([])
})
