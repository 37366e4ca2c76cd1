/** eSocial events as XML, for tests: invented companies, people and figures. */

const EMPLOYER = '11111111'
const ESTABLISHMENT = '11111111000111'
export const CPF = '12345678909'

const NAMES: Readonly<Record<string, string>> = {
  'S-1000': 'evtInfoEmpregador',
  'S-1010': 'evtTabRubrica',
  'S-1070': 'evtTabProcesso',
  'S-1200': 'evtRemun',
  'S-1210': 'evtPgtos',
  'S-2200': 'evtAdmissao',
  'S-2299': 'evtDeslig',
  'S-2399': 'evtTSVTermino',
  'S-3000': 'evtExclusao',
  'S-5001': 'evtBasesTrab',
  'S-5002': 'evtIrrfBenef',
  'S-5003': 'evtBasesFGTS',
}

let made = 0
export const idAt = (second: number): string => `ID1${EMPLOYER}000000${String(20261116000000 + second)}00001`

export function event(name: string, body: string, { version = 'v_S_01_03_00', id = idAt(made++), rectifies = '' } = {}): string {
  const element = NAMES[name] ?? name
  const retif = rectifies === '' ? '<indRetif>1</indRetif>' : `<indRetif>2</indRetif><nrRecibo>${rectifies}</nrRecibo>`
  return `<?xml version="1.0" encoding="UTF-8"?><eSocial xmlns="http://www.esocial.gov.br/schema/evt/${element}/${version}"><${element} Id="${id}">${body.replace('<ideEvento>', `<ideEvento>${name.startsWith('S-5') || name === 'S-1010' ? '' : retif}`)}</${element}></eSocial>`
}

const employer = `<ideEmpregador><tpInsc>1</tpInsc><nrInsc>${EMPLOYER}</nrInsc></ideEmpregador>`

export interface RubricXml {
  readonly code: string
  readonly kind?: 1 | 2 | 3 | 4
  readonly nature?: string
  readonly cp?: string
  readonly irrf?: string
  readonly fgts?: string
  readonly from?: string
  readonly to?: string
  readonly cases?: string
}

export const rubric = ({
  code,
  kind = 1,
  nature = '1000',
  cp = '11',
  irrf = '11',
  fgts = '11',
  from = '2018-01',
  to,
  cases = '',
}: RubricXml): string =>
  event(
    'S-1010',
    `<ideEvento><tpAmb>1</tpAmb></ideEvento>${employer}<infoRubrica><inclusao><ideRubrica><codRubr>${code}</codRubr><ideTabRubr>T</ideTabRubr><iniValid>${from}</iniValid>${to ? `<fimValid>${to}</fimValid>` : ''}</ideRubrica><dadosRubrica><dscRubr>R</dscRubr><natRubr>${nature}</natRubr><tpRubr>${kind}</tpRubr><codIncCP>${cp}</codIncCP><codIncIRRF>${irrf}</codIncIRRF><codIncFGTS>${fgts}</codIncFGTS>${cases}</dadosRubrica></inclusao></infoRubrica>`,
  )

export type Line = readonly [code: string, amount: number]

const items = (tag: string, lines: readonly Line[]): string =>
  lines
    .map(
      ([code, amount]) =>
        `<${tag}><codRubr>${code}</codRubr><ideTabRubr>T</ideTabRubr><vrRubr>${amount.toFixed(2)}</vrRubr><indApurIR>0</indApurIR></${tag}>`,
    )
    .join('')

export interface Paid {
  readonly establishment?: string
  readonly lotacao?: string
  readonly matricula?: string
  readonly category?: string
  readonly exposure?: number
  readonly lines: readonly Line[]
  /** perRef and tpAcConv of an earlier month. */
  readonly earlier?: readonly [perRef: string, agreement: string]
}

const place = ({ establishment = ESTABLISHMENT, lotacao = '0001' }: Paid): string =>
  `<tpInsc>1</tpInsc><nrInsc>${establishment}</nrInsc><codLotacao>${lotacao}</codLotacao>`

const exposed = ({ exposure }: Paid): string => (exposure ? `<infoAgNocivo><grauExp>${exposure}</grauExp></infoAgNocivo>` : '')

function around(paid: Paid, inner: string): string {
  const at = `<ideEstabLot>${place(paid)}${inner}</ideEstabLot>`
  return paid.earlier
    ? `<infoPerAnt><ideADC><tpAcConv>${paid.earlier[1]}</tpAcConv><dsc>x</dsc><remunSuc>N</remunSuc><idePeriodo><perRef>${paid.earlier[0]}</perRef>${at}</idePeriodo></ideADC></infoPerAnt>`
    : `<infoPerApur>${at}</infoPerApur>`
}

export interface Monthly {
  readonly period?: string
  readonly cpf?: string
  readonly paid: readonly Paid[]
  /** infoMV: [category, pay] of each other employer. */
  readonly elsewhere?: readonly (readonly [string, number])[]
  readonly worker?: string
  readonly id?: string
  readonly rectifies?: string
}

export const monthly = ({ period = '2020-10', cpf = CPF, paid, elsewhere, worker = '', id, rectifies }: Monthly): string =>
  event(
    'S-1200',
    `<ideEvento><indApuracao>${period.length === 4 ? 2 : 1}</indApuracao><perApur>${period}</perApur></ideEvento>${employer}<ideTrabalhador><cpfTrab>${cpf}</cpfTrab>${
      elsewhere
        ? `<infoMV><indMV>2</indMV>${elsewhere
            .map(
              ([category, pay], index) =>
                `<remunOutrEmpr><tpInsc>1</tpInsc><nrInsc>2222222200012${index}</nrInsc><codCateg>${category}</codCateg><vlrRemunOE>${pay.toFixed(2)}</vlrRemunOE></remunOutrEmpr>`,
            )
            .join('')}</infoMV>`
        : ''
    }${worker}</ideTrabalhador>${paid
      .map((each, index) => {
        const tag = each.earlier ? 'remunPerAnt' : 'remunPerApur'
        return `<dmDev><ideDmDev>D${index}</ideDmDev><codCateg>${each.category ?? '101'}</codCateg>${around(each, `<${tag}>${each.matricula === '' ? '' : `<matricula>${each.matricula ?? 'M1'}</matricula>`}${items('itensRemun', each.lines)}${exposed(each)}</${tag}>`)}</dmDev>`
      })
      .join('')}`,
    { ...(id && { id }), ...(rectifies && { rectifies }) },
  )

export interface Ended {
  readonly reason: string
  readonly on: string
  readonly cpf?: string
  readonly matricula?: string
  readonly paid: readonly Paid[]
}

export const termination = ({ reason, on, cpf = CPF, matricula = 'M1', paid }: Ended): string =>
  event(
    'S-2299',
    `<ideEvento></ideEvento>${employer}<ideVinculo><cpfTrab>${cpf}</cpfTrab><matricula>${matricula}</matricula></ideVinculo><infoDeslig><mtvDeslig>${reason}</mtvDeslig><dtDeslig>${on}</dtDeslig><verbasResc>${paid
      .map((each, index) => `<dmDev><ideDmDev>R${index}</ideDmDev>${around(each, items('detVerbas', each.lines) + exposed(each))}</dmDev>`)
      .join('')}</verbasResc></infoDeslig>`,
  )

export const directorTermination = ({ reason, on, cpf = CPF, paid }: Ended): string =>
  event(
    'S-2399',
    `<ideEvento></ideEvento>${employer}<ideTrabSemVinculo><cpfTrab>${cpf}</cpfTrab><matricula>M1</matricula><codCateg>721</codCateg></ideTrabSemVinculo><infoTSVTermino><dtTerm>${on}</dtTerm><mtvDesligTSV>${reason}</mtvDesligTSV><verbasResc>${paid
      .map((each) => `<dmDev><ideDmDev>R</ideDmDev><ideEstabLot>${place(each)}${items('detVerbas', each.lines)}</ideEstabLot></dmDev>`)
      .join('')}</verbasResc></infoTSVTermino>`,
  )

export const admission = (category: string, { cpf = CPF, matricula = 'M1', regime = '1' } = {}): string =>
  event(
    'S-2200',
    `<ideEvento></ideEvento>${employer}<trabalhador><cpfTrab>${cpf}</cpfTrab><nmTrab>FULANO DE TAL</nmTrab></trabalhador><vinculo><matricula>${matricula}</matricula><tpRegTrab>${regime}</tpRegTrab><infoContrato><codCateg>${category}</codCateg><remuneracao><vrSalFx>1000.00</vrSalFx></remuneracao></infoContrato></vinculo>`,
  )

export interface ReturnedInss {
  readonly period?: string
  readonly cpf?: string
  readonly receipt?: string
  readonly taxClass?: string
  /** [tpValor, amount, ind13, category, establishment, lotacao]. */
  readonly bases: readonly (readonly [type: string, amount: number, thirteenth?: 0 | 1, place?: Omit<Paid, 'lines'>])[]
  /** [tpCR, vrCpSeg, vrDescSeg]. */
  readonly contributions?: readonly (readonly [string, number, number])[]
}

export const returnedInss = ({
  period = '2020-10',
  cpf = CPF,
  receipt = '1',
  taxClass = '99',
  bases,
  contributions = [],
}: ReturnedInss): string =>
  event(
    'S-5001',
    `<ideEvento><nrRecArqBase>${receipt}</nrRecArqBase><indApuracao>1</indApuracao><perApur>${period}</perApur></ideEvento>${employer}<ideTrabalhador><cpfTrab>${cpf}</cpfTrab></ideTrabalhador>${contributions
      .map(
        ([code, due, withheld]) =>
          `<infoCpCalc><tpCR>${code}</tpCR><vrCpSeg>${due.toFixed(2)}</vrCpSeg><vrDescSeg>${withheld.toFixed(2)}</vrDescSeg></infoCpCalc>`,
      )
      .join('')}<infoCp><classTrib>${taxClass}</classTrib>${bases
      .map(
        ([type, amount, thirteenth = 0, at = {}]) =>
          `<ideEstabLot>${place({ ...at, lines: [] })}<infoCategIncid>${at.matricula === '' ? '' : `<matricula>${at.matricula ?? 'M1'}</matricula>`}<codCateg>${at.category ?? '101'}</codCateg><infoBaseCS><ind13>${thirteenth}</ind13><tpValor>${type}</tpValor><valor>${amount.toFixed(2)}</valor></infoBaseCS></infoCategIncid></ideEstabLot>`,
      )
      .join('')}</infoCp>`,
  )

export interface ReturnedFgts {
  readonly period?: string
  readonly cpf?: string
  readonly receipt?: string
  /** [tpValor, remFGTS, dpsFGTS, place]. */
  readonly bases: readonly (readonly [type: string, base: number, deposit: number, place?: Omit<Paid, 'lines'>, incidence?: 1 | 9])[]
}

export const returnedFgts = ({ period = '2020-10', cpf = CPF, receipt = '1', bases }: ReturnedFgts): string =>
  event(
    'S-5003',
    `<ideEvento><nrRecArqBase>${receipt}</nrRecArqBase><indApuracao>1</indApuracao><perApur>${period}</perApur></ideEvento>${employer}<ideTrabalhador><cpfTrab>${cpf}</cpfTrab></ideTrabalhador><infoFGTS>${bases
      .map(
        ([type, base, deposit, at = {}, incidence = 1]) =>
          `<ideEstab><tpInsc>1</tpInsc><nrInsc>${at.establishment ?? ESTABLISHMENT}</nrInsc><ideLotacao><codLotacao>${at.lotacao ?? '0001'}</codLotacao><infoTrabFGTS><matricula>${at.matricula ?? 'M1'}</matricula><codCateg>${at.category ?? '101'}</codCateg><infoBaseFGTS><basePerApur><tpValor>${type}</tpValor><indIncid>${incidence}</indIncid><remFGTS>${base.toFixed(2)}</remFGTS>${incidence === 1 ? `<dpsFGTS>${deposit.toFixed(2)}</dpsFGTS>` : ''}</basePerApur></infoBaseFGTS></infoTrabFGTS></ideLotacao></ideEstab>`,
      )
      .join('')}</infoFGTS>`,
  )

/** Download format of the eSocial: the event with its receipt. */
export const withReceipt = (xml: string, receipt: string): string =>
  `<?xml version="1.0"?><eSocial xmlns="http://www.esocial.gov.br/schema/download/retornoProcessamento/v1_0_0"><retornoProcessamentoDownload><evento>${xml.replace(/^<\?xml[^>]*>/, '')}</evento><recibo><eSocial xmlns="http://www.esocial.gov.br/schema/evt/retornoEvento/v1_2_1"><retornoEvento><recibo><nrRecibo>${receipt}</nrRecibo></recibo></retornoEvento></eSocial></recibo></retornoProcessamentoDownload></eSocial>`

export const payment = (period: string, statements: readonly (readonly [string, string, 1 | 2])[], cpf = CPF): string =>
  event(
    'S-1210',
    `<ideEvento><perApur>${period}</perApur></ideEvento>${employer}<ideBenef><cpfBenef>${cpf}</cpfBenef>${statements
      .map(
        ([statement, reference, type]) =>
          `<infoPgto><dtPgto>${period}-05</dtPgto><tpPgto>${type}</tpPgto><perRef>${reference}</perRef><ideDmDev>${statement}</ideDmDev><vrLiq>1.00</vrLiq></infoPgto>`,
      )
      .join('')}</ideBenef>`,
  )

export const exclusion = (event_: string, receipt: string, period = '2020-10'): string =>
  event(
    'S-3000',
    `<ideEvento></ideEvento>${employer}<infoExclusao><tpEvento>${event_}</tpEvento><nrRecEvt>${receipt}</nrRecEvt><ideTrabalhador><cpfTrab>${CPF}</cpfTrab></ideTrabalhador><ideFolhaPagto><indApuracao>1</indApuracao><perApur>${period}</perApur></ideFolhaPagto></infoExclusao>`,
  )

/** V: earnings; D: deductions; with the FGTS incidences of the manual's examples. */
export const MANUAL_RUBRICS: readonly string[] = (['11', '12', '00', '21'] as const).flatMap((fgts) => {
  const cp = fgts === '21' || fgts === '00' ? '00' : fgts
  return [
    rubric({ code: `V${fgts}`, fgts, cp, irrf: fgts === '12' ? '12' : '11', nature: '1299' }),
    rubric({ code: `W${fgts}`, fgts, cp, irrf: fgts === '12' ? '12' : '11', nature: '1299' }),
    rubric({ code: `D${fgts}`, kind: 2, fgts, cp, irrf: '9', nature: '9299' }),
  ]
})
