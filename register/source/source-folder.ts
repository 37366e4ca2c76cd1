/** Finds CAGED files in a folder, at any depth. */
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ImportRefused } from '../refused.ts'
import { type RegisterFile, registerFile } from './register-file.ts'

export interface FoundFile extends RegisterFile {
  readonly path: string
  readonly size: number
  readonly date: string
}

/** Prefers a .7z over a .txt of the same name: it has a checksum. */
export function filesIn(folder: string): FoundFile[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new ImportRefused(`A pasta ${folder} não existe.`)
  }
  const found = new Map<string, FoundFile>()
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const match = /(?:^|[\\/])([^\\/]+)\.(7z|txt)$/i.exec(entry)
    const file = match ? registerFile(match[1]!) : undefined
    if (!file) continue
    const path = join(folder, entry)
    const stat = statSync(path)
    if (!stat.isFile()) continue
    const here = { ...file, path, size: stat.size, date: stat.mtime.toISOString() }
    const other = found.get(file.name)
    if (!other || isArchive(here) !== isArchive(other)) {
      if (!other || isArchive(here)) found.set(file.name, here)
    } else throw new ImportRefused(`${file.name} aparece duas vezes: ${other.path} e ${path}. Deixe só um.`)
  }
  if (found.size === 0) {
    throw new ImportRefused(`A pasta ${folder} não tem nenhum arquivo CAGEDMOV, CAGEDFOR ou CAGEDEXC (AAAAMM.7z ou AAAAMM.txt).`)
  }
  return [...found.values()]
}

export const isArchive = ({ path }: { readonly path: string }): boolean => /\.7z$/i.test(path)
