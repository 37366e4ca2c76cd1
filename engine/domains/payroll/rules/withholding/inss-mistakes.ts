import type { Day } from '../../../../core/day.ts'
import { type Money, portion, smallest, sum } from '../../../../core/money.ts'
import { divide, percent, Ratio, ZERO } from '../../../../core/ratio.ts'
import { bracketOf, slicesOf } from '../../../../core/scale.ts'
import type { Mistake, Reading } from '../../../../operation/definition/check.ts'
import inss, { type InssTable } from '../../law/inss.ts'
import { inssDue } from './inss.ts'
import { tableAfter, tablesBefore } from './neighbouring-tables.ts'

export interface InssFacts {
  readonly base: Money
  readonly table: InssTable
  readonly day: Day
}

/** Contribution under the roundings of other payroll systems. */
export function inssRoundings(base: Money, table: InssTable): readonly Reading[] {
  const capped = smallest(base, table.ceiling)
  if (!table.progressive)
    return [{ amount: portion(capped, bracketOf(capped, table.brackets)!.rate, 'truncate'), how: 'o INSS truncado no centavo' }]
  const slices = slicesOf(capped, table.brackets, 'halfUp')
  const exact = slices.reduce((total, { base: part, bracket }) => total.plus(bracket.rate.times(Ratio.of(part))), ZERO)
  return [
    { amount: sum(slices.map(({ amount }) => amount)), how: 'o INSS com cada faixa arredondada' },
    { amount: divide(exact.n, exact.d, 'halfUp'), how: 'o INSS com a soma das faixas arredondada' },
  ]
}

const everyRounding = (base: Money, table: InssTable): Money[] => [
  inssDue(base, table).amount,
  ...inssRoundings(base, table).map(({ amount }) => amount),
]

/** Last bracket without limit, as if there were no ceiling. */
function withoutCeiling(base: Money, table: InssTable): InssTable {
  const last = table.brackets.at(-1)!
  return { ...table, ceiling: base, brackets: [...table.brackets.slice(0, -1), { ...last, limit: base }] }
}

const PROGRESSIVE = 'EC nº 103/2019, art. 28; Lei nº 8.212/1991, art. 20'
const ELEVEN = percent('11')

/** Common INSS mistakes on payslips, most likely first. */
export const INSS_MISTAKES: readonly Mistake<InssFacts>[] = [
  {
    id: 'old_table',
    sentence: 'usa a tabela anterior do INSS, que já não valia neste mês',
    law: 'Lei nº 8.212/1991, arts. 20 e 102: a tabela é reajustada por portaria',
    figures: ({ base, day }) => tablesBefore(inss, day).flatMap((table) => everyRounding(base, table)),
  },
  {
    id: 'flat_11',
    sentence: 'aplica 11% sobre todo o salário, sem as faixas',
    law: PROGRESSIVE,
    figures: ({ base, table }) =>
      table.progressive ? [base, smallest(base, table.ceiling)].flatMap((pay) => roundedBothWays(pay, ELEVEN)) : [],
  },
  {
    id: 'ceiling_ignored',
    sentence: 'não respeita o teto do INSS',
    law: 'Lei nº 8.212/1991, art. 28, § 5º',
    figures: ({ base, table }) => (base > table.ceiling ? everyRounding(base, withoutCeiling(base, table)) : []),
  },
  {
    id: 'rate_on_everything',
    sentence: 'aplica a alíquota da última faixa sobre todo o salário, em vez de uma alíquota por faixa',
    law: PROGRESSIVE,
    figures({ base, table }) {
      if (!table.progressive) return []
      const capped = smallest(base, table.ceiling)
      return roundedBothWays(capped, bracketOf(capped, table.brackets)!.rate)
    },
  },
  {
    id: 'slices_too_early',
    sentence: 'aplica uma alíquota por faixa, o que só passou a valer em março de 2020',
    law: 'Lei nº 8.212/1991, art. 20, na redação anterior à EC nº 103/2019',
    figures: ({ base, table }) => (table.progressive ? [] : everyRounding(base, { ...table, progressive: true })),
  },
  {
    id: 'new_table',
    sentence: 'usa a tabela seguinte do INSS, que ainda não valia neste mês',
    law: 'Lei nº 8.212/1991, arts. 20 e 102',
    figures: ({ base, day }) => tableAfter(inss, day).flatMap((table) => everyRounding(base, table)),
  },
  {
    id: 'not_withheld',
    sentence: 'não desconta o INSS',
    law: 'Lei nº 8.212/1991, art. 30, I, "a"',
    figures: () => [0n],
  },
]

function roundedBothWays(pay: Money, rate: Ratio): Money[] {
  return [portion(pay, rate, 'halfUp'), portion(pay, rate, 'truncate')]
}
