import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'das',
    'microempreendedor',
    'limite do mei',
    'simei',
    'das mei',
    'boleto do mei',
    'guia do mei',
    'mei faturamento',
    'mei paga quanto',
    'quanto mei paga',
    'imposto do mei',
    'inss do mei',
    'mensalidade do mei',
    'boleto mensal do microempreendedor',
    'limite de faturamento do mei',
  ],
  phrases: `
    guia das, boletinho, boletinho do mei, das do mei, valor do das, quanto paga um mei, teto do mei, faturamento do mei, mei caminhoneiro,
    mei por mês, mei comércio, mei serviço, mei pode faturar, inss mei, abrir mei, mei manicure, mei cabeleireiro, parcela do mei,
    carnê do mei, microempreendedor individual, quanto custa ser mei, imposto mensal do mei, dasn, pgmei, ser mei, contribuição do mei,
    guia do mei cabeleireira, quanto vem a guia do mei, pagamento mensal do mei, limite de 81 mil, mei contribui, mei presta serviço`,
  facts: [
    {
      names: ['limite mei', 'teto mei', 'limite do microempreendedor', 'quanto o mei pode faturar', 'limite de faturamento do mei'],
      law: 'mei',
      says: 'O limite do MEI é de {annualLimit} por ano',
    },
  ],
  situations: { ownBusiness: { place: 3 } },
  questions: [{ question: 'Quanto paga por mês o MEI que fatura R$ 5.000?', input: { monthly_revenue: 5000 } }],
}
