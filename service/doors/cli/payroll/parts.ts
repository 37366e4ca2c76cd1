/**
 * The folder of a run: parts of so many rows, each whole or not there, and a manifest of what is done. A run killed at any moment is
 * taken up after its last part, if nothing it rests on has changed.
 */

import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { word } from '../../../../engine/core/language.ts'
import { entriesOf, isRecord } from '../../../../engine/core/records.ts'
import { isFlag, isNumber, isObjectOf, isText } from '../../../../engine/core/type-guards.ts'
import { RunTotals } from '../../../../engine/payroll-run/totals.ts'
import { BadUsage } from '../commands.ts'

export interface Manifest {
  /** Hashes of what the results rest on. */
  readonly input: string
  readonly settings: string
  readonly law: string
  rows: number
  parts: number
  /** What the rows done come to, so that a run taken up need not pay them again. */
  totals: string
  finished: boolean
}

const NAME = 'manifest.json'

const isManifest = isObjectOf<Manifest>({
  input: isText,
  settings: isText,
  law: isText,
  rows: isNumber,
  parts: isNumber,
  totals: isText,
  finished: isFlag,
})

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Sums as text: exact amounts and maps have none of their own in JSON. */
const written = (totals: RunTotals): string =>
  JSON.stringify(totals, (_key, value: unknown) =>
    typeof value === 'bigint' ? `${value}n` : value instanceof Map ? { map: [...value] } : value,
  )

const revived = (_key: string, value: unknown): unknown => {
  if (typeof value === 'string' && /^-?\d+n$/.test(value)) return BigInt(value.slice(0, -1))
  return isRecord(value) && Array.isArray(value.map) ? new Map(value.map) : value
}

/** Written beside and put in place at once: a reader sees the old file or the new one. */
async function replaced(path: string, text: string | Uint8Array): Promise<void> {
  await writeFile(`${path}.tmp`, text)
  await rename(`${path}.tmp`, path)
}

async function kept(folder: string): Promise<Manifest | null> {
  const text = await readFile(join(folder, NAME), 'utf8').catch(() => null)
  if (text === null) return null
  const manifest = parsed(text)
  if (!isManifest(manifest)) throw new BadUsage(word`"${join(folder, NAME)}" não é o registro de uma folha. Escolha outra pasta.`)
  return manifest
}

const CHANGED = {
  input: 'o arquivo das pessoas mudou',
  settings: 'o mês, a empresa ou as opções mudaram',
  law: 'a lei registrada mudou',
} as const

export class Parts {
  readonly #folder: string
  readonly #ending: string
  readonly manifest: Manifest

  private constructor(folder: string, ending: string, manifest: Manifest) {
    this.#folder = folder
    this.#ending = ending
    this.manifest = manifest
  }

  static async open(folder: string, ending: string, fresh: Pick<Manifest, keyof typeof CHANGED>, resumes: boolean): Promise<Parts> {
    await mkdir(folder, { recursive: true })
    const before = await kept(folder)
    if (before && !resumes) throw new BadUsage(word`Já há uma folha em "${folder}": continue com --resume, ou escolha outra pasta.`)
    if (!before) {
      const parts = new Parts(folder, ending, { ...fresh, rows: 0, parts: 0, totals: written(new RunTotals()), finished: false })
      await parts.#save()
      return parts
    }
    for (const [name, why] of entriesOf(CHANGED))
      if (before[name] !== fresh[name])
        throw new BadUsage(word`Não se pode continuar: ${why} desde que a folha começou. Escolha outra pasta.`)
    return new Parts(folder, ending, before)
  }

  /** The sums of the rows that are done. */
  get totals(): RunTotals {
    const totals = new RunTotals()
    totals.merge(JSON.parse(this.manifest.totals, revived))
    return totals
  }

  async write(rows: number, text: Uint8Array, totals: RunTotals): Promise<void> {
    const number = this.manifest.parts + 1
    await replaced(join(this.#folder, `part-${String(number).padStart(5, '0')}.${this.#ending}`), text)
    this.manifest.parts = number
    this.manifest.rows += rows
    this.manifest.totals = written(totals)
    await this.#save()
  }

  async finish(files: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, text] of Object.entries(files)) await replaced(join(this.#folder, name), text)
    this.manifest.finished = true
    await this.#save()
  }

  #save(): Promise<void> {
    return replaced(join(this.#folder, NAME), `${JSON.stringify(this.manifest, null, 2)}\n`)
  }
}
