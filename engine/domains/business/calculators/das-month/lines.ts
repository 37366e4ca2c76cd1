/** Tax of each activity of the month. */
import { entriesOf, recordOf } from '../../../../core/collections/records.ts'
import { type Money, proportion, sum } from '../../../../core/money.ts'
import { divide, ONE, Ratio, ZERO } from '../../../../core/ratio.ts'
import type { Phrase } from '../../../../core/text/sentence.ts'
import type { AnnexName, SimplesTable, SimplesTax } from '../../law/simples-nacional.ts'
import { type BracketRate, bracketAt, type RevenuePart, SIMPLES_TAXES, sumOf } from '../../rules/simples.ts'
import { exactTaxes, type Parts } from '../../rules/simples-month.ts'
import type { Activity } from './activities.ts'

export type Split = Record<SimplesTax, Money>

export interface Line {
  readonly label: string | null
  readonly annex: AnnexName
  readonly abroad: boolean
  readonly rate: BracketRate
  readonly rbt12: Money
  /** Effective rate before taxes leave the slip. */
  readonly effectiveRate: Ratio
  /** Rate of each tax in the slip, on the part within the limits. */
  readonly rates: Readonly<Record<SimplesTax, Ratio>>
  readonly parts: Parts
  readonly split: Split
  readonly tax: Money
  readonly outside: { readonly icms: Phrase | null; readonly iss: Phrase | null; readonly cpp: Phrase | null }
  readonly issCapped: boolean
  /** True when ICMS or ISS is in the slip before the activity's own treatment. */
  readonly withLocal: boolean
}

export interface MarketOfLine {
  readonly rbt12: Money
  readonly parts: Parts
}

interface Terms {
  readonly annex: AnnexName
  readonly market: MarketOfLine
  /** False when the sublimit keeps ICMS and ISS outside the slip. */
  readonly withLocal: boolean
  readonly regularCbsIbs: boolean
}

export function lineOf(activity: Activity, { annex, market, withLocal, regularCbsIbs }: Terms, table: SimplesTable): Line {
  const { revenue, label = null, abroad } = activity
  const rbt12 = market.rbt12 > table.ceiling ? table.ceiling : market.rbt12
  const rate = bracketAt(rbt12, table.annexes[annex])
  const isLocalIn = withLocal && activity.iss !== 'outside'
  const { taxes, parts } = exactTaxes({ revenue, annex, revenue12m: rbt12, withLocal: isLocalIn }, market.parts, table)
  const kept = keptShares(activity, withLocal, regularCbsIbs)
  const split = recordOf(SIMPLES_TAXES, (tax) => {
    const exact = (taxes[tax] ?? ZERO).times(kept[tax])
    return divide(exact.n, exact.d, 'halfUp')
  })
  const within = parts.within.rates
  return {
    label,
    annex,
    abroad,
    rate,
    rbt12,
    effectiveRate: rate.bracket > BRACKETS_WITH_LOCAL ? sumOf(Object.values(within)) : rate.effectiveRate,
    rates: recordOf(SIMPLES_TAXES, (tax) => (within[tax] ?? ZERO).times(kept[tax])),
    parts: shareOfParts(revenue, market.parts),
    split,
    tax: sum(Object.values(split)),
    outside: outsideOf(activity, annex, withLocal),
    issCapped: Object.values(parts).some(({ issCapped }) => issCapped),
    withLocal: isLocalIn,
  }
}

const BRACKETS_WITH_LOCAL = 5

/** The activity's revenue in each part of its market, in centavos that add up to it. */
function shareOfParts(revenue: Money, market: Parts): Parts {
  const whole = market.within + market.overSublimit + market.overLimit
  const of = (part: RevenuePart): Money => {
    const { n, d } = proportion(market[part], whole).times(Ratio.of(revenue))
    return divide(n, d, 'halfUp')
  }
  const [overSublimit, overLimit] = [of('overSublimit'), of('overLimit')]
  return { within: revenue - overSublimit - overLimit, overSublimit, overLimit }
}

/** Part of each tax that stays in the slip (LC 123/2006, art. 18, §§ 4º-A and 14; Resolução CGSN 140/2018, art. 25). */
function keptShares(activity: Activity, withLocal: boolean, regularCbsIbs: boolean): Readonly<Record<SimplesTax, Ratio>> {
  const { abroad, icms, iss, pis_cofins: contributions, ipi } = activity
  const left = (reduction: Ratio | undefined): Ratio => ONE.minus(reduction ?? ZERO)
  const single = contributions === 'single_phase'
  const kept: Record<SimplesTax, Ratio> = {
    irpj: ONE,
    csll: ONE,
    cpp: ONE,
    cofins: single ? ZERO : ONE,
    pis: single ? ZERO : ONE,
    cbs: single || regularCbsIbs ? ZERO : ONE,
    ibs: single || regularCbsIbs ? ZERO : ONE,
    ipi: ipi === 'exempt' ? ZERO : ONE,
    icms: icms === 'reduced' ? left(activity.icms_reduction) : icms === 'due' && withLocal ? ONE : ZERO,
    iss: iss === 'reduced' ? left(activity.iss_reduction) : iss === 'due' && withLocal ? ONE : ZERO,
  }
  if (!abroad) return kept
  for (const tax of ['pis', 'cofins', 'ipi', 'icms', 'iss', 'cbs', 'ibs'] as const) kept[tax] = ZERO
  return kept
}

const ICMS_OUTSIDE = {
  due: null,
  reduced: null,
  substitution: 'Recolhido por substituição tributária ou antecipação.',
  exempt: 'Isento: nada a pagar.',
  outside: 'Pago ao estado, pelas regras dele.',
} as const
const ISS_OUTSIDE = {
  due: null,
  reduced: null,
  withheld: 'Retido e recolhido pelo cliente.',
  fixed: 'Pago ao município em valor fixo.',
  exempt: 'Isento: nada a pagar.',
  none: 'A atividade não tem ISS.',
  outside: 'Pago ao município, pelas regras dele.',
} as const
const ABROAD = 'Exportação: não incide.'

function outsideOf({ abroad, icms, iss }: Activity, annex: AnnexName, withLocal: boolean): Line['outside'] {
  const isGoods = annex === 'I' || annex === 'II'
  const local = (isOwn: boolean, stated: Phrase | null, regular: Phrase): Phrase | null =>
    !isOwn ? null : abroad ? ABROAD : (stated ?? (withLocal ? null : regular))
  return {
    icms: local(isGoods, ICMS_OUTSIDE[icms], 'Acima do sublimite: pago ao estado, pelas regras dele.'),
    iss: local(!isGoods, ISS_OUTSIDE[iss], 'Acima do sublimite: pago ao município, pelas regras dele.'),
    cpp: annex === 'IV' ? 'Anexo IV: a contribuição patronal é paga sobre a folha, como nas demais empresas.' : null,
  }
}

/** Taxes of all lines, by tax. */
export function totalSplit(lines: readonly Line[]): Split {
  return recordOf(SIMPLES_TAXES, (tax) => sum(lines.map(({ split }) => split[tax])))
}

/** Amounts of a split above zero. */
export const amountsOf = (split: Split): Money[] =>
  entriesOf<SimplesTax, Money>(split).flatMap(([, amount]) => (amount > 0n ? [amount] : []))
