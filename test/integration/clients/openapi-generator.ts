import { PROGRAMS } from '../../../tools/lanes/client-generators.ts'
import { run, type Workshop } from './support.ts'

/** Leaves out tests and a page about each type: half of the files of a client, none of its code. */
const SOURCES_ALONE = ['--global-property', 'apiTests=false,modelTests=false,apiDocs=false,modelDocs=false']

/** Runs the command of docs/clients.md for one generator of openapi-generator. */
export async function openapiGenerator(folder: string, { command }: Workshop, generator: string): Promise<void> {
  const named = `openapi-generator generate -g ${generator}`
  const args = ['generate', '-g', generator, ...command(named), ...SOURCES_ALONE]
  await run(folder, 'java', ['-jar', PROGRAMS.openapiGenerator, ...args])
}
