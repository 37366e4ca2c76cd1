import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [],
  phrases: `
    prorrogação da hora noturna, súmula 60, depois das 5 da manhã, hora depois das 5h, noturno depois das 5, jornada mista noturna,
    trabalho além das 5h, adicional depois das 5`,
}
