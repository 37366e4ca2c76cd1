import { generate } from '../../build/generate.ts'
import { writeRegistry } from '../../build/registry.ts'
import { buildService } from '../../build/service.ts'

/** What tests import is generated, and what they start is bundled: each process starts in a tenth of the time. What `npm run check` or a build has made of the same sources is not made again. */
export default async function setup(): Promise<void> {
  // `CENTAVO_TEST_PROGRAMS=none`: for tests of rules in a copy of the tree, which start no program and open no page.
  if (process.env.CENTAVO_TEST_PROGRAMS === 'none') return writeRegistry()
  await generate()
  await buildService()
}
