/** `import.meta.url` in a bundle of CommonJS. Injected as a module, so that esbuild renames it where a bundled package has the name. */
import { pathToFileURL } from 'node:url'

export const moduleUrl = pathToFileURL(__filename).href
