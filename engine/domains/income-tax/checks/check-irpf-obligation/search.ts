import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['preciso declarar', 'isento de declarar', 'obrigatoriedade', 'limite da declaração'],
  phrases: `
    não preciso declarar, acho que sou isento, isento mesmo, será que preciso declarar, conferir se sou obrigado, certeza que não declaro,
    posso não declarar, estou dispensado de declarar, me disseram que não preciso declarar, sou isento mesmo, dispensado da declaração,
    isento de declarar certo, acho que não preciso declarar`,
}
