/** Judges the regular taxation that a suspension or a sale to a free zone states (rules UB68 to UB72d). */
import type { Day } from '../../core/day.ts'
import { absoluteDifference, type Money } from '../../core/money.ts'
import { word } from '../../core/text/language.ts'
import type { ClassificationsPort } from '../../operation/evaluation/ports.ts'
import { at, type Node, textAt } from '../../xml/tree.ts'
import { validOn } from '../classify.ts'
import { taxOf, writtenAmount } from '../figures.ts'
import type { RegularTaxes } from '../taxes.ts'
import type { ItemFindings } from './findings.ts'
import { amountAt, rateAt, textOf } from './sphere.ts'

export const REGULAR_TAGS = [
  ['ibsState', 'pAliqEfetRegIBSUF', 'vTribRegIBSUF', 'UB72-10'],
  ['ibsMunicipal', 'pAliqEfetRegIBSMun', 'vTribRegIBSMun', 'UB72b-10'],
  ['cbs', 'pAliqEfetRegCBS', 'vTribRegCBS', 'UB72d-10'],
] as const

interface RegularContext {
  readonly base: Money | null
  readonly port: ClassificationsPort
  readonly tolerance: Money
  readonly findings: ItemFindings
  readonly law: RegularTaxes | null
}

export function judgeRegular(tax: Node, asks: boolean | null, on: Day, { base, port, tolerance, findings, law }: RegularContext): void {
  const regular = at(tax, 'gTribRegular')
  if (asks === null) {
    findings.notEvaluated.push({ rule: 'UB68-10, UB68-11', why: word`não se sabe se este código pede a tributação regular` })
    return
  }
  if (asks && !regular) {
    findings.add('UB68-10', 'gIBSCBS/gTribRegular')
    return
  }
  if (!regular) return
  if (!asks) {
    findings.add('UB68-11', 'gIBSCBS/gTribRegular', { found: '' })
    return
  }
  const cst = textAt(regular, 'CSTReg')
  const code = textAt(regular, 'cClassTribReg')
  if (/^\d{3}$/.test(cst) && !port.situation(cst))
    findings.add('UB69-10', 'gIBSCBS/gTribRegular/CSTReg', { found: cst, expected: law?.code.cst ?? null })
  if (/^\d{6}$/.test(code) && !validOn(code, on, port))
    findings.add('UB70-10', 'gIBSCBS/gTribRegular/cClassTribReg', { found: code, expected: law?.code.code ?? null })
  for (const [, rateTag, taxTag, rule] of REGULAR_TAGS) {
    const [rate, amount] = [rateAt(regular, rateTag), amountAt(regular, taxTag)]
    if (base === null || rate === null || amount === null) continue
    const right = taxOf(base, rate)
    if (absoluteDifference(right, amount) > tolerance)
      findings.add(rule, `gIBSCBS/gTribRegular/${taxTag}`, { found: textOf(regular, taxTag), expected: writtenAmount(right) })
  }
}
