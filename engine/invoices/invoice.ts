/** Reads NF-e (model 55) and NFC-e (model 65) of layout 4.00 from a tree. Names, addresses and descriptions are never read. */
import { type Day, isDay } from '../core/day.ts'
import { word } from '../core/text/language.ts'
import { all, at, type Node, RefusedXml, textAt } from '../xml/tree.ts'

export interface InvoiceItem {
  readonly node: Node
  readonly number: string
  readonly ncm: string
  readonly nbs: string | null
  readonly cfop: string
  /** Section of taxes of the item. */
  readonly taxes: Node | undefined
  readonly group: Node | undefined
  /** Documents referenced by the item: key, and item of that document. */
  readonly references: readonly { readonly key: string; readonly item: string }[]
}

/** Reduction of a purchase by a public body (`gCompraGov`). */
interface GovernmentPurchase {
  readonly percent: string
}

export interface Invoice {
  readonly node: Node
  readonly info: Node
  readonly key: string
  readonly model: '55' | '65'
  readonly issuedOn: Day
  readonly purpose: string
  readonly crt: string
  /** Inbound (0) or outbound (1). */
  readonly direction: string
  readonly debitNote: string
  readonly creditNote: string
  readonly government: GovernmentPurchase | null
  /** Months (AAMM) of the documents referenced by the whole invoice; empty text when a reference has none. */
  readonly references: readonly string[]
  readonly items: readonly InvoiceItem[]
  readonly totals: Node | undefined
  readonly protocol: boolean
}

const MAX_ITEMS = 990

/** Names of other documents, by their root elements. */
const OTHERS: readonly (readonly [RegExp, () => string])[] = [
  [/^(?:cteProc|CTe|CTeOS|CTeSimp|enviCTe|cteOSProc|cteSimpProc)$/, () => word`é um CT-e, que não é lido aqui`],
  [
    /^(?:NFSe|CompNfse|DPS|nfseProc|EnviarLoteRps\w*|GerarNfse\w*|ListaNfse|ConsultarNfse\w*)$/,
    () => word`é uma NFS-e, que não é lida aqui: use consumption-tax com o NBS do serviço`,
  ],
  [/^(?:nf3eProc|NF3e|enviNF3e)$/, () => word`é uma NF3e, que não é lida aqui`],
  [/^(?:nfcomProc|NFCom)$/, () => word`é uma NFCom, que não é lida aqui`],
  [/^(?:mdfeProc|MDFe|enviMDFe)$/, () => word`é um MDF-e, que não traz IBS e CBS`],
  [/^(?:bpeProc|BPe\w*)$/, () => word`é um BP-e, que não é lido aqui`],
  [/^(?:procEventoNFe|envEvento|evento|retEnvEvento|resEvento|resNFe)$/, () => word`é um evento ou resumo, não a nota`],
  [/^(?:retEnviNFe|retConsReciNFe|retConsSitNFe|inutNFe|ProcInutNFe|retInutNFe)$/, () => word`é uma resposta da SEFAZ, não a nota`],
  [/^(?:eSocial|retornoProcessamento\w*)$/, () => word`é do eSocial: use check-esocial`],
]

/** Invoices of a file: one, or several of a batch (`enviNFe`). */
export function invoiceNodes(root: Node): readonly { readonly node: Node; readonly protocol: boolean }[] {
  if (root.name === 'NFe') return [{ node: root, protocol: false }]
  const protocol = all(root, 'protNFe').length > 0
  const nodes = root.name === 'nfeProc' || root.name === 'enviNFe' ? all(root, 'NFe') : []
  if (nodes.length > 0) return nodes.map((node) => ({ node, protocol }))
  const other = OTHERS.find(([pattern]) => pattern.test(root.name))
  throw new RefusedXml(other ? other[1]() : word`não é uma NF-e nem uma NFC-e`)
}

export function readInvoice({ node, protocol }: { readonly node: Node; readonly protocol: boolean }): Invoice {
  const info = at(node, 'infNFe')
  const ide = at(info, 'ide')
  if (!info || !ide) throw new RefusedXml(word`não é uma NF-e nem uma NFC-e`)
  const version = info.attributes.versao ?? ''
  if (version !== '4.00') throw new RefusedXml(word`é do leiaute ${shown(version)}; só o 4.00 é lido`)
  const model = textAt(ide, 'mod')
  if (model !== '55' && model !== '65') throw new RefusedXml(word`é do modelo ${shown(model)}; só 55 e 65 são lidos`)
  const issued = textAt(ide, 'dhEmi').slice(0, 10)
  if (!isDay(issued)) throw new RefusedXml(word`não diz o dia da emissão (dhEmi)`)
  const items = all(info, 'det')
  if (items.length === 0) throw new RefusedXml(word`não tem itens`)
  if (items.length > MAX_ITEMS) throw new RefusedXml(word`tem mais de ${MAX_ITEMS} itens`)
  const government = at(ide, 'gCompraGov')
  return {
    node,
    info,
    key: (info.id ?? '').replace(/\D/g, ''),
    model,
    issuedOn: issued,
    purpose: textAt(ide, 'finNFe'),
    crt: textAt(info, 'emit', 'CRT'),
    direction: textAt(ide, 'tpNF'),
    debitNote: textAt(ide, 'tpNFDebito'),
    creditNote: textAt(ide, 'tpNFCredito'),
    government: government ? { percent: textAt(government, 'pRedutor') } : null,
    references: all(ide, 'NFref').map(monthOfReference),
    items: numbered(items),
    totals: at(info, 'total'),
    protocol,
  }
}

function numbered(items: readonly Node[]): InvoiceItem[] {
  const taken = new Set<string>()
  return items.map((node, index) => {
    const stated = node.attributes.nItem ?? ''
    const number = /^[1-9]\d{0,2}$/.test(stated) && !taken.has(stated) ? stated : freeNumber(index + 1, taken)
    taken.add(number)
    return itemOf(node, number)
  })
}

/** Number of an item without a valid one of its own. */
function freeNumber(from: number, taken: ReadonlySet<string>): string {
  let number = from
  while (taken.has(String(number))) number++
  return String(number)
}

function itemOf(node: Node, number: string): InvoiceItem {
  const taxes = at(node, 'imposto')
  const nbs = textAt(node, 'prod', 'NBS') || textAt(node, 'prod', 'cNBS') || textAt(taxes, 'ISSQN', 'cNBS')
  return {
    node,
    number,
    ncm: digitsOf(textAt(node, 'prod', 'NCM'), 8),
    nbs: digitsOf(nbs, 9) || null,
    cfop: digitsOf(textAt(node, 'prod', 'CFOP'), 4),
    taxes,
    group: at(taxes, 'IBSCBS'),
    references: all(node, 'DFeReferenciado').map((each) => ({ key: textAt(each, 'chaveAcesso'), item: textAt(each, 'nItem') })),
  }
}

const digitsOf = (text: string, most: number): string => text.replace(/\D/g, '').slice(0, most)
const shown = (text: string): string => (text === '' ? '—' : text.slice(0, 20))

/** Month (AAMM) of a referenced document, from its key or its own field. */
function monthOfReference(reference: Node): string {
  const [child] = reference.children
  if (!child) return ''
  return child.children.length > 0 ? textAt(child, 'AAMM') : monthOfKey(child.text.trim())
}

export const monthOfKey = (key: string): string => (/^\d{6}/.test(key) ? key.slice(2, 6) : '')

/** Key with the digits of the CNPJ masked. */
export const maskedKey = (key: string): string => (key.length === 44 ? `${key.slice(0, 6)}${'*'.repeat(14)}${key.slice(20)}` : '')
