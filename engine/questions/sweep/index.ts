import * as z from 'zod'
import { word } from '../../core/text/language.ts'
import type { Parts } from '../../operation/definition/operation.ts'
import { type Outcome, type QuestionContext, question } from '../../operation/definition/question.ts'
import type { Evaluated } from '../../operation/evaluation/ports.ts'
import { count, fieldOf, flag, list, number, text } from '../../operation/input/fields.ts'
import { wordOf } from '../../presentation/schema.ts'
import { inputField, type Movable, movable, type Readable, readableList, readables, resulting } from '../fields.ts'
import { hasNumber, rangeSuggested } from '../suggestions.ts'
import { breaksOf } from './breaks.ts'
import { type Break, type Curve, CurveReader, type Sample } from './curve.ts'
import { thresholdsOf } from './thresholds.ts'

const MAX_POINTS = 500
/** Evaluation budget of the break search beyond the sample points, shared by all fields. */
const MAX_SEARCHED = 400
const MAX_BREAKS = 20

interface SweepPoint {
  readonly value: unknown
  readonly label?: string
  readonly results?: readonly (number | null)[]
  readonly error?: string
}

export default question({
  id: 'sweep',
  slug: 'e-se',
  draws: 'curve',
  suits: hasNumber,
  suggests: rangeSuggested,
  title: 'E se variasse…',
  summary:
    'O mesmo cálculo com um campo variando: a curva de um ou mais resultados, ponto a ponto, e onde ela quebra porque a lei tem ali uma faixa, um teto ou uma dispensa. Use para "como a parcela muda com o prazo", "onde meu imposto salta".',
  seeAlso: { compare: 'só dois casos', solve: 'achar um valor exato' },
  rows: 'points',
  input: {
    vary: fieldOf('input', 'O campo que varia', { hint: 'Numérico, de opções ou de sim e não; não o informe' }),
    from: number('Desde', { description: 'Desde. Obrigatório para um número' }).optional(),
    to: number('Até', { description: 'Até. Obrigatório para um número' }).optional(),
    points: count('Quantos pontos', { min: 2, max: MAX_POINTS }).default(50).meta({ 'x-quiet': true }),
    fields: list('Resultados a mostrar', fieldOf('numeric result', 'Resultado'), {
      min: 1,
      max: 6,
      description: 'Resultados a mostrar. Como netSalary,fgts.fine. Omitidos: o principal',
    }).optional(),
  },
  result: {
    vary: text('O campo que varia'),
    label: text('Como se chama'),
    unit: text('A unidade dele').nullable(),
    fields: z
      .array(z.object({ path: text('Nome'), label: text('Como se chama'), unit: text('Unidade').nullable() }))
      .meta({ description: 'Os resultados mostrados, na ordem de `results`' }),
    points: z
      .array(
        z.object({
          value: z.union([z.number(), z.string(), z.boolean()]).meta({ description: 'O valor do campo' }),
          label: text('A opção em palavras').optional(),
          results: z.array(z.number().nullable()).optional().meta({ description: 'Os resultados' }),
          error: text('Por que não há resultado').optional(),
        }),
      )
      .meta({ description: 'A curva' }),
    breaks: z
      .array(
        z.object({
          value: number('O último valor antes dela'),
          field: text('O resultado'),
          kind: z.enum(['jump', 'slope']).meta({ description: 'Salto, ou mudança de inclinação' }),
          change: number('Quanto salta, ou quanto passa a crescer a mais por unidade'),
          why: text('O limite da lei que a explica').nullable(),
          table: text('Em que tabela').nullable(),
          norm: text('De que ato').nullable(),
        }),
      )
      .meta({ description: 'Onde a curva salta ou muda de inclinação' }),
    complete: flag('Se todas as quebras foram procuradas'),
    evaluations: number('Cálculos feitos'),
  },
  fills: { namedBy: 'vary' },
  *answer({ vary, from, to, points, fields: paths }, ctx): Parts<object> {
    const schema = inputField(ctx, vary, 'vary')
    const fields = readableList(ctx, paths)
    const about = fields.map(({ path, label, unit }) => ({ path, label, unit }))
    const options: readonly (string | boolean)[] | undefined = schema.enum ?? (schema.type === 'boolean' ? [false, true] : undefined)
    if (options) {
      for (const [name, value] of Object.entries({ from, to }))
        if (value !== undefined)
          ctx.refuseOwn(
            name,
            'inconsistent',
            'não se aplica a um campo de opções: vão todas',
            'does not apply to a field of options: all are asked',
          )
      const workAt = ctx.workEach(vary)
      const shown: SweepPoint[] = []
      for (const option of options) {
        const label = typeof option === 'string' ? wordOf(schema, option) : option ? 'Sim' : 'Não'
        const { value, ...point } = sweepPoint(ctx, option, workAt(option), fields)
        shown.push({ value, label, ...point })
        yield
      }
      return {
        vary,
        label: schema['x-label'] ?? schema.description ?? vary,
        unit: null,
        fields: about,
        points: shown,
        breaks: [],
        complete: true,
        evaluations: options.length,
      }
    }
    const input = movable(ctx, vary, 'vary')
    const [first, last] = [stepOf(ctx, input, from, 'from'), stepOf(ctx, input, to, 'to')]
    if (first >= last) ctx.refuseOwn('to', 'inconsistent', 'deve ser maior que o início', 'must be more than the start')
    const all = [...fields, ...readables(ctx.calculator.resultSchema).filter(({ path }) => !fields.some((field) => field.path === path))]
    const samples: Sample[] = []
    const workAt = ctx.workEach(vary)
    const shown: SweepPoint[] = []
    for (const x of spread(first, last, points)) {
      const steps = BigInt(x)
      const exact = input.exact(steps)
      const worked = 'error' in exact ? exact : workAt(exact.value)
      shown.push(sweepPoint(ctx, input.number(steps), worked, fields))
      if (!('error' in worked)) samples.push(new AnswerSample(x, worked.value.result, all))
      yield
    }
    const { breaks, searched, complete } = yield* allBreaks(ctx, input, fields, all, samples)
    if (!complete) ctx.assume('A procura de quebras parou no limite de cálculos: pode haver outras na curva.')
    return {
      vary,
      label: input.label,
      unit: input.unit,
      fields: about,
      points: shown,
      breaks,
      complete,
      evaluations: shown.length + searched,
    }
  },
})

/** Also records the legal basis of the point. */
function sweepPoint(ctx: QuestionContext, value: unknown, worked: Outcome<Evaluated>, fields: readonly Readable[]): SweepPoint {
  if ('error' in worked) return { value, error: worked.error }
  ctx.mergeResult(worked.value)
  const { result } = worked.value
  return { value, results: fields.map((field) => field.read(result)) }
}

/** Reads each number of an answer once, on demand. */
class AnswerSample implements Sample {
  readonly x: number
  readonly #result: object
  readonly #fields: readonly Readable[]
  readonly #known: (number | null | undefined)[] = []

  constructor(x: number, result: object, fields: readonly Readable[]) {
    this.x = x
    this.#result = result
    this.#fields = fields
  }

  at(index: number): number | null {
    const known = this.#known[index]
    if (known !== undefined) return known
    const read = this.#fields[index]!.read(this.#result)
    this.#known[index] = read
    return read
  }
}

function stepOf(ctx: QuestionContext, input: Movable, value: number | undefined, own: string): number {
  if (value === undefined) return ctx.refuseOwn(own, 'required', 'é obrigatório para um campo numérico', 'is required for a numeric field')
  const steps = Number((value * 10 ** input.places).toPrecision(15))
  if (!Number.isSafeInteger(steps))
    ctx.refuseOwn(
      own,
      'too_many_decimals',
      word`tem mais de ${input.places} casas decimais, ou é grande demais`,
      `has more than ${input.places} decimals, or is too large`,
    )
  if (steps < input.low)
    ctx.refuseOwn(
      own,
      'too_small',
      word`deve ser ao menos ${input.number(input.low)}; veio ${value}`,
      `must be at least ${input.number(input.low)}; got ${value}`,
    )
  if (steps > input.high)
    ctx.refuseOwn(
      own,
      'too_large',
      word`deve ser no máximo ${input.number(input.high)}; veio ${value}`,
      `must be at most ${input.number(input.high)}; got ${value}`,
    )
  return steps
}

/** Evenly spaced grid points, both ends included; fewer when the grid has fewer. */
function spread(first: number, last: number, points: number): readonly number[] {
  const many = Math.min(points, last - first + 1)
  return Array.from({ length: many }, (_, index) => first + Math.round(((last - first) * index) / (many - 1)))
}

function* allBreaks(
  ctx: QuestionContext,
  input: Movable,
  fields: readonly Readable[],
  all: readonly Readable[],
  samples: readonly Sample[],
) {
  const resultAt = resulting(ctx, input)
  const curve: Curve = {
    samples,
    places: input.places,
    unit: input.unit,
    fields: all,
    thresholds: thresholdsOf(ctx.basis, (table) => ctx.tableNamed(table)),
    look(x) {
      const seen = resultAt(BigInt(x))
      return 'error' in seen ? null : new AnswerSample(x, seen.value, all)
    },
  }
  const reader = new CurveReader(curve, MAX_SEARCHED)
  const breaks: (Break & { readonly field: string })[] = []
  for (const [index, { path }] of fields.entries()) {
    for (const { value, ...found } of yield* breaksOf(curve, reader, index)) breaks.push({ value, field: path, ...found })
  }
  breaks.sort((one, other) => one.value - other.value)
  const complete = reader.left > 0 && breaks.length <= MAX_BREAKS
  return { breaks: breaks.slice(0, MAX_BREAKS), searched: MAX_SEARCHED - reader.left, complete }
}
