import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'cdi',
    '100% do cdi',
    'percentual do cdi',
    'cdb',
    'liquidez diária',
    'conta que rende',
    'caixinha',
    'cofrinho',
    'conta digital que rende',
    'rendimento do nubank',
    '110% do cdi',
    'quanto rende',
  ],
  phrases: `
    caixinha do nubank, rendimento da caixinha, cofrinho do picpay, conta do mercado pago, rende 100% do cdi, nubank, mercado pago rende,
    picpay, inter, c6, 120% do cdi, 115% do cdi, cdb 100% do cdi, cdb de liquidez diária, dinheiro parado na conta, rdb, porquinho,
    conta remunerada, cdi no período, rendeu no cdi, fundo di rende, render cdi, banco digital, aplicação que rende cdi,
    dinheiro na caixinha, deixar no banco inter, a 100% do cdi, guardado no nubank, saldo rende, rendimento da conta,
    dinheiro que rende todo dia`,
  situations: { savings: { place: 3 } },
}
