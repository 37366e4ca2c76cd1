/** Synthetic invoices for tests: companies, keys and products are invented. */
import { readFileSync } from 'node:fs'

const FOLDER = new URL('invoices/', import.meta.url)

/** An invoice of the published corpus, by name. */
export const invoiceFile = (name: string): string => readFileSync(new URL(`${name}.xml`, FOLDER), 'utf8')

interface MadeItem {
  readonly ncm?: string
  readonly cfop?: string
  /** Tags of the product after its amount: `<vFrete>1.00</vFrete>`. */
  readonly product?: string
  readonly price: string
  /** Section of taxes. */
  readonly taxes?: string
  /** Elements after the section of taxes. */
  readonly after?: string
}

export interface MadeInvoice {
  readonly model?: '55' | '65'
  readonly issuedOn?: string
  readonly crt?: string
  readonly purpose?: string
  /** Tags of the identification after the purpose. */
  readonly header?: string
  readonly totals?: string
  readonly items: readonly MadeItem[]
}

const ICMS = '<ICMS><ICMS00><orig>0</orig><CST>00</CST><vICMS>0.00</vICMS></ICMS00></ICMS>'

export function invoice({
  model = '55',
  issuedOn = '2026-10-05',
  crt = '3',
  purpose = '1',
  header = '',
  totals = '',
  items,
}: MadeInvoice): string {
  const det = items.map(
    ({ ncm = '87032100', cfop = '5102', product = '', price, taxes = '', after = '' }, index) =>
      `<det nItem="${index + 1}"><prod><NCM>${ncm}</NCM><CFOP>${cfop}</CFOP><vProd>${price}</vProd>${product}</prod><imposto>${taxes.includes('<ICMS>') || taxes.includes('<ISSQN>') ? '' : ICMS}${taxes}</imposto>${after}</det>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?><NFe xmlns="http://www.portalfiscal.inf.br/nfe"><infNFe versao="4.00" Id="NFe35261011222333000181550010000001021008077384"><ide><mod>${model}</mod><dhEmi>${issuedOn}T10:00:00-03:00</dhEmi><tpNF>1</tpNF><finNFe>${purpose}</finNFe>${header}</ide><emit><CNPJ>11222333000181</CNPJ><CRT>${crt}</CRT></emit>${det.join('')}<total><ICMSTot><vNF>0.00</vNF></ICMSTot>${totals}</total></infNFe></NFe>`
}

/** Group of a full or reduced code with the given tags. */
export interface MadeGroup {
  readonly cst?: string
  readonly code?: string
  readonly base: string
  readonly state?: readonly [rate: string, inner: string, tax: string]
  readonly municipal?: readonly [rate: string, inner: string, tax: string]
  readonly ibs?: string
  readonly cbs?: readonly [rate: string, inner: string, tax: string]
  readonly after?: string
}

export function group({
  cst = '000',
  code = '000001',
  base,
  state = ['0.1000', '', '0.00'],
  municipal = ['0.0000', '', '0.00'],
  ibs = state[2],
  cbs = ['0.9000', '', '0.00'],
  after = '',
}: MadeGroup): string {
  return `<IBSCBS><CST>${cst}</CST><cClassTrib>${code}</cClassTrib><gIBSCBS><vBC>${base}</vBC><gIBSUF><pIBSUF>${state[0]}</pIBSUF>${state[1]}<vIBSUF>${state[2]}</vIBSUF></gIBSUF><gIBSMun><pIBSMun>${municipal[0]}</pIBSMun>${municipal[1]}<vIBSMun>${municipal[2]}</vIBSMun></gIBSMun><vIBS>${ibs}</vIBS><gCBS><pCBS>${cbs[0]}</pCBS>${cbs[1]}<vCBS>${cbs[2]}</vCBS></gCBS>${after}</gIBSCBS></IBSCBS>`
}
