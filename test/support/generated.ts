import { generate } from '../../build/generate.ts'
import { buildService } from '../../build/service.ts'

/** What tests import is generated, and what they start is bundled: seconds here, and each process starts in a tenth of the time. */
export default async function setup(): Promise<void> {
  await generate()
  await buildService()
}
