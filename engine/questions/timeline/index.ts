import * as z from 'zod'
import type { Basis } from '../../core/dated.ts'
import { addDays, type Day, daysBetween, formatDay, later } from '../../core/day.ts'
import { word } from '../../core/text/language.ts'
import { calendarDate, say } from '../../core/text/sentence.ts'
import type { Parts } from '../../operation/definition/operation.ts'
import { type Outcome, type QuestionContext, question } from '../../operation/definition/question.ts'
import type { Evaluated } from '../../operation/evaluation/ports.ts'
import { date, fieldOf, flag, list, number, text } from '../../operation/input/fields.ts'
import { inputField, type Readable, readableList } from '../fields.ts'
import { purchasingPower } from './purchasing-power.ts'

/** Evaluation budget for finding the days on which the law changes; when exhausted, the answer states where it stopped. */
const MAX_EVALUATIONS = 300

/** Outcome for a day; `isOfLawAlone` when every day with the same versions has the same outcome. */
type Reading = Outcome<Evaluated & { readonly isOfLawAlone?: boolean }>

/** A period with constant versions of every table read, and the outcome of its first day. */
interface Period {
  readonly from: Day
  readonly outcome: Reading
}

/** Field that only selects the law. */
const LAW_DAY = 'reference_date'

export default question({
  id: 'timeline',
  slug: 'nas-leis-de-antes',
  draws: 'periods',
  suits: ({ lawDayField }) => lawDayField !== undefined,
  title: 'Nas leis de antes',
  summary:
    'O mesmo cálculo sob cada lei que valeu entre duas datas: um período para cada versão das tabelas, com os resultados e o ato que o abriu. Use para "quanto se descontava deste salário em 2015" e, com real=true, para ver o que cada lei fez ao mesmo poder de compra.',
  seeAlso: { compare: 'dois casos na mesma lei' },
  rows: 'segments',
  input: {
    from: date('Desde', { blank: 'o primeiro dia que o registro alcança' }).optional(),
    to: date('Até', {
      blank: 'hoje; em poder de compra, o último dia que o IPCA alcança',
    }).optional(),
    fields: list('Resultados a mostrar', fieldOf('numeric result', 'Resultado'), {
      min: 1,
      max: 6,
      description: 'Resultados a mostrar. Como inss,irrf. Omitidos: o principal',
    }).optional(),
    real: flag('Em poder de compra', {
      hint: 'Os valores informados são do dinheiro do fim: levados pelo IPCA ao de cada período, e os resultados trazidos de volta',
    }).default(false),
  },
  result: {
    from: text('Desde'),
    to: text('Até'),
    real: flag('Em poder de compra'),
    fields: z
      .array(z.object({ path: text('Nome'), label: text('Como se chama'), unit: text('Unidade').nullable() }))
      .meta({ description: 'Os resultados mostrados, na ordem de `results`' }),
    segments: z
      .array(
        z.object({
          from: text('Desde'),
          to: text('Até'),
          results: z.array(z.number().nullable()).optional().meta({ description: 'Os resultados no primeiro dia do período' }),
          changed: z.array(z.object({ table: text('Tabela'), norm: text('Ato') })).meta({ description: 'Os atos que abriram o período' }),
          factor: number('O que 1 real do período vale no fim, pelo IPCA').optional(),
          error: text('Por que não há resultado').optional(),
        }),
      )
      .meta({ description: 'Os períodos, do mais antigo ao mais novo' }),
    evaluations: number('Cálculos feitos'),
  },
  fills: 'law day',
  *answer({ from, to, fields: paths, real }, ctx): Parts<object> {
    const { lawDayField: field, title } = ctx.calculator
    if (field === undefined)
      throw ctx.refusing(
        word`${title} não escolhe a lei por uma data: não há o que comparar no tempo`,
        word`${title} reads no law by a date`,
      )
    const fields = readableList(ctx, paths)
    const published = real && to === undefined ? ctx.world.rates.covers('ipca', ctx.today)?.to : undefined
    const last = to ?? published ?? ctx.today
    if (published !== undefined && published < ctx.today)
      ctx.assume(say`Até ${calendarDate(published)}, o último dia que o IPCA publicado alcança.`)
    const read = new Reader(ctx, field, real)
    const first = from ?? (yield* read.recordStart(last))
    if (first > last)
      ctx.refuseOwn(from === undefined ? 'to' : 'from', 'inconsistent', word`deve vir até ${formatDay(last)}`, `must not be after ${last}`)
    const periods = yield* read.periods(first, last)
    const power = real ? purchasingPower(ctx, last) : null
    const segments: object[] = []
    let before: readonly Basis[] | null = null
    for (const [index, { from: start, outcome }] of periods.entries()) {
      const next = periods[index + 1]?.from
      const basis = 'error' in outcome ? null : outcome.value.basis
      const opened = basis === null ? [] : basis.filter((entry) => (before ? !before.includes(entry) : entry.effectiveFrom === start))
      const to = next ? addDays(next, -1) : last
      const changed = opened.map(({ table, norm, evidence, effectiveFrom }) => ({
        table,
        norm: evidence === 'hypothetical' && !recordedOn(ctx, table, effectiveFrom) ? word`Hipótese` : norm,
      }))
      if (power) {
        segments.push({ from: start, to, ...(yield* read.inPower(power, start, fields)), changed })
      } else if ('error' in outcome) segments.push({ from: start, to, error: outcome.error, changed })
      else {
        ctx.mergeResult(outcome.value)
        segments.push({ from: start, to, results: fields.map((each) => each.read(outcome.value.result)), changed })
      }
      before = basis
    }
    ctx.assume('Cada período mostra o resultado do seu primeiro dia.')
    if (field !== LAW_DAY && !read.leavesCalendarOut)
      ctx.assume(
        say`A data que escolhe a lei, ${field}, é também a da própria conta: parte da diferença entre períodos pode ser do calendário, e não da lei.`,
      )
    if (read.cut) ctx.assume('A procura de períodos parou no limite de cálculos: um período pode reunir mais de uma versão da lei.')
    const about = fields.map(({ path, label, unit }) => ({ path, label, unit }))
    return { from: first, to: last, real, fields: about, segments, evaluations: read.evaluations }
  },
})

/** Evaluates the calculator day by day and finds the days on which its law versions change. */
class Reader {
  evaluations = 0
  cut = false
  readonly #ctx: QuestionContext
  readonly #field: string
  /** True when the calculation needs no calendar if the date is omitted: the days differ only by their law. */
  readonly leavesCalendarOut: boolean
  /** Purchasing-power mode evaluates each period a second time. */
  readonly #twice: boolean
  /** Evaluations reserved for mandatory points. */
  #reserved = 0
  readonly #known = new Map<Day, Reading>()
  readonly #onDay: (day: Day) => Reading
  /** Tables whose version starts are all candidate days. */
  readonly #tables = new Set<string>()

  constructor(ctx: QuestionContext, field: string, twice: boolean) {
    this.#ctx = ctx
    this.#field = field
    this.leavesCalendarOut = inputField(ctx, field, 'calculator')['x-calendar'] === true
    this.#twice = twice
    this.#onDay = this.leavesCalendarOut ? (day) => ctx.workAsOn(day) : ctx.workOnDays()
  }

  *on(day: Day): Parts<Reading> {
    const known = this.#known.get(day)
    if (known) return known
    const outcome = this.#onDay(day)
    this.#known.set(day, outcome)
    this.evaluations++
    yield
    return outcome
  }

  /** First day covered by the record of every table read. */
  *recordStart(last: Day): Parts<Day> {
    const outcome = yield* this.on(last)
    if ('error' in outcome) throw this.#ctx.refusing(outcome.error, outcome.error)
    const starts = outcome.value.basis.map(({ table }) => this.#ctx.tableNamed(table)!.recordStarts).sort()
    for (const start of new Set(starts)) if (start <= last && !('error' in (yield* this.on(start)))) return start
    return starts.reduce(later, starts[0] ?? last) > last ? last : (starts.at(-1) ?? last)
  }

  *periods(first: Day, last: Day): Parts<Period[]> {
    const days = yield* this.#candidates(first, last)
    const periods: Period[] = []
    for (const [index, day] of days.entries()) {
      if (this.#twice) this.#reserved = periods.length + days.length - index
      const next = days[index + 1]
      const start = yield* this.on(day)
      opened(periods, day, start)
      if (!this.#isTheSameUntil(next ?? last, start)) yield* this.#within(day, next ? addDays(next, -1) : last, start, periods)
    }
    return periods
  }

  /** Candidate days: the first day and every version start of the tables read, repeated until no new table appears. */
  *#candidates(first: Day, last: Day): Parts<Day[]> {
    const days = new Set<Day>([first])
    const asked: Day[] = [first, last]
    for (let day = asked.pop(); day !== undefined; day = asked.pop()) {
      const outcome = yield* this.on(day)
      if ('error' in outcome) continue
      for (const { table } of outcome.value.basis) {
        if (this.#tables.has(table)) continue
        this.#tables.add(table)
        for (const { from } of this.#ctx.tableNamed(table)!.versions) {
          if (from <= first || from > last || days.has(from)) continue
          days.add(from)
          asked.push(from)
        }
      }
    }
    return [...days].sort()
  }

  /**
   * True when nothing can change before the next version start: the calculation ignores the date itself, and the day is not in the future,
   * where it could be refused.
   */
  #isTheSameUntil(to: Day, start: Reading): boolean {
    if ('error' in start || !start.value.isOfLawAlone || to > this.#ctx.today) return false
    return start.value.basis.every(({ table }) => this.#tables.has(table))
  }

  /** Finds changes between candidate days, which occur when the calculator reads the law of a day other than the requested one. */
  *#within(from: Day, to: Day, start: Reading, periods: Period[]): Parts<void> {
    if (from === to) return
    // Cost: the last day plus a bisection to the day of the change; purchasing-power mode evaluates the new period again.
    const cost = 2 + Math.ceil(Math.log2(daysBetween(from, to) + 1))
    if (this.evaluations + cost + this.#reserved > MAX_EVALUATIONS) {
      this.cut = true
      return
    }
    const end = yield* this.on(to)
    if (restsOnTheSame(end, start)) return
    let [before, after] = [from, to]
    while (daysBetween(before, after) > 1) {
      const middle = addDays(before, Math.floor(daysBetween(before, after) / 2))
      if (restsOnTheSame(yield* this.on(middle), start)) before = middle
      else after = middle
    }
    if (this.#twice) this.#reserved++
    const next = yield* this.on(after)
    opened(periods, after, next)
    yield* this.#within(after, to, next, periods)
  }

  /** Results of a period in the money of the final day. */
  *inPower(power: ReturnType<typeof purchasingPower>, day: Day, fields: readonly Readable[]): Parts<object> {
    const carried = power(day)
    if ('error' in carried) return { error: carried.error }
    const { factor, inputs, back } = carried.value
    const outcome = this.leavesCalendarOut ? this.#ctx.workAsOn(day, inputs) : this.#ctx.work({ ...inputs, [this.#field]: day })
    this.evaluations++
    yield
    if ('error' in outcome) return { error: outcome.error }
    this.#ctx.mergeResult(outcome.value)
    const results = fields.map((field) => {
      const value = field.read(outcome.value.result)
      return value !== null && field.unit === 'BRL' ? back(value) : value
    })
    return { results, factor: factor.toNumber(6) }
  }
}

function opened(periods: Period[], from: Day, outcome: Reading): void {
  const last = periods.at(-1)
  if (!last || !restsOnTheSame(last.outcome, outcome)) periods.push({ from, outcome })
}

/** True when a recorded act, not just a hypothesis, begins on the day. */
const recordedOn = ({ world }: QuestionContext, table: string, day: Day): boolean =>
  world.registry.laws.get(table)!.versions.some(({ from }) => from === day)

/** True when two days read the same versions in the same order, or have the same refusal. */
function restsOnTheSame(one: Reading, other: Reading): boolean {
  if ('error' in one || 'error' in other) return 'error' in one && 'error' in other && one.error === other.error
  const [mine, theirs] = [one.value.basis, other.value.basis]
  return (
    mine.length === theirs.length &&
    mine.every(({ table, effectiveFrom }, index) => table === theirs[index]!.table && effectiveFrom === theirs[index]!.effectiveFrom)
  )
}
