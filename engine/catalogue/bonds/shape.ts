import { number, text } from '../../operation/input/fields.ts'

/** Price from the Treasury's file, in response form. */
export const bondPriceShape = {
  date: text('Dia do preço').meta({ format: 'date' }),
  buyRate: number('Taxa de quem compra, % ao ano', { hint: 'Acima da inflação no IPCA+; sobre a Selic no Tesouro Selic' }).nullable(),
  sellRate: number('Taxa de quem resgata, % ao ano').nullable(),
  buyPrice: number('O que o investidor paga, R$').nullable(),
  sellPrice: number('O que o investidor recebe ao resgatar, R$').nullable(),
  basePrice: number('Preço base, R$').nullable(),
}
