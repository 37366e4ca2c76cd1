import { brl, integer, list, object } from '../../../operation/input/fields.ts'

/** Optional monthly schedule of an installment debt. */
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
