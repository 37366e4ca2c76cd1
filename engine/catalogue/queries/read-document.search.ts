import type { SearchText } from '../../core/operation/card.ts'

export const search: SearchText = {
  keywords: ['ler holerite', 'importar holerite', 'extrair linhas do holerite', 'ler contracheque', 'ler termo de rescisão'],
}
