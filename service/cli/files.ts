/** Files that the caller names: a failure of the system is refused in words, without a stack. */
import { createReadStream } from 'node:fs'
import { codeOf } from '../../engine/core/errors.ts'
import { word } from '../../engine/core/text/language.ts'
import { UsageError } from './command-context.ts'

/** Characters of a path that are repeated in a refusal. */
const SHOWN = 120
const PERMISSIONS = new Set(['EACCES', 'EPERM', 'EROFS'])
/** The device failed: the command was right. */
const FAILED = 1

/** The refusal of a file that cannot be read; any other error as it came. */
export function unreadable(file: string, error: unknown): unknown {
  const code = systemCode(error)
  if (code === null) return error
  const name = file.slice(0, SHOWN)
  if (code === 'ENOENT' || code === 'ENOTDIR') return new UsageError(word`O arquivo "${name}" não existe.`)
  if (code === 'EISDIR') return new UsageError(word`"${name}" é uma pasta, não um arquivo.`)
  if (PERMISSIONS.has(code)) return new UsageError(word`Sem permissão para ler "${name}".`)
  return new UsageError(word`Não foi possível ler "${name}" (${code}).`, FAILED)
}

/** The refusal of a file that cannot be written; any other error as it came. */
export function unwritable(file: string, error: unknown): unknown {
  const code = systemCode(error)
  if (code === null) return error
  const name = file.slice(0, SHOWN)
  if (code === 'ENOENT' || code === 'ENOTDIR') return new UsageError(word`A pasta de "${name}" não existe.`)
  if (code === 'EISDIR') return new UsageError(word`"${name}" é uma pasta, não um arquivo.`)
  if (code === 'EEXIST') return new UsageError(word`"${name}" é um arquivo, não uma pasta.`)
  if (PERMISSIONS.has(code)) return new UsageError(word`Sem permissão para escrever em "${name}".`)
  if (code === 'ENOSPC') return new UsageError(word`Não há espaço em disco para escrever em "${name}".`, FAILED)
  return new UsageError(word`Não foi possível escrever em "${name}" (${code}).`, FAILED)
}

/** Code of an error of a system call; null for a defect, which keeps its stack. */
const systemCode = (error: unknown): string | null => (error instanceof Error && 'syscall' in error ? (codeOf(error) ?? null) : null)

export const readOrRefuse = <T>(file: string, read: Promise<T>): Promise<T> =>
  read.catch((error: unknown) => Promise.reject(unreadable(file, error)))

export const writeOrRefuse = <T>(file: string, write: Promise<T>): Promise<T> =>
  write.catch((error: unknown) => Promise.reject(unwritable(file, error)))

/** The bytes of a file, in order. */
export async function* chunksOf(file: string): AsyncGenerator<Buffer> {
  const stream = createReadStream(file, { highWaterMark: 256 * 1024 })[Symbol.asyncIterator]()
  try {
    for (;;) {
      const next = await readOrRefuse(file, stream.next())
      if (next.done) return
      yield next.value
    }
  } finally {
    await stream.return?.()
  }
}
