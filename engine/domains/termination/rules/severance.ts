import type { Day } from '../../../core/day.ts'
import { formatBRL, formatPercent, type Money, portion, proportion, smallest, sum } from '../../../core/money.ts'
import type { Context } from '../../../core/operation/context.ts'
import { brl, choice, flag, integer, list, object, percentOf, text } from '../../../core/operation/fields.ts'
import { Ratio } from '../../../core/ratio.ts'
import workingTime from '../../payroll/law/working-time.ts'
import { withholding } from '../../payroll/rules/withholding.ts'
import unemploymentEligibility from '../law/unemployment-eligibility.ts'
import { NOTICE_MODES, NOTICE_WORDS, type TerminationType } from './notice.ts'
import { fgtsDue } from './severance-fgts.ts'
import { type Code, type Ending, earnings, INDEMNITY, type Item, SEVERANCE_CODES } from './severance-items.ts'

/** The result of every calculator that ends a contract. */
export const severanceFields = {
  notice: choice('O que houve com o aviso prévio', NOTICE_MODES, NOTICE_WORDS),
  noticeDays: integer('Dias de aviso prévio'),
  items: list(
    'Cada verba',
    object('Verba', {
      code: choice('Código', SEVERANCE_CODES),
      label: text('Nome'),
      amount: brl('Valor', { hint: 'Negativo quando desconto' }),
      incidence: object('O que incide sobre a verba', { inss: flag('INSS'), irrf: flag('IRRF'), fgts: flag('FGTS') }),
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
  }),
  unemploymentInsurance: object('Seguro-desemprego', { eligible: flag('Se há direito'), reason: text('Por quê') }),
  total: brl('Líquido mais o que se saca do FGTS'),
}

/** What is paid at the end of a contract, item by item, what is withheld and what the FGTS gives. */
export function severanceDue(ctx: Context, ending: Ending) {
  const { salary, notice, dependents } = ending
  const earned = earnings(ctx, ending)
  const amountOf = (...codes: Code[]) => sum(earned.filter(({ code }) => codes.includes(code)).map(({ amount }) => amount))

  const gross = sum(earned.map(({ amount }) => amount))
  ctx.step('Total bruto', () => earned.map(({ amount }) => formatBRL(amount)).join(' + ') || 'nenhuma verba', gross)
  const month = withholding(ctx, { of: 'do saldo de salário', gross: amountOf('salary_balance'), dependents })
  const yearEnd = withholding(ctx, {
    of: 'do 13º',
    gross: amountOf('thirteenth', 'thirteenth_on_notice'),
    dependents,
    finalAtSource: true,
  })
  const taxes = month.inss + month.irrf + yearEnd.inss + yearEnd.irrf
  const { monthDays } = ctx.law(workingTime)
  const noticePay = portion(salary, Ratio.of(BigInt(notice.days), BigInt(monthDays)), 'halfUp')
  const noticeDiscount = notice.mode === 'discounted' ? smallest(noticePay, gross - taxes) : 0n
  if (noticeDiscount > 0n) {
    ctx.step('Desconto do aviso prévio', () => `${formatBRL(salary)} ÷ ${monthDays} × ${notice.days} dias`, noticeDiscount)
    if (noticeDiscount < noticePay) ctx.assume('O desconto do aviso foi limitado às verbas da rescisão: o termo não fica negativo.')
  }
  const totalDeductions = taxes + noticeDiscount
  ctx.step(
    'Total de descontos',
    () => [month.inss, month.irrf, yearEnd.inss, yearEnd.irrf, noticeDiscount].map(formatBRL).join(' + '),
    totalDeductions,
  )
  const net = ctx.step('Líquido', () => `${formatBRL(gross)} − ${formatBRL(totalDeductions)}`, gross - totalDeductions)

  const account = fgtsDue(ctx, ending, earned)
  const items: Item[] = [...earned]
  if (noticeDiscount > 0n)
    items.push({
      code: 'notice_discount',
      label: `Desconto do aviso prévio (${notice.days} dias)`,
      amount: -noticeDiscount,
      incidence: INDEMNITY,
    })
  if (account.fine > 0n)
    items.push({
      code: 'fgts_fine',
      label: `Multa de ${formatPercent(account.finePercent)} do FGTS`,
      amount: account.fine,
      incidence: INDEMNITY,
    })
  assumeNotice(ctx, ending, noticePay)
  ctx.assume('Sem médias de horas extras e adicionais, sem adiantamentos a descontar e sem as multas dos arts. 467 e 477 da CLT.')
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
    total: ctx.step('Total com FGTS', () => `${formatBRL(net)} + ${formatBRL(account.withdrawable)}`, net + account.withdrawable),
  }
}

/** REsp 1.230.957, judged under the rite of repeated appeals. */
const TEMA_478: Day = '2014-02-26'

function assumeNotice(ctx: Context, { notice, type }: Ending, noticePay: Money): void {
  switch (notice.mode) {
    case 'indemnified':
      ctx.assume(
        `Aviso prévio indenizado sem INSS${ctx.day >= TEMA_478 ? ' (STJ, Tema 478)' : ''} e sem IRRF (Lei nº 7.713/1988, art. 6º, V), com FGTS (Súmula TST 305).`,
      )
      if (type === 'acordo') ctx.assume('No acordo o aviso indenizado é pago pela metade, mas a projeção conta os dias inteiros.')
      return
    case 'worked': {
      ctx.assume('Aviso trabalhado: seus dias são salário e já estão nos dias e meses informados.')
      const beyond = notice.days - notice.baseDays
      if (type === 'sem_justa_causa' && beyond > 0)
        ctx.assume(
          `O TST entende que os ${beyond} dias além de ${notice.baseDays} não podem ser exigidos em trabalho: indenizados, seriam ${formatBRL(portion(noticePay, proportion(BigInt(beyond), BigInt(notice.days)), 'halfUp'))} a mais.`,
        )
      return
    }
    case 'waived':
      ctx.assume(
        type === 'pedido_demissao'
          ? `Aviso dispensado pelo empregador; se fosse descontado, seriam ${notice.days} dias, ${formatBRL(noticePay)} (CLT, art. 487, § 2º).`
          : `Aviso dispensado a pedido do empregado, o que só vale com novo emprego comprovado (Súmula TST 276); indenizado, seriam ${formatBRL(portion(noticePay, notice.rule.indemnifiedNotice, 'halfUp'))}.`,
      )
      return
    case 'discounted':
      ctx.assume('Aviso não cumprido e descontado, sem efeito no INSS e no IRRF (CLT, art. 487, § 2º).')
      return
    case 'none':
      return
  }
}

/** By the type of ending, and by the months of this contract where the waiting time of the day is on record. */
function unemploymentRight(ctx: Context, { monthsWorked, type, notice }: Ending): { eligible: boolean; reason: string } {
  if (!notice.rule.unemploymentInsurance) return { eligible: false, reason: NO_UNEMPLOYMENT_INSURANCE[type]! }
  if (ctx.day < unemploymentEligibility.recordStarts)
    return { eligible: true, reason: 'A dispensa sem justa causa dá direito, cumprida a carência da época, que não está registrada.' }
  const { first, second, later } = ctx.law(unemploymentEligibility)
  if (monthsWorked >= first.minimumMonths)
    return { eligible: true, reason: `Dispensa sem justa causa, com a carência de ${first.minimumMonths} meses do primeiro pedido.` }
  return {
    eligible: false,
    reason: `Este contrato não completa os ${first.minimumMonths} meses do primeiro pedido; bastam ${second.minimumMonths} no segundo e ${later.minimumMonths} a partir do terceiro, e meses de outros empregos também contam.`,
  }
}

const NO_UNEMPLOYMENT_INSURANCE: Partial<Record<TerminationType, string>> = {
  pedido_demissao: 'Quem pede demissão não tem direito (Lei nº 7.998/1990, art. 3º).',
  acordo: 'A rescisão por acordo não dá direito (CLT, art. 484-A, § 2º).',
  justa_causa: 'A dispensa por justa causa não dá direito (Lei nº 7.998/1990, art. 3º).',
  fim_contrato: 'O fim do prazo do contrato não é dispensa e não dá direito (Lei nº 7.998/1990, art. 3º).',
}
