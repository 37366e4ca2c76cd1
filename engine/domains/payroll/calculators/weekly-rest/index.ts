import { type Money, split, sum } from '../../../../core/money.ts'
import { joined, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, count, money, referenceDate } from '../../../../operation/input/fields.ts'
import weeklyRest from '../../law/weekly-rest.ts'
import { refuseLongMonth, restDayReflex } from '../../rules/working-time/weekly-rest.ts'

/** TST, IRR 10169-57.2013: from this date, the weekly rest increased by overtime enters the bases of other pay. */
const REFLEX_REFLECTS_SINCE = '2023-03-20'

export default calculator({
  id: 'weekly-rest',
  slug: 'descanso-semanal',
  title: 'Descanso semanal (DSR)',
  summary:
    'O descanso semanal remunerado sobre horas extras, comissões e adicional noturno do mês. Para partir das horas, use overtime ou night-shift.',
  group: 'trabalho',
  headline: 'restDayReflex',
  says: 'O descanso semanal vale {value}',
  picture: { kind: 'parts', title: 'O que foi ganho e o descanso sobre isso', parts: ['variablePay', 'restDayReflex'] },
  lawDay: 'reference_date',
  input: {
    variable_pay: money('Remuneração variável do mês', { min: 0, hint: 'O total; ou informe cada parte abaixo' }).optional(),
    overtime: money('Horas extras', { min: 0 }).optional(),
    commission: money('Comissões', { min: 0 }).optional(),
    night_premium: money('Adicional noturno', { min: 0 }).optional(),
    working_days: count('Dias úteis do mês', { min: 1, max: 31, hint: 'De segunda a sábado, sem os feriados' }, 'days'),
    rest_days: count('Domingos e feriados do mês', { min: 0, max: 31 }, 'days'),
    reference_date: referenceDate(),
  },
  result: {
    variablePay: brl('Remuneração variável'),
    dailyAverage: brl('Média por dia útil', { hint: 'Arredondada para mostrar; a conta usa o valor inteiro' }),
    restDayReflex: brl('Descanso semanal remunerado'),
    total: brl('Variável com o descanso'),
  },
  answer(input, ctx) {
    refuseLongMonth(ctx, input)
    ctx.law(weeklyRest)
    const variable = variablePay(ctx, input)
    const dailyAverage = split(variable, input.working_days, 'halfUp')
    ctx.step('Média por dia útil', say`${variable} ÷ ${input.working_days}`, dailyAverage)
    const reflex = restDayReflex(variable, input)
    ctx.step('Descanso semanal', say`${variable} ÷ ${input.working_days} × ${input.rest_days}`, reflex)
    ctx.assume('O sábado conta como dia útil mesmo na semana de cinco dias, salvo norma coletiva que o faça descanso.')
    ctx.assume('Quem falta sem justificativa na semana perde o descanso dela (Lei nº 605/1949, art. 6º); faltas não foram descontadas.')
    ctx.assume(
      ctx.day >= REFLEX_REFLECTS_SINCE
        ? 'Desde 20/03/2023 o descanso aumentado pelas horas extras também entra em 13º, férias, aviso e FGTS (OJ 394 da SDI-1 do TST), que não se calculam aqui.'
        : 'Até 19/03/2023 o descanso aumentado pelas horas extras não entrava em 13º, férias, aviso e FGTS (OJ 394 da SDI-1 do TST).',
    )
    return {
      variablePay: variable,
      dailyAverage,
      restDayReflex: reflex,
      total: ctx.step('Total', say`${variable} + ${reflex}`, variable + reflex),
    }
  },
})

interface Variable {
  readonly variable_pay?: Money | undefined
  readonly overtime?: Money | undefined
  readonly commission?: Money | undefined
  readonly night_premium?: Money | undefined
}

function variablePay(ctx: Context, { variable_pay: whole, overtime, commission, night_premium: night }: Variable): Money {
  const parts = [overtime, commission, night].filter((part) => part !== undefined)
  if (whole !== undefined && parts.length > 0) ctx.refuse('variable_pay', 'informe o total ou as partes, não os dois')
  const variable = whole ?? sum(parts)
  if (variable === 0n) ctx.refuse('variable_pay', 'informe a remuneração variável, ou horas extras, comissões ou adicional noturno')
  if (parts.length > 1) ctx.step('Remuneração variável', () => joined(parts, ' + '), variable)
  return variable
}
