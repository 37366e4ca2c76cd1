import type { SearchText } from '../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'abrir empresa',
    'cnpj',
    'simples',
    'microempreendedor',
    'epp',
    'pequeno porte',
    'mei ou me',
    'me',
    'abrir mei ou me',
    'mei ou microempresa',
  ],
  phrases: `
    mei ou me, abrir empresa mei ou me, abrir mei ou microempresa,
    abrir cnpj, qual cnpj, que cnpj abrir, abrir loja, abrir um negócio, formalizar, sair do mei para me, microempresa, mei para me,
    migrar de mei para me, abrir mei, me ou mei, tipo de empresa, primeira empresa, abrir empresa ou mei, mei ou simples, ltda, slu,
    começar negócio, transformar mei em me, compensa abrir mei, melhor abrir mei, tipo de cnpj, vendo doces, qual tipo de empresa,
    cnpj para vender, trabalho por conta quero cnpj`,
  situations: { ownBusiness: { place: 1, asks: { monthly_revenue: 'revenue', activity: 'activity' } } },
}
