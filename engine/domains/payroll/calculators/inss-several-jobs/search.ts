import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'dois empregos',
    'múltiplos vínculos',
    'mais de um emprego',
    'teto do INSS em dois empregos',
    'INSS descontado a mais',
    'restituição do INSS',
  ],
  phrases: `
    tenho dois empregos, trabalho em dois lugares, dois registros, dois vínculos, pago inss duas vezes, inss dos dois empregos, inss acima
    do teto, passei do teto, inss pago a mais, restituir inss, devolução do inss, médico com vários vínculos, professor em duas escolas,
    enfermeira dois empregos, carteira e autônomo ao mesmo tempo, declarar múltiplos vínculos, informar outro emprego ao rh`,
}
