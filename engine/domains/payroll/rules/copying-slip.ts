/** A figure that no sum of its paper confirms may have been copied wrong: with a digit less, one too many, or two exchanged. */
import type { Money } from '../../../core/money.ts'
import type { CheckContext } from '../../../core/operation/check.ts'
import { type Phrase, say } from '../../../core/sentence.ts'

const without = (digits: string, at: number): string => digits.slice(0, at) + digits.slice(at + 1)

/** Whether one is the other with a digit lost or put in, two neighbours exchanged, or its beginning cut off. */
export function isCopyingSlip(found: Money, meant: Money): boolean {
  if (found === meant) return false
  const [came, right] = [String(found), String(meant)]
  const [shorter, longer] = came.length < right.length ? [came, right] : [right, came]
  const places = [...longer].keys()
  if (longer.length === shorter.length)
    return [...places].some((at) => came === right.slice(0, at) + (right[at + 1] ?? '') + right[at] + right.slice(at + 2))
  if (longer.length === shorter.length + 1) return [...places].some((at) => without(longer, at) === shorter)
  return right.endsWith(came)
}

/** What is asked instead of held wrong. */
export function slipDoubt(ctx: CheckContext, found: Money, meant: readonly Money[]): Phrase | null {
  const right = meant.find((amount) => isCopyingSlip(found, amount))
  if (right === undefined) return null
  ctx.inform(say`No papel está ${found} ou ${right}?`)
  return say`Com um algarismo a mais ou a menos, ou dois trocados, seriam ${right}: confira o número no papel.`
}

/** What a salary worked back from its pay is off by. */
const ROUNDED: readonly Money[] = [0n, -1n, 1n, -2n, 2n]

/** Pay that is not its salary's: the one or the other may have been misread. @param whole the salary that would give the pay found. */
export const misreadDoubt = (
  ctx: CheckContext,
  found: Money,
  due: Money,
  { pay, whole }: { readonly pay: Money; readonly whole: Money },
): Phrase | null =>
  slipDoubt(ctx, found, [due]) ??
  slipDoubt(
    ctx,
    pay,
    ROUNDED.map((cents) => whole + cents),
  )
