/** Worked items: own arithmetic over LC 214/2025 and NT 2025.002. */
import { describe, expect, it } from 'vitest'
import { group, invoice, invoiceFile, type MadeInvoice } from '../../test/support/corpora/invoices.ts'
import { ports, registry } from '../../test/support/ports.ts'
import { run } from '../operation/evaluation/run.ts'
import { treeOf } from '../xml/tree.ts'
import { ITEM_GROUP, readLayout, TOTALS_GROUP } from './layout.ts'
import type { InvoiceAnswer } from './presentation.ts'

const operation = registry.queries.get('check-nfe')!
const ask = (xml: string, options: object = {}) =>
  run(operation, { files: [{ name: 'nota.xml', xml }], ...options }, ports) as unknown as InvoiceAnswer
const only = (xml: string, options?: object) => ask(xml, options).files[0]!
const item = (made: MadeInvoice, options?: object) => only(invoice(made), options).items[0]!
const codes = (xml: string) =>
  [...only(xml).items.flatMap(({ differences }) => differences), ...only(xml).differences].map(({ code }) => code)

describe('amounts of a code', () => {
  it.each([
    ['000001', '1843.27', {}, [1.84, 0, 16.59]],
    ['200034', '57.35', {}, [0.02, 0, 0.21]],
    ['200047', '48.90', {}, [0.03, 0, 0.26]],
    ['200003', '320.00', {}, [0, 0, 0]],
    ['000001', '4.99', {}, [0, 0, 0.04]],
    ['000001', '5.00', {}, [0.01, 0, 0.05]],
  ])('%s on %s', (code, price, options, [state, municipal, cbs]) => {
    const found = item({ items: [{ price }] }, { codes: { 1: code }, ...options })
    expect([found.ibsState?.amount, found.ibsMunicipal?.amount, found.cbs?.amount]).toEqual([state, municipal, cbs])
    expect(found.codeFrom).toBe('asked')
  })

  it('takes the rates of 2027 from the law and the CBS from the caller', () => {
    const found = item({ issuedOn: '2027-03-01', items: [{ price: '1000.00' }] }, { codes: { 1: '000001' }, cbs_rate: 8.7 })
    expect([found.ibsState?.amount, found.ibsMunicipal?.amount, found.cbs?.amount, found.ibs]).toEqual([0.5, 0.5, 87, 1])
    const reduced = item({ issuedOn: '2027-03-01', items: [{ price: '55.55' }] }, { codes: { 1: '200034' }, cbs_rate: 8.7 })
    expect([reduced.ibsState?.amount, reduced.ibsMunicipal?.amount, reduced.cbs?.amount]).toEqual([0.01, 0.01, 1.93])
    expect(reduced.cbs?.effectivePercent).toBe(3.48)
  })

  it('refuses a rate in a year whose rates are law, and waits for one in 2027', () => {
    expect(() => item({ items: [{ price: '1.00' }] }, { cbs_rate: 8.7 })).toThrow('cbs_rate')
    expect(item({ issuedOn: '2027-03-01', items: [{ price: '1.00', taxes: group({ base: '1.00' }) }] }).verdict).toBe('inconclusive')
  })

  it('defers, in whole or in part', () => {
    const whole = item({ items: [{ price: '2500.00' }] }, { codes: { 1: '515001' } })
    expect(whole.cbs).toMatchObject({ effectivePercent: 0.36, deferred: 9, amount: 0 })
    expect(whole.ibsState).toMatchObject({ effectivePercent: 0.04, deferred: 1, amount: 0 })
    const energy = item({ items: [{ price: '812.40' }] }, { codes: { 1: '510001' } })
    expect([energy.ibsState?.deferred, energy.cbs?.deferred]).toEqual([0.81, 7.31])
    const half = item({ items: [{ price: '812.40' }] }, { codes: { 1: '510001' }, deferral_percent: 50 })
    expect([half.cbs?.deferred, half.cbs?.amount]).toEqual([3.66, 3.65])
  })

  it('states the regular taxation of a suspension and of a sale to the free zone', () => {
    const zone = item({ items: [{ price: '9100.00' }] }, { codes: { 1: '200022' } })
    expect(zone.cbs).toMatchObject({ ratePercent: 0, reductionPercent: 100, effectivePercent: 0, amount: 0 })
    expect(zone.regular).toMatchObject({
      code: '000001',
      ibsState: { ratePercent: 0.1, amount: 9.1 },
      cbs: { ratePercent: 0.9, amount: 81.9 },
    })
    const exported = item({ items: [{ price: '15000.00' }] }, { codes: { 1: '550001' }, regular_codes: { 1: '200034' } })
    expect(exported.cbs).toMatchObject({ ratePercent: 0, reductionPercent: null, amount: 0 })
    expect(exported.regular).toMatchObject({ ibsState: { ratePercent: 0.04, amount: 6 }, cbs: { ratePercent: 0.36, amount: 54 } })
  })
})

describe('base', () => {
  it('leaves IPI and substitution out, and takes ICMS, FCP, PIS and Cofins away', () => {
    const taxes =
      '<ICMS><ICMS10><vICMS>16.20</vICMS><vFCP>1.80</vFCP><vICMSST>9.00</vICMSST></ICMS10></ICMS><IPI><IPITrib><vIPI>4.00</vIPI></IPITrib></IPI><PIS><PISAliq><vPIS>1.19</vPIS></PISAliq></PIS><COFINS><COFINSAliq><vCOFINS>5.47</vCOFINS></COFINSAliq></COFINS>'
    const found = item({ items: [{ price: '80.00', product: '<vFrete>12.00</vFrete><vDesc>2.00</vDesc>', taxes }] })
    expect(found.base.value).toBe(65.34)
    expect([found.ibsState?.amount, found.cbs?.amount]).toEqual([0.07, 0.59])
  })

  it.each([
    ['0', 248],
    ['1', 273.33],
  ])('with Cofins by substitution added to the total = %s', (flag, value) => {
    const taxes = `<ICMS><ICMS00><vICMS>60.00</vICMS></ICMS00></ICMS><COFINSST><vCOFINS>25.33</vCOFINS><indSomaCOFINSST>${flag}</indSomaCOFINSST></COFINSST>`
    expect(item({ items: [{ price: '333.33', taxes }] }).base.value).toBe(value)
  })

  it('does not take PIS and Cofins away from 2027 on', () => {
    const taxes = '<PIS><PISAliq><vPIS>1.00</vPIS></PISAliq></PIS>'
    const of = (issuedOn: string) => item({ issuedOn, items: [{ price: '100.00', taxes }] }).base.value
    expect([of('2026-12-31'), of('2027-01-01')]).toEqual([99, 100])
  })

  it('below zero or unreadable gives no figures', () => {
    const below = item({ items: [{ price: '1.00', product: '<vDesc>2.00</vDesc>', taxes: group({ base: '0.00' }) }] })
    expect([below.verdict, below.cbs?.amount ?? null]).toEqual(['inconclusive', null])
    const unreadable = item({ items: [{ price: '9,99e9', taxes: group({ base: '0.00' }) }] })
    expect(unreadable.warnings.join()).toContain('vProd')
  })
})

describe('day on which the group is asked', () => {
  it.each([
    ['3', '2026-08-02', 'not_required', []],
    ['3', '2026-08-03', 'missing', [1115]],
    ['1', '2027-01-03', 'not_required', []],
    ['1', '2027-01-04', 'missing', [1115]],
  ])('CRT %s on %s: %s', (crt, issuedOn, verdict, found) => {
    const made = item({ crt, issuedOn, items: [{ price: '10.00' }] })
    expect(made.verdict).toBe(verdict)
    expect(made.differences.map(({ code }) => code)).toEqual(found)
  })

  it('spares a return of a document issued before 2026, by the invoice or by the item', () => {
    const key = `3525${'1'.repeat(40)}`
    const returned = { purpose: '4', items: [{ price: '10.00' }] }
    expect(item({ ...returned, header: `<NFref><refNFe>${key}</refNFe></NFref>` }).verdict).toBe('not_required')
    expect(item({ ...returned, header: `<NFref><refNFe>${key.replace('3525', '3526')}</refNFe></NFref>` }).verdict).toBe('missing')
    const after = `<DFeReferenciado><chaveAcesso>${key}</chaveAcesso><nItem>1</nItem></DFeReferenciado>`
    expect(item({ purpose: '4', items: [{ price: '10.00', after }] }).verdict).toBe('not_required')
  })

  it('never accuses a fuel without the group', () => {
    expect(item({ items: [{ price: '10.00', product: '<comb><cProdANP>320102001</cProdANP></comb>' }] })).toMatchObject({
      verdict: 'inconclusive',
      differences: [],
    })
  })
})

describe('code by product', () => {
  it.each([
    ['55', '10063021', '200003'],
    ['55', '31010000', null],
    ['55', '90213110', null],
    ['55', '87032100', '000001'],
    ['65', '31010000', '200038'],
    ['55', '96190000', null],
  ] as const)('model %s, %s: %s', (model, ncm, code) => {
    expect(item({ model, items: [{ price: '10.00', ncm }] }).code).toBe(code)
  })

  it('names the codes that the CFOP suggests, without choosing them', () => {
    const found = item({ items: [{ price: '10.00', cfop: '5910' }] })
    expect(found.code).toBe('000001')
    expect(found.candidates.map(({ code }) => code)).toEqual(['410001', '410003'])
  })

  it('refuses a code that left the list, with its successor', () => {
    expect(() => item({ items: [{ price: '10.00' }] }, { codes: { 1: '510002' } })).toThrow('515001')
  })

  it('reads codes as an object, by file name, and as text', () => {
    const made = invoice({ items: [{ price: '10.00' }] })
    for (const given of [{ 1: '200003' }, { 'nota.xml': { 1: '200003' } }, '1=200003'])
      expect(only(made, { codes: given }).items[0]).toMatchObject({ code: '200003', codeFrom: 'asked' })
  })
})

/** A consistent item of full taxation on a base of R$ 100.00. */
const RIGHT = group({ base: '100.00', state: ['0.1000', '', '0.10'], cbs: ['0.9000', '', '0.90'] })
const TOTALS =
  '<IBSCBSTot><vBCIBSCBS>100.00</vBCIBSCBS><gIBS><gIBSUF><vDif>0.00</vDif><vDevTrib>0.00</vDevTrib><vIBSUF>0.10</vIBSUF></gIBSUF><gIBSMun><vDif>0.00</vDif><vDevTrib>0.00</vDevTrib><vIBSMun>0.00</vIBSMun></gIBSMun><vIBS>0.10</vIBS><vCredPres>0.00</vCredPres><vCredPresCondSus>0.00</vCredPresCondSus></gIBS><gCBS><vDif>0.00</vDif><vDevTrib>0.00</vDevTrib><vCBS>0.90</vCBS><vCredPres>0.00</vCredPres><vCredPresCondSus>0.00</vCredPresCondSus></gCBS></IBSCBSTot>'
const whole = (taxes: string, totals = TOTALS, more: Partial<MadeInvoice> = {}) =>
  invoice({ items: [{ price: '100.00', taxes }], totals, ...more })

describe('rules, one mistake at a time', () => {
  const RED = '<gRed><pRedAliq>60.0000</pRedAliq><pAliqEfet>0.0400</pAliqEfet></gRed>'
  const DIF = '<gDif><pDif>100.0000</pDif><vDif>0.10</vDif></gDif>'
  const edit = (from: string, to: string) => RIGHT.replace(from, to)
  it.each<readonly [string, string, readonly (number | null)[]]>([
    ['a right group', RIGHT, []],
    ['an unknown CST', edit('<CST>000', '<CST>099'), [1020]],
    ['an unknown code', edit('>000001<', '>000099<'), [1023]],
    ['a code of another CST', edit('>000001<', '>200003<'), [1024]],
    ['a code of no model', edit('>000001<', '>000002<'), [1025]],
    ['no tax group', RIGHT.replace(/<gIBSCBS>.*<\/gIBSCBS>/, ''), [1022, 1076, 1080, 1085, 1091]],
    ['the rate of the state', edit('<pIBSUF>0.1000', '<pIBSUF>0.1010'), [1026]],
    ['the rate of the municipality', edit('<pIBSMun>0.0000', '<pIBSMun>0.0010'), [1036]],
    ['the rate of the CBS', edit('<pCBS>0.9000', '<pCBS>0.9010'), [1037]],
    ['a reduction that the CST forbids', edit('<vIBSUF>', `${RED}<vIBSUF>`), [1032, 1041]],
    ['a deferral that the CST forbids', edit('<vIBSUF>', `${DIF}<vIBSUF>`), [1029, 1041, 1077]],
    ['an amount two centavos away', edit('<vCBS>0.90', '<vCBS>0.92'), [1069, 1091]],
    ['an amount one centavo away', edit('<vCBS>0.90', '<vCBS>0.91'), [1091]],
    ['an IBS that is not the sum', edit('<vIBS>0.10', '<vIBS>0.11'), [1150, 1085]],
    ['a base', RIGHT.replace('<vBC>100.00', '<vBC>101.00'), [1104, 1076]],
    ['a comma', edit('<vCBS>0.90', '<vCBS>0,90'), [225]],
    ['a missing tag', edit('<vIBS>0.10</vIBS>', ''), [225, 1085]],
    ['tags out of order', edit('<pIBSUF>0.1000</pIBSUF><vIBSUF>0.10</vIBSUF>', '<vIBSUF>0.10</vIBSUF><pIBSUF>0.1000</pIBSUF>'), [225]],
    [
      'a regular taxation that the code forbids',
      RIGHT.replace(
        '</gIBSCBS>',
        '<gTribRegular><CSTReg>000</CSTReg><cClassTribReg>000001</cClassTribReg><pAliqEfetRegIBSUF>0.1000</pAliqEfetRegIBSUF><vTribRegIBSUF>0.10</vTribRegIBSUF><pAliqEfetRegIBSMun>0.0000</pAliqEfetRegIBSMun><vTribRegIBSMun>0.00</vTribRegIBSMun><pAliqEfetRegCBS>0.9000</pAliqEfetRegCBS><vTribRegCBS>0.90</vTribRegCBS></gTribRegular></gIBSCBS>',
      ),
      [1114],
    ],
    [
      'a fuel group',
      RIGHT.replace(
        '</IBSCBS>',
        '<gIBSCBSMono><vTotIBSMonoItem>0.00</vTotIBSMonoItem><vTotCBSMonoItem>0.00</vTotCBSMonoItem></gIBSCBSMono></IBSCBS>',
      ),
      [225, 1151],
    ],
  ])('%s', (_title, taxes, expected) => {
    expect(codes(whole(taxes))).toEqual(expected)
  })

  it('judges the totals and their absence', () => {
    expect(codes(whole(RIGHT, ''))).toEqual([1119])
    expect(codes(invoice({ crt: '1', items: [{ price: '100.00' }], totals: TOTALS }))).toEqual([1118])
    expect(codes(whole(RIGHT, TOTALS.replace('<vCBS>0.90', '<vCBS>0.91')))).toEqual([1091])
    expect(codes(whole(RIGHT, TOTALS.replace('<vDif>0.00</vDif>', '')))).toEqual([225])
  })

  it('tells the tags of a newer layout and neither accuses nor drops them', () => {
    const newer = RIGHT.replace('<vCBS>', '<gALCZFMCBS><x>1</x></gALCZFMCBS><vCBS>')
    const found = only(whole(newer), { correct: true })
    expect(found).toMatchObject({ verdict: 'consistent', items: [{ unknownTags: ['gIBSCBS/gCBS/gALCZFMCBS'] }] })
    expect(found.correctedXml).toContain('<gALCZFMCBS><x>1</x></gALCZFMCBS>')
  })

  it('judges a purchase by a public body with both reductions', () => {
    const government = '<gCompraGov><tpEnteGov>1</tpEnteGov><pRedutor>5.0000</pRedutor><tpOperGov>1</tpOperGov></gCompraGov>'
    const red = (effective: string) => `<gRed><pRedAliq>0.0000</pRedAliq><pAliqEfet>${effective}</pAliqEfet></gRed>`
    const made = group({
      base: '100.00',
      state: ['0.1000', red('0.0950'), '0.10'],
      municipal: ['0.0000', red('0.0000'), '0.00'],
      cbs: ['0.9000', red('0.8550'), '0.86'],
    })
    const composed = made.replace(
      '</gIBSCBS>',
      '<gTribCompraGov><pAliqIBSUF>0.1000</pAliqIBSUF><vTribIBSUF>0.10</vTribIBSUF><pAliqIBSMun>0.0000</pAliqIBSMun><vTribIBSMun>0.00</vTribIBSMun><pAliqCBS>0.9000</pAliqCBS><vTribCBS>0.86</vTribCBS></gTribCompraGov></gIBSCBS>',
    )
    const totals = TOTALS.replace('<vCBS>0.90', '<vCBS>0.86')
    expect(codes(whole(composed, totals, { header: government }))).toEqual([])
    expect(codes(whole(composed.replace('0.8550', '0.8549'), totals, { header: government }))).toEqual([1064])
    expect(codes(whole(made, totals, { header: government }))).toEqual([1141])
  })

  it('judges the references of a return', () => {
    const key = `3526${'1'.repeat(40)}`
    const returned = (after: string, header = '') =>
      codes(invoice({ purpose: '4', header, items: [{ price: '100.00', taxes: RIGHT, after }], totals: TOTALS }))
    const reference = `<DFeReferenciado><chaveAcesso>${key}</chaveAcesso><nItem>1</nItem></DFeReferenciado>`
    expect(returned(reference)).toEqual([])
    expect(returned('')).toEqual([321])
    expect(returned('', `<NFref><refNFe>${key}</refNFe></NFref>`)).toEqual([])
    expect(returned(reference.replace('<nItem>1</nItem>', ''))).toEqual([1102])
    expect(returned(reference + reference)).toEqual([1072])
  })
})

describe('corrected invoice', () => {
  const NAMES = [
    'no-group',
    'consistent',
    'reduction-not-applied',
    'service-tax-in-base',
    'full-reduction-taxed',
    'donation-with-tax',
    'deferral-totals-in-percent',
    'simples-before-2027',
  ]
  it.each(NAMES)('%s is consistent after the correction, and corrects to itself', (name) => {
    const options = name === 'no-group' ? { codes: { 3: '200009' }, correct: true } : { correct: true }
    const { correctedXml } = only(invoiceFile(name), options)
    expect(correctedXml).toBeDefined()
    expect(correctedXml).not.toMatch(/<Signature|<protNFe|<nfeProc/)
    const again = only(correctedXml!, { correct: true })
    expect(again.verdict).toBe(name === 'simples-before-2027' ? 'not_required' : 'consistent')
    expect(again.correctedXml).toBe(correctedXml)
    const root = treeOf(correctedXml!)
    const info = root.children[0]!
    const groups = info.children
      .flatMap((each) => each.children)
      .flatMap((each) => each.children)
      .filter((each) => each.name === 'IBSCBS')
    for (const each of groups) expect(readLayout(each, ITEM_GROUP)).toEqual({ faults: [], unknown: [] })
    const totals = info.children.find((each) => each.name === 'total')!.children.find((each) => each.name === 'IBSCBSTot')
    if (totals) expect(readLayout(totals, TOTALS_GROUP)).toEqual({ faults: [], unknown: [] })
  })

  it('is the same invoice without signature and protocol when nothing is wrong', () => {
    const xml = invoiceFile('consistent')
    const expected = xml
      .replace(/<nfeProc[^>]*>/, '')
      .replace(/<Signature.*<\/Signature>/, '')
      .replace(/<protNFe.*<\/protNFe><\/nfeProc>/, '')
    expect(only(xml, { correct: true }).correctedXml).toBe(expected)
  })

  it('names each item that has no code, and writes nothing', () => {
    const found = only(invoiceFile('no-group'), { correct: true })
    expect(found.correctedXml).toBeUndefined()
    expect(found.notCorrected).toEqual([{ item: '3', why: expect.stringContaining('codes.3') }])
  })

  it('keeps prefixes, spaces and the namespace of what stood around', () => {
    const xml = `<n:nfeProc xmlns:n="http://www.portalfiscal.inf.br/nfe">\n <n:NFe>\n  <n:infNFe versao="4.00" Id="x"><n:ide><n:mod>55</n:mod><n:dhEmi>2026-10-05T10:00:00-03:00</n:dhEmi><n:finNFe>1</n:finNFe></n:ide><n:emit><n:CRT>3</n:CRT></n:emit><n:det nItem="1"><n:prod><n:NCM>87032100</n:NCM><n:vProd>5.00</n:vProd></n:prod><n:imposto><!-- <IBSCBS> --></n:imposto></n:det><n:total><n:ICMSTot/></n:total></n:infNFe></n:NFe></n:nfeProc>`
    const { correctedXml } = only(xml, { correct: true })
    expect(correctedXml).toMatch(/^<n:NFe xmlns:n="http:\/\/www\.portalfiscal\.inf\.br\/nfe">\n {2}<n:infNFe/)
    expect(correctedXml).toContain('<!-- <IBSCBS> --><n:IBSCBS><n:CST>000</n:CST>')
    expect(correctedXml).toContain('<n:ICMSTot/><n:IBSCBSTot>')
    expect(only(correctedXml!).verdict).toBe('consistent')
  })

  it('adds the totals of item and invoice only where they were', () => {
    const made = invoice({ items: [{ price: '100.00', after: '<vItem>1.00</vItem>' }], totals: '<vNFTot>1.00</vNFTot>' })
    const { correctedXml } = only(made, { correct: true })
    expect(correctedXml).toContain('<vItem>100.00</vItem>')
    expect(correctedXml).toMatch(/<\/IBSCBSTot><vNFTot>100\.00<\/vNFTot><\/total>/)
  })
})

describe('files that are no invoice', () => {
  it.each([
    ['<CTe/>', 'CT-e'],
    ['<NFSe/>', 'NFS-e'],
    ['<DPS/>', 'NFS-e'],
    ['<eSocial/>', 'eSocial'],
    ['<a/>', 'não é uma NF-e'],
    ['', 'bem formado'],
    ['<NFe>', 'bem formado'],
    ['<!DOCTYPE x [<!ENTITY a "b">]><NFe/>', 'DOCTYPE'],
    ['<NFe><infNFe versao="3.10"><ide/></infNFe></NFe>', '3.10'],
    ['<?xml version="1.0" encoding="ISO-8859-1"?><NFe/>', 'UTF-8'],
    [`${'<a>'.repeat(70)}${'</a>'.repeat(70)}`, 'fundos demais'],
    [invoice({ items: [] }), 'itens'],
    [invoice({ items: [{ price: '1.00' }] }).replace('<mod>55', '<mod>57'), '57'],
    [invoice({ items: [{ price: '1.00' }] }).replace(/<dhEmi>.*<\/dhEmi>/, ''), 'dhEmi'],
  ])('refuses %s', (xml, why) => {
    const found = ask(xml || ' ')
    expect(found.files[0]).toMatchObject({ verdict: 'refused', why: expect.stringContaining(why) })
  })

  it('answers the largest amounts of the layout', () => {
    const price = '9999999999999.99'
    const answer = ask(invoice({ items: Array.from({ length: 900 }, () => ({ price, product: `<vFrete>${price}</vFrete>` })) }))
    expect(answer.files[0]).toMatchObject({ verdict: 'missing' })
    expect(answer.summary.totals.base).toBeGreaterThan(1e16)
  })

  it('reports each file on its own', () => {
    const answer = run(
      operation,
      { files: [{ xml: '<a/>' }, { name: 'certa', xml: invoiceFile('consistent') }] },
      ports,
    ) as unknown as InvoiceAnswer
    expect(answer.files.map(({ name, verdict }) => [name, verdict])).toEqual([
      ['nota 1', 'refused'],
      ['certa', 'consistent'],
    ])
    expect(answer.summary.verdicts).toMatchObject({ refused: 1, consistent: 1 })
  })

  it('keeps names, registration numbers and descriptions out of the answer', () => {
    const said = JSON.stringify(ask(invoiceFile('reduction-not-applied')))
    expect(said).not.toMatch(/SINTETIC|11222333|99888777|01001000/)
    expect(said).toContain('352610**************55')
  })
})
