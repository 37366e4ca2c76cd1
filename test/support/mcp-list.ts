/** The list of tools as the protocol gives it, in process. */
import { createMcpHandler } from '@modelcontextprotocol/server'
import { readSelection } from '../../service/doors/mcp/selection.ts'
import { serverFactory } from '../../service/doors/mcp/server.ts'
import { ports, registry } from './ports.ts'

const serverFor = serverFactory(ports, (error) => {
  throw error
})

interface Listed {
  readonly name: string
  readonly description: string
}

/** @param query what the address chooses: `mode=compact`. */
export async function toolsListed(query = ''): Promise<Listed[]> {
  const handler = createMcpHandler(() => serverFor(readSelection(new URLSearchParams(query), registry)))
  const headers = { accept: 'application/json, text/event-stream', 'content-type': 'application/json' }
  const response = await handler.fetch(new Request('http://localhost/mcp', { method: 'POST', headers }), {
    parsedBody: { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} },
  })
  const text = await response.text()
  return JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text).result.tools
}
