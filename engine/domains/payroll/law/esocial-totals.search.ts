import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['totalizador do esocial', 's-5001', 's-5003', 'motivo de desligamento com guia rescisória'],
}
