/** Streaming ZIP reader, one entry at a time and within limits: refuses by the declared sizes, and trusts only those that it inflates. Runs on server and in browser. */
import { Unzip, type UnzipFile, UnzipInflate } from 'fflate'

export interface ArchiveLimits {
  /** Limit per unpacked entry. */
  readonly entryBytes: number
  /** Limit of all unpacked entries. */
  readonly totalBytes: number
}

/** Stops reading an archive; message in Portuguese. */
export class RefusedArchive extends Error {}

const MAX_ENTRIES = 10_000
/** Maximum compression ratio, with an allowance for small archives. */
const MAX_RATIO = 100
const SLACK_BYTES = 64 * 1024
/** Bytes inflated per step: the output is checked after growing at most a thousandfold. */
const STEP_BYTES = 16 * 1024
const ENTRY_TOO_LARGE = 'o arquivo passa de 8 MiB'
const TOO_LARGE = 'o ZIP é grande demais depois de aberto'
const BROKEN = 'o ZIP está partido ou foi feito de um modo que não é lido'

/** ZIP signature. */
export const isArchive = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 0x03 || bytes[2] === 0x05)

/** An entry, or the reason it was rejected. The name is only for display. */
export type Entry = { readonly name: string; readonly bytes: Uint8Array } | { readonly name: string; readonly refused: string }

export class ArchiveReader {
  readonly #limits: ArchiveLimits
  readonly #take: (entry: Entry) => void
  readonly #unzip: Unzip
  #came = 0
  #grown = 0
  #declared = 0
  #entries = 0
  #open = 0
  #failure: RefusedArchive | null = null

  constructor(limits: ArchiveLimits, take: (entry: Entry) => void) {
    this.#limits = limits
    this.#take = take
    this.#unzip = new Unzip((file) => {
      if (++this.#entries > MAX_ENTRIES) this.#fail(`o ZIP tem mais de ${MAX_ENTRIES.toLocaleString('pt-BR')} arquivos`)
      if (!file.name.endsWith('/')) this.#read(file)
    })
    this.#unzip.register(UnzipInflate)
  }

  push(bytes: Uint8Array, last: boolean): void {
    if (this.#came === 0 && !isArchive(bytes)) throw new RefusedArchive('o arquivo não é um ZIP')
    for (let at = 0; at === 0 || at < bytes.length; at += STEP_BYTES)
      this.#step(bytes.subarray(at, at + STEP_BYTES), last && at + STEP_BYTES >= bytes.length)
    if (last && this.#open > 0) throw new RefusedArchive('o ZIP acaba no meio de um arquivo')
  }

  #step(bytes: Uint8Array, last: boolean): void {
    this.#came += bytes.length
    try {
      this.#unzip.push(bytes, last)
    } catch {
      this.#failure ??= new RefusedArchive(BROKEN)
    }
    if (this.#failure) throw this.#failure
  }

  /** The library wraps errors thrown inside it: keep the original. */
  #fail(why: string): never {
    this.#failure ??= new RefusedArchive(why)
    throw this.#failure
  }

  #read(file: UnzipFile): void {
    const { name, originalSize = 0 } = file
    this.#declared += originalSize
    if (this.#declared > this.#limits.totalBytes) this.#fail(TOO_LARGE)
    const parts: Uint8Array[] = []
    let size = 0
    let refused: string | null = originalSize > this.#limits.entryBytes ? ENTRY_TOO_LARGE : null
    this.#open++
    file.ondata = (error, chunk, last) => {
      if (error) this.#fail(BROKEN)
      if (size === 0 && isArchive(chunk)) refused = 'um ZIP dentro de outro não é aberto'
      size += chunk.length
      this.#grow(chunk.length)
      if (size > this.#limits.entryBytes) refused ??= ENTRY_TOO_LARGE
      if (refused === null) parts.push(chunk)
      else parts.length = 0
      if (!last) return
      this.#open--
      this.#take(refused === null ? { name, bytes: joined(parts, size) } : { name, refused })
    }
    file.start()
  }

  #grow(bytes: number): void {
    this.#grown += bytes
    if (this.#grown > this.#limits.totalBytes) this.#fail(TOO_LARGE)
    if (this.#grown > this.#came * MAX_RATIO + SLACK_BYTES) this.#fail('o ZIP cresce demais ao abrir')
  }
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array {
  if (parts.length === 1) return parts[0]!
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
