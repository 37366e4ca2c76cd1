/** Writes what is made from the sources before anything runs: the engine's lists, the data it can carry, its version, and the pages' scripts. */
import { readdirSync, rmSync } from 'node:fs'
import { writeEmbedded } from './embedded.ts'
import { writeDictionary } from './english/catalogue.ts'
import { ENGINE, keep, SOURCES } from './files.ts'
import { pageRegistries } from './page-registries.ts'
import { writePages } from './pages.ts'
import { writeRegistry } from './registry.ts'
import { unlessUnchanged } from './unchanged.ts'

export function generate(): Promise<void> {
  return unlessUnchanged('generated', { from: SOURCES, made: ['engine/generated/', 'service/doors/web/generated/'] }, generateAnew)
}

async function generateAnew(): Promise<void> {
  writeRegistry()
  writeEmbedded()
  writePageRegistries()
  writeDictionary()
  // Last, for they hold what was written above.
  await writePages()
}

/** Those of domains and decisions that are gone go too. */
function writePageRegistries(): void {
  const folder = new URL('generated/', ENGINE)
  const files = pageRegistries(ENGINE)
  for (const name of readdirSync(folder)) if (/^(domain|decision)-/.test(name) && !files.has(name)) rmSync(new URL(name, folder))
  for (const [name, text] of files) keep(new URL(name, folder), text)
}
