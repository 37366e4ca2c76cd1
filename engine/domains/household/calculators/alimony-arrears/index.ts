import { addMonths, type Day, dayOf, daysInMonth, firstOfMonth, monthOf, yearOf } from '../../../../core/day.ts'
import { type Money, portion, sum } from '../../../../core/money.ts'
import { Ratio } from '../../../../core/ratio.ts'
import { calendarDate, say, sumWritten } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, choice, count, date, list, money, month, object, text } from '../../../../operation/input/fields.ts'
import minimumWage from '../../../payroll/law/minimum-wage.ts'
import civilUpdate from '../../../prices/calculators/civil-update/index.ts'
import { LEGAL_RATE_FROM } from '../../../prices/rules/legal-rate.ts'
import alimonyArrest from '../../law/alimony-arrest.ts'

const MAX_MONTHS = 240

export default calculator({
  id: 'alimony-arrears',
  slug: 'pensao-atrasada',
  title: 'Pensão alimentícia atrasada',
  summary: 'Quanto vale hoje a pensão que não foi paga: cada mês corrigido, com juros, e quanto são os últimos, que podem levar à prisão.',
  seeAlso: { alimony: 'calcular a pensão do mês' },
  group: 'cotidiano',
  headline: 'total',
  says: 'A pensão atrasada soma {value}',
  picture: { kind: 'parts', title: 'Os últimos meses e os de antes', parts: ['lastThree', 'rest'] },
  input: {
    monthly_amount: money('Pensão de cada mês', { means: 'alimony' }),
    from: month('Primeiro mês sem pagar'),
    to: month('Último mês sem pagar'),
    due_day: count('Dia do vencimento', { min: 1, max: 31, hint: 'No mês mais curto, o último dia' }, 'day').default(10),
    until: date('Atualizar até', { blank: 'hoje' }).optional(),
    correction: choice(
      'Correção',
      ['ipca', 'inpc', 'minimum_wage'],
      { ipca: 'IPCA', inpc: 'INPC', minimum_wage: 'Salário mínimo' },
      {
        hint: 'A que a decisão ou o acordo manda',
      },
    ).default('ipca'),
    interest: choice('Juros', ['legal', 'one_percent', 'none'], {
      legal: 'Os da lei (Selic até 29/08/2024, depois a taxa legal)',
      one_percent: '1% ao mês até 29/08/2024, se a decisão mandou; depois a taxa legal',
      none: 'Sem juros',
    }).default('legal'),
  },
  result: {
    months: list(
      'Mês a mês',
      object('Mês', {
        due: text('Data de vencimento').meta({ format: 'date' }),
        amount: brl('Pensão'),
        corrected: brl('Corrigida'),
        interest: brl('Juros'),
        total: brl('Total'),
      }),
    ),
    total: brl('Total atrasado'),
    lastThree: brl('Últimos meses', { hint: 'O que pode levar à prisão, com os que vencerem depois' }),
    rest: brl('Os meses de antes', { hint: 'Cobrados com penhora' }),
  },
  answer({ monthly_amount: amount, from, to, due_day: day, correction, interest, ...input }, ctx) {
    const until = input.until ?? ctx.today
    if (until > ctx.today) ctx.refuse('until', say`está no futuro: hoje é ${calendarDate(ctx.today)}`)
    const dues = duesBetween(firstOfMonth(from), firstOfMonth(to), day, ctx)
    const last = dues.at(-1)!
    if (last > until) ctx.refuse('to', say`a parcela de ${calendarDate(last)} ainda não venceu em ${calendarDate(until)}`)
    if (correction === 'minimum_wage' && interest === 'legal' && dues[0]! < LEGAL_RATE_FROM)
      ctx.refuse(
        'interest',
        say`até ${calendarDate(LEGAL_RATE_FROM)} os juros da lei são a Selic, que já corrige: com o salário mínimo, escolha one_percent ou none`,
      )
    const months = dues.map((due) => updated(ctx, { amount, due, until, correction, interest }))
    const totals = months.map((each) => each.total)
    const total = ctx.step('Total', say`${sumWritten(totals)}`, sum(totals))
    const { months: mayArrest } = ctx.law(alimonyArrest, until)
    const latest = mayArrest === 0 ? [] : totals.slice(-mayArrest)
    const lastThree = ctx.step('Últimos meses', () => say`${sumWritten(latest)}`, sum(latest))
    ctx.assume('É uma conferência, não uma conta judicial: valem o índice, os juros e as datas da decisão ou do acordo.')
    ctx.assume(
      say`Prisão só pelas ${mayArrest} parcelas anteriores ao pedido e pelas que vencerem depois (CPC, art. 528, § 7º): supôs-se que são as últimas.`,
    )
    return {
      months,
      total,
      lastThree,
      rest: ctx.step('Os meses de antes', say`${total} − ${lastThree}`, total - lastThree),
    }
  },
})

function duesBetween(from: Day, to: Day, day: number, ctx: Context): Day[] {
  if (to < from) ctx.refuse('to', 'vem antes do primeiro mês')
  const dues: Day[] = []
  for (let at = from; at <= to; at = addMonths(at, 1)) {
    if (dues.length === MAX_MONTHS) ctx.refuse('to', say`são mais de ${MAX_MONTHS} meses`)
    dues.push(dayOf(yearOf(at), monthOf(at), Math.min(day, daysInMonth(yearOf(at), monthOf(at)))))
  }
  return dues
}

interface Owed {
  readonly amount: Money
  readonly due: Day
  readonly until: Day
  readonly correction: 'ipca' | 'inpc' | 'minimum_wage'
  readonly interest: 'legal' | 'one_percent' | 'none'
}

/** Updates each month from its own due date. Without interest, uses the correction of a debt whose interest is separate from the index. */
function updated(ctx: Context, { amount, due, until, correction, interest }: Owed) {
  const before = interest === 'legal' ? ('selic' as const) : ('one_percent' as const)
  const byWage = correction === 'minimum_wage'
  const corrected = byWage ? portion(amount, wageRatio(ctx, due, until), 'halfUp') : null
  if (corrected !== null && interest === 'none') return { due, amount, corrected, interest: 0n, total: corrected }
  const update = ctx.ask(civilUpdate, {
    amount: corrected ?? amount,
    interest_from: due,
    to: until,
    correction: byWage ? 'none' : correction,
    before_2024_08_30: before,
  })
  const paid = interest === 'none' ? 0n : update.interest
  return { due, amount, corrected: update.correctedPrincipal, interest: paid, total: update.correctedPrincipal + paid }
}

const wageRatio = (ctx: Context, due: Day, until: Day): Ratio =>
  Ratio.of(ctx.law(minimumWage, until).monthly, ctx.law(minimumWage, due).monthly)
