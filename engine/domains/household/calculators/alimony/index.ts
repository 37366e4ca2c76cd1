import { addMonths, type Day, dayOf, monthOf, yearOf } from '../../../../core/day.ts'
import { type Money, portion, sum } from '../../../../core/money.ts'
import type { Ratio } from '../../../../core/ratio.ts'
import { say, sumWritten } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, choice, count, list, money, month, object, percentage, referenceDate, text } from '../../../../operation/input/fields.ts'
import inss from '../../../payroll/law/inss.ts'
import irrf from '../../../payroll/law/irrf.ts'
import minimumWage from '../../../payroll/law/minimum-wage.ts'
import { assumeInssRounding, inssDue, inssFormula } from '../../../payroll/rules/withholding/inss.ts'
import { assumeIrrfChoices, irrfDue, irrfFormula } from '../../../payroll/rules/withholding/irrf.ts'
import { shareOfNet } from './circle.ts'

/** Maximum number of months: fifty years. */
const MAX_MONTHS = 600

export default calculator({
  id: 'alimony',
  slug: 'pensao-alimenticia',
  title: 'Pensão alimentícia',
  summary: 'O valor da pensão fixada em porcentagem do salário mínimo, do salário líquido ou do bruto, no mês ou mês a mês.',
  group: 'cotidiano',
  headline: 'alimony',
  says: 'A pensão do mês é de {value}',
  lawDay: 'reference_date',
  input: {
    percent: percentage('Porcentagem fixada', { above: 0, max: 100, hint: 'A da decisão ou do acordo' }),
    base: choice(
      'Sobre o quê',
      ['minimum_wage', 'net_pay', 'gross_pay'],
      {
        minimum_wage: 'Salário mínimo',
        net_pay: 'Salário líquido de INSS e imposto',
        gross_pay: 'Salário bruto',
      },
      { spokenOptions: { net_pay: ['líquido', 'limpo'], gross_pay: ['bruto'] } },
    ),
    gross_salary: money('Salário bruto', { hint: 'Para a base no líquido ou no bruto' }).optional(),
    dependents: count('Dependentes para o IRRF', { min: 0, max: 100 }).default(0),
    from: month('Primeiro mês', { hint: 'Com o último, para somar meses pelo salário mínimo de cada um' }).optional(),
    to: month('Último mês').optional(),
    reference_date: referenceDate(),
  },
  result: {
    alimony: brl('Pensão do mês'),
    baseAmount: brl('Base da porcentagem'),
    inss: brl('INSS').optional(),
    irrf: brl('Imposto de renda, já com a pensão deduzida').optional(),
    total: brl('Soma dos meses', { hint: 'Sem correção e sem juros' }).optional(),
    months: list(
      'Mês a mês',
      object('Mês', { month: text('Mês (AAAA-MM)'), minimumWage: brl('Salário mínimo'), amount: brl('Pensão') }),
    ).optional(),
  },
  answer(input, ctx) {
    const { percent: share, base } = input
    ctx.assume('Não há porcentagem na lei: vale a da decisão ou do acordo, que também diz se 13º, férias e horas extras entram.')
    if (base !== 'minimum_wage' && (input.from || input.to)) ctx.refuse('from', 'só vale com a base no salário mínimo')
    if (base === 'minimum_wage') {
      if (input.gross_salary !== undefined) ctx.refuse('gross_salary', 'não entra na conta quando a base é o salário mínimo')
      const { monthly } = ctx.law(minimumWage)
      const alimony = ctx.step('Pensão', say`${monthly} × ${share}`, portion(monthly, share, 'halfUp'))
      return { alimony, baseAmount: monthly, ...period(ctx, share, input.from, input.to) }
    }
    const gross = input.gross_salary ?? ctx.refuse('gross_salary', 'é obrigatório para esta base')
    if (base === 'net_pay') return ofNetPay(ctx, share, gross, input.dependents)
    return {
      alimony: ctx.step('Pensão', say`${gross} × ${share}`, portion(gross, share, 'halfUp')),
      baseAmount: gross,
    }
  },
})

function ofNetPay(ctx: Context, share: Ratio, gross: Money, dependents: number) {
  const inssTable = ctx.law(inss)
  const irrfTable = ctx.law(irrf)
  const contribution = inssDue(gross, inssTable)
  const deductions = contribution.deductible + BigInt(dependents) * irrfTable.perDependent
  const taxWith = (alimony: Money) => irrfDue({ gross, deductions: deductions + alimony }, irrfTable)
  const alimony = shareOfNet(share, gross - contribution.amount, (given) => taxWith(given).amount)
  const tax = taxWith(alimony)
  assumeInssRounding(ctx, inssTable)
  assumeIrrfChoices(ctx, tax, irrfTable)
  ctx.step('INSS', () => inssFormula(contribution), contribution.amount)
  ctx.step('IRRF com a pensão deduzida', () => irrfFormula(tax), tax.amount)
  const baseAmount = ctx.step('Base', say`${gross} − ${contribution.amount} − ${tax.amount}`, gross - contribution.amount - tax.amount)
  ctx.step('Pensão', say`${baseAmount} × ${share}; imposto e pensão dependem um do outro`, alimony)
  ctx.assume(
    'O líquido aqui é o bruto menos INSS e imposto; a pensão deduz do imposto (Lei nº 9.250/1995, art. 4º, II), e as contas fecham juntas.',
  )
  return { alimony, baseAmount, inss: contribution.amount, irrf: tax.amount }
}

/** Monthly amounts by the minimum wage on the first day of each month. */
function period(ctx: Context, share: Ratio, from: Day | undefined, to: Day | undefined) {
  if (!from && !to) return {}
  if (!from) ctx.refuse('from', 'é obrigatório junto com to')
  if (!to) ctx.refuse('to', 'é obrigatório junto com from')
  if (to < from) ctx.refuse('to', 'deve ser depois de from')
  const howMany = (yearOf(to) - yearOf(from)) * 12 + monthOf(to) - monthOf(from) + 1
  if (howMany > MAX_MONTHS) ctx.refuse('from', say`o período passa de ${MAX_MONTHS} meses`)
  const first = dayOf(yearOf(from), monthOf(from), 1)
  const months = Array.from({ length: howMany }, (_, index) => {
    const day = addMonths(first, index)
    const { monthly } = ctx.law(minimumWage, day)
    return { month: day.slice(0, 7), minimumWage: monthly, amount: portion(monthly, share, 'halfUp') }
  })
  ctx.assume('A soma dos meses é sem correção e sem juros, que a pensão atrasada também deve.')
  const amounts = months.map(({ amount }) => amount)
  return { months, total: ctx.step('Soma dos meses', say`${sumWritten(amounts)}`, sum(amounts)) }
}
