import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['auxílio-inclusão', 'auxílio inclusão', 'trabalhar recebendo bpc', 'bpc e emprego', 'metade do bpc'],
  phrases: `
    recebo bpc e arrumei emprego, deficiente trabalhando, pcd contratado, perco o loas se trabalhar, bpc suspenso por trabalho,
    vaga para pessoa com deficiência e bpc, carteira assinada e bpc, autista trabalhando`,
  situations: { retirement: { place: 13 } },
}
