/** Input fields shared by the document checks. */
import { choice, count, list, money, month, monthOrDay, object, text } from '../../../../operation/input/fields.ts'

/** Optional printed amount; when omitted, only the legal amount is displayed. */
export const printed = (label: string, said: Pick<NonNullable<Parameters<typeof money>[1]>, 'hint' | 'means' | 'min' | 'formerly'> = {}) =>
  money(label, { min: 0, ...said }).optional()

export const documentMonth = (label = 'Mês do documento', hint = 'O mês a que o pagamento se refere') => month(label, { hint })

/** Document with a printed date; its month alone is accepted. */
export const documentDay = (label: string, hint: string) => monthOrDay(label, { hint })

export const dependentsField = () => count('Dependentes para o IRRF', { min: 0, max: 20 }).default(0)

/** When omitted, a tax that dependents could explain leads to a question instead of an error. */
export const optionalDependents = () =>
  count('Dependentes para o IRRF', {
    min: 0,
    max: 20,
    blank: 'nenhum, e um imposto que algum explicaria não é chamado de errado',
  }).optional()

const MAX_LINES = 60

/** Unaudited lines of the document, included in the sums as printed. */
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
