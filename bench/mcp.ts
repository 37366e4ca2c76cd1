import { GROUPS } from '../engine/core/operation/kinds.ts'
import { atLeast } from './goals.ts'
import { type Figures, fired, median, SERVICE, started } from './load.ts'

const PORT = 3304
const HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
const REVISION = '2026-07-28'

/** The same question through HTTP and through MCP, in turns, on one service; and what listing the tools costs a client. */
export async function benchMcp(path: string): Promise<void> {
  const [, name, query] = /\/([\w-]+)\?(.*)$/.exec(path)!
  const input = Object.fromEntries([...new URLSearchParams(query)].map(([field, value]) => [field, Number(value)]))
  const call = (meta?: object) => JSON.stringify(message('tools/call', { name, arguments: input, ...(meta && { _meta: meta }) }))
  const ways = [
    { way: `HTTP: GET ${path}`, path, request: {} },
    {
      way: 'MCP: tools/call, revisions with a handshake',
      path: '/mcp',
      request: { method: 'POST', headers: HEADERS, body: call() } as const,
    },
    {
      way: `MCP: tools/call, ${REVISION}`,
      path: '/mcp',
      request: {
        method: 'POST',
        headers: { ...HEADERS, 'mcp-protocol-version': REVISION, 'mcp-method': 'tools/call', 'mcp-name': name! },
        body: call({
          'io.modelcontextprotocol/protocolVersion': REVISION,
          'io.modelcontextprotocol/clientInfo': { name: 'bench', version: '1' },
          'io.modelcontextprotocol/clientCapabilities': {},
        }),
      } as const,
    },
  ]
  const service = await started({ name: 'Centavo', file: SERVICE, port: PORT }, path)
  try {
    const seen = ways.map((): Figures[] => [])
    for (const each of ways) await fired(PORT, each.path, 1, each.request)
    for (let round = 0; round < 3; round++) {
      for (const [index, each] of ways.entries()) seen[index]!.push(await fired(PORT, each.path, 3, each.request))
    }
    const rate = (index: number) => median(seen[index]!.map(({ requestsPerSecond }) => requestsPerSecond))
    atLeast('MCP against HTTP', 0.75, Math.max(rate(1), rate(2)) / rate(0))
    console.log('MCP beside HTTP, one service')
    console.table(
      ways.map(({ way }, index) => ({
        way,
        'requests/s': Math.round(rate(index)),
        'ratio to HTTP': Number((rate(index) / rate(0)).toFixed(2)),
        'p99 ms': median(seen[index]!.map(({ p99 }) => p99)),
        errors: seen[index]!.reduce((total, { errors }) => total + errors, 0),
      })),
    )
    const modes = ['', ...Object.keys(GROUPS).map((group) => `?group=${group}`), '?mode=compact']
    console.log('tools/list: what a client must carry')
    console.table(await Promise.all(modes.map(sizeOf)))
  } finally {
    service.kill()
  }
}

async function sizeOf(query: string) {
  const response = await fetch(`http://127.0.0.1:${PORT}/mcp${query}`, {
    method: 'POST',
    headers: HEADERS,
    body: JSON.stringify(message('tools/list', {})),
  })
  const { result }: { result: { tools: { outputSchema?: unknown }[] } } = JSON.parse(await response.text())
  const { tools } = result
  const told = tools.map(({ outputSchema: _schema, ...tool }) => tool)
  return {
    endpoint: `/mcp${query}`,
    tools: tools.length,
    'KB on the wire': kilobytes(tools),
    'KB a model reads (no output schemas)': kilobytes(told),
  }
}

const kilobytes = (value: unknown): number => Number((Buffer.byteLength(JSON.stringify(value)) / 1024).toFixed(1))
const message = (method: string, params: object) => ({ jsonrpc: '2.0', id: 1, method, params })
