import type { SearchText } from '../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'demissão',
    'rescisão',
    'seguro desemprego',
    'fui demitido',
    'desempregado',
    'fui demitido e agora',
    'o que fazer depois da demissão',
    'perdi o emprego',
    'quanto tempo dura meu dinheiro',
    'demitido com dívida',
  ],
  phrases: `
    acabei de ser demitido, fiquei desempregado, fiquei sem emprego, usar o acerto, dinheiro da rescisão, gastar a rescisão,
    viver do seguro desemprego, perdi meu emprego, quanto tempo aguento, quanto tempo consigo me virar, sem trabalho, demitido e endividado,
    quitar dívida com a rescisão, sobreviver desempregado, dinheiro dura, planejar desemprego, dinheiro do acerto, acerto para pagar dívida,
    guardar o acerto, mandado embora e agora, fiquei sem trabalho, sem emprego quanto tempo, dinheiro acaba, mandado embora com dívida`,
}
