/** Checks invoices one at a time, so that a ZIP of thousands never stays in memory, and sums up what was found. */

import { keysOf } from '../core/collections/records.ts'
import type { Law, Version } from '../core/dated.ts'
import type { Day } from '../core/day.ts'
import { InvalidInput } from '../core/errors.ts'
import { word } from '../core/text/language.ts'
import consumptionTax from '../domains/business/law/consumption-tax.ts'
import invoiceGroup from '../domains/business/law/invoice-group.ts'
import type { ClassificationsPort } from '../operation/evaluation/ports.ts'
import { type Node, RefusedXml, treeOf } from '../xml/tree.ts'
import { type Correction, correctInvoice, type JudgedInvoice } from './correct.ts'
import { type Rate, rateFrom } from './figures.ts'
import { type Invoice, invoiceNodes, monthOfKey, readInvoice } from './invoice.ts'
import { judgeDocument } from './judging/document.ts'
import { judgeItem, refersBefore2026, repeatedReferences } from './judging/item.ts'
import type { Rates } from './taxes.ts'

export interface InvoiceOptions {
  /** Codes by item number, of the only file or by file name. */
  readonly codes: (file: string) => Readonly<Record<string, string>>
  readonly regularCodes: (file: string) => Readonly<Record<string, string>>
  readonly deferral: Rate
  readonly rates: { readonly [Name in keyof Rates]: Rate | null }
  readonly correct: boolean
}

export interface Refused {
  readonly name: string
  readonly why: string
}

export interface Checked extends JudgedInvoice {
  readonly name: string
  readonly requiredSince: Day | null
  readonly required: boolean
  readonly correction: Correction | null
}

/** Version of a law that an answer read. */
export interface Read {
  readonly law: Law<unknown>
  readonly version: Version<unknown>
}

const MAX_NAME = 200
const FIRST_RATES: Day = '2026-01-01'
const FIRST_YEAR: Day = '2025-01-01'

/** Display name without control characters; never used as a path. */
const displayName = (name: string): string => name.replace(/\p{Cc}/gu, '').slice(-MAX_NAME)

export class InvoiceCheck {
  readonly #port: ClassificationsPort
  readonly #options: InvoiceOptions
  readonly #take: (result: Checked | Refused) => void
  readonly #read = new Map<Version<unknown>, Read>()
  #asksRates = false
  #checked = 0

  /** @param take receives each result as soon as it is known. */
  constructor(port: ClassificationsPort, options: InvoiceOptions, take: (result: Checked | Refused) => void) {
    this.#port = port
    this.#options = options
    this.#take = take
  }

  /** Records a file that could not be opened. */
  refuse(name: string, why: string): void {
    this.#take({ name: displayName(name), why })
  }

  add(name: string, xml: string): void {
    let root: Node
    let nodes: ReturnType<typeof invoiceNodes>
    try {
      refuseEncoding(xml)
      root = treeOf(xml)
      nodes = invoiceNodes(root)
    } catch (error) {
      this.refuse(name, reasonOf(error))
      return
    }
    for (const [index, each] of nodes.entries()) {
      const called = nodes.length === 1 ? displayName(name) : `${displayName(name)}#${index + 1}`
      try {
        this.#take(this.#judged(called, xml, root, readInvoice(each)))
      } catch (error) {
        this.#take({ name: called, why: reasonOf(error) })
      }
    }
  }

  /** Law versions read so far. */
  get read(): readonly Read[] {
    return [...this.#read.values()]
  }

  /** @throws InvalidInput when the caller sent a rate that no invoice takes. */
  end(): void {
    const sent = keysOf<keyof Rates>(FIELD_OF_RATE).find((name) => this.#options.rates[name] !== null)
    if (sent !== undefined && this.#checked > 0 && !this.#asksRates)
      throw new InvalidInput([
        {
          field: FIELD_OF_RATE[sent],
          message: word`em 2025 e 2026 a lei dá as alíquotas (LC 214, arts. 343 e 346): não informe outra`,
          english: 'in 2025 and 2026 the law sets the rates (LC 214, arts. 343 and 346): do not send another',
        },
      ])
  }

  #judged(name: string, xml: string, root: Node, invoice: Invoice): Checked {
    this.#checked++
    const group = this.#at(invoiceGroup, invoice.issuedOn < FIRST_YEAR ? FIRST_YEAR : invoice.issuedOn)
    const law = group.value
    const required = law.required.includes(invoice.crt) && !refersBefore2026(invoice)
    const judging = {
      port: this.#port,
      law,
      rates: this.#rates(invoice.issuedOn),
      ratesOfTheDay: invoice.issuedOn >= FIRST_YEAR && !returnsOtherYear(invoice),
      requiredSince: required ? requiredSince(invoice.crt) : null,
      repeatedReferences: repeatedReferences(invoice),
      deferral: this.#options.deferral,
      codes: this.#options.codes(name),
      regularCodes: this.#options.regularCodes(name),
    }
    const items = invoice.items.map((item) => judgeItem(item, invoice, judging))
    const judged = { invoice, law, items, document: judgeDocument(invoice, items) }
    return {
      ...judged,
      name,
      requiredSince: requiredSince(invoice.crt),
      required,
      correction: this.#options.correct ? correctInvoice(xml, root, judged) : null,
    }
  }

  #rates(on: Day): Rates | null {
    const { value } = this.#at(consumptionTax, on < FIRST_RATES ? FIRST_RATES : on)
    const given = this.#options.rates
    if (!value.testYear) this.#asksRates = true
    const rate = (name: keyof Rates): Rate | null => (value.testYear ? null : given[name]) ?? (value[name] ? rateFrom(value[name]) : null)
    const [ibsState, ibsMunicipal, cbs] = [rate('ibsState'), rate('ibsMunicipal'), rate('cbs')]
    return ibsState === null || ibsMunicipal === null || cbs === null ? null : { ibsState, ibsMunicipal, cbs }
  }

  #at<T>(law: Law<T>, on: Day): Version<T> {
    const version = law.at(on)
    if (!this.#read.has(version)) this.#read.set(version, { law: law as Law<unknown>, version })
    return version
  }
}

const FIELD_OF_RATE: Readonly<Record<keyof Rates, string>> = {
  cbs: 'cbs_rate',
  ibsState: 'ibs_state_rate',
  ibsMunicipal: 'ibs_municipal_rate',
}

/** First day on which the invoices of a regime are rejected without the group; null for a regime without one. */
const requiredSince = (crt: string): Day | null => invoiceGroup.versions.findLast(({ value }) => value.required.includes(crt))?.from ?? null

/** A return takes the rates of the document returned, known here only when it is of the same year. */
function returnsOtherYear({ purpose, issuedOn, references, items }: Invoice): boolean {
  if (purpose !== '4') return false
  const months = [...references, ...items.flatMap((item) => item.references.map(({ key }) => monthOfKey(key)))]
  return months.some((month) => month !== '' && month.slice(0, 2) !== issuedOn.slice(2, 4))
}

/** Encoding named by the XML declaration; the layout asks UTF-8. */
const ENCODING = /^\uFEFF?<\?xml[^>]*?encoding\s*=\s*["']([^"']*)["']/

function refuseEncoding(xml: string): void {
  const encoding = ENCODING.exec(xml.slice(0, 200))?.[1]
  if (encoding !== undefined && !/^(?:utf-8|us-ascii)$/i.test(encoding))
    throw new RefusedXml(word`está em ${encoding.slice(0, 20)}; o leiaute pede UTF-8`)
  if (xml.includes('\uFFFD')) throw new RefusedXml(word`não está em UTF-8`)
}

function reasonOf(error: unknown): string {
  if (error instanceof RefusedXml) return error.message
  throw error
}
