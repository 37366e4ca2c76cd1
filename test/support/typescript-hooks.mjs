/** How Node loads TypeScript in the tests: by esbuild, a file at a time, and not again while its text is the same. */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { transform, version } from 'esbuild'

const ROOT = new URL('../../', import.meta.url)
const KEPT = new URL('node_modules/.cache/centavo/transformed/', ROOT)
mkdirSync(KEPT, { recursive: true })

/** A source names another by its path and its ending: in this tree there is nothing to look for. In a copy of it links are followed. */
export async function resolve(specifier, context, next) {
  const { parentURL = '' } = context
  const isPath =
    specifier.startsWith('.') && specifier.endsWith('.ts') && parentURL.startsWith(ROOT.href) && !parentURL.includes('/node_modules/')
  return isPath ? { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true } : next(specifier, context)
}

export async function load(url, context, next) {
  const [address] = url.split('?', 1)
  if (!address.startsWith('file:') || !address.endsWith('.ts')) return next(url, context)
  return { format: 'module', shortCircuit: true, source: await withoutTypes(address) }
}

async function withoutTypes(address) {
  const text = readFileSync(new URL(address), 'utf8')
  // Trees that a test copies are never met again.
  if (!address.startsWith(ROOT.href)) return transformed(address, text)
  // At its end: lines are where esbuild's map says.
  const mark = `//${createHash('sha256').update(version).update(text).digest('hex')}\n`
  const kept = new URL(address.slice(ROOT.href.length).replaceAll('/', '!'), KEPT)
  const before = readIfThere(kept)
  if (before?.endsWith(mark)) return before
  const source = `${await transformed(address, text)}${mark}`
  // Put in its place whole: another worker may be reading it.
  const written = new URL(`${kept.href}.${process.pid}`)
  writeFileSync(written, source)
  renameSync(written, kept)
  return source
}

async function transformed(address, text) {
  const { code } = await transform(text, {
    loader: 'ts',
    format: 'esm',
    target: 'node20',
    // Told from where the file is: a copy of the tree reads what was kept of the same text.
    sourcefile: basename(address),
    sourcemap: 'inline',
    sourcesContent: false,
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
  })
  return code
}

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
