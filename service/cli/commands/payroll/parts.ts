/**
 * Folder of a payroll run: parts written atomically, and a manifest of completed ones. A run killed at any moment resumes after its last
 * part if no input has changed.
 */

import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { entriesOf, isRecord } from '../../../../engine/core/collections/records.ts'
import { isFlag, isNumber, isObjectOf, isText } from '../../../../engine/core/collections/type-guards.ts'
import { word } from '../../../../engine/core/text/language.ts'
import { RunTotals } from '../../../../engine/payroll-run/reports/totals.ts'
import { UsageError } from '../../command-context.ts'
import { writeOrRefuse } from '../../files.ts'

export interface Manifest {
  /** Hashes of the inputs. */
  readonly input: string
  readonly settings: string
  readonly law: string
  rows: number
  parts: number
  /** Totals of the completed rows, so that a resumed run need not recompute them. */
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

/** Serializes totals: JSON has no bigint or Map. */
const written = (totals: RunTotals): string =>
  JSON.stringify(totals, (_key, value: unknown) =>
    typeof value === 'bigint' ? `${value}n` : value instanceof Map ? { map: [...value] } : value,
  )

const revived = (_key: string, value: unknown): unknown => {
  if (typeof value === 'string' && /^-?\d+n$/.test(value)) return BigInt(value.slice(0, -1))
  return isRecord(value) && Array.isArray(value.map) ? new Map(value.map) : value
}

/** Atomic replace: a reader sees the old file or the new one. */
async function replaced(path: string, text: string | Uint8Array): Promise<void> {
  await writeOrRefuse(path, writeFile(`${path}.tmp`, text))
  await writeOrRefuse(path, rename(`${path}.tmp`, path))
}

async function readManifest(folder: string): Promise<Manifest | null> {
  const text = await readFile(join(folder, NAME), 'utf8').catch(() => null)
  if (text === null) return null
  const manifest = parsed(text)
  if (!isManifest(manifest)) throw new UsageError(word`"${join(folder, NAME)}" não é o registro de uma folha. Escolha outra pasta.`)
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
    await writeOrRefuse(folder, mkdir(folder, { recursive: true }))
    const before = await readManifest(folder)
    if (before && !resumes) throw new UsageError(word`Já há uma folha em "${folder}": continue com --resume, ou escolha outra pasta.`)
    if (!before) {
      const parts = new Parts(folder, ending, { ...fresh, rows: 0, parts: 0, totals: written(new RunTotals()), finished: false })
      await parts.#save()
      return parts
    }
    for (const [name, why] of entriesOf(CHANGED))
      if (before[name] !== fresh[name])
        throw new UsageError(word`Não se pode continuar: ${why} desde que a folha começou. Escolha outra pasta.`)
    return new Parts(folder, ending, before)
  }

  /** Totals of the completed rows. */
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
