/** Starts the service: a single process, or a primary that only supervises workers and loads no engine. */
import cluster from 'node:cluster'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { programOf } from './runtime/paths.ts'
import { BadSettings, type Settings, settingsOrExit } from './settings.ts'

async function main(settings: Settings): Promise<void> {
  const log = pino({ level: settings.logLevel })
  const note = (level: 'info' | 'warn' | 'error', message: string, details?: Record<string, unknown>): void =>
    log[level](details ?? {}, message)
  if (settings.workers > 1 && cluster.isPrimary)
    await (await import('./workers/primary.ts')).superviseWorkers(settings, fileURLToPath(programOf('service/main')), note)
  else await (await import('./serve.ts')).serve(settings, log, note)
}

main(settingsOrExit()).catch((error: unknown) => {
  console.error(error instanceof BadSettings ? error.message : error)
  process.exit(1)
})
