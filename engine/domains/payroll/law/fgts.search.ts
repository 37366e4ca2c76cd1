import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [],
  phrases: `
    alíquota do fgts, 8% de fgts, juros do fgts, multa de 40%, multa do fgts na lei, lei do fgts, lei 8.036, saque na rescisão,
    regras do fgts, depósito até dia 20, fgts rende quanto, rendimento do fgts, prazo do depósito do fgts`,
}
