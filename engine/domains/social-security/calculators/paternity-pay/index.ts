import type { Law } from '../../../../core/dated.ts'
import { addDays, type Day } from '../../../../core/day.ts'
import { split } from '../../../../core/money.ts'
import { calendarDate, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, date, flag, integer, money, text } from '../../../../operation/input/fields.ts'
import paternity, { type Paternity } from '../../law/paternity.ts'

const DAYS_IN_MONTH = 30

export default calculator({
  id: 'paternity-pay',
  slug: 'licenca-paternidade',
  title: 'Licença-paternidade',
  summary: 'Quantos dias o pai tem, até quando, quando volta, quanto recebe e quem paga, pela lei do dia do nascimento.',
  seeAlso: { 'maternity-pay': 'ver o salário-maternidade' },
  group: 'trabalho',
  headline: 'totalDays',
  says: 'São {value|dia|dias} de licença, até {endDate}',
  picture: { kind: 'days', title: 'Do nascimento à volta ao trabalho', days: [{ input: 'birth_date' }, 'endDate', 'returnDate'] },
  lawDay: 'birth_date',
  input: {
    birth_date: date('Dia do nascimento, da adoção ou da guarda', { means: 'own' }),
    salary: money('Salário mensal'),
    citizen_company: flag('A empresa é do programa Empresa Cidadã').default(false),
    zika: flag('Filho com síndrome congênita do vírus zika').default(false),
  },
  result: {
    days: integer('Dias da lei'),
    extraDays: integer('Dias a mais da Empresa Cidadã'),
    totalDays: integer('Total de dias'),
    amount: brl('Salário dos dias de licença'),
    endDate: text('Último dia da licença').meta({ format: 'date' }),
    returnDate: text('Volta ao trabalho').meta({ format: 'date' }),
    paidBy: text('Quem paga'),
    law: text('Ato'),
  },
  answer({ birth_date: born, salary, citizen_company: citizen, zika }, ctx) {
    const law = ctx.law(paternity)
    const days = daysOf(ctx, law, zika)
    const extraDays = citizen ? (law.citizenCompanyDays ?? ctx.refuse('citizen_company', 'só dá dias a mais ao pai desde 09/03/2016')) : 0
    const totalDays = ctx.step('Total de dias', say`${days} + ${extraDays}`, days + extraDays, 'days')
    const amount = ctx.step(
      'Salário da licença',
      say`${salary} ÷ ${DAYS_IN_MONTH} × ${totalDays}`,
      split(salary * BigInt(totalDays), DAYS_IN_MONTH, 'halfUp'),
    )
    const endDate = addDays(born, totalDays - 1)
    ctx.assume(say`Dias corridos desde ${calendarDate(born)}, contado esse dia.`)
    ctx.assume('A volta é no dia seguinte ao fim da licença; se for folga, no próximo dia de trabalho.')
    if (law.refunded)
      ctx.assume('A empresa paga e é reembolsada pelo INSS até o teto; o autônomo, o MEI e o segurado especial recebem direto do INSS.')
    if (law.refunded && !zika)
      ctx.assume('Filho com deficiência tem a licença aumentada em um terço: o arredondamento dos dias não foi lido, e não entra aqui.')
    return {
      days,
      extraDays,
      totalDays,
      amount,
      endDate,
      returnDate: addDays(endDate, 1),
      paidBy: law.refunded ? 'A empresa, reembolsada pelo INSS até o teto' : 'A empresa',
      law: actOf(ctx.table(paternity), born),
    }
  },
})

function daysOf(ctx: Context, { days, zikaDays }: Paternity, zika: boolean): number {
  if (days === null) return ctx.refuse('birth_date', 'de 2029 em diante os dias dependem da meta fiscal de 2028, que ainda não se conhece')
  if (!zika) return days
  if (zikaDays === null) return ctx.refuse('zika', 'só tem licença maior desde 02/07/2025')
  return Math.max(days, zikaDays)
}

/** Cites a hypothetical law as such. */
function actOf(law: Law<unknown>, day: Day): string {
  const version = law.at(day)
  return version.hypothetical ? law.basis(version).norm : version.norm.act
}
