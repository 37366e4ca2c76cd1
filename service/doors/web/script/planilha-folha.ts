/** The payroll in the page: people from a sheet, each paid here by the engine itself, and their payslips kept by the tab for printing. */
import { type Day, endOfMonth, isDay } from '../../../../engine/core/day.ts'
import { InvalidInput } from '../../../../engine/core/errors.ts'
import { formatBRL, type Money, toNumber } from '../../../../engine/core/money.ts'
import { portsOf } from '../../../../engine/engine.ts'
import { type Holerite, holeriteOf } from '../../../../engine/payroll-run/holerite.ts'
import { companyOf, PayrollRun, PERSON, type RowError, type RowResult } from '../../../../engine/payroll-run/run.ts'
import { personOfRow, sheetColumns } from '../../../../engine/payroll-run/sheet.ts'
import type { PayrollUnderLaw, PersonDifference } from '../../../../engine/payroll-run/under-law.ts'
import { pathLabel } from '../../../../engine/present/schema.ts'
import { HOLERITE_SCRIPT } from '../versioned.ts'
import type { Asks } from '../worker/messages.ts'
import { all, made } from './dom.ts'
import { keepPapers } from './holerite-store.ts'
import { fromText, type Table, tableOf, typedIn, UnreadableFile, type Value } from './planilha-file.ts'

/** People shown; the workbook has them all. */
const SHOWN = 500
/** People between two looks at the screen. */
const AT_A_TIME = 100
const HOLERITES = '/folha/holerite'

/** What a payroll needs after its form: the writer of workbooks and the page of payslips, at hand before the connection goes. */
async function keepReady(): Promise<void> {
  await Promise.all([workbooks(), changes()])
  const worker = (await navigator.serviceWorker?.ready)?.active
  const used = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const scripts = used.filter(({ pathname }) => pathname.startsWith('/assets/')).map(({ pathname, search }) => pathname + search)
  // The page last: where it is kept, so is what it needs.
  const asks: Asks = { kind: 'visited', addresses: [HOLERITE_SCRIPT, ...scripts, HOLERITES] }
  worker?.postMessage(asks)
}

const workbooks = () => import('../../sheets.ts')
const changes = () => import('../../../../engine/payroll-run/under-law.ts')

interface Paid {
  readonly row: readonly string[]
  readonly result: RowResult
  /** Its place among the payslips kept; null where it has none. */
  readonly paper: number | null
  /** What a change of the law does to who was paid; null where none was asked for, or it cannot be told. */
  readonly change: PersonDifference | null
}

interface Closed {
  readonly paid: readonly Paid[]
  readonly papers: readonly Holerite[]
  readonly run: PayrollRun
  readonly under: PayrollUnderLaw | null
  /** Titles that are no field and no line. */
  readonly unknown: readonly string[]
}

export function start(form: HTMLFormElement): void {
  const [file] = all('input[type=file]', HTMLInputElement, form)
  const [text] = all('textarea', HTMLTextAreaElement, form)
  const [button] = all('button[type=submit]', HTMLButtonElement, form)
  const [said] = all('[data-payroll-said]', HTMLElement)
  const [result] = all('[data-payroll-result]', HTMLElement)
  if (!file || !text || !button || !said || !result) return
  // Until here a press would have sent the form to an address.
  button.disabled = false
  void keepReady()
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
        result.replaceChildren(...(await drawn(closed)))
        result.hidden = false
        say(told(closed))
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

const told = ({ paid, run }: Closed): string => {
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

async function drawn({ paid, papers, run, under, unknown }: Closed): Promise<HTMLElement[]> {
  const kept = keepPapers(papers)
  const parts: HTMLElement[] = [made('h3', { textContent: 'A folha' })]
  if (unknown.length > 0)
    parts.push(
      made('p', {
        className: 'problem',
        textContent: `Não se sabe o que são estas colunas, e elas não entraram na conta: ${unknown.map((title) => `“${title}”`).join(', ')}. Se são verbas, use o nome da verba, com o lado se há dois, como “DSR (provento)”, ou a natureza de quatro números.`,
      }),
    )
  const { totals, cost } = run.summary()
  const sums = [
    ['Total a pagar', totals.net],
    ['INSS descontado', totals.inss + totals.inss13],
    ['IRRF', totals.irrf + totals.irrf13 + totals.irrfVacation + totals.irrfPlr],
    ['FGTS', totals.fgts + totals.fgts13],
    ['Custo do mês, com encargos e provisões', cost.total],
  ] as const
  parts.push(
    made('p', { textContent: sums.map(([label, amount]) => `${label}: ${formatBRL(amount)}`).join(' · ') }),
    ...(under ? changeShown(under) : []),
    await actions(paid, kept, under !== null),
  )
  if (!kept)
    parts.push(
      made('p', { className: 'problem', textContent: 'São holerites demais para esta aba: feche a folha em partes para imprimi-los.' }),
    )
  parts.push(peopleTable(paid, kept))
  if (paid.length > SHOWN)
    parts.push(made('p', { className: 'soft', textContent: `As ${SHOWN} primeiras de ${paid.length}; a planilha tem todas.` }))
  return parts
}

const signed = (amount: Money): string => `${amount > 0n ? '+' : ''}${formatBRL(amount)}`

/** The sums under the law and under the change: what next month would be. */
function changeShown(under: PayrollUnderLaw): HTMLElement[] {
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
    made('h4', { textContent: `Se a lei mudasse: ${title}` }),
    made('p', { textContent: words.join(' · ') }),
    ...warnings.map((warning) => made('p', { className: 'soft', textContent: String(warning) })),
  ]
}

const TITLES = ['Identificação', 'Vencimentos', 'Descontos', 'Líquido', 'INSS', 'IRRF', 'FGTS', 'Encargos da empresa', 'O que há']

function valuesOf({ result }: Paid): Value[] {
  if ('error' in result) return [result.error.id ?? '', null, null, null, null, null, null, null, reasonShown(result.error)]
  const { id, totalEarnings, totalDeductions, net, inss, inss13, irrf, irrf13, irrfVacation, irrfPlr, fgts, fgts13, employer } =
    result.payslip
  const amounts = [
    totalEarnings,
    totalDeductions,
    net,
    inss + inss13,
    irrf + irrf13 + irrfVacation + irrfPlr,
    fgts + fgts13,
    employer.total,
  ]
  return [id, ...amounts.map(toNumber), wrongWith(result)]
}

/** The reason, by the names the fields have on pages. */
const reasonShown = ({ issues }: RowError): string =>
  issues.map(({ field, message }) => `${pathLabel(PERSON.inputSchema, field) ?? field}: ${message}`).join('; ')

/** What a person should look at: a net below zero first. */
function wrongWith(result: RowResult): string {
  if ('error' in result) return reasonShown(result.error)
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
  const actions = made('p', { className: 'actions' })
  actions.append(
    made('a', {
      className: 'button',
      href: URL.createObjectURL(new Blob([book])),
      download: 'folha.xlsx',
      textContent: 'Baixar folha.xlsx',
    }),
  )
  if (kept) actions.append(' ', paperLink('Imprimir todos os holerites', ''))
  return actions
}

/** In a tab of its own, which is given what this one keeps. */
const paperLink = (textContent: string, hash: string): HTMLElement =>
  made('a', { href: `${HOLERITES}${hash}`, target: '_blank', rel: 'opener', textContent })

function peopleTable(paid: readonly Paid[], kept: boolean): HTMLElement {
  const table = made('table')
  const head = made('tr')
  head.append(
    ...['Quem', 'Vencimentos', 'Descontos', 'Líquido', 'Holerite', 'O que há'].map((textContent) =>
      made('th', { textContent, scope: 'col' }),
    ),
  )
  const body = made('tbody')
  for (const each of paid.slice(0, SHOWN)) {
    const { result, paper } = each
    const row = made('tr')
    const payslip = 'payslip' in result ? result.payslip : null
    const who =
      'payslip' in result
        ? [result.payslip.id, result.person.name].filter(Boolean).join(' ')
        : (result.error.id ?? `Linha ${result.error.row}`)
    const amounts = payslip
      ? [payslip.totalEarnings, payslip.totalDeductions, payslip.net].map((amount) => formatBRL(amount))
      : ['', '', '']
    if ('error' in result) {
      // Beside the name, and not at the far end of a row that has nothing before it.
      row.append(made('td', { textContent: who }), made('td', { colSpan: 5, textContent: wrongWith(result) }))
      body.append(row)
      continue
    }
    row.append(made('td', { textContent: who }), ...amounts.map((textContent) => made('td', { className: 'n', textContent })))
    const link = made('td')
    if (kept && paper !== null) link.append(paperLink('Ver', `#${paper}`))
    const changed = each.change && each.change.net !== 0n ? `Com a mudança da lei: ${signed(each.change.net)} no líquido.` : ''
    row.append(link, made('td', { textContent: [wrongWith(result), changed].filter(Boolean).join(' ') }))
    body.append(row)
  }
  const top = made('thead')
  top.append(head)
  table.append(top, body)
  const scroll = made('div', { className: 'scroll', tabIndex: 0 })
  scroll.setAttribute('role', 'group')
  scroll.setAttribute('aria-label', 'As pessoas da folha')
  scroll.append(table)
  return scroll
}
