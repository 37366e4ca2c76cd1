import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exitStatusOf, FOLDER, sevenZipOn } from '../../register/source/seven-zip.ts'

/** Packs files into one .7z, as the register does. */
export async function packed(files: Readonly<Record<string, string>>): Promise<Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), 'centavo-pack-'))
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
    const said: string[] = []
    const status = exitStatusOf(await sevenZipOn(folder, said), [
      'a',
      '-mx=1',
      `${FOLDER}/packed.7z`,
      ...Object.keys(files).map((name) => `${FOLDER}/${name}`),
    ])
    if (status !== 0) throw new Error(said.join('\n'))
    return new Uint8Array(readFileSync(join(folder, 'packed.7z')))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
