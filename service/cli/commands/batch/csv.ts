/** CSV bytes decoded one to one as latin1: rows pass through unchanged in any encoding, and calculator input is ASCII. */
import type { Delimiter } from '../../../../engine/presentation/spreadsheet/delimited.ts'

/** Quotes a cell and encodes it in the output's character set. */
export function cell(value: string, delimiter: Delimiter, characters: 'utf-8' | 'windows-1252' = 'utf-8'): string {
  const bytes = /[^\0-\x7f]/.test(value) ? bytesOf(value, characters) : value
  return /["\r\n]/.test(bytes) || bytes.includes(delimiter) ? `"${bytes.replaceAll('"', '""')}"` : bytes
}

function bytesOf(text: string, characters: 'utf-8' | 'windows-1252'): string {
  if (characters === 'utf-8') return Buffer.from(text).toString('latin1')
  return Array.from(text, (character) => (character.charCodeAt(0) < 0x80 ? character : (windowsBytes().get(character) ?? '?'))).join('')
}

let known: ReadonlyMap<string, string> | undefined

/** Characters above ASCII that Windows-1252 encodes in one byte: é, –, “… */
function windowsBytes(): ReadonlyMap<string, string> {
  known ??= new Map(
    Array.from({ length: 128 }, (_, at) => [
      new TextDecoder('windows-1252').decode(Uint8Array.of(128 + at)),
      String.fromCharCode(128 + at),
    ]),
  )
  return known
}
