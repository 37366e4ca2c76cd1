import * as z from 'zod'
import { crossings } from '../../core/math/target-search.ts'
import { arithmeticDone } from '../../core/ratio.ts'
import { word } from '../../core/text/language.ts'
import { say } from '../../core/text/sentence.ts'
import type { Parts } from '../../operation/definition/operation.ts'
import { type QuestionContext, question } from '../../operation/definition/question.ts'
import { fieldOf, number, text } from '../../operation/input/fields.ts'
import { looking, type Movable, movable, type Readable, readable, units } from '../fields.ts'
import { firstNumber, hasNumber } from '../suggestions.ts'

/** Each evaluation is a full calculation; the last one is the answer shown. */
const MAX_EVALUATIONS = 400
/** Arithmetic budget (fractions and roundings) of all evaluations: about 50 to 90 ms of CPU, and deterministic across machines. */
const MAX_ARITHMETIC = 60_000
/** Minimum for a bisection to the centavo, however expensive each evaluation is. */
const MIN_EVALUATIONS = 130
const MAX_OTHERS = 5
/** Exhaustive search up to ten years of months. */
const DENSE = 120n

export default question({
  id: 'solve',
  slug: 'quanto-preciso',
  draws: 'value',
  suits: hasNumber,
  suggests: (calculator, given) => ({ solve_for: firstNumber(calculator, given) }),
  title: 'Quanto preciso para…',
  summary:
    'A calculadora ao contrário: qual valor de um campo da entrada dá o resultado desejado. Use para "quanto de bruto para 8.000 líquidos", "que taxa dá esta parcela", "quantos meses para juntar isto". Acha o menor valor, exato ao centavo, e mostra a conta inteira nele.',
  seeAlso: { sweep: 'ver a curva inteira' },
  input: {
    solve_for: fieldOf('numeric input', 'O que você quer descobrir', {
      hint: 'Um campo numérico da entrada da calculadora; não o informe',
    }),
    target: fieldOf('numeric result', 'De qual resultado', {
      description: 'De qual resultado, pelo nome. Como netSalary ou fgts.fine. Omitido: o resultado principal',
    }).optional(),
    target_value: number('Quanto ele deve dar'),
  },
  result: {
    solveFor: text('O que se quis descobrir'),
    unit: text('A unidade dele').nullable(),
    value: number('O menor valor que serve', { hint: 'Nulo quando nenhum serve' }).nullable(),
    exact: z.boolean().meta({ description: 'Se o resultado é exatamente o pedido' }),
    target: text('De qual resultado'),
    targetLabel: text('Como se chama'),
    targetValue: number('Quanto devia dar'),
    reached: number('Quanto dá', { hint: 'Sem solução: o mais perto a que se chega' }).nullable(),
    difference: number('O que passa do pedido, ou falta').nullable(),
    reason: z.enum(['below_all', 'above_all', 'none_accepted']).optional().meta({
      description:
        'Por que nenhum serve: o pedido está abaixo ou acima de todos os resultados, ou a calculadora não aceitou nenhum dos valores tentados',
    }),
    nearest: number('Sem solução: o valor que chega mais perto').optional(),
    answer: z.record(z.string(), z.unknown()).meta({ description: 'A resposta inteira da calculadora nesse valor' }).nullable(),
    others: z
      .array(z.object({ value: number('Outro valor que serve'), reached: number('Quanto dá nele') }))
      .meta({ description: 'Outros valores que servem, quando o resultado sobe e desce' }),
    searched: z.object({ from: number('Desde'), to: number('Até') }).meta({ description: 'Onde se procurou' }),
    evaluations: number('Cálculos feitos'),
  },
  fills: { namedBy: 'solve_for' },
  *answer({ solve_for: name, target: path, target_value: wanted }, ctx): Parts<object> {
    const input = movable(ctx, name, 'solve_for')
    const target = readable(ctx, path, 'target')
    assertTellable(ctx, wanted, target)
    const { result, evaluations, refusal } = yield* searched(ctx, input, target, wanted)
    const asked = { solveFor: name, unit: input.unit }
    const about = { target: target.path, targetLabel: target.label, targetValue: wanted }
    const range = { searched: { from: input.number(input.low), to: input.number(input.high) }, evaluations }
    const { nearest } = result
    if (!nearest) {
      ctx.assume(say`Nenhum dos valores tentados de ${name} foi aceito: ${refusal || word`não há ${target.path} com eles`}.`)
      const nothing = { reached: null, difference: null, reason: 'none_accepted', answer: null, others: [] }
      return { ...asked, value: null, exact: false, ...about, ...nothing, ...range }
    }
    const shownValue = (value: bigint): number => Number(value) / 10 ** target.places
    // The exact difference from an unreachable target may exceed the range of JSON numbers.
    const differenceOf = (value: bigint): number => {
      const exact = shownValue(value - units(wanted, target.places))
      return Number.isFinite(exact) ? exact : shownValue(value) - wanted
    }
    if (result.cut) ctx.assume('A procura parou no limite de cálculos: pode haver outros valores que servem, fora dos mostrados.')
    if (result.hovers)
      ctx.assume(
        'O resultado fica perto do pedido numa faixa larga e oscila pelo arredondamento: pode haver um valor menor que também serve.',
      )
    const best = result.found.find(({ exact }) => exact) ?? result.found[0]
    if (!best) {
      const { x, value } = nearest
      return {
        ...asked,
        value: null,
        exact: false,
        ...about,
        reached: shownValue(value),
        difference: differenceOf(value),
        reason: value > units(wanted, target.places) ? 'below_all' : 'above_all',
        nearest: input.number(x),
        answer: null,
        others: [],
        ...range,
      }
    }
    const worked = yield* answerAt(ctx, input, best.x)
    const others = result.found.filter(({ x, exact }) => x !== best.x && exact === best.exact).slice(0, MAX_OTHERS)
    return {
      ...asked,
      value: input.number(best.x),
      exact: best.exact,
      ...about,
      reached: shownValue(best.value),
      difference: differenceOf(best.value),
      answer: worked,
      others: others.map(({ x, value }) => ({ value: input.number(x), reached: shownValue(value) })),
      ...range,
    }
  },
})

/** Rejects a target with more decimals than the result shows: it could never be reached. */
function assertTellable(ctx: QuestionContext, wanted: number, { places, path }: Readable): void {
  if (Number.isInteger(wanted)) return
  const nearest = Number(units(wanted, places)) / 10 ** places
  if (Math.abs(nearest - wanted) <= Math.abs(wanted) * Number.EPSILON * 4) return
  ctx.refuseOwn(
    'target_value',
    'too_many_decimals',
    word`tem mais decimais que ${path}, que tem ${places}`,
    `has more decimals than ${path}, which has ${places}`,
  )
}

function* searched(ctx: QuestionContext, input: Movable, target: Readable, wanted: number) {
  const look = looking(ctx, input, [target])
  const dense = input.places === 0 ? DENSE : 0n
  let [evaluations, spent] = [1, 0]
  let refusal = ''
  const left = () =>
    spent === 0 ? Number.POSITIVE_INFINITY : Math.max(((MAX_ARITHMETIC - spent) * (evaluations - 1)) / spent, MIN_EVALUATIONS - evaluations)
  const search = crossings(units(wanted, target.places), input.low, input.high, MAX_EVALUATIONS - 1, dense, left)
  let next = search.next()
  while (!next.done) {
    const before = arithmeticDone()
    const seen = look(next.value)
    spent += arithmeticDone() - before
    if ('error' in seen) refusal = seen.error
    const value = 'error' in seen ? null : seen.value[0]!
    evaluations++
    yield
    next = search.next(value === null ? null : units(value, target.places))
  }
  return { result: next.value, evaluations, refusal }
}

function* answerAt(ctx: QuestionContext, input: Movable, at: bigint): Parts<object> {
  const exact = input.exact(at)
  if ('error' in exact) throw new Error(exact.error)
  const worked = ctx.work({ [input.name]: exact.value })
  yield
  if ('error' in worked) throw new Error(worked.error)
  ctx.mergeResult(worked.value)
  return worked.value.shown()
}
