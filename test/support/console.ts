import { PassThrough, Readable } from 'node:stream'
import type { Engine } from '../../engine/operation/definition/registry.ts'
import type { CommandServices } from '../../service/cli/command-context.ts'
import { main } from '../../service/cli/main.ts'
import { ports } from './ports.ts'

export interface Ran {
  readonly code: number
  readonly out: string
  readonly bytes: Buffer
  readonly err: string
}

/** Runs the command line in process, optionally as a terminal. */
export async function centavo(
  words: readonly string[],
  { stdin = '', terminal = false, world = ports }: { stdin?: string | Buffer; terminal?: boolean; world?: Engine } = {},
): Promise<Ran> {
  const [stdout, stderr] = [gathered(terminal), gathered(terminal)]
  const known: CommandServices = {
    registry: world.registry,
    ask: async (_registry, question) => question(world),
    open: async () => world,
    version: () => 'test',
    serve: async () => undefined,
  }
  const code = await main(words, { stdin: Readable.from([Buffer.from(stdin)]), stdout, stderr, color: false }, known)
  return { code, out: stdout.bytes().toString(), bytes: stdout.bytes(), err: stderr.bytes().toString() }
}

/** Raw output bytes. */
export const centavoBytes = async (words: readonly string[], stdin: Buffer): Promise<Buffer> => (await centavo(words, { stdin })).bytes

function gathered(terminal: boolean): PassThrough & { bytes(): Buffer; isTTY: boolean; columns: number } {
  const chunks: Buffer[] = []
  const stream = new PassThrough()
  stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  return Object.assign(stream, { bytes: () => Buffer.concat(chunks), isTTY: terminal, columns: 100 })
}
