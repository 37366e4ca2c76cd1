import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'encargos',
    'contratar',
    'folha de pagamento',
    'quanto custa um funcionário',
    'custo de contratar',
    'encargos sobre a folha',
    'quanto a empresa paga por funcionário',
    'registrar um funcionário',
    'custo clt',
  ],
  phrases: `
    empresa desembolsa, desembolso por funcionário, desembolsa por contratado, custo de um contratado, gasto da empresa com empregado,
    quanto a empresa gasta com um funcionário,
    contratar funcionário, contratar empregado, contratar vendedora, custo do funcionário, custo do empregado, encargos trabalhistas,
    registrar funcionário, inss patronal, sistema s, funcionário clt, primeiro funcionário, quanto sai um funcionário,
    custo total do empregado, contratar alguém, encargos da folha, quanto custa registrar, custo da carteira assinada, assinar a carteira,
    contratar pelo simples, contratar pelo mei, empregado do mei, folha da empresa, provisão de férias e 13, contratar atendente,
    empregador, custo mão de obra, quanto pago de encargos, quanto custa contratar, funcionário custa, auxiliar custa, vendedor custa,
    custa para o dono, custo de um auxiliar, custo de um vendedor, além do salário do funcionário, dono da padaria, imposto por funcionário,
    patrão paga por funcionário`,
  situations: { hiring: { place: 2, asks: { salary: 'salary', regime: 'regime' } } },
  questions: [{ question: 'Quanto custa para a empresa um empregado de R$ 2.000?', input: { salary: 2000 } }],
}
