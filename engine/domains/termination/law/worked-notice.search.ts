import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [],
  phrases: `
    2 horas a menos, duas horas a menos, sair 2 horas mais cedo, sair mais cedo, 7 dias a menos, 7 dias corridos, faltar 7 dias,
    redução da jornada, redução de jornada no aviso, artigo 488, cumprindo aviso, reduzir 2 horas, aviso trabalhado,
    aviso trabalhado 23 dias, sair duas horas antes`,
}
