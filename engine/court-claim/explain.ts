/** Steps of a claim, and what the other reading of the rules would give. */
import type { Ratio } from '../core/ratio.ts'
import { plain, total } from '../domains/court/rules/amounts.ts'
import type { Claim } from './claim.ts'

export interface ClaimStep {
  readonly label: string
  readonly formula: string
  readonly value: number
  readonly norm: string
}

/** One step for each stage, in the order of the calculation. */
export function stepsOf({ totals, capital, fgts, inss, inssEmployee, taxTotal, tax, fees, feeTotals, costs }: Claim): ClaimStep[] {
  const step = (label: string, formula: string, value: Ratio, norm: string): ClaimStep => ({ label, formula, value: plain(value), norm })
  return [
    step(
      'Itens corrigidos',
      'soma das diferenças de cada mês, cada uma vezes o fator do seu mês',
      capital.corrected,
      'STF, ADC 58 e 59; Súmula 381 do TST',
    ),
    step(
      'Juros',
      'capital corrigido de cada grupo vezes a taxa desde o primeiro dia que conta',
      capital.interest,
      'Lei nº 8.177/1991, art. 39; CLT, art. 883',
    ),
    ...(fgts
      ? [
          step(
            'FGTS e multa',
            'alíquota × base de cada mês, menos o depositado, corrigida, com a multa da dispensa',
            total([fgts.corrected, fgts.fineCorrected]),
            'Lei nº 8.036/1990, arts. 15 e 18',
          ),
        ]
      : []),
    step('Bruto', 'itens corrigidos, juros, FGTS, benefícios e multas, menos as multas contra o reclamante', totals.gross, 'CLT, art. 879'),
    ...(inss
      ? [
          step(
            'INSS do empregado',
            'contribuição da condenação de cada mês acima do que já foi pago',
            inssEmployee,
            'Lei nº 8.212/1991, art. 43; Súmula 368 do TST',
          ),
        ]
      : []),
    ...(tax
      ? [
          step(
            'Imposto de renda',
            'cada apuração pela tabela do mês da liquidação',
            taxTotal,
            'Lei nº 7.713/1988, art. 12-A; Lei nº 8.541/1992, art. 46',
          ),
        ]
      : []),
    ...(fees.length > 0 ? [step('Honorários da empresa', 'percentual da base, ou valor', feeTotals.employer, 'CLT, art. 791-A')] : []),
    ...(costs ? [step('Custas', 'percentual da base, com mínimo e máximo, e os atos', costs.total, 'CLT, arts. 789 e 789-A')] : []),
    step('Líquido do reclamante', 'crédito menos as deduções', totals.net, 'CLT, art. 879'),
    step('Total da empresa', 'bruto, honorários, INSS da empresa, custas e multas a terceiros', totals.employerTotal, 'CLT, art. 879'),
  ]
}

export interface ReadingDifference {
  readonly where: string
  readonly pjeCalc: number
  readonly law: number
  readonly why: string
  readonly norm: string
}

/** Totals in which PJe-Calc and the law differ. */
export function readingDifferences(ours: Claim, other: Claim): ReadingDifference[] {
  const [pjeCalc, law] = ours.session.reading === 'law' ? [other, ours] : [ours, other]
  const differences = FIGURES.map(({ where, of, why, norm }) => ({ where, pjeCalc: plain(of(pjeCalc)), law: plain(of(law)), why, norm }))
  return differences.filter((each) => each.pjeCalc !== each.law)
}

const ROUNDING = { why: 'Meio centavo exato vai ao par no PJe-Calc e para cima pela lei.', norm: 'Lei nº 9.069/1995, art. 1º' }

const FIGURES: readonly { readonly where: string; of(claim: Claim): Ratio; readonly why: string; readonly norm: string }[] = [
  {
    where: 'inss.totals.employee',
    of: ({ inssEmployee }) => inssEmployee,
    why: 'O PJe-Calc aplica à condenação a alíquota efetiva da soma; a lei toma a contribuição da soma menos a do que já foi pago.',
    norm: 'Súmula 368, III, do TST',
  },
  {
    where: 'incomeTax.total',
    of: ({ taxTotal }) => taxTotal,
    why: 'O PJe-Calc multiplica a parcela a deduzir já arredondada e não conhece a redução da Lei nº 15.270/2025.',
    norm: 'IN RFB nº 1.500/2014, anexo IV; Lei nº 15.270/2025',
  },
  { where: 'totals.corrected', of: ({ totals }) => totals.corrected, ...ROUNDING },
  { where: 'totals.gross', of: ({ totals }) => totals.gross, ...ROUNDING },
  {
    where: 'totals.net',
    of: ({ totals }) => totals.net,
    why: 'Consequência das diferenças acima.',
    norm: 'CLT, art. 879',
  },
]
