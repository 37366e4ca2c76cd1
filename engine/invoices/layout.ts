/** Order and patterns of the IBS and CBS groups of layout 4.00 (NT 2025.002, schema of v1.31). */
import type { Node } from '../xml/tree.ts'
import { isAmount, isPercentage, isQuantity } from './figures.ts'

export interface Element {
  readonly name: string
  readonly required: boolean
  /** Elements of one choice exclude each other. */
  readonly choice?: string
  readonly children?: readonly Element[]
  readonly fits?: (text: string) => boolean
}

const leaf =
  (fits: (text: string) => boolean) =>
  (name: string): Element => ({ name, required: true, fits })
const amount = leaf(isAmount)
const percentage = leaf(isPercentage)
const quantity = leaf(isQuantity)
const code = (name: string, pattern: RegExp): Element => ({ name, required: true, fits: (text) => pattern.test(text) })
const group = (name: string, ...children: readonly Element[]): Element => ({ name, required: true, children })
const optional = (element: Element): Element => ({ ...element, required: false })
const oneOf = (choice: string, ...elements: readonly Element[]): Element[] =>
  elements.map((element) => ({ ...element, required: false, choice }))

const DEFERRAL = optional(group('gDif', percentage('pDif'), amount('vDif')))
const REFUND = optional(group('gDevTrib', amount('vDevTrib')))
const REDUCTION = optional(group('gRed', percentage('pRedAliq'), percentage('pAliqEfet')))

const sphere = (name: string, rate: string, tax: string): Element => group(name, percentage(rate), DEFERRAL, REFUND, REDUCTION, amount(tax))

const credit = (name: string): Element =>
  optional(group(name, percentage('pCredPres'), ...oneOf('credit', amount('vCredPres'), amount('vCredPresCondSus'))))

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/

export const ITEM_GROUP: Element = group(
  'IBSCBS',
  code('CST', /^\d{3}$/),
  code('cClassTrib', /^\d{6}$/),
  optional(code('indDoacao', /^1$/)),
  ...oneOf(
    'treatment',
    group(
      'gIBSCBS',
      amount('vBC'),
      sphere('gIBSUF', 'pIBSUF', 'vIBSUF'),
      sphere('gIBSMun', 'pIBSMun', 'vIBSMun'),
      amount('vIBS'),
      sphere('gCBS', 'pCBS', 'vCBS'),
      optional(
        group(
          'gTribRegular',
          code('CSTReg', /^\d{3}$/),
          code('cClassTribReg', /^\d{6}$/),
          percentage('pAliqEfetRegIBSUF'),
          amount('vTribRegIBSUF'),
          percentage('pAliqEfetRegIBSMun'),
          amount('vTribRegIBSMun'),
          percentage('pAliqEfetRegCBS'),
          amount('vTribRegCBS'),
        ),
      ),
      optional(
        group(
          'gTribCompraGov',
          percentage('pAliqIBSUF'),
          amount('vTribIBSUF'),
          percentage('pAliqIBSMun'),
          amount('vTribIBSMun'),
          percentage('pAliqCBS'),
          amount('vTribCBS'),
        ),
      ),
    ),
    group(
      'gIBSCBSMono',
      optional(
        group('gMonoPadrao', quantity('qBCMono'), percentage('adRemIBS'), percentage('adRemCBS'), amount('vIBSMono'), amount('vCBSMono')),
      ),
      optional(
        group(
          'gMonoReten',
          quantity('qBCMonoReten'),
          percentage('adRemIBSReten'),
          amount('vIBSMonoReten'),
          percentage('adRemCBSReten'),
          amount('vCBSMonoReten'),
        ),
      ),
      optional(
        group(
          'gMonoRet',
          quantity('qBCMonoRet'),
          percentage('adRemIBSRet'),
          amount('vIBSMonoRet'),
          percentage('adRemCBSRet'),
          amount('vCBSMonoRet'),
        ),
      ),
      optional(group('gMonoDif', percentage('pDifIBS'), amount('vIBSMonoDif'), percentage('pDifCBS'), amount('vCBSMonoDif'))),
      amount('vTotIBSMonoItem'),
      amount('vTotCBSMonoItem'),
    ),
    group('gTransfCred', amount('vIBS'), amount('vCBS')),
    group('gAjusteCompet', code('competApur', MONTH), amount('vIBS'), amount('vCBS')),
  ),
  optional(group('gEstornoCred', amount('vIBSEstCred'), amount('vCBSEstCred'))),
  ...oneOf(
    'credit',
    group('gCredPresOper', amount('vBCCredPres'), code('cCredPres', /^\d{2}$/), credit('gIBSCredPres'), credit('gCBSCredPres')),
    group('gCredPresIBSZFM', code('competApur', MONTH), code('tpCredPresIBSZFM', /^[0-4]$/), amount('vCredPresIBSZFM')),
  ),
)

const deferredAndReturned = [amount('vDif'), amount('vDevTrib')] as const
const creditTotals = [amount('vCredPres'), amount('vCredPresCondSus')] as const

export const TOTALS_GROUP: Element = group(
  'IBSCBSTot',
  amount('vBCIBSCBS'),
  optional(
    group(
      'gIBS',
      group('gIBSUF', ...deferredAndReturned, amount('vIBSUF')),
      group('gIBSMun', ...deferredAndReturned, amount('vIBSMun')),
      amount('vIBS'),
      ...creditTotals,
    ),
  ),
  optional(group('gCBS', ...deferredAndReturned, amount('vCBS'), ...creditTotals)),
  optional(
    group('gMono', ...['vIBSMono', 'vCBSMono', 'vIBSMonoReten', 'vCBSMonoReten', 'vIBSMonoRet', 'vCBSMonoRet'].map((name) => amount(name))),
  ),
  optional(group('gEstornoCred', amount('vIBSEstCred'), amount('vCBSEstCred'))),
)

/** A departure from the layout. */
export interface LayoutFault {
  /** Path below the group: `gIBSCBS/gIBSUF/vIBSUF`; empty for the group itself. */
  readonly path: string
  readonly kind: 'value' | 'missing' | 'order' | 'repeated' | 'choice'
  /** Text found, of a value. */
  readonly found: string | null
  /** Elements of the place, in their order. */
  readonly order: readonly string[]
}

export interface LayoutReading {
  readonly faults: readonly LayoutFault[]
  /** Elements that a newer version of the layout may define. */
  readonly unknown: readonly string[]
}

const MAX_FAULTS = 50

/** @param path path of the group, as prefix of the reported paths. */
export function readLayout(node: Node, element: Element, path = ''): LayoutReading {
  const reading: { faults: LayoutFault[]; unknown: string[] } = { faults: [], unknown: [] }
  visit(node, element, path, reading)
  return { faults: reading.faults.slice(0, MAX_FAULTS), unknown: reading.unknown.slice(0, MAX_FAULTS) }
}

const below = (path: string, name: string): string => (path === '' ? name : `${path}/${name}`)
const MAX_SHOWN = 40

function visit(node: Node, { children = [], fits }: Element, path: string, reading: { faults: LayoutFault[]; unknown: string[] }): void {
  const { faults, unknown } = reading
  const order = children.map(({ name }) => name)
  const fault = (at: string, kind: LayoutFault['kind'], found: string | null = null): void => {
    faults.push({ path: at, kind, found, order })
  }
  if (fits) {
    for (const { name } of node.children) unknown.push(below(path, name.slice(0, MAX_SHOWN)))
    if (!fits(node.text)) fault(path, 'value', node.text.slice(0, MAX_SHOWN))
    return
  }
  const seen = new Set<string>()
  let last = -1
  const chosen = new Map<string, string>()
  for (const child of node.children) {
    const at = order.indexOf(child.name)
    const defined = children[at]
    const place = below(path, child.name.slice(0, MAX_SHOWN))
    if (!defined) {
      unknown.push(place)
      continue
    }
    if (seen.has(child.name)) fault(place, 'repeated')
    else if (at < last) fault(place, 'order')
    else last = at
    seen.add(child.name)
    if (defined.choice !== undefined) {
      const other = chosen.get(defined.choice)
      if (other !== undefined && other !== child.name) fault(place, 'choice', other)
      chosen.set(defined.choice, child.name)
    }
    visit(child, defined, place, reading)
  }
  for (const { name, required } of children) if (required && !seen.has(name)) fault(below(path, name), 'missing')
}
