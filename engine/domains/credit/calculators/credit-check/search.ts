import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['taxa média do banco central', 'juros do contrato', 'conferir contrato de empréstimo', 'juros abusivos'],
  phrases: `
    meu juro está alto, juros altos demais, taxa abusiva, juros abusivos do banco, juros do meu financiamento, média do banco central do consignado,
    taxa média de mercado, conferir contrato de financiamento, contrato de carro com juros altos, revisar contrato, portabilidade do empréstimo`,
}
