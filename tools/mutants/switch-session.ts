/** One vitest over a tree with switches: runs the files it is told, in their order, in one process. Started by by-switches.ts. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createVitest, type TestSpecification } from 'vitest/node'

const [tree, ...files] = process.argv.slice(2)
process.chdir(tree!)
const place = new Map(files.map((file, index) => [join(tree!, file), index]))
const inOrder = (a: TestSpecification, b: TestSpecification): number => place.get(a.moduleId)! - place.get(b.moduleId)!

class NearestFirst {
  async shard(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    return specifications
  }

  async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    return specifications.toSorted(inOrder)
  }
}

const vitest = await createVitest('test', {
  root: tree!,
  // What is generated came with the copy, and no program is started.
  globalSetup: [],
  runner: fileURLToPath(new URL('switch-runner.ts', import.meta.url)),
  sequence: { sequencer: NearestFirst },
  watch: false,
  reporters: [{}],
  fileParallelism: false,
  passWithNoTests: true,
})
const all = await vitest.globTestSpecifications(files)
await vitest.runTestSpecifications(all.filter(({ moduleId }) => place.has(moduleId)))
process.exit(0)
