import { isBusinessDay } from '../../../../core/calendar/business-day.ts'
import { addDays, addMonths, type Day, dayOf, monthOf, yearOf } from '../../../../core/day.ts'
import { calendarDate, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import { brl, count, money, object, percentOf, referenceDate, text, words } from '../../../../operation/input/fields.ts'
import fgtsAnniversary from '../../law/fgts-anniversary.ts'
import { anniversaryWithdrawal } from '../../rules/anniversary-withdrawal.ts'

export default calculator({
  id: 'anniversary-withdrawal',
  slug: 'saque-aniversario',
  title: 'Saque-aniversário',
  summary:
    'Quanto se saca do FGTS no mês de aniversário, de um saldo já conhecido, e em que datas. Para estimar o saldo pelo salário, use fgts; para antecipar saques, fgts-advance.',
  group: 'trabalho',
  headline: 'amount',
  says: 'Você pode sacar {value}',
  picture: { kind: 'parts', title: 'O que se saca e o que fica', parts: ['amount', 'remaining'] },
  lawDay: 'reference_date',
  input: {
    balance: money('Saldo do FGTS', { means: 'fgts_balance', min: 0, hint: 'De todas as contas, ativas e inativas' }),
    birth_month: count('Mês de nascimento', { min: 1, max: 12, hint: 'Para as datas do saque' }, 'month').optional(),
    reference_date: referenceDate(),
  },
  result: {
    ratePercent: percentOf('Parte do saldo'),
    additional: brl('Parcela adicional'),
    amount: brl('Valor do saque'),
    remaining: brl('Fica na conta'),
    window: object('Quando sacar', { from: text('De'), to: text('Até') }).nullable(),
    warning: words('O que se perde'),
  },
  answer({ balance, birth_month: birthMonth }, ctx) {
    const law = ctx.law(fgtsAnniversary)
    const { ratePercent, additional, amount } = anniversaryWithdrawal(balance, law)
    ctx.step('Saque-aniversário', say`${balance} × ${ratePercent} + ${additional}`, amount)
    const remaining = ctx.step('Fica na conta', say`${balance} − ${amount}`, balance - amount)
    const window = birthMonth && law.openMonthsAfter !== null ? windowOf(birthMonth, ctx.day, law.openMonthsAfter) : null
    if (window) ctx.step('Quando sacar', say`de ${calendarDate(window.from)} a ${calendarDate(window.to)}`, window.from)
    const returns = addMonths(dayOf(yearOf(ctx.day), monthOf(ctx.day), 1), law.returnMonths)
    ctx.assume('Saldo da data do saque, de todas as contas somadas; quem não saca na janela fica com o valor na conta.')
    return {
      ratePercent,
      additional,
      amount,
      remaining,
      window,
      warning: say`Na dispensa sem justa causa só se saca a multa; o saldo fica na conta (Lei nº 8.036/1990, art. 20-D, § 7º). Quem pedir hoje para voltar ao saque-rescisão volta em ${calendarDate(returns)}.`,
    }
  },
})

interface Window {
  readonly from: Day
  readonly to: Day
}

/** Withdrawal window, in business days, from the month of birth to some months after it. */
function windowIn(year: number, birthMonth: number, monthsAfter: number): Window {
  const start = dayOf(year, birthMonth, 1)
  let from = start
  while (!isBusinessDay(from)) from = addDays(from, 1)
  let to = addDays(addMonths(start, monthsAfter + 1), -1)
  while (!isBusinessDay(to)) to = addDays(to, -1)
  return { from, to }
}

/** Open window, or the next one. */
function windowOf(birthMonth: number, today: Day, monthsAfter: number): Window {
  const [lastYear, thisYear, nextYear] = [-1, 0, 1].map((years) => windowIn(yearOf(today) + years, birthMonth, monthsAfter))
  return [lastYear!, thisYear!].find(({ to }) => to >= today) ?? nextYear!
}
