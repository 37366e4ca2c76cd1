/** The service started by the README's first command, over HTTP. */
import { transform } from 'esbuild'
import { describe, expect, inject, it } from 'vitest'
import { compile } from '../../build/check-scripts.mjs'

const { address } = inject('shipped')
const get = (path: string): Promise<Response> => fetch(new URL(path, address))
const jsonOf = async (path: string): Promise<Record<string, unknown>> => (await get(path)).json() as Promise<Record<string, unknown>>

async function post(path: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<Record<string, unknown>> {
  const response = await fetch(new URL(path, address), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return (await response.json()) as Record<string, unknown>
}

const PAPER =
  'Outubro/2026\n001 Salário 220,00 3.000,00\n998 INSS 12,00 248,58\nTotal de vencimentos 3.000,00\nTotal de descontos 248,58\nValor líquido 2.751,42'

describe('the service', () => {
  it('answers a calculator', async () => {
    expect(await jsonOf('/v1/calc/net-salary?gross_salary=5200&dependents=1&reference_date=2026-04-30')).toMatchObject({
      netSalary: 4624.06,
    })
  })

  it('answers the table of a day', async () => {
    expect(await jsonOf('/v1/tables/inss?date=2019-06-01')).toMatchObject({ effectiveFrom: '2019-01-01', values: { ceiling: 5839.45 } })
  })

  it('reads a document', async () => {
    expect(await post('/v1/documents/read', { text: PAPER })).toMatchObject({ kind: 'payslip', reconciliation: { closes: true } })
  })

  it('pays a payroll and names the row it refuses', async () => {
    const people = [{ id: '1', basic_salary: 5200, dependents: 1, lines: [{ nature: '1003', hours: 10 }] }, { id: '2' }]
    expect(await post('/v1/payroll', { month: '2026-10', company: { rat_rate: 2 }, people })).toMatchObject({
      payslips: [{ inss: 579.13, irrf: 168.31, net: 4807.11 }],
      errors: [{ row: 2, issues: [{ field: 'basic_salary' }] }],
    })
  })

  it('answers a batch, which starts a thread', async () => {
    const rows = [{ gross_salary: 5200, dependents: 1, reference_date: '2026-04-30' }, { gross_salary: -1 }]
    expect(await post('/v1/calc/net-salary/batch', rows)).toMatchObject([{ result: { netSalary: 4624.06 } }, { code: 'invalid_input' }])
  })

  it('calls a tool over MCP', async () => {
    const call = {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'net-salary', arguments: { gross_salary: 5200, dependents: 1 } },
    }
    const answer = await post('/mcp', call, { accept: 'application/json, text/event-stream' })
    expect(JSON.stringify(answer)).toContain('4624.06')
  })
})

/** The path by which `compile` knows a script of the pages. */
const FOR_A_PAGE = '/service/web/script.js'

/** Without a version that the script writes as it runs. */
const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found]) => found!.replaceAll('&amp;', '&').replace(/\?v=\$\{.*/, ''))

/** Addresses of files a text names: in attributes of a page, in literals and imports of a script. */
const filesNamed = (text: string): string[] => [
  ...matches(text, /["'`](\/(?:en\/)?assets\/[^"'`\s<>${}]+\.(?:js|css)(?:\?[^"'`\s<>]*)?)["'`]/g),
  ...matches(text, /["'`](\/(?:worker|sw)[^"'`\s<>/]*\.js(?:\?[^"'`\s<>]*)?)["'`]/g),
]
const importsOf = (text: string): string[] => matches(text, /(?:\bfrom|\bimport\(?)\s*["'](\.{0,2}\/[^"']+\.js(?:\?[^"']*)?)["']/g)

describe('the pages', () => {
  it('name only scripts and styles that are served and compile', async () => {
    const pages = matches(await (await get('/sitemap.xml')).text(), /<loc>([^<]+)<\/loc>/g).map((page) => new URL(page).pathname)
    expect(pages.length).toBeGreaterThan(100)
    const found = new Map<string, 'waiting' | 'read'>()
    const broken: string[] = []
    const name = (paths: readonly string[]): void => {
      for (const path of paths) if (!found.has(path)) found.set(path, 'waiting')
    }
    for (const page of new Set(['/', '/en', '/docs', '/planilha', ...pages])) {
      const response = await get(page)
      if (response.status !== 200) broken.push(`${page} answers ${response.status}`)
      name(filesNamed(await response.text()))
    }
    for (
      let waiting = [...found.keys()];
      waiting.length > 0;
      waiting = [...found].flatMap(([path, state]) => (state === 'waiting' ? [path] : []))
    )
      for (const path of waiting) {
        found.set(path, 'read')
        const response = await get(path)
        const text = await response.text()
        if (response.status !== 200) {
          broken.push(`${path} answers ${response.status}`)
          continue
        }
        if (new URL(path, address).pathname.endsWith('.css')) {
          for (const { text: message } of (await transform(text, { loader: 'css' })).warnings) broken.push(`${path}: ${message}`)
          continue
        }
        try {
          compile(text, FOR_A_PAGE)
        } catch (error) {
          broken.push(`${path}: ${error}`)
        }
        name([...filesNamed(text), ...importsOf(text).map((to) => new URL(to, new URL(path, address)).href.slice(address.length))])
      }
    expect(broken).toEqual([])
    const names = [...found.keys()]
    for (const needed of [
      /\.css/,
      /\/assets\/motor\//,
      /\/assets\/motor-en\//,
      /papel\/leitor\.js/,
      /esocial\/leitor\.js/,
      /planilha\/linhas/,
      /\/pdf\/pdf\.js/,
      /^\/sw\.js/,
    ])
      expect(
        names.some((path) => needed.test(path)),
        String(needed),
      ).toBe(true)
  })
})
