import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [],
  phrases: `
    rescisão indireta, culpa recíproca, justa causa do patrão, artigo 483, artigo 479, artigo 480, quebra do contrato de experiência,
    fim antecipado, patrão não paga, botar no pau, falta grave do patrão, direitos na rescisão indireta, término antecipado do contrato,
    rescisão antecipada do contrato de experiência, força maior, contrato a termo`,
}
