import type { SearchText } from '../../core/operation/descriptor.ts'

export const search: SearchText = {
  keywords: ['ler holerite', 'importar holerite', 'extrair linhas do holerite', 'ler contracheque', 'ler termo de rescisão'],
}
