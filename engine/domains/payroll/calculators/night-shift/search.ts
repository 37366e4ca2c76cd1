import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'trabalho noturno',
    'hora noturna reduzida',
    'turno da noite',
    'madrugada',
    '12x36',
    'vigia',
    'trabalho de madrugada',
    'trabalho à noite',
    'horas noturnas',
    'turno noturno',
  ],
  phrases: `
    trabalho das 22 às 5, adicional da noite, 22h às 5h, hora noturna, 52 minutos, plantão noturno, porteiro da noite, vigia noturno,
    trabalhar à noite, trabalho na madrugada, 20% noturno, noturno rural, adicional noturno 20%, 12 por 36, turno da madrugada,
    recebo a mais por trabalhar à noite, enfermeira plantão noturno, viro a noite, jornada noturna, escala noturna, de noite, das 23h às 6h,
    trabalho até de manhã, amanhecer trabalhando, trabalho a noite toda`,
}
