/** Classification code (cClassTrib) of an item: sent by the caller, in the XML, or found by product or service. */
import type { Day } from '../core/day.ts'
import { word } from '../core/text/language.ts'
import type { Classification, ClassificationsPort, CodeCoverage } from '../operation/evaluation/ports.ts'
import { at, textAt } from '../xml/tree.ts'
import type { Invoice, InvoiceItem } from './invoice.ts'

/** Full taxation. */
export const FULL = '000001'

export interface Candidate {
  /** Null for the code of a returned invoice. */
  readonly code: string | null
  readonly annex: string | null
  readonly annexItem: string | null
  readonly prefix: string | null
  readonly conditional: string | null
  readonly why: string
}

type CodeFrom = 'xml' | 'asked' | 'ncm' | 'default'

export interface Classified {
  readonly code: Classification | null
  readonly from: CodeFrom | null
  readonly candidates: readonly Candidate[]
}

/** A code of the list that is valid on a day. */
export function validOn(code: string, on: Day, port: ClassificationsPort): boolean {
  const found = port.invoices(code)
  return found !== undefined && found.validFrom <= on && (found.validTo === null || on < found.validTo)
}

export function allowedIn(code: string, model: Invoice['model'], port: ClassificationsPort): boolean {
  const found = port.invoices(code)
  return found !== undefined && (model === '55' ? found.nfe : found.nfce)
}

export function classify(item: InvoiceItem, invoice: Invoice, asked: string | undefined, port: ClassificationsPort): Classified {
  const listed = listedCandidates(item, invoice, port)
  const stated = textAt(item.group, 'cClassTrib')
  if (asked !== undefined) return { code: port.of(asked)!, from: 'asked', candidates: listed }
  if (stated !== '' || item.group) {
    const known =
      validOn(stated, invoice.issuedOn, port) && port.situation(textAt(item.group, 'CST')) && stated.startsWith(textAt(item.group, 'CST'))
    return { code: (known && port.of(stated)) || null, from: known ? 'xml' : null, candidates: listed }
  }
  if (invoice.purpose === '4') return { code: null, from: null, candidates: [...listed, RETURNED()] }
  const candidates = [...listed, ...statuteCandidates(item, listed, invoice, port), ...situationCandidates(item, invoice, port)]
  if (invoice.purpose !== '1') return { code: null, from: null, candidates }
  const longest = listed[0]?.prefix?.length
  const first = candidates.filter(({ prefix }) => prefix !== null && prefix.length === longest)
  if (longest === undefined) return { code: port.of(FULL)!, from: 'default', candidates }
  return first.length === 1 ? { code: port.of(first[0]!.code!)!, from: 'ncm', candidates } : { code: null, from: null, candidates }
}

const RETURNED = (): Candidate => ({
  code: null,
  annex: null,
  annexItem: null,
  prefix: null,
  conditional: word`É o da nota devolvida.`,
  why: word`o código da nota devolvida`,
})

/** Codes that list the product or service, longest prefix first, allowed in the model and valid on the day. */
function listedCandidates({ ncm, nbs }: InvoiceItem, { model, issuedOn }: Invoice, port: ClassificationsPort): Candidate[] {
  const kind = nbs === null ? 'NCM' : 'NBS'
  const number = nbs ?? ncm
  if (number.length < 2) return []
  const covering = new Map<string, CodeCoverage>()
  for (const each of port.covering(kind, number))
    if (!covering.has(each.code) && validOn(each.code, issuedOn, port) && allowedIn(each.code, model, port)) covering.set(each.code, each)
  const longest = [...covering.values()][0]?.prefix?.length
  const several = [...covering.values()].filter(({ prefix }) => prefix?.length === longest).length > 1
  return [...covering.values()].map(({ code, prefix, item }) => ({
    code,
    annex: item?.annex ?? null,
    annexItem: item?.item ?? null,
    prefix,
    conditional:
      several || prefix?.length !== longest ? word`Depende de quem compra, do registro ou do uso: leia a descrição do código.` : null,
    why: word`a lista traz ${kind} ${prefix ?? number}`,
  }))
}

/** Codes whose article names products without their numbers: art. 147 (9619) and art. 137 (chapters 1 to 14 in natura). */
function statuteCandidates({ ncm }: InvoiceItem, listed: readonly Candidate[], { model }: Invoice, port: ClassificationsPort): Candidate[] {
  const named = (code: string, prefix: string | null, conditional: string): Candidate[] =>
    allowedIn(code, model, port)
      ? [{ code, annex: null, annexItem: null, prefix, conditional, why: word`o artigo da lei cita o produto, sem o NCM` }]
      : []
  if (ncm.startsWith('9619'))
    return named('200013', listed[0]?.prefix ?? '9619', word`Absorventes e tampões higiênicos (LC 214, art. 147).`)
  const chapter = Number(ncm.slice(0, 2))
  if (listed.length > 0 || ncm.length < 4 || chapter < 1 || chapter > 14) return []
  return named('200036', null, word`Produto agropecuário, aquícola, pesqueiro ou extrativista in natura (LC 214, art. 137).`)
}

/** Codes that the CFOP and the donation flag suggest. They are never chosen. */
function situationCandidates({ cfop, group, taxes, node }: InvoiceItem, { model }: Invoice, port: ClassificationsPort): Candidate[] {
  const donation = textAt(group, 'indDoacao') === '1' || at(taxes, 'indDoacao') !== undefined || textAt(node, 'prod', 'indDoacao') === '1'
  const found: (readonly [code: string, why: string])[] = [
    ...(cfop.startsWith('7') ? [['410004', word`o CFOP ${cfop} é de exportação`] as const] : []),
    ...(/^[56]15[12]$/.test(cfop) ? [['410002', word`o CFOP ${cfop} é de transferência entre estabelecimentos`] as const] : []),
    ...(/^[56]910$/.test(cfop)
      ? [
          ['410001', word`o CFOP ${cfop} é de bonificação, doação ou brinde`] as const,
          ['410003', word`o CFOP ${cfop} é de bonificação, doação ou brinde`] as const,
        ]
      : []),
    ...(donation
      ? [
          ['410003', word`a nota diz que é doação, sem crédito tomado`] as const,
          ['410026', word`a nota diz que é doação, com o crédito anulado`] as const,
        ]
      : []),
  ]
  return [...new Map(found)].flatMap(([code, why]) =>
    allowedIn(code, model, port)
      ? [{ code, annex: null, annexItem: null, prefix: null, conditional: word`Depende da operação, que o NCM não diz.`, why }]
      : [],
  )
}
