import type { SearchText } from '../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['reforma', 'e se a lei mudasse', 'lei hipotética', 'nova tabela', 'projeto de lei', 'corrigir a tabela'],
}
