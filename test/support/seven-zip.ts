import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sevenZipPackage, { type SevenZipModuleFactory } from '7z-wasm'

/** Files packed as the register packs them: one .7z. */
export async function packed(files: Readonly<Record<string, string>>): Promise<Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), 'centavo-pack-'))
  const exitCode = process.exitCode
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
    const sevenZip = await (sevenZipPackage as unknown as SevenZipModuleFactory)({ print() {}, printErr() {} })
    sevenZip.FS.mkdir('/files')
    sevenZip.FS.mount(sevenZip.NODEFS, { root: folder }, '/files')
    sevenZip.callMain(['a', '-mx=1', '/files/packed.7z', ...Object.keys(files).map((name) => `/files/${name}`)])
    return new Uint8Array(readFileSync(join(folder, 'packed.7z')))
  } finally {
    process.exitCode = exitCode
    rmSync(folder, { recursive: true, force: true })
  }
}
