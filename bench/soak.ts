/**
 * `npm run bench:soak [minutes]`: ten by default. Mixes every example, page, image, search, question and MCP call, in Portuguese and in
 * English, with new documents, payrolls and changes of the law, at the service's usual pace. Exits with 1 when memory passes 300 MB or
 * still grows after the third minute (or the first third), on any 5xx, or when a repeated request gets a different response.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { registry } from '../engine/generated/registry.ts'
import { KINDS } from '../engine/operation/definition/kinds.ts'
import { exampleUrl } from '../service/http/example-url.ts'
import { addressOf } from '../service/http/operations.ts'
import { CAPS, SERVICE, started } from './load.ts'

const PORT = 3311
const MAX_MEGABYTES = 300
/** Maximum growth relative to warm memory. */
const MAX_GROWTH = 1.15
const AT_ONCE = 4
const PAUSE_MILLISECONDS = 10

interface Asked {
  readonly path: string
  readonly init?: RequestInit
  /** True when repeated responses must be identical. */
  readonly steady: boolean
}

/** Every request, derived from the registry. */
function everything(): Asked[] {
  const operations = [...registry.operations.values()]
  const examples = operations.flatMap((operation) =>
    operation.examples
      .slice(0, 3)
      .map(({ input }) => ({ path: exampleUrl(addressOf(operation), input), steady: operation.cache === 'day' })),
  )
  const pages = operations.flatMap(({ kind, slug }) =>
    slug && KINDS[kind].page ? [{ path: `${KINDS[kind].page}/${slug}`, steady: true }] : [],
  )
  const questions = [...registry.questions.values()].flatMap(({ slug }) =>
    [...registry.calculators.values()]
      .slice(0, 12)
      .map((calculator) => ({ path: `/calculadora/${calculator.slug}/${slug}`, steady: true })),
  )
  const searches = operations.map(({ title }) => ({ path: `/busca?q=${encodeURIComponent(title)}`, steady: true }))
  const calls = [...registry.calculators.values()].map(({ id, examples: [first] }) => ({
    path: '/mcp',
    steady: true,
    init: {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: id, arguments: first!.input } }),
    },
  }))
  const posted = [...registry.queries.values()]
    .filter((query) => query.posted)
    .flatMap(({ path, examples: own }) => own.map(({ input }) => ({ path, steady: true, init: postedJson(input) })))
  const asked = examples.filter(({ path }) => !isPosted(path))
  const english = [...asked, ...pages, ...searches, ...posted].map(({ path, ...rest }) => ({ ...rest, path: inEnglish(path) }))
  const pictures = [...registry.calculators.values()].map(({ slug, examples: [first] }) => ({
    path: exampleUrl(`/calculadora/${slug}/imagem.png`, first!.input),
    steady: true,
  }))
  return [...asked, ...pages, ...questions, ...searches, ...calls, ...posted, ...english, ...pictures]
}

const isPosted = (path: string): boolean => [...registry.queries.values()].some((query) => query.posted && path.startsWith(query.path))
const postedJson = (input: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(input),
})
const inEnglish = (path: string): string => (path.startsWith('/v1') ? `${path}${path.includes('?') ? '&' : '?'}lang=en` : `/en${path}`)

/** New requests that expose memory leaks in caches: a change of the law, a payroll, a document. */
function neverAsked(at: number): Asked {
  const law = `irrf/perDependent=${150 + (at % 9000) / 10}`
  const person = { id: String(at), basic_salary: 2000 + (at % 5000) }
  const ways: readonly Asked[] = [
    { path: `/v1/calc/net-salary?gross_salary=${3000 + at}&law=${encodeURIComponent(law)}`, steady: false },
    { path: `/v1/calc/net-salary/reform?gross_salary=5000&lang=en&law=${encodeURIComponent(law)}`, steady: false },
    { path: `/e-se-a-lei-mudasse?law=${encodeURIComponent(law)}`, steady: false },
    { path: '/v1/payroll', steady: false, init: postedJson({ month: '2026-10', people: Array.from({ length: 50 }, () => person), law }) },
    { path: '/v1/documents/read', steady: false, init: postedJson({ text: `${at} Verba ${at} 1,00 ${at},00\n`.repeat(100) }) },
  ]
  return ways[at % ways.length]!
}

/** One new request in this many. */
const NEW_EVERY = 5

const minutes = Number(process.argv[2] ?? 10)
const child = await started({ name: 'Centavo', file: SERVICE, port: PORT, flags: CAPS }, '/v1/health')
const asked = everything()
const answers = new Map<number, string>()
const statuses = new Map<number, number>()
const problems: string[] = []
let next = 0

/** Resident memory, from the kernel's accounting. */
function residentMegabytes(): number {
  return (Number(readFileSync(`/proc/${child.pid}/statm`, 'utf8').split(' ')[1]) * 4096) / 1e6
}

async function ask(): Promise<void> {
  const count = next++
  const at = count % asked.length
  const { path, init, steady } = count % NEW_EVERY === 0 ? neverAsked(count) : asked[at]!
  const response = await fetch(`http://127.0.0.1:${PORT}${path}`, init)
  const text = await response.text()
  statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
  if (response.status >= 500) problems.push(`${response.status} ${path}`)
  if (!steady || response.status !== 200) return
  const digest = createHash('sha256').update(text).digest('base64')
  if ((answers.get(at) ?? digest) !== digest) problems.push(`another answer: ${path}`)
  answers.set(at, digest)
}

try {
  const endsAt = performance.now() + minutes * 60_000
  const steadyAt = performance.now() + Math.min(3, minutes / 3) * 60_000
  let warm = 0
  let most = 0
  const caller = async (): Promise<void> => {
    while (performance.now() < endsAt) {
      await ask()
      const now = residentMegabytes()
      most = Math.max(most, now)
      if (performance.now() < steadyAt) warm = Math.max(warm, now)
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MILLISECONDS))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, caller))
  if (most > MAX_MEGABYTES) problems.push(`memory reached ${Math.round(most)} MB, of ${MAX_MEGABYTES} at most`)
  if (most > warm * MAX_GROWTH) problems.push(`memory grew from ${Math.round(warm)} MB once warm to ${Math.round(most)}`)
  console.table([...statuses].map(([status, count]) => ({ status, count })))
  console.log(`${next} requests of ${asked.length} kinds; ${Math.round(warm)} MB once warm, ${Math.round(most)} MB at most.`)
  for (const problem of new Set(problems)) console.log(problem)
} finally {
  child.kill()
}
process.exit(problems.length > 0 ? 1 : 0)
