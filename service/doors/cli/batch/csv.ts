/**
 * CSV in bytes read one to one as characters (latin1): rows pass through untouched whatever their encoding, and what the calculators
 * read is ASCII anyway.
 */
import type { Delimiter } from '../../../../engine/present/delimited.ts'

/** A cell as it must be written, in the characters of the file it is for. */
export function cell(value: string, delimiter: Delimiter, characters: 'utf-8' | 'windows-1252' = 'utf-8'): string {
  const bytes = /[^\0-\x7f]/.test(value) ? bytesOf(value, characters) : value
  return /["\r\n]/.test(bytes) || bytes.includes(delimiter) ? `"${bytes.replaceAll('"', '""')}"` : bytes
}

function bytesOf(text: string, characters: 'utf-8' | 'windows-1252'): string {
  if (characters === 'utf-8') return Buffer.from(text).toString('latin1')
  return Array.from(text, (character) => (character.charCodeAt(0) < 0x80 ? character : (windowsBytes().get(character) ?? '?'))).join('')
}

let known: ReadonlyMap<string, string> | undefined

/** What Windows writes in one byte past ASCII: é, –, “… */
function windowsBytes(): ReadonlyMap<string, string> {
  known ??= new Map(
    Array.from({ length: 128 }, (_, at) => [
      new TextDecoder('windows-1252').decode(Uint8Array.of(128 + at)),
      String.fromCharCode(128 + at),
    ]),
  )
  return known
}
