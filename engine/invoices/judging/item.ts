/** Judges the IBS and CBS group of one item in the order of the note, so that one mistake is reported once. */
import { type Day, formatDay } from '../../core/day.ts'
import type { Money } from '../../core/money.ts'
import { word } from '../../core/text/language.ts'
import type { InvoiceGroup } from '../../domains/business/law/invoice-group.ts'
import type { Classification, ClassificationsPort, Situation } from '../../operation/evaluation/ports.ts'
import { at, type Node, textAt } from '../../xml/tree.ts'
import { type Base, baseOf, itemTotalOf } from '../base.ts'
import { allowedIn, type Classified, classify, validOn } from '../classify.ts'
import { type Rate, rateOf, writtenAmount } from '../figures.ts'
import { type Invoice, type InvoiceItem, monthOfKey } from '../invoice.ts'
import { ITEM_GROUP, readLayout } from '../layout.ts'
import { type ItemTaxes, isBuilt, type Rates, SPHERES, taxesOf } from '../taxes.ts'
import { judgeCredits } from './credits.ts'
import { ItemFindings, type NotEvaluated } from './findings.ts'
import { layoutDifferences } from './layout-differences.ts'
import { judgeRegular } from './regular.ts'
import { type Difference, difference, type Finding, type Rule } from './rules.ts'
import { amountAt, judgeSphere, textOf } from './sphere.ts'

export type ItemVerdict = 'consistent' | 'rejected' | 'missing' | 'differs' | 'not_required' | 'inconclusive'

/** Rules of the day and input of the caller, the same for all items of an invoice. */
export interface Judging {
  readonly port: ClassificationsPort
  readonly law: InvoiceGroup
  /** Null while a rate of the year is set neither by law nor by the caller. */
  readonly rates: Rates | null
  /** True when the rates of the invoice are those of its day: not of a return of another year. */
  readonly ratesOfTheDay: boolean
  /** Day from which this regime must send the group; null when it need not on the day of issue. */
  readonly requiredSince: Day | null
  /** Items that refer to a document and item that an earlier reference names. */
  readonly repeatedReferences: ReadonlySet<InvoiceItem>
  readonly deferral: Rate
  readonly codes: Readonly<Record<string, string>>
  readonly regularCodes: Readonly<Record<string, string>>
}

export interface JudgedItem {
  readonly item: InvoiceItem
  readonly verdict: ItemVerdict
  readonly classified: Classified
  readonly base: Base
  readonly foundBase: Money | null
  /** Null when the code or a rate is not known, or the group is not built here. */
  readonly taxes: ItemTaxes | null
  readonly differences: readonly Difference[]
  readonly warnings: readonly string[]
  readonly unknownTags: readonly string[]
  readonly notEvaluated: readonly NotEvaluated[]
  /** Reasons for which the group cannot be written here. */
  readonly notBuilt: string | null
}

export function judgeItem(item: InvoiceItem, invoice: Invoice, judging: Judging): JudgedItem {
  const { port, law, codes, regularCodes } = judging
  const classified = classify(item, invoice, codes[item.number], port)
  const base = baseOf(item, law)
  const findings = new ItemFindings(item.number)
  sayBase(base, findings)
  const regular = port.of(regularCodes[item.number] ?? '000001')!
  const redutor = invoice.government ? (rateOf(invoice.government.percent) ?? 0n) : null
  const taxesFor = (code: Classification, value: Money | null): ItemTaxes | null =>
    value !== null && value >= 0n && judging.rates && judging.ratesOfTheDay && isBuilt(code, port)
      ? taxesOf(code, { base: value, rates: judging.rates, deferral: judging.deferral, regular, redutor }, port)
      : null
  const { group } = item
  let unknownTags: readonly string[] = []
  if (group) {
    const { faults, unknown } = readLayout(group, ITEM_GROUP)
    unknownTags = unknown
    findings.differences.push(...layoutDifferences(faults, 'IBSCBS', findings.at))
    judgeGroup(group, item, invoice, { ...judging, findings, taxesFor, redutor })
    judgeBase(group, base, findings)
  }
  judgeReferences(item, invoice, judging, findings)
  judgeItemTotal(item, law, findings)
  sayListed(item, classified, findings)
  if (codes[item.number] !== undefined && !allowedIn(codes[item.number]!, invoice.model, port))
    findings.warnings.push(word`O código ${codes[item.number]!} que você informou não vale no modelo ${invoice.model}.`)
  const stated = textOf(group, 'cClassTrib')
  if (classified.from === 'asked' && stated !== null && stated !== classified.code!.code)
    findings.add('asked', 'cClassTrib', { found: stated, expected: classified.code!.code, severity: 'warning' })
  return {
    item,
    verdict: verdictOf(item, findings, classified, judging, invoice),
    classified,
    base,
    foundBase: amountAt(group, 'gIBSCBS', 'vBC'),
    taxes: classified.code ? taxesFor(classified.code, base.value) : null,
    differences: findings.differences,
    warnings: findings.warnings,
    unknownTags,
    notEvaluated: findings.notEvaluated,
    notBuilt: reasonNotBuilt(item, invoice, classified, unknownTags, judging),
  }
}

function sayBase({ value, unreadable }: Base, findings: ItemFindings): void {
  if (unreadable.length > 0) findings.warnings.push(word`A base não foi calculada: ${unreadable.join(', ')} não pôde ser lido.`)
  else if (value !== null && value < 0n) findings.warnings.push(word`O que sai da base passa do valor do item: a base não foi calculada.`)
  if (value === null || value < 0n) findings.inconclusive = true
}

/** A code other than the listed one is a warning: the list is old, and its conditions are outside the invoice. */
function sayListed({ ncm, nbs }: InvoiceItem, { code, from, candidates }: Classified, findings: ItemFindings): void {
  if (!code || from === 'ncm') return
  const listed = candidates.filter(({ prefix }) => prefix !== null)
  if (listed.length === 0 || listed.some((each) => each.code === code.code)) return
  for (const each of listed.slice(0, 3)) {
    const place = each.annexItem === null ? word`o Anexo ${each.annex ?? '—'}` : word`o Anexo ${each.annex ?? '—'}, item ${each.annexItem}`
    findings.warnings.push(word`${nbs ?? ncm} está na lista, ${place}: ${each.code!}; a nota traz ${code.code}.`)
  }
}

interface GroupJudging extends Judging {
  readonly findings: ItemFindings
  readonly taxesFor: (code: Classification, value: Money | null) => ItemTaxes | null
  readonly redutor: Rate | null
}

function judgeGroup(group: Node, item: InvoiceItem, invoice: Invoice, judging: GroupJudging): void {
  const { port, findings } = judging
  const cst = textAt(group, 'CST')
  const stated = textAt(group, 'cClassTrib')
  const situation = port.situation(cst)
  if (!/^\d{3}$/.test(cst) || !/^\d{6}$/.test(stated)) return
  if (!situation) {
    findings.add('UB13-10', 'CST', { found: cst, expected: port.of(stated)?.cst ?? null })
    return
  }
  if (!validOn(stated, invoice.issuedOn, port)) {
    findings.add('UB14-10', 'cClassTrib', { found: stated, ...successorOf(stated, port) })
    return
  }
  if (!stated.startsWith(cst)) {
    findings.add('UB14-20', 'cClassTrib', { found: stated, advice: word`o CST é ${cst} e o código ${stated}` })
    return
  }
  const code = port.of(stated)!
  if (!allowedIn(stated, invoice.model, port))
    findings.add('UB14-25', 'cClassTrib', { found: stated, advice: word`${stated} não vale no modelo ${invoice.model}` })
  judgeCodeOfNote(stated, invoice, findings)
  if (judgePresence(group, situation, invoice, judging)) return
  judgeCredits(group, item, invoice, situation, findings)
  const tax = at(group, 'gIBSCBS')
  if (tax) judgeTax(tax, code, situation, invoice, judging)
  if (situation.has('gIBSCBSMono')) {
    findings.notEvaluated.push({ rule: 'UB84a', why: word`as alíquotas por unidade dos combustíveis não foram obtidas` })
    findings.inconclusive = true
  }
}

const successorOf = (code: string, port: ClassificationsPort): Pick<Finding, 'expected' | 'advice'> => {
  const successor = port.replacedBy(code)
  if (successor) return { expected: successor, advice: word`${code} saiu da lista; no lugar dele ficou ${successor}` }
  return { advice: word`confira ${code} na lista de ${port.asOf}` }
}

/** Codes that each type of debit and credit note asks. */
const DEBIT_CODES: Readonly<Record<string, string>> = {
  '01': '800002',
  '02': '811001',
  '03': '811002',
  '05': '800001',
  '07': '410030',
  '08': '811003',
}
const CREDIT_CODES: Readonly<Record<string, string>> = { '02': '810001', '05': '800001' }

function judgeCodeOfNote(code: string, { purpose, debitNote, creditNote }: Invoice, findings: ItemFindings): void {
  const expected = purpose === '6' ? DEBIT_CODES[debitNote] : purpose === '5' ? CREDIT_CODES[creditNote] : undefined
  if (expected !== undefined && expected !== code)
    findings.add(purpose === '6' ? 'UB14-60' : 'UB14-70', 'cClassTrib', { found: code, expected })
}

/** Groups that the situation asks or forbids. @returns true when the group of the tax itself is wrong, which ends the item. */
function judgePresence(group: Node, situation: Situation, { debitNote, purpose }: Invoice, { law, findings }: GroupJudging): boolean {
  const has = (name: string): boolean => at(group, name) !== undefined
  const lost = debitNote === '07'
  if (has('gIBSCBS') && !situation.has('gIBSCBS')) {
    findings.add('UB13-20', 'gIBSCBS', { found: '' })
    return true
  }
  if (!has('gIBSCBS') && situation.has('gIBSCBS') && !lost) {
    findings.add('UB13-30', 'gIBSCBS')
    return true
  }
  if (has('gTransfCred') && !situation.has('gTransfCred')) findings.add('UB13-44', 'gTransfCred', { found: '' })
  if (!has('gTransfCred') && situation.has('gTransfCred')) findings.add('UB13-45', 'gTransfCred')
  if (has('gTransfCred') && purpose !== '6') findings.add('UB106-30', 'gTransfCred', { found: '' })
  if (has('gIBSCBSMono') && !situation.has('gIBSCBSMono')) findings.add('UB13-39', 'gIBSCBSMono', { found: '' })
  if (!has('gIBSCBSMono') && situation.has('gIBSCBSMono') && !lost)
    findings.add('UB13-40', 'gIBSCBSMono', { severity: law.singlePhase ? 'rejected' : 'future' })
  if (has('gCredPresIBSZFM') && !situation.has('gCredPresIBSZFM')) findings.add('UB131-20', 'gCredPresIBSZFM', { found: '' })
  if (!has('gCredPresIBSZFM') && situation.has('gCredPresIBSZFM')) findings.add('UB131-30', 'gCredPresIBSZFM')
  if (has('gAjusteCompet') && !situation.has('gAjusteCompet')) findings.add('UB112-10', 'gAjusteCompet', { found: '' })
  if (!has('gAjusteCompet') && situation.has('gAjusteCompet')) findings.add('UB112-20', 'gAjusteCompet')
  return false
}

/** Situations whose rates belong to a sector, or are fixed: not set by this law. */
const OWN_RATES = new Set(['010', '011', '220', '221'])

function judgeTax(tax: Node, code: Classification, situation: Situation, invoice: Invoice, judging: GroupJudging): void {
  const { port, findings, rates, ratesOfTheDay, law, redutor } = judging
  const base = amountAt(tax, 'vBC')
  const onFound = judging.taxesFor(code, base)?.group ?? null
  const regular = port.invoices(code.code)?.regular ?? null
  const judgesRates = ratesOfTheDay && !OWN_RATES.has(code.cst) && !(code.cst === '550' && regular === null)
  if (judgesRates && rates === null) findings.inconclusive = true
  if (!judgesRates) findings.notEvaluated.push({ rule: 'UB18-10, UB37-10, UB56-10', why: whyNoRates(code, judging) })
  for (const name of SPHERES)
    findings.differences.push(
      ...judgeSphere(name, tax, {
        code,
        situation,
        government: redutor === null ? null : { redutor },
        tolerance: law.tolerance,
        base,
        lawRate: !judgesRates || rates === null ? null : regular === true ? 0n : rates[name],
        law: onFound?.spheres[name] ?? null,
        at: findings.at,
      }),
    )
  judgeIbsSum(tax, findings)
  judgeRegular(tax, regular, invoice.issuedOn, { base, port, tolerance: law.tolerance, findings, law: onFound?.regular ?? null })
  const composition = at(tax, 'gTribCompraGov')
  if (invoice.government && !composition) findings.add('UB82a-10', 'gIBSCBS/gTribCompraGov')
  if (!invoice.government && composition) findings.add('UB82a-30', 'gIBSCBS/gTribCompraGov', { found: '' })
}

function whyNoRates(code: Classification, { ratesOfTheDay }: Judging): string {
  if (!ratesOfTheDay) return word`a devolução usa as alíquotas do ano da nota devolvida`
  return OWN_RATES.has(code.cst)
    ? word`o código ${code.code} tem alíquotas próprias, que nenhuma lei lida fixa`
    : word`não se sabe se o código ${code.code} pede a tributação regular`
}

/** IBS of the item: the sum of its two parts, exact; less a credit whose table was not obtained. */
function judgeIbsSum(tax: Node, findings: ItemFindings): void {
  const [state, municipal, whole] = [amountAt(tax, 'gIBSUF', 'vIBSUF'), amountAt(tax, 'gIBSMun', 'vIBSMun'), amountAt(tax, 'vIBS')]
  if (state === null || municipal === null || whole === null || state + municipal === whole) return
  if (findings.notEvaluated.some(({ rule }) => rule === 'UB54a-10')) return
  findings.add('UB54a-10', 'gIBSCBS/vIBS', { found: textOf(tax, 'vIBS'), expected: writtenAmount(state + municipal) })
}

function judgeBase(group: Node, { value }: Base, findings: ItemFindings): void {
  const found = amountAt(group, 'gIBSCBS', 'vBC')
  if (found === null || value === null || value < 0n || found === value) return
  // A reduced base (CST 222) is not the sum of the item; a forbidden group is reported as such.
  if (textAt(group, 'CST') === '222' || ENDING.some((rule) => findings.differences.some((each) => each.rule === rule))) return
  findings.add('UB16-10', 'gIBSCBS/vBC', { found: textOf(group, 'gIBSCBS', 'vBC'), expected: writtenAmount(value), severity: 'future' })
}

const ENDING: readonly Rule[] = ['UB13-10', 'UB13-20', 'UB13-30', 'UB14-10', 'UB14-20']

const VOLUNTARY_RETURNS = new Set(['1201', '1202', '1410', '1411', '5921', '6921'])

function judgeReferences(item: InvoiceItem, invoice: Invoice, { repeatedReferences }: Judging, findings: ItemFindings): void {
  const { references, cfop } = item
  if (invoice.purpose === '4') {
    if (references.length === 0 && invoice.references.length === 0 && !VOLUNTARY_RETURNS.has(cfop))
      findings.addOutside('VC02-14', 'DFeReferenciado')
    if (references.some((each) => each.item === '')) findings.addOutside('VC02-15', 'DFeReferenciado/nItem')
  }
  if (repeatedReferences.has(item))
    findings.addOutside('VC02-20', 'DFeReferenciado', { found: '', advice: word`tire a referência repetida` })
}

export function repeatedReferences({ items }: Invoice): ReadonlySet<InvoiceItem> {
  const seen = new Set<string>()
  const repeated = new Set<InvoiceItem>()
  for (const each of items)
    for (const { key, item } of each.references) {
      const named = `${key} ${item}`
      if (seen.has(named)) repeated.add(each)
      seen.add(named)
    }
  return repeated
}

function judgeItemTotal(item: InvoiceItem, law: InvoiceGroup, findings: ItemFindings): void {
  const found = amountAt(item.node, 'vItem')
  const text = textOf(item.node, 'vItem')
  if (text !== null && found === null) {
    const shown = text.slice(0, 40)
    findings.addOutside('schema', 'vItem', { found: shown, advice: word`${shown} não é um valor com dois decimais` })
    return
  }
  if (found === null) return
  const tax = at(item.group, 'gIBSCBS')
  const mono = at(item.group, 'gIBSCBSMono')
  const taxes = law.addsToTotal
    ? [amountAt(tax, 'vIBS'), amountAt(tax, 'gCBS', 'vCBS'), amountAt(mono, 'vTotIBSMonoItem'), amountAt(mono, 'vTotCBSMonoItem')]
    : []
  const right = itemTotalOf(
    item,
    law,
    taxes.map((each) => each ?? 0n),
  )
  if (right !== null && right >= 0n && right !== found)
    findings.addOutside('VB01-10', 'vItem', { found: text, expected: writtenAmount(right), severity: 'future' })
}

function verdictOf(
  { group, node }: InvoiceItem,
  findings: ItemFindings,
  { code }: Classified,
  { requiredSince }: Judging,
  invoice: Invoice,
): ItemVerdict {
  if (!group) {
    const fuel = at(node, 'prod', 'comb', 'cProdANP') !== undefined
    if (requiredSince === null) return findings.differences.some(isRejected) ? 'rejected' : 'not_required'
    if (fuel) return 'inconclusive'
    const advice = word`o CRT ${invoice.crt} informa o grupo desde ${formatDay(requiredSince)}`
    findings.differences.unshift(difference('UB12-10', { tag: 'IBSCBS', path: findings.at, advice }))
    return findings.differences.some((each) => isRejected(each) && each.rule !== 'UB12-10') ? 'rejected' : 'missing'
  }
  if (findings.differences.some(isRejected)) return 'rejected'
  if (findings.differences.some(({ severity, rule }) => severity === 'future' || rule === 'asked')) return 'differs'
  return findings.inconclusive || code === null ? 'inconclusive' : 'consistent'
}

const isRejected = ({ severity }: Difference): boolean => severity === 'rejected'

/** A return or a complement of a document issued before the tax existed carries no group. */
export function refersBefore2026({ purpose, references, items }: Invoice): boolean {
  if (purpose !== '2' && purpose !== '4') return false
  const months = [...references, ...items.flatMap((item) => item.references.map(({ key }) => monthOfKey(key)))]
  return months.some((month) => /^\d{4}$/.test(month) && month < '2601')
}

/** Groups of the XML that a rebuilt group would lose. */
const KEPT_OUT = ['gCredPresOper', 'gCredPresIBSZFM', 'gEstornoCred', 'gIBSCBSMono', 'gTransfCred', 'gAjusteCompet'] as const
const UNFIXED: readonly Rule[] = ['VC02-14', 'VC02-15', 'VC02-20', 'UB14-25', 'UB14-60', 'UB14-70']

function reasonNotBuilt(
  { group, number }: InvoiceItem,
  invoice: Invoice,
  { code }: Classified,
  unknownTags: readonly string[],
  { port, rates, ratesOfTheDay }: Judging,
): string | null {
  if (code === null) return word`informe o código: codes.${number}`
  if (!allowedIn(code.code, invoice.model, port)) return word`${code.code} não vale no modelo ${invoice.model}: informe codes.${number}`
  if (!isBuilt(code, port)) return word`o grupo do código ${code.code} não é escrito aqui`
  if (invoice.government) return word`a composição da compra governamental (gTribCompraGov) não é escrita aqui`
  if (!ratesOfTheDay) return word`a devolução usa as alíquotas do ano da nota devolvida`
  if (rates === null) return word`informe as alíquotas do ano: cbs_rate, e de 2029 em diante as três`
  const lost = KEPT_OUT.find((name) => at(group, name) !== undefined)
  if (lost !== undefined) return word`o grupo ${lost} não é escrito aqui`
  if (SPHERE_GROUPS.some((name) => at(group, 'gIBSCBS', name, 'gDevTrib') !== undefined))
    return word`o grupo ${'gDevTrib'} não é escrito aqui`
  if (unknownTags.length > 0) return word`a nota traz uma tag de leiaute mais novo: ${unknownTags[0]!}`
  return null
}

const SPHERE_GROUPS = ['gIBSUF', 'gIBSMun', 'gCBS'] as const

/** Rules that no rebuilt group satisfies. */
export const isUnfixed = ({ rule }: Difference): boolean => UNFIXED.some((each) => each === rule)
