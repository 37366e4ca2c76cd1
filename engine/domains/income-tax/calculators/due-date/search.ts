import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'das',
    'quando vence',
    'vencimento',
    'data de vencimento',
    'que dia vence',
    'quinto dia útil',
    'vencimento do das',
    'vencimento do mei',
    'prazo do 13º',
    'dia do pagamento',
    'até que dia pago o das',
  ],
  phrases: `
    até que dia pago, até que dia pago o das, que dia cai o pagamento, que dia tem que cair, a firma atrasou o pagamento, pagamento do salário atrasado, que dia a empresa paga,
    quando vence o das, quando vence o mei, até que dia pagar, vence hoje, vence amanhã, prazo do fgts, prazo do inss, prazo do esocial
    doméstico, dia de pagar salário, até quando pagam o salário, quando cai o salário, quando vence o carnê-leão, quando vence o darf,
    prazo para entregar a declaração, prazo da dasn, até quando pagar o 13º, primeira parcela do 13º até quando, segunda parcela até quando,
    quando sai o décimo terceiro, dia 20 caiu no feriado, vencimento no domingo, vencimento no feriado, antecipa ou adia`,
  situations: { ownBusiness: { place: 7 } },
}
