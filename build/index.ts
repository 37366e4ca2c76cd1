/**
 * Builds what is generated, the programs, and the engine's package. `service` builds the first two, which is all `npm start` needs;
 * `package` the first and the last, which `npm pack` publishes.
 */
import { generate } from './generate.ts'
import { buildService } from './service.ts'

const [part] = process.argv.slice(2)

await generate()
if (part !== 'package') await buildService()
if (part !== 'service') {
  // Loaded here, since a build of the programs needs none of it.
  const { buildEngine } = await import('./package/package.ts')
  await buildEngine()
}
