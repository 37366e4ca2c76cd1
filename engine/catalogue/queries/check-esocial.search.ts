import type { SearchText } from '../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'conferir esocial',
    'arquivos do esocial',
    'xml do esocial',
    'totalizador',
    's-5001',
    's-5003',
    's-1200',
    'diferença no esocial',
  ],
}
