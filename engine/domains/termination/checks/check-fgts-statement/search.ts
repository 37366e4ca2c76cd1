import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['extrato do fgts', 'fgts não depositado', 'conferir fgts', 'depósito do fgts', 'fgts atrasado'],
  phrases: `
    conferir extrato do fgts, empresa não depositou o fgts, fgts depositado certo, falta depósito do fgts, meu fgts está sendo depositado,
    extrato da conta vinculada, fgts em atraso, depósito do fgts a menos, mês sem depósito no fgts, conferir depósitos do fgts,
    fgts não caiu, patrão não deposita fgts, verificar fgts mês a mês, diferença no extrato do fgts`,
}
