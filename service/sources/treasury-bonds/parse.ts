import type { KeptBond } from '../../../engine/market/bonds.ts'
import { NotThePrices, readTreasuryFile } from '../../../engine/market/treasury-file.ts'
import { SourceProblem } from '../source.ts'

/** Both ways of writing are met: the bytes tell. */
export function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return bytes.toString('latin1')
  }
}

/** One bad row refuses the whole file: it was cut, or is not the file. */
export function parse(text: string): KeptBond[] {
  try {
    return readTreasuryFile(text)
  } catch (error) {
    if (!(error instanceof NotThePrices)) throw error
    throw new SourceProblem(error.message, { passing: !error.absurd })
  }
}
