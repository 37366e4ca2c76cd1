import type { SearchText } from '../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'acordo trabalhista',
    'rescisão por acordo',
    '484-a',
    'ser mandado embora',
    'demissão consensual',
    'multa de 20%',
    'acordo para ser demitido',
    'fazer acordo com a empresa',
    'pedir para ser mandado embora',
    'acordo ou demissão',
  ],
  phrases: `
    acordo com o patrão, acordo com a firma, comum acordo, demissão por acordo, demissão em comum acordo, pedir demissão ou esperar,
    pedir demissão ou acordo, esperar ser mandado embora, sair por acordo, acordo legal, 20% da multa, acordo vale a pena, pedir acordo,
    empresa propôs acordo, propôs sair, devolver a multa, perco no acordo, espero me mandar embora, acordo na demissão,
    pedir as contas ou esperar, pedir para sair ou esperar, sair ou esperar, acordo ou sem justa causa, combinar a demissão,
    combinar a saída, patrão sugeriu, acertar a saída, sair numa boa`,
  situations: { dismissed: { place: 5 } },
}
