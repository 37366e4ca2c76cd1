import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'multa por atraso',
    'juros de mora',
    'boleto vencido',
    'aluguel atrasado',
    'condomínio atrasado',
    'conta de luz atrasada',
    'conta vencida',
    'conta de água atrasada',
    'paguei atrasado',
    'juros por atraso',
    'multa e juros por atraso',
    'pagar boleto atrasado',
    'mensalidade atrasada',
  ],
  phrases: `
    boleto atrasado, fatura atrasada de luz, pagar depois do vencimento, boleto venceu, venceu ontem, conta venceu, escola atrasada,
    mensalidade da escola, mensalidade da faculdade, aluguel em atraso, juros do boleto, multa de 2%, 2% de multa, multa do boleto,
    atraso no pagamento, dias de atraso, condomínio vencido, cliente atrasou, cobrar juros do cliente, internet atrasada, atrasar o aluguel,
    cobrar atrasado, vencido há, encargos por atraso, juros de atraso, inquilino atrasou, carnê atrasado, esqueci de pagar, conta de luz,
    conta de água, plano de saúde atrasado, atrasei a mensalidade, atrasei dias, atrasei o pagamento, paguei depois, passou do vencimento,
    juros de quem atrasa`,
}
