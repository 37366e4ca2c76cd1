import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'taxa equivalente',
    'taxa efetiva',
    'taxa nominal',
    'ao mês para ao ano',
    'juros ao ano',
    'capitalização',
    'base 252',
    'juros ao mês em ao ano',
    'converter taxa',
    'converter em mensal',
    'converter em anual',
    'ao mês quanto dá ao ano',
    'ao ano quanto dá ao mês',
    'taxa mensal para anual',
  ],
  phrases: `
    taxa ao ano, mensal para anual, anual para mensal, juros mensal em anual, ao mês é quanto ao ano, ao ano para ao mês, am para aa,
    aa para am, taxa diária, taxa ao dia, converter juros, equivalência de taxas, nominal para efetiva, anualizar, transformar taxa,
    equivale ao ano, equivale ao mês, taxa por dia útil, % am, % aa, juros ao dia, diária 252, taxa semestral, taxa trimestral,
    vira quanto ao ano, em 12 meses ao mês, taxa mensal em 12 meses`,
}
