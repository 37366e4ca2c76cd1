import { brl, integer, list, object } from '../../../core/operation/fields.ts'

/** The months of a debt paid in instalments, in an answer that was asked for them. */
export const scheduleField = () =>
  list(
    'Tabela mês a mês',
    object('Mês', {
      month: integer('Mês'),
      installment: brl('Parcela'),
      interest: brl('Juros'),
      amortization: brl('Amortização'),
      balance: brl('Saldo depois da parcela'),
    }),
  ).optional()
