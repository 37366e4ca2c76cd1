import type { SearchText } from '../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['ler holerite', 'importar holerite', 'extrair linhas do holerite', 'ler contracheque', 'ler termo de rescisão'],
}
