import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'rotativo',
    'fatura',
    'pagamento mínimo',
    'cartão de crédito',
    'dívida do cartão',
    'fatura no mínimo',
    'parcelar a fatura',
    'não paguei a fatura',
    'juros do rotativo',
    'juros do cartão',
    'rotativo do cartão',
    'fatura atrasada do cartão',
  ],
  phrases: `
    pagar o mínimo, mínimo da fatura, pagar parte da fatura, cartão atrasado, parcelamento da fatura, dívida do nubank, 
    crédito rotativo, fatura do cartão, fatura vencida, atrasei o cartão, não consigo pagar o cartão, cartão estourado, fatura acumulada,
    juros da fatura, saldo da fatura, cartão de crédito, fatura em atraso, cartão nubank, bola de neve do cartão, próxima fatura,
    encargos do cartão, deixei de pagar a fatura, paguei só parte da fatura, entrei no rotativo, cartão no vermelho, não paguei o cartão`,
  situations: { debts: { place: 2 } },
  questions: [{ question: 'Devo R$ 1.000 no cartão: quanto fica no mês que vem?', input: { bill_amount: 1000 } }],
}
