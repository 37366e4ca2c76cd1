import type { SearchText } from '../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'quitar financiamento',
    'adiantar parcelas',
    'antecipar dívida',
    'amortizar ou investir',
    'vale a pena quitar',
    'vale a pena antecipar',
  ],
  phrases: `
    quitar o financiamento ou investir, adiantar o financiamento, adiantar as prestações da casa, amortizar a casa,
    amortizar a casa ou investir, antecipar parcelas ou deixar rendendo, quitar antes vale a pena, compensa quitar, compensa antecipar,
    compensa adiantar, vale a pena adiantar parcelas, vale a pena amortizar, quitar o carro ou investir, quitar apartamento,
    usar herança para quitar, quitar casa, herança, amortizar financiamento ou investir, deixo rendendo, quito o carro, antecipo parcelas,
    adianto as prestações, quitar com a herança, recebi dinheiro e quitar`,
  situations: { debts: { place: 4 } },
}
