/** The whole service as a child process, on a free loopback port. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { program } from './lanes/programs.ts'

export interface ServiceProcess {
  readonly child: ChildProcess
  readonly url: string
  readonly port: number
  /** Combined stdout and stderr. */
  readonly written: () => string
  /** Resolves with the exit code or the signal name. */
  readonly ended: Promise<number | string>
  remove(): void
}

/** @param environment overrides of a service without network, rate limit or eager loading. @param openFiles descriptors it may open. */
export async function serviceProcess(environment: Readonly<Record<string, string>> = {}, openFiles?: number): Promise<ServiceProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'centavo-process-'))
  const { BASE_URL: _ofTheTestRunner, ...inherited } = process.env
  const command = [process.execPath, program('service/main')]
  const limited = openFiles === undefined ? command : ['prlimit', `--nofile=${openFiles}:${openFiles}`, ...command]
  const child = spawn(limited[0]!, limited.slice(1), {
    env: {
      ...inherited,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      RATES_REFRESH: 'off',
      RATE_LIMIT_PER_MINUTE: '0',
      PRELOAD: 'off',
      LOG_LEVEL: 'info',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout!, child.stderr!]) stream.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
  const ended = new Promise<number | string>((resolve) => child.once('close', (code, signal) => resolve(code ?? signal!)))
  const remove = (): void => {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
  for (let attempt = 0; attempt < 2400; attempt++) {
    const port = Number(/Server listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(text)?.[1])
    if (port > 0) return { child, url: `http://127.0.0.1:${port}`, port, written: () => text, ended, remove }
    if (child.exitCode !== null) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  remove()
  throw new Error(`the service did not start: ${text}`)
}
