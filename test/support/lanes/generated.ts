import { generate } from '../../../build/generate.ts'

/** Generates the registries and data that tests import. Files whose sources have not changed are left as they are. */
export default async function setup(): Promise<void> {
  await generate()
}
