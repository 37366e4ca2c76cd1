import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'limite da conta',
    'conta negativa',
    'entrar no vermelho',
    'juros do cheque especial',
    'usei o limite',
    'conta no vermelho',
    'entrei no cheque especial',
    'limite do banco',
  ],
  phrases: `
    cheque especial caixa, limite do cheque especial, conta negativada, fiquei no negativo, saldo negativo, dias no vermelho,
    juros do limite, usar o limite, conta estourada, lis, lis itaú, banco cobra do limite, negativo no banco, fiquei negativo,
    limite da conta corrente, conta devedora, saldo devedor da conta, entrou no limite, cobre o saldo, negativo por dias,
    fiquei devendo ao banco, conta zerada`,
}
