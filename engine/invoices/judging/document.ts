/** Judges the totals of an invoice and the rules of the whole document. */
import type { Money } from '../../core/money.ts'
import { word } from '../../core/text/language.ts'
import { at, type Node } from '../../xml/tree.ts'
import { writtenAmount } from '../figures.ts'
import type { Invoice } from '../invoice.ts'
import { readLayout, TOTALS_GROUP } from '../layout.ts'
import type { JudgedItem } from './item.ts'
import { layoutDifferences } from './layout-differences.ts'
import { type Difference, difference, type Finding, type Rule } from './rules.ts'
import { amountAt, textOf } from './sphere.ts'

const GROUP = 'gIBSCBS'

/** Totals by their path below `IBSCBSTot`, with the path of the summed tag below the group of an item. */
export const TOTALS: readonly (readonly [total: string, rule: Rule, item: readonly string[]])[] = [
  ['vBCIBSCBS', 'W35-10', [GROUP, 'vBC']],
  ['gIBS/gIBSUF/vDif', 'W38-10', [GROUP, 'gIBSUF', 'gDif', 'vDif']],
  ['gIBS/gIBSUF/vDevTrib', 'W39-10', [GROUP, 'gIBSUF', 'gDevTrib', 'vDevTrib']],
  ['gIBS/gIBSUF/vIBSUF', 'W41-10', [GROUP, 'gIBSUF', 'vIBSUF']],
  ['gIBS/gIBSMun/vDif', 'W43-10', [GROUP, 'gIBSMun', 'gDif', 'vDif']],
  ['gIBS/gIBSMun/vDevTrib', 'W44-10', [GROUP, 'gIBSMun', 'gDevTrib', 'vDevTrib']],
  ['gIBS/gIBSMun/vIBSMun', 'W46-10', [GROUP, 'gIBSMun', 'vIBSMun']],
  ['gIBS/vIBS', 'W47-10', [GROUP, 'vIBS']],
  ['gIBS/vCredPres', 'W48-10', ['gCredPresOper', 'gIBSCredPres', 'vCredPres']],
  ['gCBS/vDif', 'W53-10', [GROUP, 'gCBS', 'gDif', 'vDif']],
  ['gCBS/vDevTrib', 'W54-10', [GROUP, 'gCBS', 'gDevTrib', 'vDevTrib']],
  ['gCBS/vCBS', 'W56-10', [GROUP, 'gCBS', 'vCBS']],
  ['gCBS/vCredPres', 'W56a-10', ['gCredPresOper', 'gCBSCredPres', 'vCredPres']],
  ['gMono/vIBSMono', 'W58-10', ['gIBSCBSMono', 'gMonoPadrao', 'vIBSMono']],
  ['gMono/vCBSMono', 'W59-10', ['gIBSCBSMono', 'gMonoPadrao', 'vCBSMono']],
  ['gMono/vIBSMonoReten', 'W59a-10', ['gIBSCBSMono', 'gMonoReten', 'vIBSMonoReten']],
  ['gMono/vCBSMonoReten', 'W59b-10', ['gIBSCBSMono', 'gMonoReten', 'vCBSMonoReten']],
  ['gMono/vIBSMonoRet', 'W59c-10', ['gIBSCBSMono', 'gMonoRet', 'vIBSMonoRet']],
  ['gMono/vCBSMonoRet', 'W59d-10', ['gIBSCBSMono', 'gMonoRet', 'vCBSMonoRet']],
  ['gEstornoCred/vIBSEstCred', 'W59f-10', ['gEstornoCred', 'vIBSEstCred']],
  ['gEstornoCred/vCBSEstCred', 'W59g-10', ['gEstornoCred', 'vCBSEstCred']],
]

/** Sum of a tag over groups of items; null when one of them cannot be read. */
export function sumOf(groups: readonly (Node | undefined)[], path: readonly string[]): Money | null {
  let total = 0n
  for (const group of groups) {
    if (!at(group, ...path)) continue
    const amount = amountAt(group, ...path)
    if (amount === null) return null
    total += amount
  }
  return total
}

export interface JudgedDocument {
  readonly differences: readonly Difference[]
  readonly warnings: readonly string[]
  readonly unknownTags: readonly string[]
}

export function judgeDocument(invoice: Invoice, items: readonly JudgedItem[]): JudgedDocument {
  const differences: Difference[] = []
  const warnings: string[] = []
  const add = (rule: Rule, path: string, rest: Omit<Finding, 'tag' | 'path'> = {}): void => {
    differences.push(difference(rule, { tag: path.replace(/^total\//, ''), path, ...rest }))
  }
  judgeNotes(invoice, add)
  const totals = at(invoice.totals, 'IBSCBSTot')
  const groups = items.flatMap(({ item: { group } }) => group ?? [])
  if (totals && groups.length === 0) add('W34-10', 'total/IBSCBSTot', { found: '' })
  else if (!totals && groups.length > 0) add('W34-20', 'total/IBSCBSTot')
  const unknown: string[] = []
  if (totals) {
    const reading = readLayout(totals, TOTALS_GROUP)
    unknown.push(...reading.unknown.map((path) => `IBSCBSTot/${path}`))
    differences.push(...layoutDifferences(reading.faults, 'IBSCBSTot', 'total/IBSCBSTot', 'IBSCBSTot/'))
    if (groups.length > 0) judgeSums(totals, groups, add)
  }
  judgeSelectiveTax(invoice, add)
  judgeWholeTotal(invoice, add, warnings)
  return { differences, warnings, unknownTags: unknown }
}

type Add = (rule: Rule, path: string, rest?: Omit<Finding, 'tag' | 'path'>) => void

function judgeSums(totals: Node, groups: readonly Node[], add: Add): void {
  for (const [path, rule, summed] of TOTALS) {
    const steps = path.split('/')
    const right = sumOf(groups, summed)
    const text = textOf(totals, ...steps)
    const found = amountAt(totals, ...steps)
    // A missing group of totals stands for zeros; an unreadable tag is reported as such.
    if (right === null || (text !== null && found === null) || (found ?? 0n) === right) continue
    if (text === null && at(totals, steps[0]!) !== undefined && steps.length > 1) continue
    add(rule, `total/IBSCBSTot/${path}`, { found: text, expected: writtenAmount(right) })
  }
}

const OTHER_TAXES = ['ICMS', 'ISSQN', 'IPI', 'II', 'PIS', 'PISST', 'COFINS', 'COFINSST', 'ICMSUFDest'] as const
/** Type of credit note that keeps the other taxes: the return. */
const RETURN_NOTE = '03'

function judgeNotes({ purpose, creditNote, direction, items }: Invoice, add: Add): void {
  if (purpose !== '5' && purpose !== '6') return
  if (purpose === '6' || creditNote !== RETURN_NOTE) {
    const other = items.flatMap(({ taxes, node, number }) =>
      [...OTHER_TAXES.filter((name) => at(taxes, name)), ...(at(node, 'impostoDevol') ? ['impostoDevol'] : [])].map((name) => ({
        name,
        number,
      })),
    )[0]
    if (other)
      add('B25-80', `det[@nItem=${other.number}]/imposto/${other.name}`, {
        found: '',
        advice: word`tire ${other.name} do item ${other.number}`,
      })
  }
  if (purpose === '5' && direction !== '0') add('B25-110', 'ide/tpNF', { found: direction, expected: '0' })
  if (purpose === '6' && direction !== '1') add('B25-120', 'ide/tpNF', { found: direction, expected: '1' })
}

function judgeSelectiveTax({ totals, items }: Invoice, add: Add): void {
  const found = amountAt(totals, 'ISTot', 'vIS')
  const right = sumOf(
    items.map(({ taxes }) => taxes),
    ['IS', 'vIS'],
  )
  if (found !== null && right !== null && found !== right)
    add('W33-10', 'total/ISTot/vIS', { found: textOf(totals, 'ISTot', 'vIS'), expected: writtenAmount(right), severity: 'future' })
}

function judgeWholeTotal({ totals, items }: Invoice, add: Add, warnings: string[]): void {
  const stated = items.filter(({ node }) => at(node, 'vItem'))
  if (stated.length > 0 && stated.length < items.length)
    warnings.push(word`vItem está em ${stated.length} de ${items.length} itens: ponha em todos ou em nenhum (a malha fiscal lê).`)
  const text = textOf(totals, 'vNFTot')
  if (text === null) return
  const found = amountAt(totals, 'vNFTot')
  if (found === null) {
    add('schema', 'total/vNFTot', { found: text.slice(0, 40), advice: word`${text.slice(0, 40)} não é um valor com dois decimais` })
    return
  }
  const right =
    stated.length === items.length
      ? sumOf(
          items.map(({ node }) => node),
          ['vItem'],
        )
      : null
  if (right !== null && right !== found) add('W60-10', 'total/vNFTot', { found: text, expected: writtenAmount(right), severity: 'future' })
}
