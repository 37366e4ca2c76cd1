/** Embedded data and versions: data shipped with a release, its metadata, and a hash of its sources. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { ENGINE, HEAD, ROOT, WEB, WEB_GENERATED, writeIfChanged } from './files.ts'

const GENERATED = new URL('generated/', ENGINE)

/** Metadata of the data, for provenance queries: small, and without the data itself. */
const ABOUT = {
  series: 'series/metadata.json',
  salaries: 'salaries/metadata.json',
  occupations: 'occupations/cbo.meta.json',
  expectations: 'expectations/metadata.json',
  bonds: 'bonds/metadata.json',
  classifications: 'classifications/metadata.json',
}

const data = (path: string): string => readFileSync(new URL(`data/${path}`, ROOT), 'utf8')

/** String literal that bundlers keep unchanged. */
const text = JSON.stringify

const folder = (name: string): string =>
  readdirSync(new URL(`data/${name}/`, ROOT))
    .sort()
    .map((file) => `  '${file}': ${text(data(`${name}/${file}`))},\n`)
    .join('')

export function writeEmbedded(): void {
  const { version }: { version: string } = JSON.parse(readFileSync(new URL('package.json', ENGINE), 'utf8'))
  writeIfChanged(
    new URL('version.ts', GENERATED),
    `${HEAD}export const version = '${version}'\n/** Changes with any line of the engine: a schema, a citation, a formula. */\nexport const build = '${hashOf(ENGINE)}'\n`,
  )
  const folders = ['series', 'salaries', 'expectations', 'bonds'].map((name) => `export const ${name} = {\n${folder(name)}}\n`)
  // Typed as `string`: otherwise the declarations would repeat the literal.
  writeIfChanged(
    new URL('data.ts', GENERATED),
    `${HEAD}${folders.join('')}export const occupations: string = ${text(data('occupations/cbo.txt'))}\nexport { classifications } from './classifications.ts'\n`,
  )
  // Separate module: a page that needs only the codes does not fetch the rest.
  writeIfChanged(new URL('classifications.ts', GENERATED), `${HEAD}export const classifications = {\n${folder('classifications')}}\n`)
  const about = Object.entries(ABOUT).map(([name, file]) => `export const ${name}: string = ${text(data(file))}\n`)
  writeIfChanged(new URL('metadata.ts', GENERATED), `${HEAD}${about.join('')}`)
  // Stored and computed data of a page must come from the same build: the name changes with any source line of the pages.
  writeIfChanged(new URL('build.ts', WEB_GENERATED), `${HEAD}export const BUILD = '${buildName()}'\n`)
}

/** Name of this build; changes with any source line of the pages. */
export const buildName = (): string => hashOf(ENGINE, WEB, new URL('package-lock.json', ROOT))

/** Hash of files and of all handwritten files in folders. */
export function hashOf(...places: readonly URL[]): string {
  const hash = createHash('sha256')
  for (const place of places) {
    if (!place.pathname.endsWith('/')) hash.update(readFileSync(place))
    else for (const file of sourcesIn(place)) hash.update(file).update(readFileSync(new URL(file, place)))
  }
  return hash.digest('base64url').slice(0, 10)
}

const WRITTEN = ['.ts', '.css', '.svg', '.png']
const MADE = ['generated', 'dist', 'node_modules']

const sourcesIn = (place: URL): string[] =>
  readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((file) => WRITTEN.includes(extname(file)) && !file.endsWith('.test.ts') && !file.split('/').some((part) => MADE.includes(part)))
    .sort()
