import type { Day } from '../../../core/day.ts'
import { type Money, portion, proportion, smallest, sum } from '../../../core/money.ts'
import { Ratio, ZERO } from '../../../core/ratio.ts'
import { translate, word } from '../../../core/text/language.ts'
import { joined, say } from '../../../core/text/sentence.ts'
import type { Context } from '../../../operation/evaluation/context.ts'
import { brl, choice, flag, integer, list, object, percentOf, text, words } from '../../../operation/input/fields.ts'
import workingTime from '../../payroll/law/working-time.ts'
import { variablePayResult } from '../../payroll/rules/vacation-and-thirteenth/variable-pay.ts'
import { withholding } from '../../payroll/rules/withholding/withholding.ts'
import unemploymentEligibility from '../law/unemployment-eligibility.ts'
import { NOTICE_MODES, NOTICE_WORDS, type TerminationType } from './notice.ts'
import { fgtsDue } from './severance-fgts.ts'
import { type Code, type Ending, earnings, INDEMNITY, penalties, SEVERANCE_CODES, type SeveranceItem } from './severance-items.ts'

/** Result fields of every termination calculator. */
export const severanceFields = {
  notice: choice('O que houve com o aviso prévio', NOTICE_MODES, NOTICE_WORDS),
  noticeDays: integer('Dias de aviso prévio'),
  items: list(
    'Cada verba',
    object('Verba', {
      code: choice('Código', SEVERANCE_CODES),
      label: words('Nome'),
      amount: brl('Valor', { hint: 'Negativo quando desconto' }),
      incidence: object('O que se paga sobre este valor', { inss: flag('INSS'), irrf: flag('IRRF'), fgts: flag('FGTS') }),
    }),
    { hint: 'A multa do FGTS vai para a conta vinculada, fora do total bruto' },
  ),
  gross: brl('Total bruto das verbas pagas'),
  inss: brl('INSS sobre o saldo de salário'),
  irrf: brl('IRRF sobre o saldo de salário'),
  thirteenthInss: brl('INSS sobre o 13º'),
  thirteenthIrrf: brl('IRRF sobre o 13º'),
  noticeDiscount: brl('Aviso prévio descontado'),
  totalDeductions: brl('Total de descontos'),
  net: brl('Líquido da rescisão'),
  fgts: object('FGTS', {
    balance: brl('Saldo antes da rescisão'),
    deposits: brl('Depósitos sobre as verbas da rescisão'),
    finePercent: percentOf('Multa'),
    fine: brl('Valor da multa'),
    withdrawable: brl('O que se pode sacar, com a multa'),
    indemnityFund: brl('Reserva da indenização do doméstico').optional(),
    indemnityToWorker: brl('Reserva que vai ao trabalhador').optional(),
  }),
  unemploymentInsurance: object('Seguro-desemprego', { eligible: flag('Há direito'), reason: text('Por quê') }),
  total: brl('Líquido mais o que se saca do FGTS'),
  ...variablePayResult,
  vacationDays: integer('Dias de férias pelas faltas', { hint: 'Quando as faltas são informadas' }).optional(),
  thirteenthAdvance: brl('Adiantamento do 13º descontado').optional(),
  earlyEndLimit: brl('O mais que o empregado deve por sair antes do prazo').optional(),
  earlyEndDamages: brl('Descontado por sair antes do prazo').optional(),
}

/** Severance: items paid, amounts withheld and the FGTS released. */
export function severanceDue(ctx: Context, ending: Ending) {
  const { notice, dependents, average = 0n } = ending
  const worked = earnings(ctx, ending)
  const earned = [...worked, ...penalties(ctx, ending, worked)]
  const amountOf = (...codes: Code[]) => sum(earned.filter(({ code }) => codes.includes(code)).map(({ amount }) => amount))

  const gross = sum(earned.map(({ amount }) => amount))
  ctx.step(
    'Total bruto',
    () =>
      joined(
        earned.map(({ amount }) => amount),
        ' + ',
        'nenhuma verba',
      ),
    gross,
  )
  const month = withholding(ctx, { of: 'do saldo de salário', gross: amountOf('salary_balance'), dependents })
  const yearEnd = withholding(ctx, {
    of: 'do 13º',
    gross: amountOf('thirteenth', 'thirteenth_on_notice'),
    dependents,
    finalAtSource: true,
  })
  const taxes = month.inss + month.irrf + yearEnd.inss + yearEnd.irrf
  const { noticePay, noticeDiscount } = noticeOwed(ctx, ending, gross - taxes)
  const others = otherDiscounts(ctx, ending, gross - taxes - noticeDiscount)
  const [advance, damages] = (['thirteenth_advance', 'rest_of_term_damages'] as const).map((code) =>
    others.find((other) => other.code === code),
  )
  const discounts = [noticeDiscount, ...others.map(({ amount }) => amount)]
  const totalDeductions = taxes + sum(discounts)
  ctx.step('Total de descontos', () => joined([month.inss, month.irrf, yearEnd.inss, yearEnd.irrf, ...discounts], ' + '), totalDeductions)
  const net = ctx.step('Líquido', say`${gross} − ${totalDeductions}`, gross - totalDeductions)

  const account = fgtsDue(ctx, ending, earned)
  const items: SeveranceItem[] = [...earned]
  if (noticeDiscount > 0n)
    items.push({
      code: 'notice_discount',
      label: word`Desconto do aviso prévio (${notice.days} dias)`,
      amount: -noticeDiscount,
      incidence: INDEMNITY,
    })
  for (const { code, label, amount } of others) items.push({ code, label, amount: -amount, incidence: INDEMNITY })
  if (account.fine > 0n)
    items.push({
      code: 'fgts_fine',
      label: say`Multa de ${account.finePercent} do FGTS`,
      amount: account.fine,
      incidence: INDEMNITY,
    })
  assumeNotice(ctx, ending, noticePay)
  const recognised = RECOGNISED[ending.type]
  if (recognised) ctx.assume(recognised(ending.notice.rule))
  assumeAbsent(ctx, ending)
  return {
    notice: notice.mode,
    noticeDays: notice.days,
    items,
    gross,
    inss: month.inss,
    irrf: month.irrf,
    thirteenthInss: yearEnd.inss,
    thirteenthIrrf: yearEnd.irrf,
    noticeDiscount,
    totalDeductions,
    net,
    fgts: account,
    unemploymentInsurance: unemploymentRight(ctx, ending),
    total: ctx.step('Total com FGTS', say`${net} + ${account.withdrawable}`, net + account.withdrawable),
    ...(average > 0n && { variableAverage: average }),
    ...(advance && { thirteenthAdvance: advance.amount }),
    ...(damages && { earlyEndDamages: damages.amount }),
    ...(ending.vacationDays !== undefined && { vacationDays: ending.vacationDays }),
    ...(ending.type === 'antecipada_empregado' && { earlyEndLimit: damagesLimit(ctx, ending) }),
  }
}

/** Value of the notice, and its discount from a worker who did not work it, limited to the amount available. */
function noticeOwed(ctx: Context, { salary, notice, average = 0n }: Ending, available: Money) {
  const { monthDays } = ctx.law(workingTime)
  // A resigning employee owes salary only (CLT, art. 487, § 2º); the employer also owes the averages (§§ 3º and 5º).
  const base = notice.rule.noticeOwedBy === 'employee' ? salary : salary + average
  const noticePay = portion(base, Ratio.of(BigInt(notice.days), BigInt(monthDays)), 'halfUp')
  const noticeDiscount = notice.mode === 'discounted' ? smallest(noticePay, available) : 0n
  if (noticeDiscount > 0n) {
    ctx.step('Desconto do aviso prévio', say`${base} ÷ ${monthDays} × ${notice.days} dias`, noticeDiscount)
    if (noticeDiscount < noticePay) ctx.assume('O desconto do aviso foi limitado às verbas da rescisão: o termo não fica negativo.')
  }
  return { noticePay, noticeDiscount }
}

interface Discount {
  readonly code: 'thirteenth_advance' | 'rest_of_term_damages'
  readonly label: string
  readonly amount: Money
}

/** Deductions other than taxes and notice, limited to the remaining pay. */
function otherDiscounts(ctx: Context, ending: Ending, left: Money): Discount[] {
  const discounts: Discount[] = []
  const take = (code: Discount['code'], label: string, due: Money): void => {
    if (due === 0n) return
    const amount = smallest(due, left - sum(discounts.map((other) => other.amount)))
    ctx.step(label, amount < due ? say`${amount}; o que as verbas comportam` : say`${amount}`, amount)
    if (amount < due) ctx.assume(say`${label}: ${due - amount} não couberam nas verbas; o termo não fica negativo.`)
    discounts.push({ code, label, amount })
  }
  const { thirteenthAdvance = 0n, damages = 0n } = ending
  take('thirteenth_advance', 'Adiantamento do 13º', thirteenthAdvance)
  if (thirteenthAdvance > 0n)
    ctx.assume(
      'O 13º já adiantado é descontado inteiro, e o FGTS dele já foi depositado; INSS e IRRF incidem sobre o 13º todo, agora (Lei nº 4.749/1965, art. 3º).',
    )
  if (ending.type === 'antecipada_empregado') {
    const limit = damagesLimit(ctx, ending)
    if (damages > limit) ctx.refuse('early_end_damages', say`passa de ${limit}, a metade do que faltava do prazo`)
    take('rest_of_term_damages', 'Indenização por sair antes do prazo', damages)
    ctx.assume(
      say`Quem sai antes do prazo indeniza só o prejuízo provado, até ${limit} (CLT, art. 480, § 1º)${damages === 0n ? '; nenhum foi informado' : ''}.`,
    )
  }
  return discounts
}

/** Limited to what the employer would owe in the same case (CLT, art. 480, § 1º). */
function damagesLimit(ctx: Context, { salary, average = 0n, notice, daysLeft = 0 }: Ending): Money {
  const { monthDays } = ctx.law(workingTime)
  return portion(salary + average, (notice.rule.restOfTerm ?? ZERO).times(Ratio.of(BigInt(daysLeft), BigInt(monthDays))), 'halfUp')
}

/** States the optional inputs that were omitted. */
function assumeAbsent(ctx: Context, { average = 0n, thirteenthAdvance = 0n, latePayment }: Ending): void {
  const absent = [
    ...(average === 0n ? ['sem médias de horas extras e adicionais'] : []),
    ...(thirteenthAdvance === 0n ? [word`sem adiantamentos a descontar`] : []),
    ...(latePayment ? [] : ['sem as multas dos arts. 467 e 477 da CLT']),
  ].map(translate)
  if (absent.length === 0) return
  const sentence = absent.length === 1 ? absent[0]! : word`${absent.slice(0, -1).join(', ')} e ${absent.at(-1)}`
  ctx.assume(say`${sentence[0]!.toUpperCase()}${sentence.slice(1)}.`)
}

/** Termination types declared by a court rather than the parties. */
const RECOGNISED: Partial<Record<TerminationType, (rule: Ending['notice']['rule']) => string>> = {
  rescisao_indireta: () =>
    'Rescisão indireta, em regra reconhecida na Justiça: as mesmas verbas da dispensa sem justa causa (CLT, arts. 483 e 487, § 4º).',
  culpa_reciproca: ({ thirteenth }) =>
    thirteenth
      ? 'Culpa recíproca, reconhecida na Justiça: metade do aviso, do 13º e das férias proporcionais, e multa do FGTS pela metade (CLT, art. 484; Súmula TST 14; Lei nº 8.036/1990, art. 18, § 2º); a projeção do aviso conta os dias inteiros.'
      : 'Culpa recíproca, reconhecida na Justiça: sem aviso, 13º e férias proporcionais, pela Súmula TST 14 desta data, e multa do FGTS pela metade (CLT, art. 484; Lei nº 8.036/1990, art. 18, § 2º).',
}

/** REsp 1.230.957, judged as a repeated appeal (recurso repetitivo). */
const TEMA_478: Day = '2014-02-26'

function assumeNotice(ctx: Context, { notice, type }: Ending, noticePay: Money): void {
  switch (notice.mode) {
    case 'indemnified':
      ctx.assume(
        say`Aviso prévio indenizado sem INSS${ctx.day >= TEMA_478 ? ' (STJ, Tema 478)' : ''} e sem IRRF (Lei nº 7.713/1988, art. 6º, V), com FGTS (Súmula TST 305).`,
      )
      if (type === 'acordo') ctx.assume('No acordo o aviso indenizado é pago pela metade, mas a projeção conta os dias inteiros.')
      return
    case 'worked': {
      ctx.assume('Aviso trabalhado: seus dias são salário e já estão nos dias e meses informados.')
      const beyond = notice.days - notice.baseDays
      if (type === 'sem_justa_causa' && beyond > 0)
        ctx.assume(
          say`O TST entende que os ${beyond} dias além de ${notice.baseDays} não podem ser exigidos em trabalho: indenizados, seriam ${portion(noticePay, proportion(BigInt(beyond), BigInt(notice.days)), 'halfUp')} a mais.`,
        )
      return
    }
    case 'waived':
      ctx.assume(
        type === 'pedido_demissao'
          ? say`Aviso dispensado pelo empregador; se fosse descontado, seriam ${notice.days} dias, ${noticePay} (CLT, art. 487, § 2º).`
          : say`Aviso dispensado a pedido do empregado, o que só vale com novo emprego comprovado (Súmula TST 276); indenizado, seriam ${portion(noticePay, notice.rule.indemnifiedNotice, 'halfUp')}.`,
      )
      return
    case 'discounted':
      ctx.assume('Aviso não cumprido e descontado, sem efeito no INSS e no IRRF (CLT, art. 487, § 2º).')
      return
    case 'none':
      return
  }
}

/** By the type of termination, and by the months of this contract when the waiting period of the day is recorded. */
function unemploymentRight(ctx: Context, { monthsWorked, type, notice, domestic }: Ending): { eligible: boolean; reason: string } {
  if (!notice.rule.unemploymentInsurance) return { eligible: false, reason: NO_UNEMPLOYMENT_INSURANCE[type]! }
  if (domestic)
    return {
      eligible: true,
      reason: 'O doméstico dispensado tem seguro-desemprego próprio (LC nº 150/2015, art. 26), cuja carência não se confere aqui.',
    }
  if (ctx.day < unemploymentEligibility.recordStarts)
    return { eligible: true, reason: 'A dispensa sem justa causa dá direito, cumprida a carência da época, que não está registrada.' }
  const { first, second, later } = ctx.law(unemploymentEligibility)
  if (monthsWorked >= first.minimumMonths)
    return { eligible: true, reason: word`Dispensa sem justa causa, com a carência de ${first.minimumMonths} meses do primeiro pedido.` }
  return {
    eligible: false,
    reason: word`Este contrato não completa os ${first.minimumMonths} meses do primeiro pedido; bastam ${second.minimumMonths} no segundo e ${later.minimumMonths} a partir do terceiro, e meses de outros empregos também contam.`,
  }
}

const NO_UNEMPLOYMENT_INSURANCE: Partial<Record<TerminationType, string>> = {
  pedido_demissao: 'Quem pede demissão não tem direito (Lei nº 7.998/1990, art. 3º).',
  acordo: 'A rescisão por acordo não dá direito (CLT, art. 484-A, § 2º).',
  justa_causa: 'A dispensa por justa causa não dá direito (Lei nº 7.998/1990, art. 3º).',
  culpa_reciproca: 'A culpa recíproca não é dispensa sem justa causa e não dá direito (Lei nº 7.998/1990, art. 3º).',
  antecipada_empregado: 'Quem encerra o contrato por vontade própria não tem direito (Lei nº 7.998/1990, art. 3º).',
  fim_contrato: 'O fim do prazo do contrato não é dispensa e não dá direito (Lei nº 7.998/1990, art. 3º).',
}
