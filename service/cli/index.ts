#!/usr/bin/env node
import { registry } from '../../engine/generated/registry.ts'
import { version } from '../../engine/generated/version.ts'
import { askLocally, openLocalPorts } from '../local-ports.ts'
import { main } from './main.ts'

// A closed pipe (`centavo … | head`) is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))

main(
  process.argv.slice(2),
  {
    get stdin() {
      return process.stdin // lazy: opened only on first read
    },
    stdout: process.stdout,
    stderr: process.stderr,
    color: process.stdout.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb',
  },
  {
    registry,
    ask: askLocally,
    open: openLocalPorts,
    version: () => version,
    serve: () => import('../main.ts'),
  },
).then((code) => {
  process.exitCode = code
})
