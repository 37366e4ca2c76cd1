import * as z from 'zod'
import { tagWithReform } from '../../core/reform/hypothesis-mark.ts'
import { type Reform, reformOf, under } from '../../core/reform/reform.ts'
import { requestedLawDay } from '../../core/reform/reform-request.ts'
import { noneRead, refuseImpossible } from '../../core/reform/with-reform.ts'
import { word } from '../../core/text/language.ts'
import type { Parts } from '../../operation/definition/operation.ts'
import { QuestionContext, question } from '../../operation/definition/question.ts'
import { calculationSteps } from '../../operation/evaluation/envelope.ts'
import type { OperationResult, Ports } from '../../operation/evaluation/ports.ts'
import { flag, list, number, object, text } from '../../operation/input/fields.ts'
import { lawField } from '../../operation/input/law-field.ts'
import { fieldsOf } from '../../presentation/schema.ts'
import { differencesOf } from '../compare/differences.ts'
import { looking, type Movable, movable, type Readable, readables } from '../fields.ts'
import { curveOf } from './curve.ts'
import { reformField } from './fields.ts'

/** Increment of the main input, in reais, for the marginal rate. */
const STEP = 100
const MAX_DIFFERENCES = 400

const nullable = (label: string) => number(label).nullable()

export default question({
  id: 'reform',
  slug: 'e-se-a-lei-mudasse',
  draws: 'cases',
  ofDecisions: true,
  suits: ({ lawDayField }) => lawDayField !== undefined,
  title: 'E se a lei mudasse…',
  summary:
    'O mesmo caso na lei e em uma mudança dela: antes, depois e a diferença, quem ganha e quem perde ao longo da renda, e onde cada lei morde. Use para "e se a faixa isenta fosse 6.000", "sem a redução de 2026", "com a tabela de 1996 corrigida". A lei hipotética não vale, e a resposta o diz.',
  seeAlso: { compare: 'dois casos na mesma lei', timeline: 'as leis que já valeram' },
  rows: 'differences',
  input: {
    law: lawField,
    curve: flag('Mostrar a curva', { hint: 'Quem ganha e quem perde ao longo do valor principal' }).default(true).meta({ 'x-quiet': true }),
    from: number('Curva desde', { hint: 'Sem ele, metade do valor informado' }).optional(),
    to: number('Curva até', { hint: 'Sem ele, quatro vezes o valor informado' }).optional(),
  },
  result: {
    reform: reformField,
    before: z.record(z.string(), z.unknown()).meta({ description: 'A resposta inteira na lei' }),
    after: z.record(z.string(), z.unknown()).meta({ description: 'A resposta inteira na hipótese' }),
    differences: list(
      'O que difere, na ordem do resultado',
      object('Uma diferença', {
        path: text('Nome'),
        label: text('Como se chama'),
        unit: text('Unidade').nullable(),
        a: z.unknown().meta({ description: 'Na lei' }),
        b: z.unknown().meta({ description: 'Na hipótese' }),
        difference: nullable('Na hipótese menos na lei'),
        percent: nullable('A diferença, em % do que é na lei'),
      }),
    ),
    more: number('Diferenças que não couberam').optional(),
    headline: z
      .object({
        path: text('O resultado principal'),
        before: nullable('Na lei'),
        after: nullable('Na hipótese'),
        difference: nullable('Na hipótese menos na lei'),
        percent: nullable('A diferença, em % do que é na lei'),
      })
      .nullable()
      .meta({ description: 'O resultado principal; nulo em uma decisão' }),
    marginal: z
      .object({
        input: text('O valor que cresce'),
        step: number('Quanto cresce'),
        before: nullable('Quanto dele não chega ao resultado, em %, na lei'),
        after: nullable('Quanto dele não chega ao resultado, em %, na hipótese'),
      })
      .nullable()
      .meta({ description: 'O que não chega ao resultado principal dos próximos R$ 100,00' }),
    curve: z
      .object({
        vary: text('O campo que varia'),
        unit: text('A unidade dele').nullable(),
        points: z
          .array(
            z.object({
              value: number('O valor do campo'),
              before: nullable('Na lei'),
              after: nullable('Na hipótese'),
              difference: nullable('A diferença'),
            }),
          )
          .meta({ description: 'Os pontos' }),
        breaks: z
          .array(
            z.object({
              value: number('O último valor antes'),
              why: text('O limite que a explica').nullable(),
              table: text('Em que tabela').nullable(),
              before: nullable('O resultado ali, na lei'),
              after: nullable('O resultado ali, na hipótese'),
            }),
          )
          .meta({ description: 'Onde uma das duas leis salta ou muda de ritmo' }),
        gainsFrom: nullable('O resultado é maior na hipótese desde'),
        losesFrom: nullable('O resultado é menor na hipótese desde'),
        unchanged: z.array(z.array(z.number())).meta({ description: 'De onde a onde nada muda' }),
      })
      .nullable()
      .meta({ description: 'Ao longo do valor principal; nulo quando não há ou não foi pedida' }),
    ...calculationSteps,
  },
  *answer({ law, curve, from, to }, ctx): Parts<object> {
    const reform = reformOf(law, ctx.world, requestedLawDay(ctx.calculator, ctx.input, ctx.world))
    const world = under(ctx.world, reform)
    const before = evaluateIn(ctx, ctx.world)
    yield
    const after = refuseImpossible(() => evaluateIn(ctx, world))
    yield
    const warnings = [...reform.warnings, ...unread(reform, before, after)]
    for (const sentence of reform.said) ctx.assume(sentence)
    ctx.mergeResult(after)
    const [a, b] = [before.shown(), after.shown()]
    const differences = differencesOf(ctx.calculator.resultSchema, a, b)
    const target = readables(ctx.calculator.resultSchema).find(({ path }) => path === ctx.calculator.headline)
    const main = target && mainInput(ctx)
    const worlds = [ctx.world, world] as const
    const found = {
      hypothetical: true,
      reform: reformView(reform, warnings),
      before: a,
      after: b,
      differences: differences.slice(0, MAX_DIFFERENCES),
      ...(differences.length > MAX_DIFFERENCES && { more: differences.length - MAX_DIFFERENCES }),
      headline: target ? headlineOf(target, before, after) : null,
      marginal: target && main ? marginalOf(ctx, worlds, main, target, [before, after]) : null,
      curve: target && main && curve ? yield* curveOf(ctx, worlds, main.input, target, rangeOf(ctx, main, from, to)) : null,
      steps: b.steps ?? [],
    }
    return tagWithReform(found, reform.id)
  },
})

const evaluateIn = ({ calculator, input, given }: QuestionContext, ports: Ports): OperationResult<object> =>
  calculator.work(input, ports, given)

/** Changed tables that neither answer read; refuses when none was read. */
function unread({ laws }: Reform, ...answers: readonly OperationResult<object>[]) {
  const read = new Set(answers.flatMap(({ basis }) => basis.map(({ table }) => table)))
  const tables = [...laws.keys()]
  const left = tables.filter((table) => !read.has(table))
  if (left.length > 0 && left.length === tables.length) throw noneRead(tables)
  return left.map((table) => ({ code: 'not_read' as const, path: table, message: word`Este cálculo não lê a tabela ${table}.` }))
}

function reformView({ id, text: written, title, shown }: Reform, warnings: Reform['warnings']) {
  return { id, text: written, title, url: `/e-se-a-lei-mudasse?law=${encodeURIComponent(written)}`, changes: shown, warnings }
}

/** First required amount; otherwise the first one provided. */
function mainInput(ctx: QuestionContext): { readonly input: Movable; readonly at: bigint } | undefined {
  const { inputSchema } = ctx.calculator
  const amounts = fieldsOf(inputSchema).flatMap(([name, field]) => (field['x-unit'] === 'BRL' && field.type === 'number' ? [name] : []))
  const given = amounts.filter((name) => typeof ctx.input[name] === 'bigint')
  const name = given.find((each) => inputSchema.required?.includes(each)) ?? given[0]
  const at = name === undefined ? undefined : ctx.input[name]
  return name === undefined || typeof at !== 'bigint' ? undefined : { input: movable(ctx, name, 'law'), at }
}

function headlineOf({ path, read, places }: Readable, before: OperationResult<object>, after: OperationResult<object>) {
  const [one, other] = [read(before.result), read(after.result)]
  if (one === null || other === null) return { path, before: one, after: other, difference: null, percent: null }
  const difference = Number((other - one).toFixed(places))
  return {
    path,
    before: one,
    after: other,
    difference,
    percent: one === 0 ? null : Number(((difference / Math.abs(one)) * 100).toFixed(4)),
  }
}

function marginalOf(
  ctx: QuestionContext,
  worlds: readonly [Ports, Ports],
  { input, at }: { readonly input: Movable; readonly at: bigint },
  target: Readable,
  answers: readonly [OperationResult<object>, OperationResult<object>],
) {
  const [before = null, after = null] = worlds.map((world, index) => {
    const here = target.read(answers[index]!.result)
    const there = looking(new QuestionContext(world, ctx), input, [target])(at + BigInt(STEP) * 100n)
    if ('error' in there || here === null || there.value[0] === null) return null
    return Number((100 - (100 * (there.value[0]! - here)) / STEP).toFixed(2))
  })
  return { input: input.name, step: STEP, before, after }
}

/** Default range: half to four times the current value. */
function rangeOf(
  ctx: QuestionContext,
  { input, at }: { readonly input: Movable; readonly at: bigint },
  from: number | undefined,
  to: number | undefined,
): readonly [number, number] {
  const within = (steps: bigint): bigint => (steps < input.low ? input.low : steps > input.high ? input.high : steps)
  const first = from ?? input.number(within(at / 2n))
  const last = to ?? input.number(within(at * 4n))
  if (first >= last) ctx.refuseOwn('to', 'inconsistent', 'deve ser maior que o início', 'must be more than the start')
  return [first, last]
}
