/** Answer of the check as plain values, the same for every adapter. Names, descriptions and registration numbers stay out. */
import type { Money } from '../core/money.ts'
import { translate, word } from '../core/text/language.ts'
import type { ClassificationsPort } from '../operation/evaluation/ports.ts'
import { at } from '../xml/tree.ts'
import { totalsGroup, type Written, xmlOf } from './build.ts'
import { type Checked, InvoiceCheck, type InvoiceOptions, type Read, type Refused } from './check.ts'
import type { Candidate } from './classify.ts'
import { expectedSums, groupOf, keepsGroup } from './correct.ts'
import { percentNumber, writtenAmount } from './figures.ts'
import { maskedKey } from './invoice.ts'
import { sumOf, TOTALS } from './judging/document.ts'
import type { ItemVerdict, JudgedItem } from './judging/item.ts'
import { type Difference, isRule, titleOf } from './judging/rules.ts'
import { amountAt } from './judging/sphere.ts'
import { type ItemTaxes, SPHERES, type SphereName } from './taxes.ts'

/** Verdicts of a file, worst first. */
export const FILE_VERDICTS = ['refused', 'rejected', 'missing', 'differs', 'inconclusive', 'not_required', 'consistent'] as const
export type FileVerdict = (typeof FILE_VERDICTS)[number]

const NOTE = 'NT 2025.002 v1.31, com as datas da v1.40 e seguintes'

/** Files above which consistent items are counted and left out. */
const DETAILED_FILES = 50

const SPHERE_PATHS: Readonly<Record<SphereName, readonly [string, string]>> = {
  ibsState: ['gIBSUF', 'vIBSUF'],
  ibsMunicipal: ['gIBSMun', 'vIBSMun'],
  cbs: ['gCBS', 'vCBS'],
}

/** Collects the answer while files come in. */
export class InvoiceReport {
  readonly #check: InvoiceCheck
  readonly #port: ClassificationsPort
  readonly #files: FileView[] = []
  readonly #verdicts = new Map<FileVerdict, number>()
  readonly #rules = new Map<string, { rule: string; code: number | null; severity: string; count: number; message: string }>()
  readonly #totals = { base: 0n, cbs: 0n, ibsState: 0n, ibsMunicipal: 0n }
  readonly #assumptions = new Set<string>()
  #items = 0

  constructor(port: ClassificationsPort, options: InvoiceOptions) {
    this.#port = port
    this.#check = new InvoiceCheck(port, options, (result) => this.#take(result))
  }

  add(name: string, xml: string): void {
    this.#check.add(name, xml)
  }

  refuse(name: string, why: string): void {
    this.#check.refuse(name, why)
  }

  #take(result: Checked | Refused): void {
    const brief = this.#files.length >= DETAILED_FILES
    const view = 'why' in result ? refusedView(result) : fileView(result, this.#port, brief)
    this.#verdicts.set(view.verdict, (this.#verdicts.get(view.verdict) ?? 0) + 1)
    if (this.#files.length === DETAILED_FILES) this.#files.forEach(shorten)
    this.#files.push(view)
    if ('why' in result) return
    this.#items += result.items.length
    for (const each of result.document.differences) this.#count(each)
    for (const { differences, taxes } of result.items) {
      for (const each of differences) this.#count(each)
      const group = taxes?.group
      if (!group) continue
      this.#totals.base += group.base
      for (const name of SPHERES) this.#totals[name] += group.spheres[name].amount
    }
    for (const each of assumptionsOf(result)) this.#assumptions.add(each)
  }

  #count({ rule, code, severity }: Difference): void {
    const key = `${rule} ${severity}`
    const counted = this.#rules.get(key)
    if (counted) counted.count++
    else this.#rules.set(key, { rule, code, severity, count: 1, message: isRule(rule) ? `${titleOf(rule)}.` : rule })
  }

  answer() {
    this.#check.end()
    const { base, cbs, ibsState, ibsMunicipal } = this.#totals
    if (this.#files.length > DETAILED_FILES)
      this.#assumptions.add(
        word`Com mais de ${DETAILED_FILES} notas, os itens que conferem são contados em itemsLeftOut e não vêm; o json de cada grupo também não.`,
      )
    return {
      asOf: { note: translate(NOTE), codes: this.#port.asOf, ncm: this.#port.asOfNcm },
      files: this.#files,
      summary: {
        files: this.#files.length,
        items: this.#items,
        verdicts: Object.fromEntries(FILE_VERDICTS.map((verdict) => [verdict, this.#verdicts.get(verdict) ?? 0])),
        byRule: [...this.#rules.values()].sort((a, b) => b.count - a.count || (a.rule < b.rule ? -1 : 1)),
        totals: { base: numberOf(base), cbs: numberOf(cbs), ibsState: numberOf(ibsState), ibsMunicipal: numberOf(ibsMunicipal) },
      },
      basis: this.#check.read.map(({ law, version }: Read) => law.basis(version)),
      assumptions: [...GENERAL(this.#port), ...this.#assumptions],
    }
  }
}

export type InvoiceAnswer = ReturnType<InvoiceReport['answer']>

/** Sums over thousands of invoices may pass what a single amount may be. */
const numberOf = (amount: Money): number => Number(amount) / 100

const GENERAL = (port: ClassificationsPort): string[] => [
  word`Só o grupo de IBS e CBS, os totais dele, vItem e vNFTot são conferidos: as outras regras da SEFAZ, a chave e a assinatura não.`,
  word`A lista de produtos (NCM) é de ${port.asOfNcm} e não diz quem compra nem o uso: o código é escolha de quem emite.`,
]

function* assumptionsOf({ items, correction, invoice }: Checked): Iterable<string> {
  if (items.some(({ taxes }) => taxes?.group?.regular))
    yield word`Na suspensão e na venda à ZFM as alíquotas do grupo são zero e a tributação regular vai em gTribRegular; consumption-tax mostra as regulares.`
  if (items.some(({ classified }) => classified.from === 'default'))
    yield word`Onde nenhum código lista o NCM, o item foi calculado com 000001 (tributação integral), que a nota não traz.`
  if (correction && 'xml' in correction) {
    if (invoice.protocol) yield word`Há nota autorizada: o XML dela não se troca; cancele ou emita nota complementar.`
    yield word`O XML corrigido vai sem a assinatura, que não foi conferida e não vale mais: assine de novo.`
  }
}

export interface FileView {
  readonly name: string
  readonly verdict: FileVerdict
  readonly why: string | null
  readonly key: string | null
  readonly model: string | null
  readonly issuedOn: string | null
  readonly purpose: string | null
  readonly crt: string | null
  readonly required: boolean
  readonly requiredSince: string | null
  items: ReturnType<typeof itemView>[]
  itemsLeftOut: number
  /** Found and expected by the path of each total. */
  totals: { found: Written | null; expected: Written | null; xml: string | null; json: Written | null } | null
  readonly differences: readonly Difference[]
  readonly warnings: readonly string[]
  readonly unknownTags: readonly string[]
  readonly notEvaluated: readonly { readonly rule: string; readonly why: string }[]
  readonly correctedXml?: string
  readonly notCorrected?: readonly { readonly item: string | null; readonly why: string }[]
}

const refusedView = ({ name, why }: Refused): FileView => ({
  name,
  verdict: 'refused',
  why,
  key: null,
  model: null,
  issuedOn: null,
  purpose: null,
  crt: null,
  required: false,
  requiredSince: null,
  items: [],
  itemsLeftOut: 0,
  totals: null,
  differences: [],
  warnings: [],
  unknownTags: [],
  notEvaluated: [],
})

/** @param brief leaves out consistent items, and the JSON of the others. */
function fileView(checked: Checked, port: ClassificationsPort, brief: boolean): FileView {
  const { name, invoice, items, document, required, requiredSince, correction } = checked
  const shown = brief ? items.filter(({ verdict }) => !QUIET.has(verdict)) : items
  const notEvaluated = new Map(items.flatMap((item) => item.notEvaluated).map((each) => [`${each.rule} ${each.why}`, each]))
  return {
    name,
    verdict: verdictOf(items, document.differences),
    why: null,
    key: maskedKey(invoice.key) || null,
    model: invoice.model,
    issuedOn: invoice.issuedOn,
    purpose: invoice.purpose,
    crt: invoice.crt,
    required,
    requiredSince,
    items: shown.map((item) => itemView(item, port, brief)),
    itemsLeftOut: items.length - shown.length,
    totals: brief && shown.length === 0 && document.differences.length === 0 ? null : totalsView(checked, brief),
    differences: document.differences,
    warnings: document.warnings,
    unknownTags: document.unknownTags,
    notEvaluated: [...notEvaluated.values()],
    ...(correction && ('xml' in correction ? { correctedXml: correction.xml } : { notCorrected: correction.notCorrected })),
  }
}

function verdictOf(items: readonly JudgedItem[], differences: readonly Difference[]): FileVerdict {
  const found = new Set<FileVerdict>(items.map(({ verdict }) => verdict))
  if (differences.some(({ severity }) => severity === 'rejected')) found.add('rejected')
  if (differences.some(({ severity }) => severity === 'future')) found.add('differs')
  return FILE_VERDICTS.find((verdict) => found.has(verdict))!
}

/** Verdicts of items that a long answer leaves out. */
const QUIET = new Set<ItemVerdict>(['consistent', 'not_required'])

function shorten(view: FileView): void {
  const loud = view.items.filter(({ verdict }) => !QUIET.has(verdict))
  view.itemsLeftOut = view.items.length - loud.length
  view.items = loud.map((item) => ({ ...item, json: null }))
  if (view.totals) view.totals = view.differences.length > 0 || loud.length > 0 ? { ...view.totals, json: null } : null
}

function itemView(judged: JudgedItem, port: ClassificationsPort, brief: boolean) {
  const { item, verdict, classified, base, foundBase, taxes, differences, warnings, unknownTags } = judged
  const group = groupOf(judged)
  const sphere = (name: SphereName) => sphereView(taxes, name, amountAt(item.group, 'gIBSCBS', ...SPHERE_PATHS[name]))
  const regular = taxes?.group?.regular ?? null
  const outside = taxes !== null && taxes.group === null
  return {
    number: Number(item.number),
    ncm: item.ncm,
    nbs: item.nbs,
    cfop: item.cfop,
    verdict,
    code: classified.code?.code ?? null,
    cst: classified.code?.cst ?? null,
    codeFrom: classified.from,
    candidates: classified.candidates.map((candidate) => candidateView(candidate, port)),
    base: {
      value: outside ? 0 : orNull(base.value),
      found: orNull(foundBase),
      parts: base.parts.map((part) => ({ ...part, amount: numberOf(part.amount) })),
    },
    ibsState: sphere('ibsState'),
    ibsMunicipal: sphere('ibsMunicipal'),
    cbs: sphere('cbs'),
    ibs: taxes && (taxes.group ? numberOf(taxes.group.spheres.ibsState.amount + taxes.group.spheres.ibsMunicipal.amount) : 0),
    selectiveTax: orNull(amountAt(item.taxes, 'IS', 'vIS')),
    regular: regular && {
      code: regular.code.code,
      cst: regular.code.cst,
      ...Object.fromEntries(
        Object.entries(regular.taxes).map(([name, { rate, amount }]) => [
          name,
          { ratePercent: percentNumber(rate), amount: numberOf(amount) },
        ]),
      ),
    },
    differences,
    warnings,
    unknownTags,
    xml: group && xmlOf('IBSCBS', group),
    json: brief ? null : group,
  }
}

const orNull = (amount: Money | null): number | null => (amount === null ? null : numberOf(amount))

function sphereView(taxes: ItemTaxes | null, name: SphereName, found: Money | null) {
  if (!taxes) return found === null ? null : { ...NOTHING, amount: null, found: numberOf(found) }
  const sphere = taxes.group?.spheres[name]
  if (!sphere) return { ...NOTHING, amount: 0, found: orNull(found) }
  const { rate, reduction, effective, deferred, amount } = sphere
  return {
    ratePercent: percentNumber(rate),
    reductionPercent: reduction === null ? null : percentNumber(reduction),
    effectivePercent: reduction === null ? null : percentNumber(effective),
    deferred: numberOf(deferred),
    amount: numberOf(amount),
    found: orNull(found),
  }
}

const NOTHING = { ratePercent: null, reductionPercent: null, effectivePercent: null, deferred: 0 }

function candidateView({ code, ...rest }: Candidate, port: ClassificationsPort) {
  const found = code === null ? undefined : port.of(code)
  return {
    code,
    cst: found?.cst ?? null,
    reductionPercent: found ? { cbs: found.reduction.cbs, ibs: found.reduction.ibs } : null,
    ...rest,
  }
}

function totalsView({ invoice, items }: Checked, brief: boolean): FileView['totals'] {
  const node = at(invoice.totals, 'IBSCBSTot')
  const found = node ? foundTotals(node) : null
  const needsSums = items.some((each) => each.item.group !== undefined || !keepsGroup(each) || each.taxes !== null)
  if (!needsSums || items.some((each) => each.taxes === null && !keepsGroup(each))) return { found, expected: null, xml: null, json: null }
  const sums = sumsShown(items)
  const written = totalsGroup(sums)
  const expected = Object.fromEntries(Object.entries(sums).map(([path, amount]) => [path, writtenAmount(amount)]))
  return { found, expected, xml: xmlOf('IBSCBSTot', written), json: brief ? null : written }
}

/** Sums with the groups that an invoice without any would carry. */
function sumsShown(items: readonly JudgedItem[]): Record<string, Money> {
  const absent = items.filter((each) => each.item.group === undefined && keepsGroup(each) && each.taxes)
  return expectedSums([
    ...items.filter((each) => !absent.includes(each)),
    ...absent.map((each) => ({ ...each, verdict: 'missing' as const })),
  ])
}

function foundTotals(node: NonNullable<ReturnType<typeof at>>): Written {
  return Object.fromEntries(
    TOTALS.flatMap(([path]) => {
      const amount = sumOf([node], path.split('/'))
      return at(node, ...path.split('/')) && amount !== null ? [[path, writtenAmount(amount)]] : []
    }),
  )
}
