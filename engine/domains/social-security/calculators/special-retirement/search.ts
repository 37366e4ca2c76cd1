import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['aposentadoria especial', 'insalubridade', 'agentes nocivos', 'ppp', '25 anos de exposição', '86 pontos'],
  phrases: `
    trabalho insalubre aposentar, enfermeira aposentadoria, metalúrgico, ruído, agente químico, vigilante aposentar, eletricista, mineiro, subsolo,
    ppp, laudo, 25 anos de insalubridade, aposentadoria com 25 anos, exposto a agentes, aposentadoria da saúde`,
  situations: { retirement: { place: 10 } },
}
