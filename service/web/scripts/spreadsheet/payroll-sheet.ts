/** Payroll in the browser: computes each person of a sheet locally and stores the payslips in the tab for printing. */
import { type Day, endOfMonth, isDay } from '../../../../engine/core/day.ts'
import { InvalidInput } from '../../../../engine/core/errors.ts'
import { formatBRL, type Money, toNumber } from '../../../../engine/core/money.ts'
import { portsOf } from '../../../../engine/engine.ts'
import { type Holerite, holeriteOf } from '../../../../engine/payroll-run/reports/payslip-document.ts'
import { companyOf, PayrollRun, PERSON, type RowError, type RowResult } from '../../../../engine/payroll-run/run.ts'
import { personOfRow, sheetColumns } from '../../../../engine/payroll-run/sheet.ts'
import type { PayrollUnderLaw, PersonDifference } from '../../../../engine/payroll-run/under-law.ts'
import { pathLabel } from '../../../../engine/presentation/schema.ts'
import { HOLERITE_SCRIPT } from '../../versioned.ts'
import type { PageMessage } from '../../worker/messages.ts'
import { all, newElement } from '../dom.ts'
import { storePayslips } from './payslip-store.ts'
import { fromText, type Table, tableOf, typedIn, UnreadableFile, type Value } from './spreadsheet-file.ts'

/** Maximum people displayed; the workbook has all of them. */
const MAX_DISPLAYED_PEOPLE = 500
/** People between yields to the event loop. */
const AT_A_TIME = 100
const HOLERITES = '/folha/holerite'

/** Preloads the workbook writer and the payslip page, for use offline. */
async function preloadOffline(): Promise<void> {
  await Promise.all([workbooks(), changes()])
  const worker = (await navigator.serviceWorker?.ready)?.active
  const used = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const scripts = used.filter(({ pathname }) => pathname.startsWith('/assets/')).map(({ pathname, search }) => pathname + search)
  // The page comes last: once cached, its dependencies are too.
  const asks: PageMessage = { kind: 'visited', addresses: [HOLERITE_SCRIPT, ...scripts, HOLERITES] }
  worker?.postMessage(asks)
}

const workbooks = () => import('../../../formats/workbooks.ts')
const changes = () => import('../../../../engine/payroll-run/under-law.ts')

interface Paid {
  readonly row: readonly string[]
  readonly result: RowResult
  /** Index among the stored payslips; null without one. */
  readonly paper: number | null
  /** Effect of a law change on a person; null when none was requested or it cannot be computed. */
  readonly change: PersonDifference | null
}

interface Closed {
  readonly paid: readonly Paid[]
  readonly papers: readonly Holerite[]
  readonly run: PayrollRun
  readonly under: PayrollUnderLaw | null
  /** Column titles that match no field or payroll item. */
  readonly unknown: readonly string[]
}

export function start(form: HTMLFormElement): void {
  const [file] = all('input[type=file]', HTMLInputElement, form)
  const [text] = all('textarea', HTMLTextAreaElement, form)
  const [button] = all('button[type=submit]', HTMLButtonElement, form)
  const [said] = all('[data-payroll-said]', HTMLElement)
  const [result] = all('[data-payroll-result]', HTMLElement)
  if (!file || !text || !button || !said || !result) return
  // Enabled only now: earlier clicks would have submitted the form.
  button.disabled = false
  void preloadOffline()
  const say = (words: string): void => {
    said.textContent = words
  }
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    result.hidden = true
    button.disabled = true
    try {
      const chosen = file.files?.[0]
      const table = text.value.trim() !== '' ? fromText(text.value) : chosen ? await tableOf(chosen) : null
      if (!table) say('Escolha o arquivo das pessoas, ou cole as linhas.')
      else {
        const closed = await close(table, new FormData(form), say)
        result.replaceChildren(...(await renderClosed(closed)))
        result.hidden = false
        say(totalsText(closed))
      }
    } catch (error) {
      if (error instanceof UnreadableFile) say(error.message)
      else if (error instanceof InvalidInput) say(error.issues.map(({ field, message }) => `${field}: ${message}`).join('; '))
      else throw error
    } finally {
      button.disabled = false
    }
  })
}

const totalsText = ({ paid, run }: Closed): string => {
  const { people, errors, netNegative } = run.totals
  return `${paid.length} ${paid.length === 1 ? 'pessoa' : 'pessoas'}: ${people} ${people === 1 ? 'paga' : 'pagas'}, ${errors} ${errors === 1 ? 'recusada' : 'recusadas'}, ${netNegative} com líquido abaixo de zero.`
}

const monthIn = (given: FormDataEntryValue | null): Day => {
  const day = `${String(given ?? '')}-01`
  if (!isDay(day)) throw new InvalidInput([{ field: 'Mês da folha', message: 'diga o mês, como 2026-10' }])
  return endOfMonth(day)
}

async function close(table: Table, given: FormData, say: (words: string) => void): Promise<Closed> {
  const rate = String(given.get('rat_rate') ?? '')
    .trim()
    .replace(',', '.')
  const company = companyOf({ regime: given.get('regime'), ...(rate !== '' && { rat_rate: rate }) })
  const asked = { month: monthIn(given.get('month')), company }
  const run = new PayrollRun(asked, portsOf({}))
  const law = String(given.get('law') ?? '').trim()
  const under = law === '' ? null : new (await changes()).PayrollUnderLaw(law, asked, run, portsOf({}))
  const columns = sheetColumns(table.titles, PERSON.inputSchema, run.law.lines)
  const name = String(given.get('company') ?? '').trim() || 'Empresa'
  const papers: Holerite[] = []
  const paid: Paid[] = []
  for (const [index, cells] of table.rows.entries()) {
    if (index % AT_A_TIME === 0) {
      say(`Pagando: ${index} de ${table.rows.length}.`)
      await new Promise((resolve) => setTimeout(resolve))
    }
    const row = table.titles.map((_, at) => typedIn(cells[at]))
    const person = personOfRow(row, columns, table.text?.comma ?? false)
    const result = run.pay(person)
    const changed = under?.pay(person, result)
    const paper = 'payslip' in result ? papers.length : null
    if ('payslip' in result) papers.push(holeriteOf(result.payslip, result.person, run.law.ctx.day, name, run.law.inss.ceiling))
    paid.push({ row, result, paper, change: changed && 'difference' in changed ? changed.difference : null })
  }
  under?.assertRead()
  return { paid, papers, run, under, unknown: table.titles.filter((_, at) => columns[at] === null) }
}

async function renderClosed({ paid, papers, run, under, unknown }: Closed): Promise<HTMLElement[]> {
  const kept = storePayslips(papers)
  const parts: HTMLElement[] = [newElement('h3', { textContent: 'A folha' })]
  if (unknown.length > 0)
    parts.push(
      newElement('p', {
        className: 'problem',
        textContent: `Não se sabe o que são estas colunas, e elas não entraram na conta: ${unknown.map((title) => `“${title}”`).join(', ')}. Se são verbas, use o nome da verba, com o lado se há dois, como “DSR (provento)”, ou a natureza de quatro números.`,
      }),
    )
  const { totals, cost } = run.summary()
  const sums = [
    ['Total a pagar', totals.net],
    ['INSS descontado', totals.inss + totals.inss13],
    ['IRRF', totals.irrf + totals.irrf13 + totals.irrfVacation + totals.irrfPlr],
    ['FGTS', totals.fgts + totals.fgts13 + totals.fgtsNotice],
    ['Custo do mês, com encargos e provisões', cost.total],
  ] as const
  parts.push(
    newElement('p', { textContent: sums.map(([label, amount]) => `${label}: ${formatBRL(amount)}`).join(' · ') }),
    ...(under ? renderChange(under) : []),
    await actions(paid, kept, under !== null),
  )
  if (!kept)
    parts.push(
      newElement('p', {
        className: 'problem',
        textContent: 'São holerites demais para esta aba: feche a folha em partes para imprimi-los.',
      }),
    )
  parts.push(peopleTable(paid, kept))
  if (paid.length > MAX_DISPLAYED_PEOPLE)
    parts.push(
      newElement('p', {
        className: 'soft',
        textContent: `As ${MAX_DISPLAYED_PEOPLE} primeiras de ${paid.length}; a planilha tem todas.`,
      }),
    )
  return parts
}

const signed = (amount: Money): string => `${amount > 0n ? '+' : ''}${formatBRL(amount)}`

/** Totals under current law and under the change: a preview of the next month. */
function renderChange(under: PayrollUnderLaw): HTMLElement[] {
  const { title, before, after, difference, warnings } = under.summary()
  const sums = [
    ['Total a pagar', 'net'],
    ['INSS descontado', 'inss'],
    ['IRRF', 'irrf'],
    ['FGTS', 'fgts'],
    ['Custo do mês', 'cost'],
  ] as const
  const words = sums.map(
    ([label, figure]) => `${label}: de ${formatBRL(before[figure])} para ${formatBRL(after[figure])} (${signed(difference[figure])})`,
  )
  return [
    newElement('h4', { textContent: `Se a lei mudasse: ${title}` }),
    newElement('p', { textContent: words.join(' · ') }),
    ...warnings.map((warning) => newElement('p', { className: 'soft', textContent: String(warning) })),
  ]
}

const TITLES = ['Identificação', 'Vencimentos', 'Descontos', 'Líquido', 'INSS', 'IRRF', 'FGTS', 'Encargos da empresa', 'O que há']

function valuesOf({ result }: Paid): Value[] {
  if ('error' in result) return [result.error.id ?? '', null, null, null, null, null, null, null, reasonText(result.error)]
  const { id, totalEarnings, totalDeductions, net, inss, inss13, irrf, irrf13, irrfVacation, irrfPlr, fgts, fgts13, fgtsNotice, employer } =
    result.payslip
  const amounts = [
    totalEarnings,
    totalDeductions,
    net,
    inss + inss13,
    irrf + irrf13 + irrfVacation + irrfPlr,
    fgts + fgts13 + fgtsNotice,
    employer.total,
  ]
  return [id, ...amounts.map(toNumber), wrongWith(result)]
}

/** Error text with display names of the fields. */
const reasonText = ({ issues }: RowError): string =>
  issues.map(({ field, message }) => `${pathLabel(PERSON.inputSchema, field) ?? field}: ${message}`).join('; ')

/** Problem to review: negative net salary first. */
function wrongWith(result: RowResult): string {
  if ('error' in result) return reasonText(result.error)
  const { shortfall, notes } = result.payslip
  return [
    ...(shortfall ? [`Os descontos passam do que ganha em ${formatBRL(shortfall.amount)}; nada foi cortado.`] : []),
    ...notes.map(String),
  ].join(' ')
}

const CHANGE_TITLES = ['Líquido com a mudança da lei: diferença', 'Encargos com a mudança da lei: diferença']
const changeOf = ({ change }: Paid): Value[] => (change ? [toNumber(change.net), toNumber(change.employer)] : [null, null])

async function actions(paid: readonly Paid[], kept: boolean, changed: boolean): Promise<HTMLElement> {
  const { writeWorkbook } = await workbooks()
  const rows = changed
    ? [[...TITLES, ...CHANGE_TITLES], ...paid.map((each) => [...valuesOf(each), ...changeOf(each)])]
    : [TITLES, ...paid.map(valuesOf)]
  const book = await writeWorkbook(rows, [1, 2, 3, 4, 5, 6, 7, ...(changed ? [9, 10] : [])])
  const actions = newElement('p', { className: 'actions' })
  actions.append(
    newElement('a', {
      className: 'button',
      href: URL.createObjectURL(new Blob([book])),
      download: 'folha.xlsx',
      textContent: 'Baixar folha.xlsx',
    }),
  )
  if (kept) actions.append(' ', paperLink('Imprimir todos os holerites', ''))
  return actions
}

/** Opens a new tab that shares this tab's session storage. */
const paperLink = (textContent: string, hash: string): HTMLElement =>
  newElement('a', { href: `${HOLERITES}${hash}`, target: '_blank', rel: 'opener', textContent })

function peopleTable(paid: readonly Paid[], kept: boolean): HTMLElement {
  const table = newElement('table')
  const head = newElement('tr')
  head.append(
    ...['Quem', 'Vencimentos', 'Descontos', 'Líquido', 'Holerite', 'O que há'].map((textContent) =>
      newElement('th', { textContent, scope: 'col' }),
    ),
  )
  const body = newElement('tbody')
  for (const each of paid.slice(0, MAX_DISPLAYED_PEOPLE)) {
    const { result, paper } = each
    const row = newElement('tr')
    const payslip = 'payslip' in result ? result.payslip : null
    const who =
      'payslip' in result
        ? [result.payslip.id, result.person.name].filter(Boolean).join(' ')
        : (result.error.id ?? `Linha ${result.error.row}`)
    const amounts = payslip
      ? [payslip.totalEarnings, payslip.totalDeductions, payslip.net].map((amount) => formatBRL(amount))
      : ['', '', '']
    if ('error' in result) {
      // Keeps the message next to the name in an otherwise empty row.
      row.append(newElement('td', { textContent: who }), newElement('td', { colSpan: 5, textContent: wrongWith(result) }))
      body.append(row)
      continue
    }
    row.append(newElement('td', { textContent: who }), ...amounts.map((textContent) => newElement('td', { className: 'n', textContent })))
    const link = newElement('td')
    if (kept && paper !== null) link.append(paperLink('Ver', `#${paper}`))
    const changed = each.change && each.change.net !== 0n ? `Com a mudança da lei: ${signed(each.change.net)} no líquido.` : ''
    row.append(link, newElement('td', { textContent: [wrongWith(result), changed].filter(Boolean).join(' ') }))
    body.append(row)
  }
  const top = newElement('thead')
  top.append(head)
  table.append(top, body)
  const scroll = newElement('div', { className: 'scroll', tabIndex: 0 })
  scroll.setAttribute('role', 'group')
  scroll.setAttribute('aria-label', 'As pessoas da folha')
  scroll.append(table)
  return scroll
}
