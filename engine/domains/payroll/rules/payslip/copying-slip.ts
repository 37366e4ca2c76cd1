/** Detects miscopied figures that no sum confirms: a missing, extra or swapped digit. */
import type { Money } from '../../../../core/money.ts'
import { type Phrase, say } from '../../../../core/text/sentence.ts'
import type { CheckContext } from '../../../../operation/definition/check.ts'

const without = (digits: string, at: number): string => digits.slice(0, at) + digits.slice(at + 1)

/** True when the figures differ by a missing or extra digit, two swapped neighbours, or a truncated start. */
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

/** Question asked instead of reporting an error. */
export function slipDoubt(ctx: CheckContext, found: Money, meant: readonly Money[]): Phrase | null {
  const right = meant.find((amount) => isCopyingSlip(found, amount))
  if (right === undefined) return null
  ctx.inform(say`No papel está ${found} ou ${right}?`, 'lines')
  return say`Com um algarismo a mais ou a menos, ou dois trocados, seriam ${right}: confira o número no papel.`
}

/** Rounding differences of a salary derived from its pay. */
const ROUNDED: readonly Money[] = [0n, -1n, 1n, -2n, 2n]

/** Pay that does not match its salary: one of them may have been misread. @param whole salary that would yield the pay found */
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
