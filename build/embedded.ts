/** Data and versions that travel inside the code: what ships with a release, what is said of it, and which sources it was built from. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { ENGINE, HEAD, keep, ROOT, WEB, WEB_GENERATED } from './files.ts'

const GENERATED = new URL('generated/', ENGINE)

/** What is said of the data, for whoever asks where a figure comes from: small, and without the data itself. */
const ABOUT = {
  series: 'series/metadata.json',
  salaries: 'salaries/metadata.json',
  occupations: 'occupations/cbo.meta.json',
  expectations: 'expectations/metadata.json',
  bonds: 'bonds/metadata.json',
  classifications: 'classifications/metadata.json',
}

const data = (path: string): string => readFileSync(new URL(`data/${path}`, ROOT), 'utf8')

/** A literal that a bundler keeps as it is. */
const text = JSON.stringify

const folder = (name: string): string =>
  readdirSync(new URL(`data/${name}/`, ROOT))
    .sort()
    .map((file) => `  '${file}': ${text(data(`${name}/${file}`))},\n`)
    .join('')

export function writeEmbedded(): void {
  const { version }: { version: string } = JSON.parse(readFileSync(new URL('package.json', ENGINE), 'utf8'))
  keep(
    new URL('version.ts', GENERATED),
    `${HEAD}export const version = '${version}'\n/** Changes with any line of the engine: a schema, a citation, a formula. */\nexport const build = '${hashOf(ENGINE)}'\n`,
  )
  const folders = ['series', 'salaries', 'expectations', 'bonds'].map((name) => `export const ${name} = {\n${folder(name)}}\n`)
  // As `string`: the declarations would repeat a literal.
  keep(
    new URL('data.ts', GENERATED),
    `${HEAD}${folders.join('')}export const occupations: string = ${text(data('occupations/cbo.txt'))}\nexport { classifications } from './classifications.ts'\n`,
  )
  // Apart, so that a page that wants the codes alone does not fetch the rest.
  keep(new URL('classifications.ts', GENERATED), `${HEAD}export const classifications = {\n${folder('classifications')}}\n`)
  const about = Object.entries(ABOUT).map(([name, file]) => `export const ${name}: string = ${text(data(file))}\n`)
  keep(new URL('metadata.ts', GENERATED), `${HEAD}${about.join('')}`)
  // What a page keeps on a device, and what it computes, is of one build: it changes with any line that a page is drawn by.
  keep(new URL('build.ts', WEB_GENERATED), `${HEAD}export const BUILD = '${buildName()}'\n`)
}

/** What this build is called: another with any line that a page is drawn by. */
export const buildName = (): string => hashOf(ENGINE, WEB, new URL('package-lock.json', ROOT))

/** Of files, and of all that is written by hand in folders. */
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
