/** MCP tools in process: the tool list, and results of `find`. */
import { createMcpHandler } from '@modelcontextprotocol/server'
import { readSelection } from '../../service/mcp/selection.ts'
import { serverFactory } from '../../service/mcp/server.ts'
import { ports, registry } from './ports.ts'

const serverFor = serverFactory(ports, (error) => {
  throw error
})

interface Listed {
  readonly name: string
  readonly description: string
  readonly inputSchema: { readonly properties?: object }
}

async function resultOf(query: string, method: string, params: object) {
  const handler = createMcpHandler(() => serverFor(readSelection(new URLSearchParams(query), registry)))
  const headers = { accept: 'application/json, text/event-stream', 'content-type': 'application/json' }
  const response = await handler.fetch(new Request('http://localhost/mcp', { method: 'POST', headers }), {
    parsedBody: { jsonrpc: '2.0', id: 1, method, params },
  })
  const text = await response.text()
  return JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text).result
}

/** @param query URL query, such as `mode=compact`. */
export async function toolsListed(query = ''): Promise<Listed[]> {
  return (await resultOf(query, 'tools/list', {})).tools
}

/** Tools that `find` returns for a question, best first. */
export async function toolsFound(question: string): Promise<string[]> {
  const { structuredContent } = await resultOf('', 'tools/call', { name: 'find', arguments: { query: question } })
  return structuredContent.operations.map(({ operation }: { operation: string }) => operation)
}
