import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['percentual da hora extra'],
  phrases: `
    percentual de hora extra, 50% da hora extra, 100% no domingo, limite de horas extras, 2 horas por dia, lei da hora extra,
    horas extras na clt, domingos e feriados 100%, quantas horas extras posso fazer, artigo 59, adicional mínimo de hora extra`,
}
