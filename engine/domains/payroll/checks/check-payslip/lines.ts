/** Checks a payslip, or all documents of a month, from its lines. */

import type { Money } from '../../../../core/money.ts'
import { word } from '../../../../core/text/language.ts'
import { say } from '../../../../core/text/sentence.ts'
import type { CheckContext } from '../../../../operation/definition/check.ts'
import inss from '../../law/inss.ts'
import payrollLines from '../../law/payroll-lines.ts'
import { auditFloor } from '../../rules/floors/document-floor.ts'
import { auditFgts } from '../../rules/payslip/document-fgts.ts'
import { apart, asThirteenth, auditMonthInss, auditThirteenthInss, contributionOf, inssLines } from '../../rules/payslip/document-inss.ts'
import {
  auditMonthIrrf,
  auditPlrIrrf,
  auditThirteenthIrrf,
  auditVacationIrrf,
  showIrrfBase,
  taxWith,
} from '../../rules/payslip/document-irrf.ts'
import { auditFamilyAllowance, auditTransport, noteOthers } from '../../rules/payslip/document-other-lines.ts'
import { auditTotals, showCorrected } from '../../rules/payslip/document-totals.ts'
import { type Bases, type KnownLine, NO_BASES, type Readings, readingsOf, sideOf, totalOf as sumOf } from '../../rules/payslip/lines.ts'
import {
  type Facts,
  type Month,
  monthOf,
  openSum,
  type Paper,
  type Reconciliation,
  reconciledAll,
  type Worker,
} from '../../rules/payslip/pay-document.ts'
import { EMPLOYER_WITHHOLDING, GOVERNMENT_WITHHOLDING, PAYMENT } from '../../rules/payslip/payslip-audit.ts'
import { WORKER_WORDS } from '../../rules/payslip/payslip-fields.ts'

export interface ByLines {
  readonly reconciliation: Reconciliation | null
  readonly bases: Omit<Bases, 'fgtsNotice'> | null
  readonly worker: Worker | null
}

/** @param how `adjusted` applies facts about a known line that only the caller has; `confirmed` says that no line is missing. */
export function examineLines(
  ctx: CheckContext,
  papers: readonly Paper[],
  facts: Facts,
  { adjusted = (line) => line, confirmed = false }: { adjusted?: (line: KnownLine) => KnownLine; confirmed?: boolean } = {},
): ByLines {
  const reconciliation = reconciledAll(papers)
  const read = ctx.attempt(() => ctx.law(payrollLines))
  if ('reason' in read) {
    for (const [index, { label, amount }] of papers.flatMap(({ lines }) => lines).entries())
      ctx.cannot({ id: `line_${index + 1}`, label, informed: amount, favours: PAYMENT }, read.reason)
    return { reconciliation, bases: null, worker: null }
  }
  const gathered = monthOf(papers, facts, read.value.lines, confirmed)
  const month = { ...gathered, lines: gathered.lines.map(adjusted) }
  const readings = readingsOf(month.lines)
  const { fgtsNotice, ...bases } = readings.all[0] ?? NO_BASES
  const shown = { ...bases, fgts13: bases.fgts13 + fgtsNotice }
  if (reconciliation.closes === false) return { ...leaveOpen(ctx, papers, reconciliation), bases: shown, worker: month.worker.kind }
  if (!facts.worker) ctx.assume(say`Quem recebe é ${WORKER_WORDS[month.worker.kind].toLowerCase()}, pelo que as linhas dizem.`)
  ctx.whole = month.whole.earnings && month.whole.deductions
  ctx.byLines = !facts.grossOnly
  ctx.household = month.worker.kind === 'domestic'
  audit(ctx, month, readings)
  showLines(ctx, month)
  for (const [index, paper] of papers.entries()) {
    const of = (kind: string) => paper.lines.filter((line) => line.kind === kind).map(({ amount }) => amount)
    auditTotals(ctx, { earned: of('earning'), deducted: of('deduction') }, paper, true, papers.length === 1 ? '' : `_${index + 1}`)
  }
  if (!ctx.whole) leaveSumsOpen(ctx)
  noteOthers(ctx, month)
  return { reconciliation, bases: shown, worker: month.worker.kind }
}

/** Leaves a document that does not reconcile unjudged: it was misread or lacks a line. */
function leaveOpen(ctx: CheckContext, papers: readonly Paper[], reconciliation: Reconciliation): Pick<ByLines, 'reconciliation'> {
  const why = openSum(reconciliation)
  ctx.whole = false
  ctx.said = say`Não dá para dizer. ${why}`
  ctx.inform('Quais são as outras linhas do papel, com descrição e valor?', 'lines')
  for (const { total_earnings: plus, total_deductions: minus, net_received: net } of papers.slice(0, 1)) {
    ctx.cannot({ id: 'total_earnings', label: 'Total de vencimentos', informed: plus, favours: PAYMENT }, why)
    ctx.cannot({ id: 'total_deductions', label: 'Total de descontos', informed: minus, favours: EMPLOYER_WITHHOLDING }, why)
    ctx.cannot({ id: 'net', label: 'Valor líquido', informed: net, favours: PAYMENT }, why)
  }
  if (ctx.items.length === 0) ctx.state('sums', 'Somas', 'not_checkable', why)
  return { reconciliation }
}

/** Without printed totals a line may be missing: what the document lacks is not judged. */
function leaveSumsOpen(ctx: CheckContext): void {
  ctx.inform('As linhas são todas as do papel, com os valores certos?', 'lines_confirmed', ['true', 'false'])
  ctx.state('sums', 'Somas', 'not_checkable', 'O papel não mostra totais que provem que todas as linhas estão aqui.')
}

function audit(ctx: CheckContext, month: Month, readings: Readings): void {
  const first = readings.all[0]
  const known = first && ctx.day >= inss.recordStarts ? first : null
  const whole = inssLines(month.lines)
  const due = (base: Money, of: Month) => ctx.attempt(() => contributionOf(ctx, base, of).amount)
  const [ofMonth, ofThirteenth] = known ? [due(known.inss, month), due(known.inss13, asThirteenth(month))] : []
  const split = ofMonth && ofThirteenth && 'value' in ofMonth && 'value' in ofThirteenth
  const lines = split ? apart(whole, ofMonth.value, ofThirteenth.value) : whole
  const asked = { readings, month, inss: lines }
  const contribution = auditMonthInss(ctx, { readings, month, lines })
  const tax = auditMonthIrrf(ctx, asked)
  const joint = sumOf(lines.month) > 0n && ofMonth !== undefined && 'value' in ofMonth && sumOf(lines.month) > ofMonth.value + NEAR
  auditThirteenthInss(ctx, { readings, month, lines }, joint)
  auditThirteenthIrrf(ctx, asked)
  auditVacationIrrf(ctx, asked)
  auditPlrIrrf(ctx, asked)
  auditFgts(ctx, readings, month)
  showBases(ctx, month, readings)
  showIrrfBase(ctx, asked)
  const left = sideOf(month.lines, 'earning') - sideOf(month.lines, 'deduction')
  const figures = { inss: contribution, irrf: tax, transport: auditTransport(ctx, month), allowance: auditFamilyAllowance(ctx, month) }
  showCorrected(ctx, { ...figures, rightTax: () => taxWith(ctx, asked, contribution.expected) }, left, month.printed)
  auditFloor(ctx, month)
}

/** Tolerance in centavos for a rounded contribution. */
const NEAR = 10n

/** Compares the printed bases with the lines' sum, or the ceiling when lower. An unexplained one is only displayed. */
function showBases(ctx: CheckContext, { printed }: Month, readings: Readings): void {
  const ceiling = ctx.day < inss.recordStarts ? null : inss.at(ctx.day).value.ceiling
  const summed = (amount: Money) => ({ expected: amount, how: say`${amount}; a soma das linhas` })
  const bases = [
    [
      'inss_base',
      'Base do INSS',
      printed.inss_base,
      (each: Bases) => [
        summed(each.inss),
        ...(ceiling !== null && each.inss > ceiling
          ? [{ expected: ceiling, how: say`${ceiling}; as linhas somam mais, e o INSS vai até aí` }]
          : []),
      ],
    ],
    ['fgts_base', 'Base do FGTS', printed.fgts_base, (each: Bases) => [summed(each.fgts), summed(each.fgts + each.fgts13)]],
  ] as const
  for (const [id, label, informed, figuresOf] of bases) {
    if (informed === undefined) continue
    const explained = readings.all.flatMap(figuresOf).find(({ expected }) => expected === informed)
    if (explained) ctx.examine({ id, label, informed, favours: GOVERNMENT_WITHHOLDING }, () => explained)
    else ctx.declared(id, label, informed, 'Mostrada como veio: as linhas não dizem tudo o que entra nela.')
  }
}

/** Reports lines with two legal readings, and unknown lines. */
function showLines(ctx: CheckContext, { lines }: Month): void {
  for (const [index, { label, amount, incidence, kind, act }] of lines.entries()) {
    const item = { id: `line_${index + 1}`, label, informed: amount, favours: PAYMENT }
    if (kind === 'informative') continue
    if (incidence.length === 0)
      ctx.cannot(
        item,
        act
          ? word`O que incide sobre esta linha depende do que o papel não mostra (${act}).`
          : 'Não se sabe o que é esta linha: diga a natureza dela.',
      )
    else if (incidence.length > 1)
      ctx.declared(item.id, label, amount, word`A lei admite mais de uma leitura desta linha (${act}): todas foram aceitas.`)
  }
}
