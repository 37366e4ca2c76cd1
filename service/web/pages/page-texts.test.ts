/** Tests page rendering functions without a server. */
import { describe, expect, it } from 'vitest'
import { sourcesOf } from '../../../engine/catalogue/sources/sources.ts'
import { formatDay, isDay } from '../../../engine/core/day.ts'
import { registryOf } from '../../../engine/operation/definition/registry.ts'
import { run, runText } from '../../../engine/operation/evaluation/run.ts'
import { guidedPaths } from '../../../engine/presentation/guided-path.ts'
import { ports, registry } from '../../../test/support/ports.ts'
import { describeService } from '../../openapi/description.ts'
import { forAccountant } from '../answers/answer.ts'
import { DRAWINGS } from '../answers/question-answers.ts'
import { defaultTexts, questionForm, questionSheet } from '../answers/question-body.ts'
import { otherWays } from '../forms/related-forms.ts'
import { obligationsPage } from './data/calendar-page.ts'
import { feed } from './data/feed.ts'
import { indicatorPage } from './data/indicator-pages.ts'
import { professionPage, salariesPage } from './data/salary-pages.ts'
import { sourcesPage } from './data/sources-page.ts'
import { tablePage } from './law/table-pages.ts'
import { checkFragment } from './operations/check-page.ts'
import { situationPage } from './operations/situation-page.ts'
import { referencePage } from './reference.ts'

const texts = (input: object) => Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]))
const calculator = (id: string) => registry.calculators.get(id)!

describe('indicators of an answer', () => {
  const said = (metric: string) =>
    forAccountant({ rates: [{ metric, value: 13.75, date: '2026-11-14', source: 'central_bank', stale: false }] }, {}, ports, null, null)
      .text

  it('link to their pages if any', () => {
    expect(said('selic')).toContain('<a href="/indicadores/selic">Meta da taxa Selic</a>: 13,75')
    expect(said('nada')).toContain('<li>nada: 13,75')
  })
})

describe('calendar', () => {
  it('shows the holidays of each month next to the due dates', () => {
    const text = obligationsPage({ who: 'mei' }, ports, '')
    expect(text).toContain('02/11/2026, segunda, Finados; 15/11/2026')
    expect(text).toContain('25/12/2026, sexta, Natal')
  })
})

describe('check page', () => {
  const check = registry.checks.get('check-inss')!
  const drawn = (title: string) =>
    checkFragment(check, texts(check.examples.find((each) => each.title.startsWith(title))!.input), ports, '')

  it('offers a letter only when there is an error', () => {
    expect(drawn('Onze por cento sobre tudo')).toContain('<h2>Para enviar ao departamento pessoal</h2><blockquote>')
    expect(drawn('Confere ao centavo')).not.toContain('Para enviar')
  })
})

describe('feed', () => {
  it('attaches the percent sign and separates other units', () => {
    const titles = [...feed(ports, '').matchAll(/<title>(.*?)<\/title>/g)].map(([, title]) => title!)
    expect(titles).toContain('IPCA-15 do mês, 09/2026: 0,7% no mês')
    expect(titles).toContain('Número-índice do IPCA, 08/2026: 7.633,23 pontos (dez/1993 = 100)')
  })
})

describe('indicator page', () => {
  const text = (id: 'ipcaIndex' | 'ipca') => indicatorPage(id, {}, ports, '').text

  it('names its publisher', () => {
    expect(text('ipcaIndex')).toContain('"name":"IBGE"')
    expect(text('ipca')).toContain('"name":"Banco Central do Brasil"')
  })

  it('offers one, five, ten and twenty years, up to the start of the series', () => {
    const ranges = [...text('ipca').matchAll(/>(\d+ anos?|Desde o começo)</g)].map(([, range]) => range)
    expect(ranges).toEqual(['1 ano', '5 anos', '10 anos', '20 anos', 'Desde o começo'])
    expect(text('ipca')).toMatch(/from=2021-11-14[^"]*"[^>]*>5 anos</)
  })
})

describe('sources', () => {
  it('state their date range or single date', () => {
    const text = sourcesPage(ports, '')
    const once = sourcesOf(ports).flatMap(({ coverage: { from, to, of } }) =>
      from !== null && from === to && isDay(from) ? [{ of, from }] : [],
    )[0]!
    expect(text).toContain(`${once.of} de ${formatDay(once.from)}<`)
    expect(text).toMatch(/ de \d\d\/\d\d\/\d{4} a \d\d\/\d\d\/\d{4}/)
    expect(text).not.toMatch(/ de \d{4}-\d\d-\d\d/)
  })
})

describe('other forms of a question', () => {
  it('are offered when available', () => {
    expect(otherWays(calculator('net-salary'), {}, registry)).toBeNull()
    expect(otherWays(calculator('severance'), {}, registry)!.text).toContain('aria-current="page"')
  })
})

describe('salaries', () => {
  const links = (query: Record<string, string>) => salariesPage(query, ports, '').match(/href="\/salarios\?[^"]*"/g)
  const names = (query: Record<string, string>) =>
    [...salariesPage(query, ports, '').matchAll(/<a href="\/salarios\/([\w-]+)/g)].map(([, slug]) => slug)

  it('continue from the end of a page', () => {
    expect(links({})).toEqual(['href="/salarios?offset=50"'])
    expect(links({ offset: '50' })).toContain('href="/salarios?offset=100"')
    expect(names({ offset: '50' })).not.toEqual(names({}))
    expect(names({ offset: '0' })).toEqual(names({}))
  })

  it('use the typed job name, capitalized, as title', () => {
    const { text } = professionPage('cozinheiros', { cargo: 'cozinheiro' }, ports, '')!
    expect(text).toContain('<h1>Cozinheiro')
  })

  it('state the months of the median and its reliability', () => {
    const { text } = professionPage('analista-de-sistemas', {}, ports, '')!
    expect(text).toMatch(/<p class="soft">De \d\d\/\d{4} a \d\d\/\d{4}\. \S/)
    expect(text).toMatch(/admissões de \d\d\/\d{4} a \d\d\/\d{4}\./)
  })
})

describe('situation page', () => {
  const path = guidedPaths(registry).find(({ questions }) => questions.length > 2)!
  const names = path.questions.map(({ name }) => name)
  const drawn = async (query: Record<string, string | string[]>) =>
    (await situationPage(path, query, ports, '', (member, input) => runText(member, input, ports))).text

  it('lists missing inputs and shows the answers that are complete', async () => {
    expect(await drawn({ sem: names })).toContain('<p class="soft">Falta dizer: ')
    const [first] = path.steps.filter(({ asks }) => Object.keys(asks).length > 0)
    const { input } = first!.member.examples[0]!
    const known = Object.fromEntries(
      Object.entries(first!.asks).flatMap(([field, name]) => (input[field] === undefined ? [] : [[String(name), String(input[field])]])),
    )
    const told = await drawn({ ...known, sem: names.filter((name) => !Object.hasOwn(known, name)) })
    expect(told.match(/class="answered"|Falta dizer/g)!.length).toBeGreaterThan(0)
  })

  it('each answer can be changed while the others stay', async () => {
    const [one, two] = path.questions.filter(
      ({ field }) => field.type === 'boolean' || field.enum || field.type === 'number' || field.type === 'integer',
    )
    const value = ({ field }: (typeof path.questions)[number]) => String(field.enum?.[0] ?? (field.type === 'boolean' ? 'true' : '1000'))
    const text = await drawn({ [one!.name]: value(one!), [two!.name]: value(two!) })
    const links = [...text.matchAll(/<a href="([^"]*)" title="Mudar">/g)].map(([, address]) => [
      ...new URLSearchParams(address!.replaceAll('&#38;', '&').split('?')[1]).keys(),
    ])
    expect(links).toEqual([[two!.name], [one!.name]])
  })

  it('offers a change link per answer', async () => {
    const text = await drawn({ sem: names })
    const links = [...text.matchAll(/<a href="([^"]*)" title="Mudar">/g)].map(([, address]) =>
      new URLSearchParams(address!.replaceAll('&#38;', '&').split('?')[1]).getAll('sem'),
    )
    expect(links).toEqual(names.map((name) => names.filter((other) => other !== name)))
  })
})

describe('table page', () => {
  it('lists scalar values together and each group under its title', () => {
    const inss = tablePage(registry.laws.get('inss')!, {}, ports, '').text
    expect(inss).toMatch(/<dl class="rows"><div><dt>Teto<\/dt><dd>R\$\u00a08\.475,55/)
    const groups = [...registry.laws.values()].map((law) => tablePage(law, {}, ports, '').text)
    for (const text of groups) expect(text).not.toContain('<dl class="rows"></dl>')
  })
})

describe('API reference', () => {
  it('lists calculators by group and the rest by kind', async () => {
    const some = registryOf(
      ['net-salary', 'accept_raise', 'health'].map((id) => registry.operations.get(id)!),
      [],
    )
    const scope = { group: null, brief: false, examples: true }
    const text = referencePage(await describeService({ ...ports, registry: some }, null, () => null, scope), some, '')
    expect([...text.matchAll(/<h2[^>]*>([^<]*)</g)].map(([, title]) => title)).toEqual(
      expect.arrayContaining(['Calculadoras: Trabalho', 'Decisões', 'Sistema']),
    )
  })
})

describe('two laws side by side', () => {
  it('formats a figure outside the result schema by its own unit', () => {
    const each = { label: 'L', a: 1, b: 2, difference: 1, percent: null }
    const answer = {
      reform: { title: 'Uma mudança', warnings: [] },
      differences: [
        { ...each, path: 'nada', unit: 'BRL' },
        { ...each, path: 'outra', unit: null },
      ],
      headline: null,
    }
    const rows = DRAWINGS.cases(calculator('net-salary'), answer, {}).sheet!.rows.map(([, , inLaw]) => inLaw)
    expect(rows).toEqual([expect.stringMatching(/^R\$.1,00$/), '1'])
  })
})

describe('calculator question', () => {
  const question = registry.questions.get('sweep')!
  const net = calculator('net-salary')

  it('includes the data for local computation on its own page', () => {
    const form = (here: Parameters<typeof questionForm>[2]['here']) =>
      questionForm(question, net, { base: { gross_salary: '5000' }, own: {}, issues: [], here }).text
    expect(form(null)).not.toContain('data-today')
    expect(form(null)).toMatch(/<noscript><input type="hidden" name="gross_salary"/)
    const alone = form({ operation: net.id, origin: '', today: '2026-11-14' })
    expect(alone).toContain('data-today="2026-11-14"')
    expect(alone).not.toContain('<noscript>')
  })

  it('exports numbers as numbers and dates as displayed', async () => {
    expect(defaultTexts({})).toEqual({})
    const sheet = await questionSheet(
      question,
      net,
      { gross_salary: '5000', vary: 'gross_salary', from: '2000', to: '3000', points: '3' },
      ports,
      (asked, raw) => run(asked, raw, ports),
    )
    expect(sheet!.values.map(([at]) => at)).toEqual(
      Array.from({ length: 50 }, (_, at) => Math.round((2000 + (at * 1000) / 49) * 100) / 100),
    )
  })
})
