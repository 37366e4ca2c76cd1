/** Average of variable pay (overtime, commissions, premiums), which counts in the 13th, the vacation and the notice. */
import { type Money, split, sum } from '../../../../core/money.ts'
import { joined, say } from '../../../../core/text/sentence.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, list, money } from '../../../../operation/input/fields.ts'

const MAX_MONTHS = 12

/** Alternative inputs: the average itself, or the months behind it. */
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

/** Present only when variable pay was informed. */
export const variablePayResult = { variableAverage: brl('Média do que varia', { hint: 'Quando informada' }).optional() }

export interface VariablePay {
  readonly variable_average: Money
  readonly variable_months?: readonly Money[] | undefined
}

/** Average variable pay, with its calculation line and assumptions; zero without variable pay. */
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
