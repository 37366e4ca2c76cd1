import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [],
  phrases: `férias do tempo parcial na lei, artigo 130-a da clt`,
}
