import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ports } from '../../test/support/ports.ts'
import { percent } from '../core/ratio.ts'
import { rateFrom } from './figures.ts'
import { InvoiceReport } from './presentation.ts'

const FOLDER = new URL('../../test/support/corpora/invoices/', import.meta.url)
const document = (name: string): string => readFileSync(new URL(`${name}.xml`, FOLDER), 'utf8')

interface Expected {
  readonly model: string
  readonly issuedOn: string
  readonly crt: string
  readonly purpose: string
  readonly required: boolean
  readonly verdict: string
  readonly items: readonly {
    readonly number: number
    readonly ncm: string
    readonly lawBase: number
    readonly code: string | null
    readonly candidates: readonly string[]
    readonly verdict: string
    readonly differences: readonly { readonly rule: string; readonly code: number; readonly tag: string; readonly severity: string }[]
    readonly base?: number
    readonly ibsState?: number
    readonly ibsMunicipal?: number
    readonly cbs?: number
    readonly ibs?: number
  }[]
  readonly documentDifferences: readonly object[]
}
const EXPECTED: Readonly<Record<string, Expected>> = JSON.parse(readFileSync(new URL('expected.json', FOLDER), 'utf8'))

interface Options {
  readonly codes?: Record<string, string>
  readonly cbs?: string
  readonly correct?: boolean
}

function check(xml: string, { codes = {}, cbs, correct = false }: Options = {}) {
  const report = new InvoiceReport(ports.classifications, {
    codes: () => codes,
    regularCodes: () => ({}),
    deferral: rateFrom(percent('100')),
    rates: { ibsState: null, ibsMunicipal: null, cbs: cbs === undefined ? null : rateFrom(percent(cbs)) },
    correct,
  })
  report.add('nota.xml', xml)
  return report.answer()
}
const only = (xml: string, options?: Options) => check(xml, options).files[0]!

describe('invoices with published expectations', () => {
  it.each(Object.entries(EXPECTED))('%s', (name, expected) => {
    const found = only(document(name))
    const { items, documentDifferences, ...header } = expected
    expect(found).toMatchObject(header)
    expect(found.differences).toMatchObject(documentDifferences)
    expect(found.differences).toHaveLength(documentDifferences.length)
    expect(found.items).toHaveLength(items.length)
    for (const [index, item] of items.entries()) {
      const got = found.items[index]!
      const signs = got.base.parts.reduce((total, { sign, amount }) => total + Math.round(amount * 100) * (sign === '+' ? 1 : -1), 0)
      expect(signs, `base of ${item.number}`).toBe(Math.round(item.lawBase * 100))
      expect({ number: got.number, ncm: got.ncm, code: got.code, verdict: got.verdict }).toEqual({
        number: item.number,
        ncm: item.ncm,
        code: item.code,
        verdict: item.verdict,
      })
      expect(got.candidates.map(({ code }) => code).sort()).toEqual(item.candidates)
      expect(got.differences.map(({ rule, code, tag, severity }) => ({ rule, code, tag, severity }))).toEqual(item.differences)
      if (item.base === undefined) continue
      expect(got.base.value).toBe(item.base)
      expect(got.ibsState?.amount).toBe(item.ibsState)
      expect(got.ibsMunicipal?.amount).toBe(item.ibsMunicipal)
      expect(got.cbs?.amount).toBe(item.cbs)
      expect(got.ibs).toBe(item.ibs)
    }
  })
})
