import { atLeastZero, proportion } from '../../../../core/money.ts'
import { ZERO } from '../../../../core/ratio.ts'
import { say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import { brl, choice, count, flag, integer, money, number } from '../../../../operation/input/fields.ts'
import { assumeHorizon, gapFormula, reach } from '../../rules/growth.ts'

/** Common advice, not law: a steadier income needs a smaller fund. */
const MONTHS = { clt: 6, self_employed: 12, public_servant: 3 } as const

export default calculator({
  id: 'emergency-fund',
  slug: 'reserva-de-emergencia',
  title: 'Reserva de emergência',
  summary: 'Quanto guardar para imprevistos conforme a estabilidade da renda, e em quanto tempo.',
  group: 'cotidiano',
  headline: 'targetAmount',
  says: 'Sua reserva deve ser de {value}',
  input: {
    monthly_expenses: money('Gasto mensal essencial'),
    profile: choice(
      'Estabilidade da renda',
      ['clt', 'self_employed', 'public_servant'],
      {
        clt: 'CLT',
        self_employed: 'Autônomo',
        public_servant: 'Servidor público',
      },
      { hint: 'CLT 6 meses, autônomo 12, servidor público 3' },
    ).default('clt'),
    months: count('Meses de gasto a cobrir', { min: 1, max: 120, blank: 'os do perfil' }, 'months').optional(),
    current_savings: money('Valor já guardado', { min: 0 }).prefault(0),
    monthly_contribution: money('Quanto se guarda por mês', { min: 0 }).prefault(0),
  },
  result: {
    targetMonths: integer('Meses de gasto cobertos pela reserva'),
    targetAmount: brl('Valor da reserva'),
    gap: brl('Quanto falta'),
    coveredMonths: number('Meses que o valor já guardado cobre, com duas casas'),
    monthsToTarget: integer('Meses até completar a reserva').nullable(),
    reachable: flag('A reserva se completa em até 1.200 meses'),
  },
  answer({ monthly_expenses: expenses, profile, months, current_savings: savings, monthly_contribution: contribution }, ctx) {
    const targetMonths = months ?? MONTHS[profile]
    const target = ctx.step('Reserva', say`${targetMonths} × ${expenses}`, expenses * BigInt(targetMonths))
    const gap = ctx.step('Quanto falta', () => gapFormula(target, savings), atLeastZero(target - savings))
    const { months: monthsToTarget } = reach({ initial: savings, monthlyRate: ZERO, depositIn: () => contribution }, target)
    if (months === undefined) ctx.assume('Os meses de cada perfil são recomendação comum de educadores financeiros, não lei.')
    ctx.assume('O rendimento da reserva não entra na conta: só o que se guarda.')
    if (monthsToTarget === null) assumeHorizon(ctx)
    else ctx.step('Meses até completar', gap === 0n ? '0; já completa' : say`${gap} ÷ ${contribution}, para cima`, monthsToTarget)
    return {
      targetMonths,
      targetAmount: target,
      gap,
      coveredMonths: proportion(savings, expenses).toNumber(2),
      monthsToTarget,
      reachable: monthsToTarget !== null,
    }
  },
})
