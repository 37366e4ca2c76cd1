/** Writes the whole invoice again with its groups corrected, without the signature and the protocol; every other byte stays. */
import type { Money } from '../core/money.ts'
import { sum } from '../core/money.ts'
import { word } from '../core/text/language.ts'
import type { InvoiceGroup } from '../domains/business/law/invoice-group.ts'
import { type Span, spansOf } from '../xml/spans.ts'
import { all, at, type Node, textAt } from '../xml/tree.ts'
import { itemTotalOf } from './base.ts'
import { itemGroup, totalsGroup, totalsOf, type Written, xmlOf } from './build.ts'
import { writtenAmount } from './figures.ts'
import type { Invoice } from './invoice.ts'
import { type JudgedDocument, sumOf, TOTALS } from './judging/document.ts'
import { isUnfixed, type JudgedItem } from './judging/item.ts'
import { amountAt } from './judging/sphere.ts'

interface NotCorrected {
  /** Null for the whole invoice. */
  readonly item: string | null
  readonly why: string
}

export type Correction = { readonly xml: string } | { readonly notCorrected: readonly NotCorrected[] }

export interface JudgedInvoice {
  readonly invoice: Invoice
  readonly law: InvoiceGroup
  readonly items: readonly JudgedItem[]
  readonly document: JudgedDocument
}

/** Totals without a rule of their own. */
const SUSPENDED_CREDITS: readonly (readonly [string, readonly string[]])[] = [
  ['gIBS/vCredPresCondSus', ['gCredPresOper', 'gIBSCredPres', 'vCredPresCondSus']],
  ['gCBS/vCredPresCondSus', ['gCredPresOper', 'gCBSCredPres', 'vCredPresCondSus']],
]

/** True when the group of the item stays as it came. */
export const keepsGroup = ({ verdict, item, differences }: JudgedItem): boolean =>
  item.group === undefined
    ? verdict === 'not_required'
    : verdict === 'consistent' || (verdict === 'differs' && differences.every(({ tag }) => tag === 'vItem'))

const donates = ({ group }: JudgedItem['item']): boolean => textAt(group, 'indDoacao') === '1'

/** Sums of the totals when the items are as corrected. */
export function expectedSums(items: readonly JudgedItem[]): Record<string, Money> {
  const kept = items.filter(keepsGroup).map(({ item: { group } }) => group)
  const sums: Record<string, Money> = {}
  for (const [path, , tag] of TOTALS) sums[path] = sumOf(kept, tag) ?? 0n
  for (const [path, tag] of SUSPENDED_CREDITS) sums[path] = sumOf(kept, tag) ?? 0n
  for (const each of items)
    if (!keepsGroup(each) && each.taxes)
      for (const [path, amount] of Object.entries(totalsOf(each.taxes))) sums[path] = (sums[path] ?? 0n) + amount
  return sums
}

/** Replacement of the text between two places. */
interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

export function correctInvoice(xml: string, root: Node, judged: JudgedInvoice): Correction {
  const notCorrected = obstacles(judged)
  if (notCorrected.length > 0) return { notCorrected }
  const spans = spansOf(xml, root)
  const edits = [...judged.items.flatMap((each) => itemEdits(xml, each, judged.law, spans)), ...totalEdits(xml, judged, spans)]
  for (const signature of all(judged.invoice.node, 'Signature')) edits.push({ ...spans.get(signature)!, text: '' })
  return { xml: assembled(xml, root, judged.invoice.node, edits, spans) }
}

/** Rules of the document that no rebuilt group satisfies. */
const UNFIXED_RULES = new Set(['B25-80', 'B25-110', 'B25-120', 'W33-10'])

function obstacles({ items, document, invoice }: JudgedInvoice): NotCorrected[] {
  const found: NotCorrected[] = document.differences
    .filter(({ rule }) => UNFIXED_RULES.has(rule))
    .map(({ message }) => ({ item: null, why: message }))
  if (!invoice.totals) found.push({ item: null, why: word`a nota não tem o grupo total` })
  if (document.unknownTags.length > 0)
    found.push({ item: null, why: word`a nota traz uma tag de leiaute mais novo: ${document.unknownTags[0]!}` })
  for (const each of items) {
    const why = obstacleOf(each)
    if (why !== null) found.push({ item: each.item.number, why })
  }
  return found
}

function obstacleOf(each: JudgedItem): string | null {
  const unfixed = each.differences.find(isUnfixed)
  if (unfixed) return unfixed.message
  if (each.item.taxes === undefined && !keepsGroup(each)) return word`o item não tem o grupo imposto`
  if (keepsGroup(each)) return null
  if (each.notBuilt !== null) return each.notBuilt
  return each.taxes === null ? (each.warnings[0] ?? word`a base do item não foi calculada`) : null
}

type Spans = ReadonlyMap<Node, Span>

function itemEdits(xml: string, each: JudgedItem, law: InvoiceGroup, spans: Spans): Edit[] {
  const { item, taxes } = each
  const edits: Edit[] = []
  if (!keepsGroup(each)) {
    const section = item.taxes!
    const text = xmlOf('IBSCBS', itemGroup(taxes!, donates(item)), spans.get(section)!.prefix)
    const [group, ...repeated] = all(section, 'IBSCBS')
    if (group) edits.push({ ...spans.get(group)!, text }, ...repeated.map((node) => ({ ...spans.get(node)!, text: '' })))
    else edits.push(insertion(xml, section, all(section, 'IS').at(-1), text, spans))
  }
  const total = at(item.node, 'vItem')
  const amount = total && itemTotal(each, law)
  if (total && amount != null) edits.push(replaced(total, writtenAmount(amount), spans))
  return edits
}

/** Total of an item with its group as corrected. */
function itemTotal(each: JudgedItem, law: InvoiceGroup): Money | null {
  return itemTotalOf(each.item, law, law.addsToTotal ? finalTaxes(each) : [])
}

function finalTaxes(each: JudgedItem): Money[] {
  if (keepsGroup(each)) {
    const { group } = each.item
    return [
      amountAt(group, 'gIBSCBS', 'vIBS'),
      amountAt(group, 'gIBSCBS', 'gCBS', 'vCBS'),
      amountAt(group, 'gIBSCBSMono', 'vTotIBSMonoItem'),
      amountAt(group, 'gIBSCBSMono', 'vTotCBSMonoItem'),
    ].map((amount) => amount ?? 0n)
  }
  const spheres = each.taxes?.group?.spheres
  return spheres ? Object.values(spheres).map(({ amount }) => amount) : []
}

function totalEdits(xml: string, { invoice, items, document, law }: JudgedInvoice, spans: Spans): Edit[] {
  const section = invoice.totals!
  const [totals, ...repeated] = all(section, 'IBSCBSTot')
  const edits: Edit[] = repeated.map((node) => ({ ...spans.get(node)!, text: '' }))
  const grouped = items.some((each) => !keepsGroup(each) || each.item.group !== undefined)
  const wrong = document.differences.some(({ path }) => path.startsWith('total/IBSCBSTot'))
  const text = xmlOf('IBSCBSTot', totalsGroup(expectedSums(items)), spans.get(section)!.prefix)
  if (!grouped) {
    if (totals) edits.push({ ...spans.get(totals)!, text: '' })
  } else if (!totals) {
    const before = ['ISTot', 'retTrib', 'ISSQNtot', 'ICMSTot'].flatMap((name) => all(section, name).at(-1) ?? [])[0]
    edits.push(insertion(xml, section, before, text, spans))
  } else if (wrong || items.some((each) => !keepsGroup(each))) edits.push({ ...spans.get(totals)!, text })
  const whole = at(section, 'vNFTot')
  const amounts = items.map((each) => (at(each.item.node, 'vItem') ? itemTotal(each, law) : null))
  if (whole && amounts.every((amount) => amount !== null)) edits.push(replaced(whole, writtenAmount(sum(amounts)), spans))
  return edits
}

function replaced(node: Node, text: string, spans: Spans): Edit {
  const { start, opened, closing, end, prefix } = spans.get(node)!
  return opened === end
    ? { start, end, text: `<${prefix}${node.name}>${text}</${prefix}${node.name}>` }
    : { start: opened, end: closing, text }
}

/** Inserts after a child, or at the end of a section. */
function insertion(xml: string, section: Node, after: Node | undefined, text: string, spans: Spans): Edit {
  const { start, opened, closing, end, prefix } = spans.get(section)!
  if (opened === end) {
    const tag = xml.slice(start, opened).replace(/\s*\/>$/, '>')
    return { start, end, text: `${tag}${text}</${prefix}${section.name}>` }
  }
  const place = after ? spans.get(after)!.end : closing
  return { start: place, end: place, text }
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Joins the prolog and the invoice, which takes over the namespaces of what stood around it. */
function assembled(xml: string, root: Node, node: Node, edits: readonly Edit[], spans: Spans): string {
  const whole = spans.get(root)!
  const own = spans.get(node)!
  const inherited =
    root === node
      ? []
      : Object.entries(root.attributes).filter(([key]) => /^xmlns(?::|$)/.test(key) && !Object.hasOwn(node.attributes, key))
  const name = `<${own.prefix}${node.name}`
  const declared = inherited.map(([key, value]) => ` ${key}="${escaped(value)}"`).join('')
  let text = `${xml.slice(0, whole.start)}${name}${declared}`
  let read = own.start + name.length
  for (const edit of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    text += xml.slice(read, edit.start) + edit.text
    read = edit.end
  }
  return text + xml.slice(read, own.end) + xml.slice(whole.end)
}

export const groupOf = ({ item, taxes }: JudgedItem): Written | null => (taxes ? itemGroup(taxes, donates(item)) : null)
