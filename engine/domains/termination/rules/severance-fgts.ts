import type { Day } from '../../../core/day.ts'
import { type Money, portion, smallest, sum } from '../../../core/money.ts'
import { ONE, type Ratio, ZERO } from '../../../core/ratio.ts'
import { joined, say } from '../../../core/text/sentence.ts'
import type { Context } from '../../../operation/evaluation/context.ts'
import domestic from '../../payroll/law/domestic.ts'
import fgts, { type Fgts } from '../../payroll/law/fgts.ts'
import { assumeFgtsRounding, fgtsDeposit } from '../../payroll/rules/charges-and-benefits/fgts.ts'
import fgtsAnniversary from '../law/fgts-anniversary.ts'
import type { Ending, SeveranceItem } from './severance-items.ts'

/** The account shares the profit of the fund since Lei 13.446/2017. */
const PROFIT_SHARES_FROM: Day = '2017-05-26'

/** Deposits on the termination items, the fine, and the amount released by the termination type. */
export function fgtsDue(ctx: Context, ending: Ending, earned: readonly SeveranceItem[]) {
  const { fgtsBalance, fgtsProfitShares, anniversaryWithdrawal = false } = ending
  const law = ctx.law(fgts)
  const { base, deposits } = depositsOf(ctx, ending, earned, law)
  const account = fgtsBalance + deposits
  const terms = termsOf(ending, law)
  const finePercent = ending.domestic ? ZERO : terms.fine
  const share = anniversaryWithdrawal ? ZERO : terms.withdrawal
  const fine = portion(account - fgtsProfitShares, finePercent, 'halfUp')
  const indemnity = ending.domestic ? indemnityOf(ctx, ending.domestic.fund, base, terms.fine, law) : null
  const released = fine + (indemnity?.toWorker ?? 0n)
  const withdrawable = portion(account, share, 'halfUp') + released
  if (!finePercent.isZero) {
    const apart = fgtsProfitShares > 0n ? say` − ${fgtsProfitShares}` : ''
    ctx.step('Multa do FGTS', say`(${fgtsBalance} + ${deposits}${apart}) × ${finePercent}`, fine)
    if (fgtsProfitShares > 0n || ctx.day >= PROFIT_SHARES_FROM)
      ctx.assume(
        fgtsProfitShares > 0n
          ? 'Os créditos do resultado do FGTS ficam fora da base da multa (Lei nº 8.036/1990, art. 13, § 7º).'
          : 'Nenhum crédito do resultado do FGTS no saldo informado: se houver, ficam fora da base da multa (Lei nº 8.036/1990, art. 13, § 7º).',
      )
    const onNotice = sum(earned.filter(({ code }) => code === 'notice').map(({ amount }) => amount))
    const disputed = portion(fgtsDeposit(onNotice, law.depositRate, law), finePercent, 'halfUp')
    ctx.assume(
      disputed > 0n
        ? say`A multa incide sobre o saldo e os depósitos da rescisão, o do aviso indenizado inclusive, como nas guias; pela OJ 42, II, da SDI-1 do TST este ficaria fora: multa de ${fine - disputed} em vez de ${fine}.`
        : 'A multa incide sobre o saldo e os depósitos da rescisão.',
    )
  }
  if (!terms.withdrawal.isZero && anniversaryWithdrawal) {
    ctx.step('Saque do FGTS', say`${released}; o saldo fica na conta`, withdrawable)
    ctx.assume(
      'Com a opção pelo saque-aniversário, na rescisão saca-se só a multa: o saldo fica na conta (Lei nº 8.036/1990, arts. 20-A e 20-D, § 7º).',
    )
  } else if (!share.isZero) {
    ctx.step('Saque do FGTS', say`(${fgtsBalance} + ${deposits}) × ${share} + ${released}`, withdrawable)
    if (ctx.day >= fgtsAnniversary.recordStarts)
      ctx.assume('Sem opção pelo saque-aniversário: quem optou saca na rescisão só a multa (Lei nº 8.036/1990, art. 20-A).')
    if (share.compare(ONE) < 0)
      ctx.assume(say`No acordo saca-se a multa inteira e ${share} dos depósitos (CLT, art. 484-A, § 1º); o resto fica na conta.`)
    if (fgtsBalance === 0n) ctx.assume('Saldo do FGTS igual a zero: multa e saque contam só os depósitos da própria rescisão.')
  }
  return {
    balance: fgtsBalance,
    deposits,
    finePercent,
    fine,
    withdrawable,
    ...(indemnity && { indemnityFund: indemnity.fund, indemnityToWorker: indemnity.toWorker }),
  }
}

/**
 * Deposits on the items with FGTS: month, 13th and notice separately, as the eSocial adds them. The advance of the 13th already had its own
 * deposit.
 */
function depositsOf(ctx: Context, { thirteenthAdvance = 0n }: Ending, earned: readonly SeveranceItem[], law: Fgts) {
  const carrying = earned.filter(({ incidence }) => incidence.fgts)
  const paid = (kind: string) => sum(carrying.filter(({ code }) => kindOf(code) === kind).map(({ amount }) => amount))
  const yearEnd = paid('thirteenth')
  const before = smallest(thirteenthAdvance, yearEnd)
  const apart = [paid('month'), yearEnd - before, paid('notice')].filter((base) => base > 0n)
  // Before deposits followed the eSocial figures, their sum was rounded once.
  const bases = law.depositRounding === 'truncate' || apart.length === 0 ? apart : [sum(apart)]
  const rate = law.depositRate
  const each = bases.map((base) => ({ base, deposit: fgtsDeposit(base, rate, law) }))
  const deposits = sum(each.map(({ deposit }) => deposit))
  const text = () =>
    joined(
      each.map(({ base, deposit }) => say`(${base} × ${rate} = ${deposit})`),
      ' + ',
      0n,
    )
  ctx.step('Depósitos do FGTS na rescisão', text, deposits)
  if (deposits > 0n) assumeFgtsRounding(ctx, law)
  return { base: sum(bases), deposits }
}

const kindOf = (code: SeveranceItem['code']): string =>
  code.startsWith('thirteenth') ? 'thirteenth' : code === 'notice' ? 'notice' : 'month'

function termsOf({ notice }: Ending, law: Fgts): { fine: Ratio; withdrawal: Ratio } {
  const line = notice.rule.fgts
  if (typeof line === 'object') return line
  return {
    fine: (line === 'dismissal' || line === 'agreement' ? law.terminationFine[line] : null) ?? ZERO,
    withdrawal: (line === 'none' ? null : law.withdrawal[line]) ?? ZERO,
  }
}

/**
 * The fund of a domestic worker's 3.2% replaces the fine: all of it on dismissal without cause, half under mutual fault, otherwise returned
 * to the employer (LC 150/2015, art. 22). The released share equals the share of the fine of a dismissal.
 */
function indemnityOf(ctx: Context, before: Money, base: Money, fine: Ratio, law: Fgts) {
  const { indemnity } = ctx.law(domestic)
  const added = fgtsDeposit(base, indemnity, law)
  const fund = ctx.step('Reserva da indenização do doméstico', say`${before} + ${base} × ${indemnity}`, before + added)
  const part = fine.over(law.terminationFine.dismissal)
  const toWorker = portion(fund, part, 'halfUp')
  if (toWorker > 0n) ctx.step('Reserva que vai ao trabalhador', say`${fund} × ${part}`, toWorker)
  ctx.assume(
    toWorker > 0n
      ? 'Doméstico: a reserva mensal de 3,2% toma o lugar da multa de 40% do FGTS (LC nº 150/2015, art. 22).'
      : 'Doméstico: nesta saída a reserva mensal de 3,2% volta ao empregador (LC nº 150/2015, art. 22, § 1º).',
  )
  return { fund, toWorker }
}
