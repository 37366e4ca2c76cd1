/** Checks page texts against the listed data. */
import { describe, expect, it } from 'vitest'
import { addDays } from '../../../engine/core/day.ts'
import { ports, portsOn, registry } from '../../../test/support/ports.ts'
import { classificationPage } from './data/classification-page.ts'
import { indicatorLine } from './data/indicator-pages.ts'
import { professionPage } from './data/salary-pages.ts'
import { sourcesPage } from './data/sources-page.ts'
import { homePage } from './home.ts'
import { tablePage } from './law/table-pages.ts'
import { decisionPage } from './operations/decision-page.ts'

const ORIGIN = 'https://example.com'

it('the home page counts every calculator, decision and check', () => {
  const { calculators, decisions, checks } = registry
  expect(homePage(ports, ORIGIN)).toContain(`<h2>Todas as ${calculators.size + decisions.size + checks.size} contas</h2>`)
})

it('only law tables have a table page among the sources', () => {
  const linked = [...sourcesPage(ports, ORIGIN).matchAll(/<td><a href="\/tabelas\/([^"]+)">/g)].map(([, id]) => id!)
  expect(linked.sort()).toEqual([...registry.laws.keys()].sort())
})

describe('classification page', () => {
  const drawn = (q: string): string => classificationPage({ q }, ports, ORIGIN).text
  const NO_REDUCTION = 'Nenhuma redução está listada para este número'

  it('states that no reduction applies only when the full rate applies', () => {
    expect(drawn('87032100')).toContain(NO_REDUCTION)
    expect(drawn('notebook')).not.toContain(NO_REDUCTION)
    expect(drawn('02071200')).not.toContain(NO_REDUCTION)
  })
})

it('a version page says that only the act changed when no value changed', () => {
  const SAME = 'Os valores são os mesmos'
  const told = (of: (paths: number) => boolean) =>
    [...registry.laws.values()].flatMap((law) =>
      law.versions.slice(0, -1).flatMap((version) => {
        const { text } = tablePage(law, { date: version.from }, ports, ORIGIN)
        const changed = /<h2>O que mudou da anterior<\/h2>(.*?)<\/section>/s.exec(text)![1]!
        const rows = changed.split('<tr>').length - 2
        return of(rows) ? [changed.includes(SAME)] : []
      }),
    )
  expect(new Set(told((rows) => rows === 1))).toEqual(new Set([false]))
  expect(new Set(told((rows) => rows < 1))).toEqual(new Set([true]))
})

it('an indicator older than 75 days shows its age', () => {
  const { date } = ports.rates.latest('ipca', '2026-11-14')!
  const shown = (days: number): string => indicatorLine(['ipca'], portsOn(addDays(date, days))).text
  expect(shown(75)).not.toMatch(/há \d+ dias/)
  expect(shown(76)).toContain('há 76 dias')
})

it('a profession lists its states by descending median', () => {
  const [{ slug } = { slug: '' }] = ports.salaries.search('motorista')
  const drawn = professionPage(slug, {}, ports, ORIGIN)
  const states = /<section id="estados">(.*?)<\/section>/s.exec(drawn!.text)![1]!.replaceAll('\u00a0', ' ')
  const medians = [...states.matchAll(/<span>[A-Z]{2}<\/span><svg.*?<span class="n">R\$ ([\d.,]+)/g)].map(([, amount]) =>
    Number(amount!.replaceAll('.', '').replace(',', '.')),
  )
  expect(medians.length).toBeGreaterThan(10)
  expect(medians).toEqual([...medians].sort((a, b) => b - a))
})

it("a decision's boolean assumptions read as yes and no", () => {
  const decision = registry.decisions.get('agreement_or_dismissal')!
  const query = { salary: '3000', months_worked: '24', months_this_year: '6', fgts_balance: '5760' }
  const { text } = decisionPage(decision, query, ports, ORIGIN)
  expect(text).toContain('<td>contar o FGTS que fica na conta</td><td class="n">Sim</td><td class="n">Não</td>')
})
