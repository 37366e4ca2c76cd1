import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The files that take longest, as measured on two cores, those that mostly wait between those that mostly compute. Started first, so that
 * none of them is left to run alone at the end; a file that is not named here starts after them.
 */
const LONGEST = [
  'test/package.test.ts',
  // Each archive they unpack makes V8 collect everything: while a worker holds little yet.
  'register/register-ftp.test.ts',
  'register/import.test.ts',
  'test/workers.test.ts',
  'test/browser.test.ts',
  'test/faults/replicas.test.ts',
  'test/offline.browser.test.ts',
  'test/faults/dear-work.test.ts',
  'test/typing.browser.test.ts',
  'test/shutdown.test.ts',
  'test/openapi.test.ts',
  'test/faults/central-bank.test.ts',
  'test/sql.test.ts',
  'test/payroll-cli.test.ts',
  'test/faults/exchange.test.ts',
  'test/pages.test.ts',
  'test/faults/lying-bank.test.ts',
  'test/mcp.test.ts',
  'test/snippets.test.ts',
  'test/thirty-tasks.browser.test.ts',
  'test/faults/refresh-command.test.ts',
  'test/fuzz.test.ts',
  'test/client.test.ts',
  'test/faults/heavy-caller.test.ts',
  'test/in-use.browser.test.ts',
  'test/faults/bonds.test.ts',
  'test/engine-in-pages.test.ts',
  'test/generated-clients.test.ts',
  'test/planilha.browser.test.ts',
  'test/payroll.browser.test.ts',
  'test/law-values.test.ts',
  'test/mutants.test.ts',
]

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const at = LONGEST.indexOf(relative(this.ctx.config.root, moduleId).replaceAll('\\', '/'))
      return at === -1 ? LONGEST.length : at
    }
    return (await super.sort(files)).sort((a, b) => place(a) - place(b))
  }
}
