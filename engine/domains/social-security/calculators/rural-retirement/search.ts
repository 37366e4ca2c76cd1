import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['aposentadoria rural', 'segurado especial', 'lavrador', 'agricultor', 'pescador artesanal'],
  phrases: `
    trabalho na roça, lavrador aposenta, agricultura familiar, boia-fria, pescador, seringueiro, aposentar no campo, zona rural,
    nunca contribuiu trabalhou na roça, sindicato rural, declaração de atividade rural`,
  situations: { retirement: { place: 12 } },
}
