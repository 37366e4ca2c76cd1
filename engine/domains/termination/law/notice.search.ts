import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [],
  phrases: `
    lei 12.506, lei do aviso prévio, dias de aviso por ano de serviço, 3 dias por ano, aviso de 90 dias, tabela do aviso prévio,
    tabela de aviso prévio, aviso proporcional na lei, dias de aviso, máximo de aviso, aviso prévio dias`,
}
