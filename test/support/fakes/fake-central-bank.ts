/** Fake central bank on the loopback interface: SGS and PTAX responses, with injected faults. */
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { businessDays } from '../../../engine/core/calendar/business-day.ts'
import { addDays, addMonths, type Day, dateOf, daysBetween, formatDay } from '../../../engine/core/day.ts'
import { SERIES_IDS, type SeriesId, seriesSpec } from '../../../engine/indicators/metrics.ts'
import { indexAt, type Series, type Snapshot } from '../../../engine/indicators/series.ts'
import { rounds } from '../lanes/rounds.ts'

export type Fault =
  | 'silent'
  | 'drip'
  | 'endless'
  | 'html'
  | 'xml'
  | 'truncated'
  | 'outage404'
  | 'tooWide'
  | 'busy'
  | 'broken'
  | 'badRequest'
  | 'nothing'
  | 'partial'
  | 'future'
  | 'descending'
  | 'duplicates'
  | 'absurd'
  | 'badRow'
  | 'zeros'
  | 'flipped'
  | 'doubled'
  | 'tenth'
  | 'tenfold'
  | 'twoValues'
  | 'repeated'
  | 'old'

/** SGS series served by this fake. */
export const IN_THE_BANK = SERIES_IDS.filter((id) => seriesSpec(id).source.kind === 'sgs')

/** Value of series that are not shipped with the release. */
const NEVER_SHIPPED: Pick<Series, 'days' | 'values'> = { days: ['2000-01-01'], values: ['0.50'] }

type Row = { day: Day; value: string }

export class FakeCentralBank {
  /** All requests, in order. */
  readonly requests: { url: string; userAgent: string | undefined }[] = []
  /** Maximum number of concurrent requests. */
  busiest = 0
  readonly rows = new Map<SeriesId, Row[]>()
  readonly #faults = new Map<SeriesId | 'ptax', { fault: Fault; times: number }>()
  readonly #server: Server
  #open = 0

  constructor(known: Snapshot, today: Day) {
    for (const [id, rows] of publishedBy(known, today)) this.rows.set(id, [...rows])
    this.#server = createServer((request, response) => {
      this.busiest = Math.max(this.busiest, ++this.#open)
      response.once('close', () => this.#open--)
      this.requests.push({ url: request.url!, userAgent: request.headers['user-agent'] })
      const url = new URL(request.url!, 'http://bank')
      if (url.pathname.startsWith('/olinda/')) this.#ptax(url, response)
      else this.#sgs(url, response)
    })
  }

  async listen(port = 0): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  /** Injects a fault into the next responses of a series, indefinitely unless `times` is set. */
  spoil(id: SeriesId | 'ptax', fault: Fault, times = Number.POSITIVE_INFINITY): void {
    this.#faults.set(id, { fault, times })
  }

  heal(): void {
    this.#faults.clear()
  }

  #faultOf(id: SeriesId | 'ptax'): Fault | undefined {
    const set = this.#faults.get(id)
    return set && set.times-- > 0 ? set.fault : undefined
  }

  #sgs(url: URL, response: ServerResponse): void {
    const code = Number(/bcdata\.sgs\.(\d+)\/dados$/.exec(url.pathname)?.[1])
    const id = SERIES_IDS.find((candidate) => sgsCode(candidate) === code)
    const fault = id && this.#faultOf(id)
    if (!id || (fault && misbehave(response, fault))) return
    const [from, to] = [isoDay(url.searchParams.get('dataInicial')!), isoDay(url.searchParams.get('dataFinal')!)]
    if (seriesSpec(id).cadence === 'daily' && daysBetween(from, to) > 3653) {
      tooWide(response)
      return
    }
    let rows = this.rows.get(id)!.filter(({ day }) => day >= from && (day <= to || fault === 'future'))
    if (fault === 'nothing' || rows.length === 0) {
      nothing(response)
      return
    }
    if (fault === 'partial') rows = rows.filter((_row, index) => index % 2 === 0)
    if (fault === 'descending') rows = rows.toReversed()
    if (fault === 'duplicates') rows = [...rows, ...rows]
    rows = lied(rows, fault, seriesSpec(id).places)
    if (fault === 'absurd') rows = rows.with(-1, { ...rows.at(-1)!, value: '1400.00' })
    const body = JSON.stringify(
      rows.map(({ day, value }) => ({
        data: formatDay(day),
        ...(seriesSpec(id).dayOneOnly && { dataFim: formatDay(addMonths(day, 1)) }),
        valor: fault === 'badRow' && day === rows.at(-1)!.day ? '' : value,
      })),
    )
    reply(response, 200, fault === 'truncated' ? body.slice(0, -20) : body)
  }

  #ptax(url: URL, response: ServerResponse): void {
    const fault = this.#faultOf('ptax')
    if (fault && misbehave(response, fault)) return
    const id = url.pathname.includes('CotacaoDolarPeriodo') ? 'dollar' : 'euro'
    const day = (name: string): Day => {
      const [month, date, year] = url.searchParams.get(name)!.replaceAll("'", '').split('-')
      return `${year}-${month}-${date}` as Day
    }
    const rows = this.rows.get(id)!.filter((row) => row.day >= day('@dataInicial') && row.day <= day('@dataFinalCotacao'))
    const value = rows.map((row) => ({
      cotacaoCompra: Number(row.value) - 0.0006,
      cotacaoVenda: Number(row.value),
      dataHoraCotacao: `${row.day} 13:09:26.433`,
      ...(id === 'euro' && { tipoBoletim: 'Fechamento' }),
    }))
    reply(response, 200, JSON.stringify({ '@odata.context': 'https://was-p.bcnet.bcb.gov.br', value }))
  }
}

const remembered = new WeakMap<Snapshot, Map<SeriesId, Row[]>>()

function publishedBy(known: Snapshot, today: Day): Map<SeriesId, Row[]> {
  let all = remembered.get(known)
  if (!all) {
    all = new Map(IN_THE_BANK.map((id) => [id, published(id, known.get(id), today)]))
    reconcile(all, known)
    remembered.set(known, all)
  }
  return all
}

/** Derives extrapolated values from the other series, as the real bank does. */
function reconcile(all: Map<SeriesId, Row[]>, known: Snapshot): void {
  const unknown = (id: SeriesId, day: Day): boolean => known.get(id)?.days[indexAt(known.get(id)!.days, day)] !== day
  const valuesOf = (id: SeriesId): ReadonlyMap<Day, number> => new Map(all.get(id)!.map(({ day, value }) => [day, Number(value)]))
  const carry = (id: SeriesId, made: (day: Day) => number | undefined): void => {
    const { places, dayOneOnly } = seriesSpec(id)
    for (const row of all.get(id)!) {
      if (!unknown(id, row.day) || (dayOneOnly && dateOf(row.day) !== 1)) continue
      const value = made(row.day)
      if (value !== undefined) row.value = value.toFixed(places)
    }
  }
  const [ipca, dollar, igpm, tr, target, over] = (['ipca', 'dollar', 'igpm', 'tr', 'selic-target', 'selic-over'] as const).map(
    valuesOf,
  ) as [Values, Values, Values, Values, Values, Values]
  carry('ipca-12-months', (day) => {
    let factor = 1
    for (let back = 0; back < 12; back++) factor *= 1 + ipca.get(addMonths(day, -back))! / 100
    return (factor - 1) * 100
  })
  const beside = [
    ['inpc', 0.05],
    ['ipca15', 0.07],
    ['ipc-br', 0.11],
    ['ipc-fipe', -0.13],
  ] as const
  for (const [id, apart] of beside) carry(id, (day) => (day < '1996-01-01' ? undefined : ipca.get(day)! + apart))
  carry('igpdi', (day) => (day < '1996-01-01' ? undefined : igpm.get(day)! - 0.1))
  carry('igpm-index', (day) => igpm.get(day))
  carry('euro', (day) => (dollar.get(day) ?? 1.85) * 1.1537)
  carry('poupanca', (day) => {
    const rate = target.get(day)!
    const monthly = rate > 8.5 ? 0.5 : ((1 + (0.7 * rate) / 100) ** (1 / 12) - 1) * 100
    return ((1 + monthly / 100) * (1 + tr.get(day)! / 100) - 1) * 100
  })
  carry('selic-month', (day) => {
    const days = [...over].filter(([each]) => each.slice(0, 7) === day.slice(0, 7))
    return (days.reduce((factor, [, rate]) => factor * (1 + rate / 100), 1) - 1) * 100
  })
  const [months, middles] = [valuesOf('selic-month'), valuesOf('ipca15')]
  carry('taxa-legal', (day) => {
    const [selic, prices] = [months.get(addMonths(day, -1))!, middles.get(addMonths(day, -1))!]
    return Math.max(0, ((1 + selic / 100) / (1 + prices / 100) - 1) * 100)
  })
}

type Values = ReadonlyMap<Day, number>

/** Published values up to a day: the known values, extrapolated to that day. */
function published(id: SeriesId, held: Series | undefined, today: Day): Row[] {
  const spec = seriesSpec(id)
  const known = held ?? NEVER_SHIPPED
  const at = (day: Day): string => known.values[Math.max(0, indexAt(known.days, day))]!
  const rows = new Map(known.days.map((day, index) => [day, known.values[index]!]))
  if (spec.cadence === 'monthly') {
    for (let day = `${spec.since.slice(0, 7)}-01` as Day; day <= today; day = addMonths(day, 1)) rows.set(day, rows.get(day) ?? at(day))
  } else if (spec.held || spec.dayOneOnly) {
    // 432 is filled forward to the next Copom day; 195 and 226 have a row per day, here with a different value outside day 1.
    const end = spec.held ? addDays(today, 20) : today
    for (let day = spec.since; day <= end; day = addDays(day, 1)) rows.set(day, spec.held || dateOf(day) === 1 ? at(day) : '4.9000')
  } else for (const day of businessDays(spec.since, addDays(today, -1))) rows.set(day, rows.get(day) ?? at(day))
  return [...rows].map(([day, value]) => ({ day, value })).sort((a, b) => (a.day < b.day ? -1 : 1))
}

/** Value distortion per fault. */
const LIES: Partial<Record<Fault, (value: number) => number>> = {
  zeros: () => 0,
  flipped: (value) => -value,
  doubled: (value) => value * 2,
  tenth: (value) => value / 10,
  tenfold: (value) => value * 10,
}

/** Rows of a source that returns false data. */
export function lied(rows: Row[], fault: Fault | undefined, places: number): Row[] {
  const lie = fault && LIES[fault]
  if (lie) return rows.map(({ day, value }) => ({ day, value: lie(Number(value)).toFixed(places) }))
  if (fault === 'twoValues') return rows.flatMap((row) => [row, { day: row.day, value: (Number(row.value) * 1.1 + 0.1).toFixed(places) }])
  if (fault === 'repeated')
    return Array.from({ length: rounds(30_000, 130_000) }, (_, index) => ({ ...rows[index % rows.length]!, value: '1.0' }))
  if (fault === 'old') return rows.filter(({ day }) => day <= '2026-08-20')
  return rows
}

/** True when the fault handled the response, or suppressed it. */
function misbehave(response: ServerResponse, fault: Fault): boolean {
  switch (fault) {
    case 'silent':
      return true
    case 'drip': {
      response.writeHead(200)
      const timer = setInterval(() => response.write(' '), 20)
      response.once('close', () => clearInterval(timer))
      return true
    }
    case 'endless': {
      response.writeHead(200)
      const more = (): void => {
        while (!response.destroyed && response.write('[{"data":"01/01/2026","valor":"1"},'.repeat(2000)));
        if (!response.destroyed) response.once('drain', more)
      }
      more()
      return true
    }
    case 'html':
      reply(response, 200, '<html><body>Sistema indispon&iacute;vel</body></html>')
      return true
    case 'xml':
      reply(response, 200, '<?xml version="1.0" encoding="pt-BR"?><erro/>')
      return true
    case 'outage404':
      reply(response, 404, '<html><body>404 Not Found</body></html>')
      return true
    case 'tooWide':
      tooWide(response)
      return true
    case 'busy':
      response.setHeader('retry-after', '0')
      reply(response, 429, '')
      return true
    case 'broken':
      reply(response, 500, '<html>Internal Server Error</html>')
      return true
    case 'badRequest':
      reply(
        response,
        400,
        '{"erro":{"statusCode":400,"detail":"br.gov.bcb.pec.sgs.comum.excecoes.SGSNegocioException: Invalid initial date"}}',
      )
      return true
    default:
      return false
  }
}

function nothing(response: ServerResponse): void {
  reply(response, 404, '{"erro":{"statusCode":404,"detail":"br.gov.bcb.pec.sgs.comum.excecoes.SGSNegocioException: Value(s) not found"}}')
}

function tooWide(response: ServerResponse): void {
  reply(
    response,
    406,
    '{"error":"O sistema aceita uma janela de consulta de, no máximo, 10 anos em séries de periodicidade diária","message":"Para acessar uma série de periodicidade diária, é necessário informar a dataInicial"}',
  )
}

/** JSON labelled text/html, like the real service. */
function reply(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'text/html;charset=UTF-8' })
  response.end(body)
}

function sgsCode(id: SeriesId): number | undefined {
  const { source } = seriesSpec(id)
  return source.kind === 'sgs' ? source.code : undefined
}

const isoDay = (text: string): Day => text.split('/').reverse().join('-') as Day
