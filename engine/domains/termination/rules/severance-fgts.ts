import { formatBRL, formatPercent, portion, sum } from '../../../core/money.ts'
import type { Context } from '../../../core/operation/context.ts'
import { ONE, ZERO } from '../../../core/ratio.ts'
import fgts from '../../payroll/law/fgts.ts'
import fgtsAnniversary from '../law/fgts-anniversary.ts'
import type { Ending, Item } from './severance-items.ts'

/** Deposits on what the termination pays, the fine and what the way of ending lets out of the account. */
export function fgtsDue(ctx: Context, { notice, fgtsBalance, fgtsProfitShares }: Ending, earned: readonly Item[]) {
  const law = ctx.law(fgts)
  const base = sum(earned.filter(({ incidence }) => incidence.fgts).map(({ amount }) => amount))
  const deposits = portion(base, law.depositRate, 'halfUp')
  ctx.step('Depósitos do FGTS na rescisão', () => `${formatBRL(base)} × ${formatPercent(law.depositRate)}`, deposits)
  const account = fgtsBalance + deposits
  const line = notice.rule.fgts
  const finePercent = (line === 'dismissal' || line === 'agreement' ? law.terminationFine[line] : null) ?? ZERO
  const share = (line === 'none' ? null : law.withdrawal[line]) ?? ZERO
  const fine = portion(account - fgtsProfitShares, finePercent, 'halfUp')
  const withdrawable = portion(account, share, 'halfUp') + fine
  if (!finePercent.isZero) {
    const apart = fgtsProfitShares > 0n ? ` − ${formatBRL(fgtsProfitShares)}` : ''
    ctx.step('Multa do FGTS', () => `(${formatBRL(fgtsBalance)} + ${formatBRL(deposits)}${apart}) × ${formatPercent(finePercent)}`, fine)
    ctx.assume(
      fgtsProfitShares > 0n
        ? 'Os créditos do resultado do FGTS ficam fora da base da multa (Lei nº 8.036/1990, art. 13, § 7º).'
        : 'Nenhum crédito do resultado do FGTS no saldo informado: se houver, ficam fora da base da multa (Lei nº 8.036/1990, art. 13, § 7º).',
    )
    const onNotice = sum(earned.filter(({ code }) => code === 'notice').map(({ amount }) => amount))
    const disputed = portion(portion(onNotice, law.depositRate, 'halfUp'), finePercent, 'halfUp')
    ctx.assume(
      disputed > 0n
        ? `A multa incide sobre o saldo e os depósitos da rescisão, o do aviso indenizado inclusive, como nas guias; pela OJ 42, II, da SDI-1 do TST este ficaria fora: multa de ${formatBRL(fine - disputed)} em vez de ${formatBRL(fine)}.`
        : 'A multa incide sobre o saldo e os depósitos da rescisão.',
    )
  }
  if (!share.isZero) {
    ctx.step(
      'Saque do FGTS',
      () => `(${formatBRL(fgtsBalance)} + ${formatBRL(deposits)}) × ${formatPercent(share)} + ${formatBRL(fine)}`,
      withdrawable,
    )
    if (ctx.day >= fgtsAnniversary.recordStarts)
      ctx.assume('Sem opção pelo saque-aniversário: quem optou saca na rescisão só a multa (Lei nº 8.036/1990, art. 20-A).')
    if (share.compare(ONE) < 0)
      ctx.assume(
        `No acordo saca-se a multa inteira e ${formatPercent(share)} dos depósitos (CLT, art. 484-A, § 1º); o resto fica na conta.`,
      )
    if (fgtsBalance === 0n) ctx.assume('Saldo do FGTS igual a zero: multa e saque contam só os depósitos da própria rescisão.')
  }
  return { balance: fgtsBalance, deposits, finePercent, fine, withdrawable }
}
