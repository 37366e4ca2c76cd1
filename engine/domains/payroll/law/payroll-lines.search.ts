import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['rubricas', 'natureza da rubrica', 'incidência de INSS', 'incidência de FGTS', 'eSocial tabela 03'],
  phrases: `
    o que entra na base do inss, o que entra no fgts, incide inss, incide fgts, incide imposto, rubrica do esocial, natureza da rubrica,
    incidência do inss, incidência do fgts, codinccp, codincirrf, codincfgts, tabela 03 do esocial, tabela de rubricas, rubricas do holerite`,
}
