/** The built service on loopback, its description in a file, and a folder for each generated client. */
import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll } from 'vitest'
import { GO_ENVIRONMENT, hasClientGenerators, missingToolchains } from '../../../tools/lanes/client-generators.ts'
import { type ServiceProcess, serviceProcess } from '../../support/service-process.ts'

const SAMPLES = fileURLToPath(new URL('../../../samples/clients/', import.meta.url))
const PAGE = fileURLToPath(new URL('../../../docs/clients.md', import.meta.url))
const DOCUMENTED = 'http://localhost:3000'

/** Output of every sample. */
export const ANSWERS = {
  netSalary: 4624.06,
  inss: 529.5,
  ceiling: 8475.55,
  check: 'consistent',
  decision: 'accept',
  breakEvenSalary: 5408,
  payrollNet: 4624.06,
}

export interface Workshop {
  /** Address of the service. */
  readonly url: string
  /** Arguments of a command of docs/clients.md, with the address of the service. @param start of its line. */
  command(start: string): readonly string[]
  /** A text with the address of the service in place of the documented one. */
  addressed(text: string): string
  /** A new folder with the files of a sample. @param sample a folder of samples/clients/. @param name of the new folder, when one sample serves twice. */
  folder(sample: string, name?: string): string
}

/** Starts the service before the tests of a file, and removes it with all folders after them. @param description its address. */
export function workshop(description: '/v1/openapi.json' | '/v1/openapi.3.0.json'): () => Workshop {
  let service: ServiceProcess | undefined
  let root = ''
  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'centavo-clients-'))
    service = await serviceProcess()
    // The first request writes the description. A busy machine takes longer over it than openapi-python-client waits: five seconds.
    const { ok, status } = await fetch(service.url + description)
    if (!ok) throw new Error(`${description} answers ${status}`)
  })
  afterAll(() => {
    service?.remove()
    rmSync(root, { recursive: true, force: true })
  })
  const addressed = (text: string): string => text.replaceAll(DOCUMENTED, service!.url)
  return () => ({
    url: service!.url,
    addressed,
    command(start) {
      const line = readFileSync(PAGE, 'utf8')
        .split('\n')
        .find((each) => each.startsWith(`${start} `))
      if (line === undefined) throw new Error(`docs/clients.md has no command that starts with ${start}`)
      return addressed(line.slice(start.length + 1)).split(' ')
    },
    folder(sample, name = sample) {
      const folder = join(root, name)
      cpSync(join(SAMPLES, sample), folder, { recursive: true })
      return folder
    },
  })
}

/** Fails the file when a compiler or a generator is missing: without them nothing here can be tested. */
export function requireClientGenerators(): void {
  const missing = missingToolchains()
  if (missing.length > 0) throw new Error(`Install ${missing.join(', ')}`)
  if (!hasClientGenerators()) throw new Error('Generators of clients are missing: run npm run setup')
}

/** Runs a program in a folder and returns what it writes; its complaints are the error when it fails. */
export async function run(
  folder: string,
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  // Modules are installed by `npm run setup`: nothing is downloaded in a test.
  const env = { ...process.env, NO_COLOR: '1', ...GO_ENVIRONMENT, GOPROXY: 'off', ...environment }
  const options = { cwd: folder, env, maxBuffer: 1 << 26 }
  try {
    return (await promisify(execFile)(command, args, options)).stdout
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as { stdout?: string; stderr?: string; message: string }
    throw new Error(`${message.slice(0, 500)}\n${stdout.slice(-3000)}\n${stderr.slice(-3000)}`)
  }
}
