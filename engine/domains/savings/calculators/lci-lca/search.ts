import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'lci',
    'lca',
    'isento de imposto',
    'cdb equivalente',
    'letra de crédito',
    'carência',
    'lci equivale a cdb',
    'rendimento da lci',
    'rendimento da lca',
    'lci ou lca',
  ],
  phrases: `
    letra do agronegócio, letra imobiliária, letra de crédito imobiliário, letra de crédito do agronegócio, lci isenta, lca isenta,
    lci em cdb, equivalência lci cdb, lca equivale, lci 90%, lci 95%, rendimento isento, lca rende, lci de 1 ano, taxa equivalente da lci,
    investimento isento, lci vale, letra do agro, gross up`,
}
