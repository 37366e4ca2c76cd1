import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'juro sobre juro',
    'rendimento',
    'montante',
    'aporte',
    'guardar por mês',
    'quanto guardar por mês',
    'investir por mês',
    'guardar por mês quanto vira',
    'quanto vira',
    'juro composto',
    'aporte mensal',
    'investir todo mês',
    'simulador de investimentos',
    'rende por mês',
    'quanto rende',
  ],
  phrases: `
    juros sobre juros, guardar por mês, depósito mensal, bola de neve dos juros, juntar dinheiro, juntar um milhão, primeiro milhão,
    guardar todo mês, poupar por mês, valor futuro, capitalização composta, investindo por anos, render ao longo dos anos, acumular,
    meta de investimento, quanto terei em anos, rentabilidade mensal, juros acumulados, aplicação mensal, simular aportes,
    aposentadoria dos filhos, tempo para dobrar, economizar por mês, capital acumulado, depositar por mês, depósitos mensais, colocar por mês, colocar todo mês,
    chegar a um milhão, quanto terei, dinheiro crescer, durante anos, poupando todo mês, juntar dinheiro em anos,
    quanto guardar por mês para juntar, quanto por mês para ter`,
  questions: [{ question: 'Quanto viram R$ 1.000 a 1% ao mês em 1 ano?', input: { principal: 1000, monthly_rate: 1, months: 12 } }],
}
