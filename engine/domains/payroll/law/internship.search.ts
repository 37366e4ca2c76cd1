import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [],
  phrases: `
    lei do estágio, lei 11.788, jornada do estágio, horas de estágio, 6 horas por dia, estágio máximo 2 anos, recesso de 30 dias,
    direitos na lei do estágio, estagiário tem férias, limite de horas do estagiário, regras do estágio, carga horária do estagiário`,
}
