import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['honorários de sucumbência trabalhista', 'honorários do advogado trabalhista', 'honorários periciais', '791-a'],
  phrases: `
    quanto o advogado recebe na ação trabalhista, honorários advocatícios sobre a condenação, imposto retido do advogado,
    honorários do perito na justiça do trabalho`,
}
