import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [],
  phrases: `
    primeiros 15 dias, 15 dias da empresa, 91% da média, carência de 12 meses, regras do auxílio-doença, quem paga o atestado,
    carência do auxílio doença, percentual do auxílio doença, limite dos 12 últimos salários, auxílio-doença na lei`,
}
