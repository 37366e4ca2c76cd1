import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'cbs',
    'ibs',
    'cclasstrib',
    'nota fiscal',
    'cbs e ibs da nota fiscal',
    'classificação tributária',
    'reforma tributária na nota',
    'cst ibs cbs',
    'calculadora de tributos',
  ],
  phrases: `
    cbs e ibs na nota, imposto da nota fiscal, calcular ibs, calcular cbs, cbs por item, ibs por item, nota fiscal 2026, cst 200, cst 000,
    cesta básica zero, redução de 60%, alíquota efetiva, base de cálculo do ibs, diferimento, suspensão, imposto por produto,
    tributo do produto, quanto de cbs, quanto de ibs, destacar cbs, destaque na nota, código de classificação`,
  situations: { ownBusiness: { place: 8 } },
}
