/** Generates what must exist before anything runs: the engine's registries, its embedded data, its version, and the page scripts. */
import { readdirSync, rmSync } from 'node:fs'
import { runUnlessCached } from './build-cache.ts'
import { writeEmbedded } from './embedded.ts'
import { writeDictionary } from './english/catalogue.ts'
import { ENGINE, writeIfChanged } from './files.ts'
import { pageRegistries } from './pages/page-registries.ts'
import { writePages } from './pages/pages.ts'
import { writeRegistry } from './registry.ts'
import { SOURCES } from './stamp.mjs'

export function generate(): Promise<void> {
  return runUnlessCached('generated', { from: SOURCES, made: ['engine/generated/', 'service/web/generated/'] }, generateAnew)
}

async function generateAnew(): Promise<void> {
  writeRegistry()
  writeEmbedded()
  writePageRegistries()
  writeDictionary()
  // Last: the pages embed the files written above.
  await writePages()
}

/** Also deletes the files of removed domains and decisions. */
function writePageRegistries(): void {
  const folder = new URL('generated/', ENGINE)
  const files = pageRegistries(ENGINE)
  for (const name of readdirSync(folder)) if (/^(domain|decision)-/.test(name) && !files.has(name)) rmSync(new URL(name, folder))
  for (const [name, text] of files) writeIfChanged(new URL(name, folder), text)
}
