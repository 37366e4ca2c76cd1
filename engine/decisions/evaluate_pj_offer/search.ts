import type { SearchText } from '../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'pejota',
    'proposta',
    'clt ou pj',
    'nota fiscal',
    'proposta pj',
    'oferta pj',
    'trocar clt por pj',
    'virar pj',
    'largar a clt',
    'vale a pena virar pj',
    'vale a pena ser pj',
    'pessoa jurídica',
  ],
  phrases: `
    proposta como pj, contratar como pj, aceitar pj, carteira ou nota, carteira assinada ou nota, virar pessoa jurídica, sair da clt,
    migrar para pj, proposta de pj, empresa quer pj, pj compensa, pj vale a pena, pj ou clt qual compensa, nota ou clt, trabalhar como pj,
    proposta clt, salário clt ou pj, passar para pj, contratar por nota, mudar de clt para pj, perco virando pj, registrado ou pj, vaga pj,
    sem registro, oferta sem carteira, proposta sem registro, perder os benefícios, com vale e plano, salário pj`,
  situations: { ownBusiness: { place: 2, asks: { proposed_pj_invoice: 'revenue', current_clt_gross: 'salary' } } },
}
