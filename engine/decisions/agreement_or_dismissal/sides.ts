import type { Money } from '../../core/money.ts'
import { beyondBand, tieBand } from '../../core/operation/sensitivity.ts'
import type { Ratio } from '../../core/ratio.ts'

/** What severance answers of an ending, as far as it is money of the worker. */
interface Ended {
  readonly net: Money
  readonly fgts: { readonly balance: Money; readonly deposits: Money; readonly fine: Money; readonly withdrawable: Money }
}

export interface WorkerSide {
  readonly net: Money
  readonly fgtsWithdrawn: Money
  /** Left in the account: the worker's, but out of reach for now. */
  readonly fgtsKept: Money
  readonly unemployment: Money
  /** What comes to hand. */
  readonly received: Money
}

export function workerSide({ net, fgts }: Ended, unemployment: Money): WorkerSide {
  const fgtsKept = fgts.balance + fgts.deposits + fgts.fine - fgts.withdrawable
  return { net, fgtsWithdrawn: fgts.withdrawable, fgtsKept, unemployment, received: net + fgts.withdrawable + unemployment }
}

/** With or without what stays in the account. */
export const worth = ({ received, fgtsKept }: WorkerSide, countKept: boolean): Money => (countKept ? received + fgtsKept : received)

/** Between the two sides a few centavos are only their roundings. */
const ROUNDINGS: Money = 4n

export type Verdict = 'agreement' | 'dismissal' | 'tie'

/** The difference up to which what one saves and what the other loses are the same. */
export const bandOf = (saving: Money, loss: Money, share: Ratio): Money => tieBand([saving, loss], share, ROUNDINGS)

/** An agreement is worth making where the employer saves more than the worker loses: then some amount paid on top leaves both better. */
export const verdictOf = (saving: Money, loss: Money, share: Ratio): Verdict =>
  beyondBand(saving - loss, bandOf(saving, loss, share), 'agreement', 'dismissal')
