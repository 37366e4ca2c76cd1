import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['conferir das', 'guia do mei certa', 'das errado', 'conferir guia do simples', 'boleto do mei'],
  phrases: `
    conferir a guia do mei, das está certo, valor do das errado, boleto do mei veio a mais, guia das certa, conferir guia do simples,
    conferir documento de arrecadação, das do mei veio diferente, das vencido conferir, multa do das, juros do das conferir,
    a guia do simples está certa, conferir boleto das`,
}
