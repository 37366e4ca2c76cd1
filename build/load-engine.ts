/** Loads engine modules for the build. Bundled, so that a copy under test and the real tree never share the module cache. */
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** Exports of modules. @param modules paths from the folder, by key in the result. */
export async function loadModules<T>(folder: URL, modules: Readonly<Record<keyof T & string, string>>): Promise<T> {
  const { outputFiles } = await build({
    stdin: {
      contents: Object.entries(modules)
        .map(([name, path]) => `export * as ${name} from './${path}'\n`)
        .join(''),
      resolveDir: fileURLToPath(folder),
    },
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
    tsconfigRaw: '{}',
  })
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0]!.text).toString('base64')}`) as Promise<T>
}
