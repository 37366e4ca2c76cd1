import type { SearchText } from '../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['reformas', 'propostas de lei', 'projeto de lei', 'isenção de 5 mil', 'jornada de 40 horas'],
}
