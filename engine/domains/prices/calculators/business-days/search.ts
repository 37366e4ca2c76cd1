import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'dia útil',
    'feriados',
    'feriado bancário',
    'calendário anbima',
    'pregão',
    'prazo em dias úteis',
    'du',
    'quantos dias úteis',
    'contar dias úteis',
    'dias úteis do mês',
    'quantos dias úteis tem',
  ],
  phrases: `
    prazo, contagem de prazo, feriado, feriados nacionais, dias trabalhados no mês, dias corridos, dias de serviço, fim de semana,
    prazo bancário, calendário, prazo processual, vence em dia útil, somar dias úteis, data final do prazo, quinto dia útil,
    quantos dias faltam, dias entre datas, carnaval e corpus christi, próximo dia útil, cai em que dia, que dia cai, contar dias,
    vencimento em dias úteis, dias úteis depois, primeiro dia útil, pontes e feriados`,
}
