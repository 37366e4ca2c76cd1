/** CAGED FTP server: `{base}/{YYYY}/{YYYYMM}/CAGEDMOV{YYYYMM}.7z`, anonymous, passive mode. */

import { createHash } from 'node:crypto'
import { createReadStream, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Client, FTPError } from 'basic-ftp'
import { messageOf } from '../../engine/core/errors.ts'
import { replaceFile } from '../../service/runtime/replace-file.ts'
import { ImportRefused } from '../refused.ts'
import type { RegisterFile } from './register-file.ts'

export const REGISTER_URL = 'ftp://ftp.mtps.gov.br/pdet/microdados/NOVO%20CAGED'

/** Remote file metadata. */
export interface RemoteFile {
  readonly size: number
  /** Modification date; null when the server does not provide it. */
  readonly date: string | null
}

export interface FtpOptions {
  /** Backoff in milliseconds before each retry; the length sets the number of retries. */
  readonly waits?: readonly number[]
  /** Inactivity timeout of a connection, in milliseconds. */
  readonly timeout?: number
  readonly say?: (line: string) => void
}

const WAITS = [1_000, 3_000, 10_000, 30_000]
const NOT_THERE = 550

export class RegisterFtp {
  readonly #url: URL
  readonly #options: Required<FtpOptions>
  #client: Client | undefined

  constructor(url: string, { waits = WAITS, timeout = 60_000, say = () => {} }: FtpOptions = {}) {
    if (!URL.canParse(url) || new URL(url).protocol !== 'ftp:')
      throw new ImportRefused(`O endereço ${url} não é da forma ftp://servidor/pasta.`)
    this.#url = new URL(url)
    this.#options = { waits, timeout, say }
  }

  /** Metadata of a file; null when the month is not published. */
  async describe(file: RegisterFile): Promise<RemoteFile | null> {
    return this.#insist(async (client) => {
      try {
        const size = await client.size(this.#path(file))
        return { size, date: await lastChange(client, this.#path(file)) }
      } catch (error) {
        if (error instanceof FTPError && error.code === NOT_THERE) return null
        throw error
      }
    })
  }

  /**
   * Downloads a file to a folder and returns its path and SHA-256. Resumes a partial download while the server's file is the same, and
   * restarts if it changes.
   */
  async fetch(
    file: RegisterFile,
    described: RemoteFile,
    folder: string,
    progress: (fraction: number) => void,
  ): Promise<{ path: string; sha256: string; remote: RemoteFile }> {
    mkdirSync(folder, { recursive: true })
    const path = join(folder, `${file.name}.7z`)
    let remote = described
    for (let changes = 0; changes < 3; changes++) {
      await this.#complete(file, remote, path, progress)
      const after = await this.describe(file)
      if (after && same(after, remote)) return { path, sha256: await sha256Of(path), remote }
      discard(path)
      if (!after) throw new ImportRefused(`${file.name}: o arquivo sumiu do servidor enquanto era baixado. Tente mais tarde.`)
      this.#options.say(`${file.name}: o arquivo mudou no servidor enquanto era baixado; baixando de novo`)
      remote = after
    }
    throw new ImportRefused(`${file.name}: o arquivo não para de mudar no servidor. Tente mais tarde.`)
  }

  close(): void {
    this.#client?.close()
    this.#client = undefined
  }

  async #complete(file: RegisterFile, remote: RemoteFile, path: string, progress: (fraction: number) => void): Promise<void> {
    if (!continues(path, remote)) {
      discard(path)
      await replaceFile(markOf(path), JSON.stringify(remote))
    }
    await this.#insist(async (client) => {
      const start = sizeOf(path)
      if (start < remote.size) {
        if (start > 0) this.#options.say(`${file.name}: continuando de ${start.toLocaleString('pt-BR')} bytes`)
        client.trackProgress(({ bytes }) => progress((start + bytes) / remote.size))
        try {
          await client.downloadTo(path, this.#path(file), start)
        } finally {
          client.trackProgress()
        }
      }
      const size = sizeOf(path)
      // A dropped connection can look like a completed transfer: verify the size.
      if (size < remote.size) throw new Error(`the transfer of ${file.name} stopped at ${size} of ${remote.size} bytes`)
      if (size > remote.size) {
        discard(path)
        throw new Error(`${file.name} came with ${size} bytes instead of ${remote.size}`)
      }
    })
  }

  /** Retries after a dropped connection or a transient error; a permanent server error is final. */
  async #insist<T>(work: (client: Client) => Promise<T>): Promise<T> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await work(await this.#connected())
      } catch (error) {
        this.close()
        const final = error instanceof FTPError && error.code >= 500
        const wait = this.#options.waits[attempt]
        if (final || error instanceof ImportRefused || wait === undefined) throw this.#inWords(error)
        this.#options.say(`Conexão com ${this.#url.host} interrompida (${messageOf(error)}); nova tentativa em ${wait / 1000} s`)
        await new Promise((resolve) => setTimeout(resolve, wait))
      }
    }
  }

  #inWords(error: unknown): Error {
    if (error instanceof ImportRefused) return error
    return new ImportRefused(
      `O servidor ${this.#url.host} não respondeu como esperado (${messageOf(error)}). O que já foi baixado fica guardado: rode o comando de novo para continuar.`,
    )
  }

  async #connected(): Promise<Client> {
    if (this.#client && !this.#client.closed) return this.#client
    const client = new Client(this.#options.timeout)
    this.#client = client
    const { hostname, port, username, password } = this.#url
    await client.access({
      host: hostname.replace(/^\[|\]$/g, ''),
      ...(port && { port: Number(port) }),
      ...(username && { user: decodeURIComponent(username), password: decodeURIComponent(password) }),
    })
    return client
  }

  #path({ name, month }: RegisterFile): string {
    const base = decodeURIComponent(this.#url.pathname).replace(/\/+$/, '')
    return `${base}/${Math.floor(month / 100)}/${month}/${name}.7z`
  }
}

async function lastChange(client: Client, path: string): Promise<string | null> {
  try {
    return (await client.lastMod(path)).toISOString()
  } catch (error) {
    if (error instanceof FTPError) return null // MDTM is an extension that some servers lack
    throw error
  }
}

const same = (a: RemoteFile, b: RemoteFile): boolean => a.size === b.size && a.date === b.date

/** Sidecar of a partial download that identifies the server's file. */
const markOf = (path: string): string => `${path}.json`

function continues(path: string, remote: RemoteFile): boolean {
  try {
    return same(JSON.parse(readFileSync(markOf(path), 'utf8')), remote) && sizeOf(path) <= remote.size
  } catch {
    return false
  }
}

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0

/** Deletes an archive and its sidecar. */
export function discard(path: string): void {
  rmSync(path, { force: true })
  rmSync(markOf(path), { force: true })
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
