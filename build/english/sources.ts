/** Source files with user-facing texts, and the catalogue folder of each text. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ROOT } from '../files.ts'
import { parsed, textsIn, titlesIn } from './keys.ts'

/** Files without user-facing texts: computation, search terms, examples. */
const UNREAD =
  /\.(?:test|d)\.ts$|(?:^|\/)en\.ts$|\.search\.ts$|\/generated\/|^engine\/operation\/definition\/examples\.ts$|^engine\/(?:plan|sql|english|trace)\/|^engine\/search\/(?!question\/unsupported-topics|answer|index|rank|things)|^engine\/salaries\/everyday|^engine\/classifications\/words|^engine\/core\/text\/(?:language|markup)\.ts$|^service\/cli\/rendering\/completion\.ts$|^service\/discovery\/security\.ts$|^service\/work\/abort-reasons\.ts$|^service\/openapi\/(?:sharing|openapi-3\.0)\.ts$/
/** Sources with user-facing texts. `pages/search.ts` is a page, although its name elsewhere marks search terms. */
const READ =
  /^(?:engine\/|service\/(?:cli|discovery|formats|http|mcp|openapi|web|work)\/|service\/salaries\/published\.ts$|service\/create-service\.ts$)/
const ALSO_READ = /^service\/web\/pages\/search\.ts$/

/** Files in which only titles and sample questions are user-facing. */
const TITLED = /^engine\/(?!core|operation\/|search\/|catalogue\/queries\/).*\/(?:examples|search)\.ts$/

/** Paths from the project root, in order. */
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

/** Catalogue of the texts used by several folders. */
export const SHARED = 'engine/english/shared'

/** The page folders share many texts: one catalogue beside them has them all, and a page bundles it whole. */
const PAGES = 'service/web'
const PAGE_FOLDERS = /^service\/web\/(?:answers|charts|forms|pages)(?:\/|$)/
const SCRIPTS = `${PAGES}/scripts`

function catalogueOf(path: string): string {
  const folder = path.slice(0, path.lastIndexOf('/'))
  if (PAGE_FOLDERS.test(folder)) return PAGES
  return folder.startsWith(SCRIPTS) ? SCRIPTS : folder
}

/** Every text, by the folder of its catalogue. */
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
  for (const key of textsInData(root)) folders.set(key, folders.get(key) ?? new Set([SOURCES]))
  const texts = new Map<string, Set<string>>()
  for (const [key, [first, ...others]] of folders) {
    const folder = others.length === 0 ? first! : SHARED
    const there = texts.get(folder) ?? new Set()
    texts.set(folder, there.add(key))
  }
  return texts
}

/** Metadata texts of the embedded data: title, origin, licence and gaps. */
const SOURCES = 'engine/catalogue/sources'
const TRANSLATED_DATA_FIELDS = new Set(['title', 'origin', 'licence', 'holes'])

function textsInData(root: URL): string[] {
  const found: string[] = []
  const visit = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return
    for (const [name, inner] of Object.entries(value)) {
      if (typeof inner === 'string' && TRANSLATED_DATA_FIELDS.has(name)) found.push(inner)
      else visit(inner)
    }
  }
  for (const file of ['salaries/metadata', 'occupations/cbo.meta', 'classifications/metadata', 'expectations/metadata', 'bonds/metadata'])
    visit(JSON.parse(readFileSync(new URL(`data/${file}.json`, root), 'utf8')))
  return [...new Set(found)].filter((text) => !/^(?:MIT|[A-Z]{2,} )/.test(text))
}

/** True for text already written in English beside the Portuguese. */
const isEnglish = (text: string): boolean =>
  /\b(?:the|is|are|must|not|and|with|of|to|this|cannot|was|has|unknown)\b/.test(text) &&
  !/[áéíóúâêôãõçà]|\b(?:de|da|do|das|dos|em|para|por|com|que|um|uma|os|as|ao|no|na|se|seu|sua|ou|e)\b/i.test(text)
