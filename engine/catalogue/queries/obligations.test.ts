import { describe, expect, it } from 'vitest'
import { ports } from '../../../test/support/ports.ts'
import { serviceUnderTest } from '../../../test/support/service.ts'
import { run } from '../../operation/evaluation/run.ts'
import { OBLIGED_PARTIES, type Obligation } from '../obligations/obligations.ts'

const app = serviceUnderTest()

interface Due {
  readonly count: number
  readonly obligations: readonly Obligation[]
  readonly holidays: readonly { readonly date: string; readonly name: string }[]
  readonly notes: readonly string[]
}

const ask = (input: object) => run(ports.registry.operations.get('obligations')! as never, input, ports) as unknown as Due
const ids = ({ obligations }: Due) => [...new Set(obligations.map(({ id }) => id))].sort()

/** Unfolded content lines, as a calendar client reads them. */
const unfolded = (feed: string): string[] => feed.replaceAll('\r\n ', '').split('\r\n')

describe('obligations', () => {
  const QUOTAS = Array.from({ length: 8 }, (_, index) => `irpf_quota_${index + 1}`)

  it.each([
    ['employee', ['irpf', ...QUOTAS, 'salary', 'thirteenth_first', 'thirteenth_second']],
    ['mei', ['das', 'dasn_simei', 'irpf', ...QUOTAS]],
    ['household_employer', ['dae', 'salary', 'thirteenth_first', 'thirteenth_second']],
    ['small_firm', ['das', 'defis', 'fgts', 'inss_company', 'inss_thirteenth', 'irrf', 'salary', 'thirteenth_first', 'thirteenth_second']],
    ['self_employed', ['carne_leao', 'inss_individual', 'irpf', ...QUOTAS]],
    ['individual', ['irpf', ...QUOTAS]],
    ['investor', ['capital_gain', 'irpf', ...QUOTAS, 'stock_tax']],
  ])('lists the obligations of %s', (who, expected) => expect(ids(ask({ who: [who], from: '2026-01', to: '2026-12' }))).toEqual(expected))

  it('sorts by due date within the period, with the dates of the due-date calculator', () => {
    const { count, obligations } = ask({ who: [...OBLIGED_PARTIES], from: '2026-01', to: '2026-12' })
    expect(count).toBe(obligations.length)
    const days = obligations.map(({ dueDate }) => dueDate)
    expect(days).toEqual([...days].sort())
    expect(days.every((day) => day.startsWith('2026-'))).toBe(true)
    for (const { id, competence, dueDate } of obligations.filter((each) => each.id !== 'salary' && !each.id.startsWith('irpf_quota'))) {
      const asked = { obligation: id, competence }
      expect(run(ports.registry.calculators.get('due-date')!, asked, ports)).toMatchObject({ dueDate })
    }
  })

  it('schedules the IRPF quotas from the filing deadline to the last business day of the year', () => {
    const { obligations } = ask({ who: ['individual'], from: '2026-01', to: '2026-12' })
    expect(obligations.map(({ id, dueDate }) => [id, dueDate])).toEqual([
      ['irpf', '2026-05-29'],
      ['irpf_quota_1', '2026-05-29'],
      ['irpf_quota_2', '2026-06-30'],
      ['irpf_quota_3', '2026-07-31'],
      ['irpf_quota_4', '2026-08-31'],
      ['irpf_quota_5', '2026-09-30'],
      ['irpf_quota_6', '2026-10-30'],
      ['irpf_quota_7', '2026-11-30'],
      ['irpf_quota_8', '2026-12-30'],
    ])
  })

  it('counts Saturdays in the fifth business day of an employee’s salary', () => {
    const { obligations } = ask({ who: ['employee'], from: '2026-11', to: '2026-12' })
    const days = obligations.filter(({ id }) => id === 'salary').map(({ dueDate }) => dueDate)
    expect(days).toEqual(['2026-11-07', '2026-12-05'])
  })

  it('includes the holidays of the period on request', () => {
    const asked = { who: ['mei'], from: '2026-11', to: '2026-12' }
    expect(ask(asked).holidays).toEqual([])
    expect(ask({ ...asked, holidays: true }).holidays.map(({ date, name }) => [date, name])).toEqual([
      ['2026-11-02', 'Finados'],
      ['2026-11-15', 'Proclamação da República'],
      ['2026-11-20', 'Dia da Consciência Negra'],
      ['2026-12-25', 'Natal'],
    ])
  })

  it('sets a household employer’s payday on the 7th', () => {
    const { obligations } = ask({ who: ['household_employer'], from: '2026-11', to: '2026-11' })
    expect(obligations.map(({ id, dueDate }) => [id, dueDate])).toEqual([
      ['salary', '2026-11-07'],
      ['dae', '2026-11-19'],
      ['thirteenth_first', '2026-11-30'],
    ])
  })

  it('states the late penalty, and never refers FGTS to the federal tax calculator', () => {
    const { obligations } = ask({ who: [...OBLIGED_PARTIES], from: '2026-01', to: '2026-12' })
    const late = new Map(obligations.map(({ id, late: words, lateCalculator }) => [id, { words, lateCalculator }]))
    expect([...late.values()].every(({ words }) => words !== '')).toBe(true)
    expect(late.get('fgts')!.lateCalculator).toBeNull()
    expect(late.get('das')).toMatchObject({ words: expect.stringContaining('0,33%'), lateCalculator: 'late-tax-payment' })
    for (const id of ['irpf', 'salary', 'dasn_simei']) expect(late.get(id)!.lateCalculator).toBeNull()
  })

  it('notes excluded obligations and unpublished deadlines', () => {
    const { notes } = ask({ who: ['individual'], from: '2027-01', to: '2027-12' })
    expect(notes.join(' ')).toContain('DCTFWeb')
    expect(notes.join(' ')).toContain('Declaração do imposto de renda de 2026')
  })

  it('covers this month and the next eleven by default, and at most 24', () => {
    const days = ask({ who: ['mei'] }).obligations.map(({ dueDate }) => dueDate.slice(0, 7))
    expect([days[0], days.at(-1)]).toEqual(['2026-11', '2027-10'])
    expect(() => ask({ who: ['mei'], from: '2026-01', to: '2028-01' })).toThrow(/^to: /)
    expect(() => ask({ who: ['mei'], from: '2026-02', to: '2026-01' })).toThrow(/^to: /)
    expect(() => ask({ who: [] })).toThrow(/^who: /)
    expect(ask({ who: ['mei'], from: '2026-01', to: '2027-12' }).count).toBeGreaterThan(24)
  })

  it('moves with a local holiday', () => {
    const das = (more: object) => ask({ who: ['mei'], from: '2026-10', to: '2026-10', ...more }).obligations[0]!.dueDate
    expect(das({})).toBe('2026-10-20')
    expect(das({ local_holidays: ['2026-10-20'] })).toBe('2026-10-21')
  })
})

describe('iCalendar feed', () => {
  const url = `/v1/obligations.ics?${OBLIGED_PARTIES.map((who) => `who=${who}`).join('&')}&from=2026-01&to=2026-12`

  it('is iCalendar with CRLF and lines of at most 75 octets', async () => {
    const response = await app.inject(url)
    expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8')
    const lines = response.body.split('\r\n')
    expect(lines[0]).toBe('BEGIN:VCALENDAR')
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', ''])
    expect(response.body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(unfolded(response.body)).toContain('REFRESH-INTERVAL;VALUE=DURATION:P1D')
  })

  it('matches the JSON, has unique UIDs and is byte-identical each time', async () => {
    const [feed, again] = [(await app.inject(url)).body, (await app.inject(url)).body]
    expect(again).toBe(feed)
    const { obligations } = (await app.inject(url.replace('.ics', ''))).json() as Due
    const lines = unfolded(feed)
    const values = (name: string) => lines.filter((line) => line.startsWith(name)).map((line) => line.slice(name.length))
    const uids = values('UID:')
    expect(new Set(uids).size).toBe(uids.length)
    expect(uids).toEqual(obligations.map(({ id, competence }) => `${id}-${competence}@centavo`))
    expect(values('DTSTART;VALUE=DATE:')).toEqual(obligations.map(({ dueDate }) => dueDate.replaceAll('-', '')))
    expect(new Set(values('DTSTAMP:'))).toEqual(new Set(['20261116T000000Z']))
    expect(values('TRIGGER:')).toHaveLength(obligations.length)
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(obligations.length)
  })
})

it('feed includes each requested holiday once', async () => {
  const { body } = await app.inject('/v1/obligations.ics?who=mei&from=2026-11&to=2026-12&holidays=true')
  expect(body.match(/UID:feriado-/g)).toHaveLength(4)
  expect(body).toContain('SUMMARY:Dia da Consciência Negra')
})

it('page defaults to common profiles, with holidays in their months, and names the profiles', async () => {
  const { body } = await app.inject('/calendario')
  for (const said of ['Salário: quinto dia útil', 'Primeira parcela do 13º', 'DAS do MEI', 'Feriados', 'Dia da Consciência Negra'])
    expect(body).toContain(said)
  expect(body).toMatch(/name="employee" value="sim" checked><span>Empregado CLT<\/span>/)
})

it('page lists the selected obligations and links to the feed', async () => {
  const { body } = await app.inject('/calendario?who=mei&who=investor')
  expect(body).toContain('/v1/obligations.ics?who=mei&amp;who=investor&amp;holidays=true'.replaceAll('&amp;', '&#38;'))
  expect(body).toContain('DAS do MEI')
  expect(body).toContain('Imposto da bolsa')
  expect(body).not.toContain('DEFIS')
})
