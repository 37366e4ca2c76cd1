#!/usr/bin/env node
import { askLocally, openLocalPorts, packageVersion } from '../../local.ts'
import { loadCalculator, loadRegistry } from '../../registry.ts'
import { main } from './main.ts'

// A reader that left (`centavo … | head`) is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))

process.exitCode = await main(
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
    calculator: (id) => loadCalculator(id),
    registry: () => loadRegistry(),
    ask: askLocally,
    open: openLocalPorts,
    version: packageVersion,
    serve: () => import('../../main.ts'),
  },
)
