/** The fields that papers have in common. */
import { choice, count, list, money, month, monthOrDay, object, text } from '../../../core/operation/fields.ts'

/** An amount printed on the paper; left out, it is only shown what the law gives. */
export const printed = (label: string, said: Pick<NonNullable<Parameters<typeof money>[1]>, 'hint' | 'means' | 'min'> = {}) =>
  money(label, { min: 0, ...said }).optional()

export const documentMonth = (label = 'Mês do documento', hint = 'O mês a que o pagamento se refere') => month(label, { hint })

/** A paper with a day printed on it; its month alone is read too. */
export const documentDay = (label: string, hint: string) => monthOrDay(label, { hint })

export const dependentsField = () => count('Dependentes para o IRRF', { min: 0, max: 20 }).default(0)

/** Left out, a tax that some dependents would explain is asked about and not held wrong. */
export const toldDependents = () =>
  count('Dependentes para o IRRF', {
    min: 0,
    max: 20,
    blank: 'nenhum, e um imposto que algum explicaria não é chamado de errado',
  }).optional()

const MAX_LINES = 60

/** Lines of the paper that are not audited, and enter the sums as they came. */
export const declaredItems = () =>
  list(
    'Outras linhas',
    object('Linha', {
      label: text('Descrição').max(120),
      amount: money('Valor', { min: 0 }),
      kind: choice('Tipo', ['earning', 'deduction'], { earning: 'Vencimento', deduction: 'Desconto' }),
      code: text('Código da rubrica').max(20).optional(),
    }),
    { max: MAX_LINES, hint: 'Entram nas somas como vieram; uma lista, ainda que vazia, diz que não há mais linhas' },
  ).optional()
