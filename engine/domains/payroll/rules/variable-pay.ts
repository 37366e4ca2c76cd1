/** The average of what varies from month to month (overtime, commissions, premiums), which pays on the 13th, the vacation and the notice. */
import { type Money, split, sum } from '../../../core/money.ts'
import type { Context } from '../../../core/operation/context.ts'
import { brl, list, money } from '../../../core/operation/fields.ts'
import { joined, say } from '../../../core/sentence.ts'

const MAX_MONTHS = 12

/** The two ways of telling it: the average itself, or the months it comes from. */
export const variablePayFields = {
  variable_average: money('Média do que varia por mês', {
    min: 0,
    hint: 'Horas extras, comissões e adicionais; ou informe os meses',
  }).prefault(0),
  variable_months: list('Variáveis de cada mês', money('Valor do mês', { min: 0 }), {
    min: 1,
    max: MAX_MONTHS,
    hint: 'Até 12 valores, com zero nos meses sem variáveis; no lugar da média',
  }).optional(),
}

/** Told only where it was asked for. */
export const variablePayResult = { variableAverage: brl('Média do que varia', { hint: 'Quando informada' }).optional() }

export interface VariablePay {
  readonly variable_average: Money
  readonly variable_months?: readonly Money[] | undefined
}

/** The average, its line of the calculation and what it supposes; nothing where nothing varies. */
export function variableAverage(ctx: Context, { variable_average: told, variable_months: months }: VariablePay): Money {
  if (months === undefined) {
    if (told > 0n)
      ctx.assume(
        say`Média de variáveis de ${told} por mês, como informada, somada ao salário (Súmula TST 45; CLT, arts. 142 e 487, §§ 3º e 5º).`,
      )
    return told
  }
  if (told > 0n) ctx.refuse('variable_average', 'não vem com variable_months: informe a média ou os meses')
  const average = split(sum(months), months.length, 'halfUp')
  ctx.step('Média do que varia', () => say`(${joined(months, ' + ')}) ÷ ${months.length}`, average)
  ctx.assume(
    say`Média simples de ${months.length} ${months.length === 1 ? 'mês' : 'meses'} de variáveis, com o descanso semanal já somado, igual para todas as verbas; a convenção coletiva pode mandar outra (Súmula TST 45; CLT, arts. 142 e 487, §§ 3º e 5º).`,
  )
  return average
}
