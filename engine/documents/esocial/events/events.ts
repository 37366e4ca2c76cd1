/** Finds events in a file: standalone, in a submitted batch, or in a response with receipts. */
import { at, type Node, RefusedXml, textAt } from '../../../xml/tree.ts'

/** Event codes by element name. */
const NAMES: Readonly<Record<string, string>> = {
  evtInfoEmpregador: 'S-1000',
  evtTabEstab: 'S-1005',
  evtTabRubrica: 'S-1010',
  evtTabLotacao: 'S-1020',
  evtTabProcesso: 'S-1070',
  evtRemun: 'S-1200',
  evtRmnRPPS: 'S-1202',
  evtBenPrRP: 'S-1207',
  evtPgtos: 'S-1210',
  evtComProd: 'S-1260',
  evtContratAvNP: 'S-1270',
  evtInfoComplPer: 'S-1280',
  evtReabreEvPer: 'S-1298',
  evtFechaEvPer: 'S-1299',
  evtAdmPrelim: 'S-2190',
  evtAdmissao: 'S-2200',
  evtAltCadastral: 'S-2205',
  evtAltContratual: 'S-2206',
  evtCAT: 'S-2210',
  evtMonit: 'S-2220',
  evtToxic: 'S-2221',
  evtAfastTemp: 'S-2230',
  evtCessao: 'S-2231',
  evtExpRisco: 'S-2240',
  evtReintegr: 'S-2298',
  evtDeslig: 'S-2299',
  evtTSVInicio: 'S-2300',
  evtTSVAltContr: 'S-2306',
  evtTSVTermino: 'S-2399',
  evtProcTrab: 'S-2500',
  evtContProc: 'S-2501',
  evtExclusao: 'S-3000',
  evtExcProcTrab: 'S-3500',
  evtBasesTrab: 'S-5001',
  evtIrrfBenef: 'S-5002',
  evtBasesFGTS: 'S-5003',
  evtCS: 'S-5011',
  evtIrrf: 'S-5012',
  evtFGTS: 'S-5013',
}

export interface EventHeader {
  /** Event code, such as S-1200; the element name for an unknown event. */
  readonly event: string
  /** v_S_01_03_00; null when missing. */
  readonly version: string | null
  readonly employer: string
  /** Receipt number issued by eSocial, when present. */
  readonly receipt: string | null
  /** For corrections: receipt of the replaced event. */
  readonly replaces: string | null
  /** Creation timestamp from the event's Id, in sortable form; empty when missing. */
  readonly madeAt: string
}

export interface FoundEvent extends EventHeader {
  readonly body: Node
}

export const headerOf = ({ body: _body, ...header }: FoundEvent): EventHeader => header

const NAMESPACE = /^http:\/\/www\.esocial\.gov\.br\/schema\/evt\/(evt\w+)\/(v[\w]+)$/
const ROOT = /^(?:eSocial|retornoProcessamento\w*|retornoEvento\w*|retornoLote\w*)$/

export function eventsOf(root: Node): readonly FoundEvent[] {
  if (!ROOT.test(root.name)) throw new RefusedXml('o arquivo não é do eSocial: a raiz é outra')
  const found: FoundEvent[] = []
  collect(root, receiptsIn(root), found)
  if (found.length === 0) throw new RefusedXml('o arquivo não traz nenhum evento')
  return found
}

function collect(node: Node, receipts: Receipts, found: FoundEvent[]): void {
  for (const child of node.children) {
    if (node.name === 'eSocial' && child.name.startsWith('evt')) found.push(eventOf(node, child, receipts))
    else collect(child, receipts, found)
  }
}

function eventOf(eSocial: Node, body: Node, receipts: Receipts): FoundEvent {
  const declared = [...eSocial.namespaces, ...body.namespaces].filter(
    (namespace) => !namespace.includes('xmldsig') && !/XMLSchema/.test(namespace),
  )
  const named = declared.map((namespace) => NAMESPACE.exec(namespace)).find((match) => match !== null)
  if (declared.length > 0 && named?.[1] !== body.name) throw new RefusedXml('o evento não é do espaço de nomes do eSocial')
  return {
    event: NAMES[body.name] ?? body.name.slice(0, 40),
    version: named?.[2] ?? null,
    body,
    employer: employerOf(body),
    receipt: receipts.of(body.id),
    replaces: textAt(body, 'ideEvento', 'indRetif') === '2' ? textAt(body, 'ideEvento', 'nrRecibo') || null : null,
    madeAt: /^ID\d\d{14}(\d{19})$/.exec(body.id ?? '')?.[1] ?? '',
  }
}

/** Root of the registration number, shared by all establishments of an employer. */
function employerOf(body: Node): string {
  const number = textAt(body, 'ideEmpregador', 'nrInsc').replace(/\W/g, '')
  return number.length === 14 ? number.slice(0, 8) : number
}

interface Receipts {
  of(id: string | null): string | null
}

/** Receipts by event Id; a file with one event and one receipt is matched without Ids. */
function receiptsIn(root: Node): Receipts {
  const byId = new Map<string, string>()
  const receipts: string[] = []
  let sent = 0
  const visit = (node: Node): void => {
    if (node.name.startsWith('evt') && !/^evt(?:BasesTrab|IrrfBenef|BasesFGTS|CS|Irrf|FGTS)$/.test(node.name)) sent++
    if (node.name === 'retornoEvento') {
      const receipt = textAt(node, 'recibo', 'nrRecibo')
      if (receipt !== '') {
        receipts.push(receipt)
        if (node.id !== null) byId.set(node.id, receipt)
      }
    }
    if (!node.name.startsWith('evt')) for (const child of node.children) visit(child)
  }
  visit(root)
  const only = sent === 1 && new Set(receipts).size === 1 ? receipts[0]! : null
  return { of: (id) => (id === null ? undefined : byId.get(id)) ?? only }
}

/** Accepts layouts from S-1.0 on; earlier ones lack the required fields. */
export const isKnownLayout = (version: string | null): boolean => version === null || /^v_S_\d\d_\d\d_\d\d$/.test(version)
/** Newest layout verified against this parser. */
export const NEWEST_LAYOUT = 'v_S_01_03_00'

/** Operation of a table event: inclusao, alteracao or exclusao. */
export const operationOf = (
  group: Node | undefined,
): { readonly does: 'inclusao' | 'alteracao' | 'exclusao'; readonly node: Node } | null => {
  for (const does of ['inclusao', 'alteracao', 'exclusao'] as const) {
    const node = at(group, does)
    if (node) return { does, node }
  }
  return null
}
