import type { StoredBond } from '../../../engine/market/bonds.ts'
import { NotThePrices, readTreasuryFile } from '../../../engine/market/treasury-file.ts'
import { SourceProblem } from '../source.ts'

/** The file is published in UTF-8 or Latin-1: detects the encoding from the bytes. */
export function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return bytes.toString('latin1')
  }
}

/** One invalid row rejects the whole file: it was truncated or is another file. */
export function parse(text: string): StoredBond[] {
  try {
    return readTreasuryFile(text)
  } catch (error) {
    if (!(error instanceof NotThePrices)) throw error
    throw new SourceProblem(error.message, { passing: !error.absurd })
  }
}
