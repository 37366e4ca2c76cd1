#!/usr/bin/env node
import { registry } from '../../../engine/generated/registry.ts'
import { version } from '../../../engine/generated/version.ts'
import { askLocally, openLocalPorts } from '../../local.ts'
import { main } from './main.ts'

// A reader that left (`centavo … | head`) is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))

main(
  process.argv.slice(2),
  {
    get stdin() {
      return process.stdin // opened only by who reads it
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
    serve: () => import('../../main.ts'),
  },
).then((code) => {
  process.exitCode = code
})
