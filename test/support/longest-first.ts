import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take longest, as measured on two cores, those that mostly wait between those that mostly compute. */
const LONGEST = [
  // Each archive they unpack makes V8 collect everything: while a worker holds little yet.
  'register/register-ftp.test.ts',
  'register/import.test.ts',
  'test/package.test.ts',
  'test/workers.test.ts',
  'test/snippets.test.ts',
  'test/browser.test.ts',
  'test/sql.test.ts',
  'test/faults/replicas.test.ts',
  'test/offline.browser.test.ts',
  'test/mcp.test.ts',
  'test/faults/central-bank.test.ts',
  'test/typing.browser.test.ts',
  'test/faults/dear-work.test.ts',
  'test/fuzz.test.ts',
  'test/planilha.browser.test.ts',
  'test/pages.test.ts',
  'test/faults/heavy-caller.test.ts',
  'test/faults/exchange.test.ts',
  'test/shutdown.test.ts',
  'test/client.test.ts',
  'test/payroll-cli.test.ts',
  'test/sql-reform.test.ts',
  'test/generated-clients.test.ts',
  'test/law-values.test.ts',
  'test/engine-in-pages.test.ts',
  'test/faults/lying-bank.test.ts',
  'test/mutants.test.ts',
  'test/in-use.browser.test.ts',
  'test/faults/long-outage.test.ts',
  'test/plan.test.ts',
  'test/faults/simulation.test.ts',
  'test/built.test.ts',
  'test/openapi.test.ts',
  'test/faults/bonds.test.ts',
  'test/payroll.browser.test.ts',
  'test/faults/any-series.test.ts',
  'test/english.test.ts',
  'test/decisions.test.ts',
  'test/reform.test.ts',
  'test/faults/import-kill.test.ts',
  'test/architecture.test.ts',
  'test/types.test.ts',
  'test/casts.test.ts',
]

/** So many of them come before any other: what is begun then is done long before the end. */
const AHEAD = 12

/**
 * The longest first, so that none of them is left to run alone at the end; the hundreds that take no time between them: one process hands
 * the files out, and at the end all workers would wait for it.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number =>
      LONGEST.indexOf(relative(this.ctx.config.root, moduleId).replaceAll('\\', '/'))
    const sorted = await super.sort(files)
    const long = sorted.filter((file) => place(file) >= 0).sort((a, b) => place(a) - place(b))
    const short = sorted.filter((file) => place(file) < 0)
    const between = Math.ceil(short.length / Math.max(1, long.length - AHEAD))
    return [...long.slice(0, AHEAD), ...long.slice(AHEAD).flatMap((file) => [file, ...short.splice(0, between)]), ...short]
  }
}
