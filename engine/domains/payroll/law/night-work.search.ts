import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [],
  phrases: `
    horário noturno, que horas começa o noturno, percentual do adicional noturno, 20% do noturno, noturno rural, noturno na roça,
    trabalhador rural noturno, fazenda, pecuária, lavoura, hora de 52 minutos, hora noturna de 52:30, artigo 73, noturno do vigia,
    das 21h às 5h, das 20h às 4h, horário noturno urbano, lei do adicional noturno, hora noturna na lei`,
}
