/** A copy of the engine with one calculator, copied under new names: everything else is the real tree, by links. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { writeRegistry } from '../../scripts/registry.mjs'

const ENGINE = fileURLToPath(new URL('../../engine/', import.meta.url))

export interface Grown {
  /** The folder of the copy. */
  readonly engine: URL
  remove(): void
}

export function grownEngine(domain: string, calculator: string, names: readonly string[]): Grown {
  const tree = mkdtempSync(join(tmpdir(), 'centavo-'))
  const link = (path: string, except: string): void => {
    mkdirSync(join(tree, path), { recursive: true })
    for (const name of readdirSync(join(ENGINE, path)))
      if (name !== except && !name.endsWith('.generated.ts') && name !== 'dist')
        symlinkSync(join(ENGINE, path, name), join(tree, path, name))
  }
  link('', 'domains')
  link('domains', domain)
  link(`domains/${domain}`, 'calculators')
  link(`domains/${domain}/calculators`, '')
  for (const name of ['version.generated.ts', 'data.generated.ts']) symlinkSync(join(ENGINE, name), join(tree, name))
  for (const name of names) {
    const folder = join(tree, `domains/${domain}/calculators`, name)
    cpSync(join(ENGINE, `domains/${domain}/calculators`, calculator), folder, { recursive: true })
    const index = join(folder, 'index.ts')
    writeFileSync(
      index,
      readFileSync(index, 'utf8')
        .replace(`id: '${calculator}'`, `id: '${name}'`)
        .replace(/^ {2}slug: '.*'/m, `  slug: '${name}'`),
    )
  }
  const engine = pathToFileURL(`${tree}/`)
  writeRegistry(engine)
  return { engine, remove: () => rmSync(tree, { recursive: true, force: true }) }
}
