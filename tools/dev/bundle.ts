/** Bundle of the service for development: rebuilt in a fraction of a second, where loading a thousand sources one by one takes five. */
import { readFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type BuildContext, context, type Plugin } from 'esbuild'
import { ROOT } from '../../build/files.ts'
import { lazyRegistry } from '../../build/registry.ts'

/** Program that `npm run dev` starts; its path from the root, with the sources' line numbers in stack traces. */
export const BUNDLE = fileURLToPath(new URL('node_modules/.cache/centavo/dev/service.cjs', ROOT))

/** The bundle runs as the sources do: files are found from the root, and threads start from TypeScript. */
const asSources: Plugin = {
  name: 'as-sources',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]service[\\/]runtime[\\/]paths\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
      loader: 'ts',
    }))
  },
}

export const serviceBundle = (): Promise<BuildContext> =>
  context({
    absWorkingDir: fileURLToPath(ROOT),
    entryPoints: ['service/main.ts'],
    outfile: BUNDLE,
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    sourcemap: 'linked',
    sourcesContent: false,
    tsconfigRaw: '{}',
    logLevel: 'error',
    define: { 'import.meta.url': 'moduleUrl' },
    inject: [fileURLToPath(new URL('build/shims/module-url.ts', ROOT))],
    packages: 'external',
    supported: { 'dynamic-import': false },
    plugins: [lazyRegistry(), asSources],
  })
