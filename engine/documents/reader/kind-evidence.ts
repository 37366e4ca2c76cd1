/** Recognizes a document by its titles and its structure, and keeps the rows that show it. */
import { entriesOf } from '../../core/collections/records.ts'
import { foldedLabel } from '../../domains/payroll/rules/payslip/line-labels.ts'
import type { DocumentKind, KindEvidence, LooksLike } from '../reading.ts'

export interface KindFound {
  readonly kind: DocumentKind | null
  /** True with a title and the structure of the kind. */
  readonly sure: boolean
  readonly evidence: readonly KindEvidence[]
  readonly alternatives: readonly DocumentKind[]
  readonly looksLike: LooksLike | null
}

const HEAD = 60
const FOOT = 20
const MAX_TEXT = 60
const MAX_EVIDENCE = 5

/** Titles of each kind, in the folded words of a row. */
const TITLES: readonly (readonly [DocumentKind, RegExp])[] = [
  ['cnis', /\bcnis\b|\brelacoes previdenciarias\b|\bextrato previdenciario\b/],
  ['income_statement', /\b(?:comprovante|informe) (?:anual )?(?:de )?rendimentos\b(?! financeiros)/],
  [
    'fgts_statement',
    /\bextrato\b.*\bfgts\b|^extrato (?:analitico )?(?:do )?fgts|\bfgts\b.*\bextrato\b|\bextrato (?:de |da )?conta vinculada\b|\bfundo de garantia\b.*\bextrato\b|\bextrato\b.*\bfundo de garantia\b/,
  ],
  ['das', /\bdocumento de arrecadacao do simples\b|\bpgdas\b|\bpgmei\b|\bdas mei\b|\bdas simples\b|\bdasn\b/],
  [
    'loan_contract',
    /\bcedula de credito bancario\b|\bccb\b|\bcontrato de (?:emprestimo|financiamento|mutuo|credito)\b|\bdemonstrativo (?:do |de )?(?:cet|custo efetivo)\b|\bproposta de (?:emprestimo|credito|financiamento)\b/,
  ],
  [
    'trct',
    /\btermo de rescisao\b|\btrct\b|\btermo de quitacao\b|\b(?:demonstrativo|recibo|calculo|resumo|planilha|acerto|simulacao) (?:do |da |de )?(?:calculo )?(?:da |de )?resc\w*|\bverbas rescisorias\b|\brescisao (?:do |de )?contrat\w*\b|\bhomologacao\b|\bacerto (?:de contas|rescisorio)\b|\brecibo de quitacao\b/,
  ],
  [
    'vacation',
    /\b(?:recibo|demonstrativo|comprovante) (?:de |das |do )?(?:pagamento (?:de |das )?)?ferias\b|\baviso (?:de |previo de |e recibo de )ferias\b/,
  ],
  [
    'thirteenth',
    /\b(?:recibo|demonstrativo|comprovante|folha) (?:de |do )?(?:pagamento (?:de |do )?|complementar )?(?:13|decimo terceiro|gratificacao natalina)\b/,
  ],
  [
    'payslip',
    /\brecibo (?:de |do )?(?:pagamento|salario|pro labore|pgto|pagto)\b|\bho[lr]erite\b|\bcontra ?cheque\b|\bdemonstrativo (?:de |do )?(?:pagamento|salario|pgto|pagto|proventos)\b|\bfolha (?:mensal|de pagamento|de)\b|\bcomprovante (?:de |do )?(?:pagamento (?:de |do )?(?:salario|funcionario)|salario)\b|\brecibo\b.*\bintermitente\b/,
  ],
]

/** Words of the structure, each counted once. */
const STRUCTURE: Readonly<Partial<Record<DocumentKind, readonly RegExp[]>>> = {
  income_statement: [
    /\bano calendario\b|\bexercicio\b/,
    /\brendimentos tributaveis\b|\btotal dos rendimentos\b/,
    /\bretido na fonte\b/,
    /\btributacao exclusiva\b|\bisentos e nao tributaveis\b/,
  ],
  das: [/\bperiodo de apuracao\b|\bapuracao\b/, /\bvencimento\b/, /\bsimples nacional\b/, /(?:^| )10(?:0[1-9]|10) /],
  loan_contract: [
    /\d (?:a m|ao mes|am)\b|\bjuros\b.*\bmes\b|\btaxa\b.*\bmensal\b/,
    /\b(?:quantidade|numero|n|qtde?|prazo)\b.*\b(?:parcelas|prestacoes|meses)\b|\b\d{1,3} (?:parcelas|prestacoes)\b|\bparcelas\b.*\d/,
    /\bvalor (?:da |de cada )?(?:parcela|prestacao)\b|\bparcela mensal\b/,
    /\biof\b/,
    /\bcet\b|\bcusto efetivo\b/,
  ],
  trct: [
    /\badmissao\b|\badmitid[oa]\b/,
    /\bafastamento\b|\bdesligamento\b|\bdemissao\b|\bdemitid[oa]\b/,
    /\baviso previo\b/,
    /\bsaldo (?:de )?salario\b/,
    /\bferias (?:proporcionais|prop|vencidas)\b/,
    /\b13\b.*\bprop\w*\b|\bdecimo terceiro\b.*\bprop\w*\b/,
  ],
  vacation: [/\bperiodo (?:de )?gozo\b|\bgozo\b/, /\bperiodo aquisitivo\b|\baquisitivo\b/, /\babono pecuniario\b/, /\b1\/3\b|\bterco\b/],
}

const ENOUGH: Readonly<Partial<Record<DocumentKind, number>>> = { income_statement: 3, das: 2, loan_contract: 3, trct: 4, vacation: 3 }

/** Structures of documents that are no document of work or pay. */
const DATED_AMOUNT = /^\W*\d{2}[/.-](?:\d{2}|[a-z]{3})(?:[/.-]\d{2,4})?\b.*\d,\d{2}/i
/** A row of deposits of the FGTS: its word and the month that it is of. */
const DEPOSIT = /\b(?:dep\w*|recolh\w*)\b.*?\b(?:(?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)\w*|\d{1,2})(?: ?\/ ?| de | )\d{2,4}\b/

const STRANGERS: readonly (readonly [LooksLike, (text: string, rows: readonly string[], raw: readonly string[]) => boolean])[] = [
  [
    'invoice',
    (text, _, raw) =>
      /<nfe|<infnfe|<nfse/i.test(raw.join(' ').slice(0, 4000)) ||
      /\bdanfe\b|\bnfs ?e\b|\bnota fiscal\b.*\b(?:eletronica|servico)/.test(text),
  ],
  ['bank_income', (text) => /\brendimentos financeiros\b/.test(text)],
  [
    'bank_slip',
    (_, __, raw) =>
      raw.some((row) => /\d{5}[. ]?\d{5}[ ]+\d{5}[. ]?\d{6}[ ]+\d{5}[. ]?\d{6}[ ]+\d[ ]+\d{14}|(?<!\d)\d{47,48}(?!\d)/.test(row)) ||
      raw.some((row) => /linha digit[aá]vel|nosso n[uú]mero/i.test(row)),
  ],
  ['card_bill', (text) => count(text, [/\bfatura\b/, /\bpagamento minimo\b/, /\blimite\b/, /\bcartao\b/]) >= 3],
  [
    'utility_bill',
    (text) =>
      count(text, [
        /\bkwh\b/,
        /\bm3\b|\bm³\b/,
        /\bunidade consumidora\b|\binstalacao\b/,
        /\bleitura\b/,
        /\bconsumo\b/,
        /\bbandeira\b|\bsaneamento\b|\bdistribuidora\b|\besgoto\b/,
      ]) >= 2,
  ],
  [
    'benefit_statement',
    (text) =>
      !/\btotal (?:de )?(?:proventos|descontos)\b/.test(text) &&
      /\bextrato (?:de |do )?(?:pagamento (?:de |do )?)?beneficio\b|\bhiscre\b|\bhistorico de creditos\b|\bcarta de concessao\b/.test(text),
  ],
  [
    'time_sheet',
    (text, rows) =>
      /\bespelho (?:de |do )?ponto\b|\bcartao (?:de )?ponto\b|\bfolha de ponto\b|\bbatidas\b/.test(text) ||
      rows.filter((row) => (row.match(/\b\d{2} \d{2}\b/g) ?? []).length >= 4).length >= 5,
  ],
  ['tax_return', (text) => /\bdeclaracao de ajuste anual\b|\brecibo de entrega da declaracao\b/.test(text)],
  [
    'work_contract',
    (text) => /\bcontrato (?:individual )?de trabalho\b/.test(text) && /\bclausula\b|\bcontratante\b|\bas partes\b/.test(text),
  ],
  ['rent_receipt', (text) => /\baluguel\b/.test(text) && /\blocador\b|\blocatario\b|\blocacao\b|\binquilino\b|\bimovel\b/.test(text)],
  [
    'bank_statement',
    (text, _, raw) =>
      raw.filter((row) => DATED_AMOUNT.test(row)).length >= 3 &&
      count(text, [/\bagencia\b/, /\bpix\b/, /\bsaldo\b/, /\bextrato\b/, /\bconta corrente\b|\bpoupanca\b/, /\bted\b|\btransferencia\b/]) >=
        2,
  ],
]

const count = (text: string, signs: readonly RegExp[]): number => signs.filter((sign) => sign.test(text)).length

/** Kind of a document by its words alone; null where only its lines can tell. */
export function kindByWords(rows: readonly string[]): KindFound {
  const nothing = { evidence: [], alternatives: [], looksLike: null }
  if (/^\s*</.test(rows[0] ?? '') && rows.some((row) => /eSocial/.test(row)))
    return { ...nothing, kind: 'esocial', sure: true, evidence: [evidenceOf(rows, 0, 'esocial')] }
  const shown = rows.flatMap((row, index) => (index < HEAD || index >= rows.length - FOOT ? [{ index, folded: foldedLabel(row) }] : []))
  const named = TITLES.flatMap(([kind, words]) => {
    const at = shown.find(({ index, folded }) => index < HEAD && words.test(folded))
    return at ? [{ kind, at: at.index }] : []
  })
  const structured = structuresOf(shown, rows)
  const titled = named.filter(({ kind }) => kind !== 'income_statement' || (structured.get(kind)?.length ?? 0) >= 2)
  const text = shown.map(({ folded }) => folded).join(' ')
  const own = titled.find(({ kind }) => APART.includes(kind) && (structured.get(kind)?.length ?? 0) > 0) ?? first(titled)
  const stranger =
    STRANGERS.find(([, matches]) =>
      matches(
        text,
        shown.map(({ folded }) => folded),
        rows,
      ),
    )?.[0] ?? null
  const built = [...structured].find(([kind, at]) => at.length >= (ENOUGH[kind] ?? 2))?.[0] ?? null
  const kind = own?.kind ?? (stranger === null ? built : null)
  if (stranger !== null && (kind === null || !resists(kind, own !== undefined, structured)))
    return { ...nothing, kind: 'unknown', sure: true, looksLike: stranger, evidence: [evidenceOf(rows, 0, 'unknown')] }
  if (kind === null) return { ...nothing, kind: null, sure: false }
  const at = [...(own ? [own.at] : []), ...(structured.get(kind) ?? [])]
  return {
    kind,
    sure: own !== undefined && (structured.get(kind)?.length ?? 0) > 0,
    evidence: [...new Set(at)].slice(0, MAX_EVIDENCE).map((row) => evidenceOf(rows, row, kind)),
    alternatives: [...new Set(titled.map((each) => each.kind))].filter((each) => each !== kind).slice(0, 3),
    looksLike: null,
  }
}

/** Kinds whose title may stand on a document beside the name of another one. */
const APART: readonly DocumentKind[] = ['income_statement', 'fgts_statement', 'das', 'loan_contract', 'cnis', 'trct']

/** The title nearest the top; among those of one row, the first of the table. */
const first = <T extends { readonly at: number }>(titled: readonly T[]): T | undefined => [...titled].sort((a, b) => a.at - b.at)[0]

/** True for a kind whose own structure weighs more than that of a stranger. */
const resists = (kind: DocumentKind, titled: boolean, structured: ReadonlyMap<DocumentKind, readonly number[]>): boolean =>
  titled && (kind === 'payslip' || kind === 'cnis' || (structured.get(kind)?.length ?? 0) >= 1)

function structuresOf(shown: readonly { readonly index: number; readonly folded: string }[], rows: readonly string[]) {
  const found = new Map<DocumentKind, number[]>()
  for (const [kind, signs] of entriesOf<DocumentKind, readonly RegExp[]>(STRUCTURE)) {
    const at = signs.flatMap((sign) => shown.find(({ folded }) => sign.test(folded))?.index ?? [])
    if (at.length > 0) found.set(kind, at)
  }
  const deposits = rows.flatMap((row, index) => (DEPOSIT.test(foldedLabel(row)) && /\d,\d{2}/.test(row) ? [index] : []))
  if (deposits.length >= 2) found.set('fgts_statement', deposits)
  return found
}

export const evidenceOf = (rows: readonly string[], row: number, says: DocumentKind): KindEvidence => ({
  row,
  text: (rows[row] ?? '').trim().replace(/\s+/g, ' ').slice(0, MAX_TEXT),
  says,
})

/** A text of sentences, rows of prose, code or messages: whatever its amounts, no document of pay. */
export function looksOfText(rows: readonly string[]): LooksLike {
  const text = rows.join('\n')
  if (/[{};]\s*$|^\s*(?:import|const|function|def|class|#include|select)\b/im.test(text) && /[{}();=]/.test(text)) return 'other'
  if (rows.filter((row) => row.split(/[;\t]/).length >= 3).length >= Math.max(2, rows.length / 2)) return 'spreadsheet'
  return isProse(rows) ? 'message' : 'other'
}

const MANY_WORDS = 9

/** True when most rows are sentences. */
export function isProse(rows: readonly string[]): boolean {
  const sentences = rows.filter((row) => {
    const words = row.match(/\p{L}{2,}/gu) ?? []
    return (
      words.length >= MANY_WORDS &&
      words.filter((word) => word === word.toLowerCase()).length * 2 > words.length &&
      !/\S {3,}\S|[|\t]/.test(row)
    )
  })
  return sentences.length > 0 && sentences.length * 2 >= rows.length
}
