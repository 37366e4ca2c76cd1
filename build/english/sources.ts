/** Which sources hold texts that people read, and in which folder's catalogue each text stands. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ROOT } from '../files.ts'
import { parsed, textsIn, titlesIn } from './keys.ts'

/** Where nothing is said to people: what programs compute with, words to look for, examples. */
const UNREAD =
  /\.(?:test|d)\.ts$|(?:^|\/)en\.ts$|\.search\.ts$|\/generated\/|^engine\/core\/operation\/examples\.ts$|^engine\/(?:plan|sql|english)\/|^engine\/search\/(?!beyond|answer|index|rank|things)|^engine\/salaries\/everyday|^engine\/classifications\/words|^engine\/core\/(?:language|markup)\.ts$|^service\/doors\/cli\/completion\.ts$/
/** Of the pages: what is named as a source of search words elsewhere. */
const READ = /^(?:engine\/|service\/doors\/|service\/salaries\/published\.ts$)/
const ALSO_READ = /^service\/doors\/web\/pages\/search\.ts$/

/** Only what is a title, or a question as people ask it, is read of these. */
const TITLED = /^engine\/(?!core|search\/|catalogue\/queries\/).*\/(?:examples|search)\.ts$/

/** Paths from the root of the project, in order. */
function sourcesRead(root: URL = ROOT): string[] {
  const found: string[] = []
  for (const folder of ['engine/', 'service/'])
    for (const entry of readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })) {
      const path = `${folder}${entry.replaceAll('\\', '/')}`
      if (!path.endsWith('.ts') || path.includes('node_modules/') || path.includes('/dist/')) continue
      if (ALSO_READ.test(path) || (READ.test(path) && !UNREAD.test(path))) found.push(path)
    }
  return found.sort()
}

/** The folder whose catalogue says a text; those of many folders are said once, by all. */
export const SHARED = 'engine/english/shared'

/** The rooms of the pages say many texts together: one catalogue beside them has all, which a page carries whole. */
const PAGES = 'service/doors/web'
const ROOMS_OF_PAGES = new Set(['answers', 'charts', 'forms', 'pages'].map((room) => `${PAGES}/${room}`))

function catalogueOf(path: string): string {
  const folder = path.slice(0, path.lastIndexOf('/'))
  return ROOMS_OF_PAGES.has(folder) ? PAGES : folder
}

/** Every text, by the folder whose catalogue it is in. */
export function textsByFolder(root: URL = ROOT): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>()
  for (const path of sourcesRead(root)) {
    const source = parsed(path, readFileSync(fileURLToPath(new URL(path, root)), 'utf8'))
    const keys = TITLED.test(path) ? titlesIn(source) : textsIn(source).map(({ key }) => key)
    for (const key of keys) {
      if (isEnglish(key)) continue
      const known = folders.get(key) ?? new Set()
      folders.set(key, known.add(catalogueOf(path)))
    }
  }
  for (const key of toldByData(root)) folders.set(key, folders.get(key) ?? new Set([SOURCES]))
  const texts = new Map<string, Set<string>>()
  for (const [key, [first, ...others]] of folders) {
    const folder = others.length === 0 ? first! : SHARED
    const there = texts.get(folder) ?? new Set()
    texts.set(folder, there.add(key))
  }
  return texts
}

/** What the data that comes with the project is called, where it is from and what it lacks, as its metadata says. */
const SOURCES = 'engine/catalogue/sources'
const TOLD = new Set(['title', 'origin', 'licence', 'holes'])

function toldByData(root: URL): string[] {
  const found: string[] = []
  const visit = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return
    for (const [name, inner] of Object.entries(value)) {
      if (typeof inner === 'string' && TOLD.has(name)) found.push(inner)
      else visit(inner)
    }
  }
  for (const file of ['salaries/metadata', 'occupations/cbo.meta', 'classifications/metadata', 'expectations/metadata', 'bonds/metadata'])
    visit(JSON.parse(readFileSync(new URL(`data/${file}.json`, root), 'utf8')))
  return [...new Set(found)].filter((text) => !/^(?:MIT|[A-Z]{2,} )/.test(text))
}

/** Written in English by whoever says it beside the Portuguese. */
const isEnglish = (text: string): boolean =>
  /\b(?:the|is|are|must|not|and|with|of|to|this|cannot|was|has)\b/.test(text) &&
  !/[áéíóúâêôãõçà]|\b(?:de|da|do|das|dos|em|para|por|com|que|um|uma|os|as|ao|no|na|se|seu|sua|ou|e)\b/i.test(text)
