import { serveStdio as serve } from '@modelcontextprotocol/server/stdio'
import type { Engine } from '../../engine/operation/definition/registry.ts'
import { readSelection } from './selection.ts'
import { serverFactory } from './server.ts'

/**
 * Serves the protocol over standard input and output until the input ends. Nothing else may write to the output.
 * @param asked `group` and `mode`, as in the query of the HTTP adapter.
 */
export function serveStdio(ports: Engine, asked = new URLSearchParams()): Promise<void> {
  const selection = readSelection(asked, ports.registry)
  const serverFor = serverFactory(ports, (error) => console.error(error))
  return new Promise((resolve) => {
    // A file or /dev/null ends without closing.
    for (const event of ['end', 'close']) process.stdin.once(event, () => resolve())
    serve(() => serverFor(selection))
  })
}
