import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['prazo do banco de horas'],
  phrases:
    'banco de horas na lei, prazo para compensar horas, seis meses do banco de horas, um ano do banco de horas, acordo individual de banco de horas',
}
