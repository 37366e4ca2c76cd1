import type { Money } from '../../core/money.ts'
import type { Ratio } from '../../core/ratio.ts'
import { beyondBand, tieBand } from '../../operation/evaluation/sensitivity.ts'

/** Worker amounts in a severance result. */
interface Ended {
  readonly net: Money
  readonly fgts: { readonly balance: Money; readonly deposits: Money; readonly fine: Money; readonly withdrawable: Money }
}

export interface WorkerSide {
  readonly net: Money
  readonly fgtsWithdrawn: Money
  /** Retained in the account: owned by the worker but not withdrawable now. */
  readonly fgtsKept: Money
  readonly unemployment: Money
  /** Cash received now. */
  readonly received: Money
}

export function workerSide({ net, fgts }: Ended, unemployment: Money): WorkerSide {
  const fgtsKept = fgts.balance + fgts.deposits + fgts.fine - fgts.withdrawable
  return { net, fgtsWithdrawn: fgts.withdrawable, fgtsKept, unemployment, received: net + fgts.withdrawable + unemployment }
}

/** Total for the worker, with or without the retained FGTS. */
export const worth = ({ received, fgtsKept }: WorkerSide, countKept: boolean): Money => (countKept ? received + fgtsKept : received)

/** Rounding differences between the two sides. */
const ROUNDINGS: Money = 4n

export type Verdict = 'agreement' | 'dismissal' | 'tie'

/** Tie band between the employer's saving and the worker's loss. */
export const bandOf = (saving: Money, loss: Money, share: Ratio): Money => tieBand([saving, loss], share, ROUNDINGS)

/** The agreement wins when the employer saves more than the worker loses: an extra payment can then leave both better off. */
export const verdictOf = (saving: Money, loss: Money, share: Ratio): Verdict =>
  beyondBand(saving - loss, bandOf(saving, loss, share), 'agreement', 'dismissal')
