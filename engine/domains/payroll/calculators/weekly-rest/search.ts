import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'dsr',
    'rsr',
    'repouso semanal remunerado',
    'dsr sobre comissão',
    'dsr sobre horas extras',
    'domingos e feriados',
    'reflexo no descanso',
    'descanso semanal remunerado',
  ],
  phrases: `
    dsr de comissionado, dsr comissão, descanso remunerado, descanso semanal, dsr do vendedor, comissionista, comissão e domingo, comissões,
    repouso, repouso semanal, repouso remunerado, reflexo do dsr, reflexo das horas extras, domingos do vendedor,
    dsr sobre adicional noturno, comissão, dsr no holerite, domingo e feriado por cima, dsr horas extras, folga remunerada, reflexos,
    pagam domingo, domingo do comissionado, comissão e descanso`,
}
