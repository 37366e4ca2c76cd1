import { addMonths, type Day, dayOf, monthOf, yearOf } from '../../../../core/day.ts'
import { annualFromMonthly } from '../../../../core/finance/installment.ts'
import { internalRate } from '../../../../core/finance/irr.ts'
import { type Money, portion, smallest, sum, toNumber } from '../../../../core/money.ts'
import { decimal, ONE, type Ratio } from '../../../../core/ratio.ts'
import { translate } from '../../../../core/text/language.ts'
import { calendarDate, joined, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, count, integer, list, money, object, percentage, percentOf, referenceDate, text } from '../../../../operation/input/fields.ts'
import iof from '../../../credit/law/iof.ts'
import { iofOnInstallments } from '../../../credit/rules/iof.ts'
import fgtsAdvance from '../../law/fgts-advance.ts'
import fgtsAnniversary from '../../law/fgts-anniversary.ts'
import { anniversaryWithdrawal } from '../../rules/anniversary-withdrawal.ts'

/** Months until the first withdrawal when the month of birth is unknown: a full year. */
const FIRST_AFTER = 12

export default calculator({
  id: 'fgts-advance',
  slug: 'antecipacao-do-fgts',
  title: 'Antecipação do FGTS',
  summary:
    'Quanto se recebe ao antecipar saques-aniversário, ou a taxa escondida em uma proposta de banco. Para o saque sem antecipar, use anniversary-withdrawal.',
  group: 'credito',
  headline: 'received',
  says: 'Você recebe {value} agora',
  lawDay: 'reference_date',
  input: {
    balance: money('Saldo do FGTS', { means: 'fgts_balance', hint: 'Com a taxa e os saques, para simular' }).optional(),
    monthly_rate: percentage('Juros ao mês', { min: 0, max: 100 }).optional(),
    withdrawals: count('Saques a antecipar', { min: 1, max: 30 }).optional(),
    amount_received: money('Valor oferecido', { hint: 'Com a parcela e os anos, para achar a taxa de uma proposta' }).optional(),
    yearly_parcel: money('Parcela por ano', { hint: 'O que o banco retira a cada aniversário' }).optional(),
    years: count('Anos', { min: 1, max: 30 }, 'years').optional(),
    birth_month: count(
      'Mês de nascimento',
      { min: 1, max: 12, hint: 'As parcelas vencem no dia 1º dele', blank: 'a primeira em doze meses' },
      'month',
    ).optional(),
    reference_date: referenceDate(),
  },
  result: {
    received: brl('Valor recebido'),
    totalPaid: brl('Total que sai do FGTS'),
    totalAssigned: brl('Total das parcelas antecipadas'),
    presentValue: brl('Parcelas trazidas a hoje').nullable(),
    iof: brl('IOF').nullable(),
    monthlyRatePercent: percentOf('Custo ao mês', { decimals: 4, hint: 'Com o IOF, quando se simula' }).nullable(),
    annualRatePercent: percentOf('Custo ao ano').nullable(),
    parcels: list(
      'Parcelas',
      object('Parcela', {
        date: text('Data de vencimento'),
        months: integer('Meses até lá'),
        amount: brl('Valor'),
        presentValue: brl('Valor de hoje').nullable(),
      }),
    ),
  },
  answer(input, ctx) {
    const offer = readTogether(ctx, input, ['amount_received', 'yearly_parcel', 'years'])
    const simulation = readTogether(ctx, input, ['balance', 'monthly_rate', 'withdrawals'])
    if (offer === simulation)
      ctx.refuse(
        offer ? 'amount_received' : 'balance',
        'informe balance, monthly_rate e withdrawals para simular, ou amount_received, yearly_parcel e years para achar a taxa',
      )
    if (input.birth_month === undefined) ctx.assume('Sem o mês de nascimento, a primeira parcela é contada daqui a doze meses.')
    ctx.assume('Meses inteiros do mês da contratação até o de cada parcela.')
    return offer
      ? implied(ctx, input.amount_received!, input.yearly_parcel!, dueDates(ctx.day, input.birth_month, input.years!))
      : simulated(ctx, input.balance!, input.monthly_rate!, dueDates(ctx.day, input.birth_month, input.withdrawals!))
  },
})

/** True when all the fields are present; refuses an incomplete set. */
function readTogether<F extends string>(ctx: Context, input: { readonly [K in F]?: unknown }, fields: readonly F[]): boolean {
  const given = fields.filter((field) => input[field] !== undefined)
  if (given.length > 0 && given.length < fields.length)
    ctx.refuse(fields.find((field) => input[field] === undefined)!, say`é obrigatório com ${given.join(translate(' e '))}`)
  return given.length > 0
}

interface Due {
  readonly date: Day
  readonly months: number
}

/** First day of the month of birth in each year after the contract day. */
function dueDates(day: Day, birthMonth: number | undefined, years: number): Due[] {
  const first = birthMonth === undefined ? FIRST_AFTER : ((birthMonth - monthOf(day) + 11) % 12) + 1
  return Array.from({ length: years }, (_, index) => {
    const months = first + index * 12
    return { date: addMonths(dayOf(yearOf(day), monthOf(day), 1), months), months }
  })
}

function implied(ctx: Context, received: Money, parcel: Money, due: readonly Due[]) {
  const totalPaid = ctx.step('Total pago', say`${parcel} × ${due.length}`, parcel * BigInt(due.length))
  const rates = costOf(
    ctx,
    received,
    due.map(({ months }) => ({ months, amount: parcel })),
  )
  return {
    received,
    totalPaid,
    totalAssigned: totalPaid,
    presentValue: null,
    iof: null,
    ...rates,
    parcels: due.map((each) => ({ ...each, amount: parcel, presentValue: null })),
  }
}

function simulated(ctx: Context, balance: Money, rate: Ratio, due: readonly Due[]) {
  const limits = ctx.law(fgtsAdvance)
  const table = ctx.law(fgtsAnniversary)
  const { individual, maxDays } = ctx.law(iof)
  if (due.length > limits.maxWithdrawals)
    ctx.refuse('withdrawals', say`nesta data se antecipam no máximo ${limits.maxWithdrawals} saques; vieram ${due.length}`)

  const parcels: { date: Day; months: number; amount: Money; presentValue: Money }[] = []
  let left = balance
  for (const { date, months } of due) {
    const amount = smallest(anniversaryWithdrawal(left, table).amount, limits.maximumEach)
    if (amount < limits.minimumEach) break
    left -= amount
    const presentValue = portion(amount, ONE.over(ONE.plus(rate).power(months)), 'halfUp')
    parcels.push({ date, months, amount, presentValue })
    ctx.step(say`Parcela de ${calendarDate(date)}`, say`${amount} ÷ (1 + ${rate})^${months}`, presentValue)
  }
  if (parcels.length === 0)
    ctx.refuse('balance', say`o saque-aniversário deste saldo não chega a ${limits.minimumEach}, a menor parcela que se antecipa`)
  const totalAssigned = ctx.step(
    'Total antecipado',
    () =>
      joined(
        parcels.map(({ amount }) => amount),
        ' + ',
      ),
    sum(parcels.map(({ amount }) => amount)),
  )
  const presentValue = ctx.step(
    'Parcelas trazidas a hoje',
    () =>
      joined(
        parcels.map((parcel) => parcel.presentValue),
        ' + ',
      ),
    sum(parcels.map((parcel) => parcel.presentValue)),
  )
  const tax = ctx.step(
    'IOF',
    say`${individual.daily} ao dia sobre cada parcela trazida a hoje, até ${maxDays} dias, + ${individual.additional} de ${presentValue}`,
    iofOnInstallments(
      parcels.map(({ months, presentValue: amortization }) => ({ month: months, amortization })),
      individual,
      maxDays,
    ),
  )
  const received = ctx.step('Valor recebido', say`${presentValue} − ${tax}`, presentValue - tax)
  const rates = costOf(ctx, received, parcels)
  if (parcels.length < due.length)
    ctx.assume(say`Só ${parcels.length} dos ${due.length} saques: os seguintes não chegariam a ${limits.minimumEach}.`)
  ctx.assume('O saldo cai a cada parcela; sem novos depósitos, rendimento nem o resto do saque-aniversário, que fica na conta.')
  ctx.assume(
    say`É preciso ter optado pelo saque-aniversário há ${limits.waitDays} dias; na dispensa, o saldo fica preso e só a multa é sacada (Lei nº 8.036/1990, art. 20-D, § 7º).`,
  )
  ctx.assume('IOF com meses de 30 dias; sem tarifas nem seguro, que o banco pode somar.')
  return { received, totalPaid: totalAssigned, totalAssigned, presentValue, iof: tax, ...rates, parcels }
}

/** IRR of the parcels against the amount received. */
function costOf(ctx: Context, received: Money, parcels: readonly { readonly months: number; readonly amount: Money }[]) {
  const monthly: number[] = new Array<number>(parcels.at(-1)!.months).fill(0)
  for (const { months, amount } of parcels) monthly[months - 1] = toNumber(amount)
  const rate = internalRate(toNumber(received), monthly)
  if (rate === null) {
    ctx.assume('Sem taxa: as parcelas não devolvem o valor recebido.')
    return { monthlyRatePercent: null, annualRatePercent: null }
  }
  const monthlyRatePercent = ctx.step('Custo ao mês', say`taxa que traz as parcelas a ${received}`, decimal(rate))
  return {
    monthlyRatePercent,
    annualRatePercent: ctx.step('Custo ao ano', say`(1 + ${monthlyRatePercent})^12 − 1`, annualFromMonthly(monthlyRatePercent)),
  }
}
