/** How Node loads TypeScript in the tests: by esbuild, a file at a time, and not again while its text is the same. */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { transform, version } from 'esbuild'

const ROOT = new URL('../../../', import.meta.url)
const KEPT = new URL('node_modules/.cache/centavo/transformed/', ROOT)
mkdirSync(KEPT, { recursive: true })

/** Skips module resolution in this tree, since sources import by full path and extension. In a copy of the tree, links are resolved. */
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
  // Do not cache temporary copies of the tree.
  if (!address.startsWith(ROOT.href)) return transformed(address, text)
  // At its end: lines are where esbuild's map says.
  const mark = `//${createHash('sha256').update(version).update(text).digest('hex')}\n`
  const kept = new URL(address.slice(ROOT.href.length).replaceAll('/', '!'), KEPT)
  const before = readIfThere(kept)
  if (before?.endsWith(mark)) return before
  const source = `${await transformed(address, text)}${mark}`
  // Atomic rename: another worker may be reading the file.
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
    // A relative name lets a copy of the tree reuse the cache for the same text.
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
