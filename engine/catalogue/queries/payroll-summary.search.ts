import type { SearchText } from '../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['resumo da folha', 'conferir a folha antes de fechar', 'total da folha', 'quanto custa a folha'],
}
