import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { called, FOLDER, sevenZipOn } from '../../register/seven-zip.ts'

/** Files packed as the register packs them: one .7z. */
export async function packed(files: Readonly<Record<string, string>>): Promise<Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), 'centavo-pack-'))
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
    const said: string[] = []
    const status = called(await sevenZipOn(folder, said), [
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
