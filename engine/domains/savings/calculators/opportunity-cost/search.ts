import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'cafezinho',
    'gasto recorrente',
    'e se eu investisse',
    'quanto custa o cafezinho',
    'se eu investisse',
    'gasto que vira investimento',
  ],
  phrases: `
    cigarro, vício, delivery, ifood, assinatura, netflix, gasto diário, gasto pequeno, cerveja, lanche, dinheiro gasto com,
    quanto perco gastando, economizar no café, parar de fumar, deixar de gastar, streaming, academia que não vou, gasto por dia investido,
    pizza toda semana, se tivesse investido, cortar gastos, gasto todo dia, parar de beber, parar de gastar, se parasse, bebida, boteco,
    aplicativo de entrega, todo fim de semana, gasto bobo, abri mão de gastar`,
}
