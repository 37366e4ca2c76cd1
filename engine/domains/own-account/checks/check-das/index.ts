import { type Day, firstOfMonth, isDay } from '../../../../core/day.ts'
import { type Money, sum } from '../../../../core/money.ts'
import { calendarDate, joined, say } from '../../../../core/text/sentence.ts'
import { type CheckContext, check, type Reading } from '../../../../operation/definition/check.ts'
import { choice, date, list, money, month, object, text } from '../../../../operation/input/fields.ts'
import dueDate from '../../../income-tax/calculators/due-date/index.ts'
import lateTaxPayment from '../../../income-tax/calculators/late-tax-payment/index.ts'
import minimumWage from '../../../payroll/law/minimum-wage.ts'
import meiTax from '../../calculators/mei-tax/index.ts'
import mei from '../../law/mei.ts'

const FAVOURS = { above: 'treasury', below: 'employee' } as const
/** Revenue codes of a slip of MEI: INSS, ICMS and ISS. */
const [INSS, ICMS, ISS] = ['1006', '1007', '1010'] as const

export default check({
  id: 'check-das',
  title: 'Conferir a guia DAS',
  summary: 'Soma os tributos da guia, confere o vencimento e, no MEI, o valor de cada tributo; paga em atraso, a multa e os juros.',
  seeAlso: { 'mei-tax': 'calcular a guia do MEI', 'simples-nacional': 'calcular o DAS da empresa', 'due-date': 'ver quando vence' },
  document: 'documento de arrecadação',
  slug: 'das',
  lawDay: 'period',
  input: {
    kind: choice('De quem é a guia', ['mei', 'simples'], { mei: 'MEI', simples: 'Empresa do Simples' }),
    period: month('Período de apuração', { blank: 'sem ele só as somas são conferidas' }).optional(),
    due_on: date('Vencimento impresso').optional(),
    total: money('Valor total do documento', { min: 0 }).optional(),
    items: list(
      'Tributos da guia',
      object('Tributo', {
        code: text('Código').regex(/^\d{4}$/),
        principal: money('Principal', { min: 0 }),
        fine: money('Multa', { min: 0 }).prefault(0),
        interest: money('Juros', { min: 0 }).prefault(0),
        total: money('Total', { min: 0 }).optional(),
      }),
      { max: 20 },
    ),
    paid_on: date('Data do pagamento', { hint: 'Paga ou a pagar em atraso' }).optional(),
  },
  result: {},
  examine(input, ctx) {
    const { items, total, period } = input
    for (const { code, principal, fine, interest, total: whole } of items)
      if (whole !== undefined)
        ctx.examine({ id: `item_${code}`, label: `Tributo ${code}`, informed: whole, favours: FAVOURS }, () => ({
          expected: principal + fine + interest,
          how: joined([principal, fine, interest], ' + '),
        }))
    const parts = items.map(({ principal, fine, interest, total: whole }) => whole ?? principal + fine + interest)
    if (items.length > 0)
      ctx.examine({ id: 'total', label: 'Valor total', informed: total, favours: FAVOURS }, () => ({
        expected: sum(parts),
        how: joined(parts, ' + '),
        adds: parts.length,
      }))
    if (period === undefined) {
      ctx.inform('Qual é o período de apuração da guia?', 'period')
      ctx.state('period', 'Período de apuração', 'not_checkable', 'Sem o período de apuração só as somas são conferidas.')
      return {}
    }
    const due = auditDueDate(ctx, firstOfMonth(period), input.due_on)
    if (input.kind === 'mei') auditMei(ctx, items)
    else {
      ctx.inform('Qual foi a receita do mês e a dos doze meses anteriores?', 'revenue')
      ctx.state(
        'tax',
        'Tributo do Simples',
        'not_checkable',
        'O imposto do Simples depende da receita, que a guia não mostra: só as somas e o prazo foram conferidos.',
      )
    }
    auditLate(ctx, { items, due, paidOn: input.paid_on })
    return {}
  },
})

interface Item {
  readonly code: string
  readonly principal: Money
  readonly fine: Money
  readonly interest: Money
}

/** Due date of the law; null where it is not recorded. */
function auditDueDate(ctx: CheckContext, competence: Day, printed: Day | undefined): Day | null {
  const read = ctx.attempt(() => ctx.ask(dueDate, { obligation: 'das', competence }))
  if ('reason' in read) return null
  const due = read.value.dueDate
  if (!isDay(due)) return null
  if (printed === undefined) return due
  if (printed === due) ctx.state('due_on', 'Vencimento', 'matches', say`Confere: vence em ${calendarDate(due)}.`)
  else {
    ctx.inform('A guia foi emitida de novo, com outra data para pagar, ou a cidade tem feriado nesse dia?', 'paid_on')
    ctx.state(
      'due_on',
      'Vencimento',
      'not_checkable',
      say`Pela regra vence em ${calendarDate(due)}; a guia pode ter sido emitida de novo ou haver feriado local.`,
    )
  }
  return due
}

/** Principal of each tax of a MEI: INSS of the minimum wage, ICMS and ISS fixed by law. */
function auditMei(ctx: CheckContext, items: readonly Item[]): void {
  const of = (code: string): Money | undefined => items.find((item) => item.code === code)?.principal
  const activity = of(ISS) === undefined ? 'commerce' : of(ICMS) === undefined ? 'services' : 'mixed'
  const law = ctx.attempt(() => {
    ctx.law(minimumWage)
    ctx.law(mei)
    return ctx.ask(meiTax, { monthly_revenue: 0n, activity, reference_date: ctx.day }).das
  })
  for (const [code, label, key] of [
    [INSS, 'INSS', 'inss'],
    [ICMS, 'ICMS', 'icms'],
    [ISS, 'ISS', 'iss'],
  ] as const) {
    const informed = of(code)
    if (informed === undefined) continue
    const question = { id: key, label, informed, favours: FAVOURS }
    if ('reason' in law) {
      ctx.cannot(question, law.reason)
      continue
    }
    ctx.examine(question, () => {
      ctx.law(mei)
      const expected = law.value[key]
      return { expected, how: say`${expected}; o valor do mês`, accepted: key === 'inss' ? truckerReading(ctx) : [] }
    })
  }
}

/** Lorry drivers pay another rate on the minimum wage, and the slip does not name the activity. */
function truckerReading(ctx: CheckContext): Reading[] {
  const read = ctx.attempt(() => ctx.ask(meiTax, { monthly_revenue: 0n, activity: 'trucker', reference_date: ctx.day }).das.inss)
  return 'value' in read && ctx.law(mei).trucker ? [{ amount: read.value, how: say`${read.value}; caminhoneiro` }] : []
}

function auditLate(ctx: CheckContext, { items, due, paidOn }: { items: readonly Item[]; due: Day | null; paidOn: Day | undefined }): void {
  if (due === null || paidOn === undefined || paidOn <= due) return
  for (const { code, principal, fine, interest } of items) {
    const read = ctx.attempt(() => ctx.ask(lateTaxPayment, { amount: principal, due_date: due, payment_date: paidOn }))
    for (const [key, label, informed] of [
      ['fine', 'Multa', fine],
      ['interest', 'Juros', interest],
    ] as const) {
      const question = { id: `${key}_${code}`, label: `${label} do tributo ${code}`, informed, favours: FAVOURS }
      if ('reason' in read || read.value[key] === null) ctx.cannot(question, 'A multa e os juros desta data não estão no registro.')
      else ctx.examine(question, () => ({ expected: read.value[key]!, how: say`${principal}; do vencimento ao pagamento`, adds: 1 }))
    }
  }
}
