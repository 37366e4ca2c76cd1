/** Base of IBS and CBS of an item (LC 214/2025, art. 12; rule UB16-10), and the total of the item (rule VB01-10). */
import type { Money } from '../core/money.ts'
import type { InvoiceGroup } from '../domains/business/law/invoice-group.ts'
import { at, type Node } from '../xml/tree.ts'
import { amountOf } from './figures.ts'
import type { InvoiceItem } from './invoice.ts'

interface BasePart {
  readonly tag: string
  readonly sign: '+' | '-'
  readonly amount: Money
}

export interface Base {
  readonly parts: readonly BasePart[]
  /** Null when a part cannot be read. */
  readonly value: Money | null
  /** Tags whose value breaks the pattern of the layout. */
  readonly unreadable: readonly string[]
}

/** Amount of the first element of a name below a group, at most one level down: groups of ICMS, PIS and Cofins vary. */
function within(group: Node | undefined, name: string): Node | undefined {
  if (!group) return undefined
  const own = at(group, name)
  if (own) return own
  for (const child of group.children) {
    const found = at(child, name)
    if (found) return found
  }
  return undefined
}

interface Source {
  readonly tag: string
  readonly node: Node | undefined
}

const section =
  (item: InvoiceItem) =>
  (group: string, name: string): Source => ({ tag: `${group}/${name}`, node: within(at(item.taxes, group), name) })

const ofProduct = ({ node }: InvoiceItem, name: string): Source => ({ tag: name, node: at(node, 'prod', name) })

/** PIS or Cofins by substitution that the invoice adds to its total never was in the price. */
const addedToTotal = ({ taxes }: InvoiceItem, group: 'PISST' | 'COFINSST'): boolean =>
  at(taxes, group, group === 'PISST' ? 'indSomaPISST' : 'indSomaCOFINSST')?.text.trim() === '1'

export function baseOf(item: InvoiceItem, law: InvoiceGroup): Base {
  const of = section(item)
  const added = [...['vProd', 'vFrete', 'vSeg', 'vOutro'].map((name) => ofProduct(item, name)), of('II', 'vII'), of('IS', 'vIS')]
  const left = [
    ofProduct(item, 'vDesc'),
    ...(law.leavesPisCofins
      ? [
          of('PIS', 'vPIS'),
          of('COFINS', 'vCOFINS'),
          ...(addedToTotal(item, 'PISST') ? [] : [of('PISST', 'vPIS')]),
          ...(addedToTotal(item, 'COFINSST') ? [] : [of('COFINSST', 'vCOFINS')]),
        ]
      : []),
    ...(law.leavesIcmsIss
      ? [
          of('ICMS', 'vICMS'),
          of('ICMSUFDest', 'vICMSUFDest'),
          of('ICMS', 'vFCP'),
          of('ICMSUFDest', 'vFCPUFDest'),
          of('ICMS', 'vICMSMono'),
          of('ISSQN', 'vISSQN'),
        ]
      : []),
  ]
  return summed(added, left)
}

/** @param taxes IBS, CBS and selective tax of the item, added from 2027 on. */
export function itemTotalOf(item: InvoiceItem, law: InvoiceGroup, taxes: readonly Money[]): Money | null {
  const of = section(item)
  const directSale = at(item.node, 'prod', 'veicProd', 'tpOp')?.text.trim() === '2'
  const relief = within(at(item.taxes, 'ICMS'), 'indDeduzDeson')?.text.trim() === '1' ? [of('ICMS', 'vICMSDeson')] : []
  const added = [
    ...['vProd', 'vFrete', 'vSeg', 'vOutro'].map((name) => ofProduct(item, name)),
    of('II', 'vII'),
    of('IPI', 'vIPI'),
    ...(addedToTotal(item, 'PISST') ? [of('PISST', 'vPIS')] : []),
    ...(addedToTotal(item, 'COFINSST') ? [of('COFINSST', 'vCOFINS')] : []),
    ...(directSale
      ? []
      : [
          of('ICMS', 'vICMSST'),
          of('ICMS', 'vICMSMonoReten'),
          of('ICMS', 'vFCPST'),
          { tag: 'vIPIDevol', node: within(at(item.node, 'impostoDevol'), 'vIPIDevol') },
        ]),
    ...(law.addsToTotal ? [of('IS', 'vIS')] : []),
  ]
  const { value } = summed(added, [ofProduct(item, 'vDesc'), ...relief])
  return value === null ? null : taxes.reduce((total, tax) => total + tax, value)
}

function summed(added: readonly Source[], left: readonly Source[]): Base {
  const parts: BasePart[] = []
  const unreadable: string[] = []
  let value = 0n
  const take = (sources: readonly Source[], sign: BasePart['sign']): void => {
    for (const { tag, node } of sources) {
      if (!node) continue
      const amount = amountOf(node.text.trim())
      if (amount === null) unreadable.push(tag)
      else if (amount > 0n || tag === 'vProd') {
        parts.push({ tag, sign, amount })
        value += sign === '+' ? amount : -amount
      }
    }
  }
  take(added, '+')
  take(left, '-')
  if (added[0]?.node === undefined) unreadable.push('vProd')
  return { parts, value: unreadable.length > 0 ? null : value, unreadable }
}
