import * as z from 'zod'
import type { Basis } from '../../core/dated.ts'
import { InvalidInput } from '../../core/errors.ts'
import { tagWithReform } from '../../core/reform/hypothesis-mark.ts'
import { assertRead, refuseImpossible, underLaw } from '../../core/reform/with-reform.ts'
import { say } from '../../core/text/sentence.ts'
import type { Parts } from '../../operation/definition/operation.ts'
import { type QuestionContext, question } from '../../operation/definition/question.ts'
import type { Hypothesis, OperationResult } from '../../operation/evaluation/ports.ts'
import { flag, list, number, object, text } from '../../operation/input/fields.ts'
import { canonical, validated } from '../../operation/input/intake.ts'
import { LAW_FIELD } from '../../operation/input/reserved-names.ts'
import { differencesOf } from './differences.ts'

const CASES = ['a', 'b'] as const
/** Maximum differences listed: beyond it, compare the full answers. */
const MAX_DIFFERENCES = 400
/** Truncates lists in the copies shown here: two full answers with schedules can be large. */
const MAX_ROWS = 420

type Json = Record<string, unknown>

export default question({
  id: 'compare',
  slug: 'comparar',
  draws: 'cases',
  title: 'Comparar dois casos',
  summary:
    'A mesma calculadora com duas entradas, lado a lado: cada resultado que difere, quanto e quantos por cento, e se a lei lida é a mesma. Use para "o que muda entre estas duas propostas", "com e sem dependente", "antes e depois desta lei".',
  seeAlso: { sweep: 'variar um campo em muitos pontos', timeline: 'variar a lei' },
  rows: 'differences',
  input: {},
  cases: CASES,
  result: {
    a: z.record(z.string(), z.unknown()).meta({ description: 'A resposta inteira do caso a' }),
    b: z.record(z.string(), z.unknown()).meta({ description: 'A resposta inteira do caso b' }),
    differences: list(
      'O que difere, na ordem do resultado',
      object('Uma diferença', {
        path: text('Nome'),
        label: text('Como se chama'),
        unit: text('Unidade').nullable(),
        a: z.unknown().meta({ description: 'No caso a' }),
        b: z.unknown().meta({ description: 'No caso b' }),
        difference: number('b menos a').nullable(),
        percent: number('b menos a, em % de a').nullable(),
      }),
    ),
    more: number('Diferenças que não couberam').optional(),
    sameLaw: flag('A lei lida é a mesma'),
    lawDifferences: list(
      'Onde a lei lida difere',
      object('Uma tabela', { table: text('Tabela'), a: text('O ato no caso a').nullable(), b: text('O ato no caso b').nullable() }),
    ),
  },
  *answer(_own, ctx): Parts<object> {
    const [a, b] = casesIn(ctx)
    yield
    yield
    const reforms = [a.reform, b.reform].filter((reform) => reform !== null)
    for (const { said } of reforms) for (const sentence of said) ctx.assume(sentence)
    ctx.mergeResult(a.worked)
    ctx.mergeResult(b.worked)
    const differences = differencesOf(ctx.calculator.resultSchema, a.shown, b.shown)
    const lawDifferences = lawsApart(a.worked.basis, b.worked.basis)
    const left = differences.length - MAX_DIFFERENCES
    if ([a, b].some(({ shown }) => isLong(shown)))
      ctx.assume(say`Listas com mais de ${MAX_ROWS} linhas foram cortadas aqui; a calculadora as dá inteiras.`)
    const found = {
      ...(reforms.length > 0 && { hypothetical: true }),
      a: short(a.shown),
      b: short(b.shown),
      differences: differences.slice(0, MAX_DIFFERENCES),
      ...(left > 0 && { more: left }),
      sameLaw: lawDifferences.length === 0,
      lawDifferences,
    }
    return reforms.length === 0 ? found : tagWithReform(found, reforms.map(({ id }) => id).join(' '))
  },
})

interface Case {
  readonly worked: OperationResult<object>
  readonly shown: Json
  /** Law change specific to this case. */
  readonly reform: Hypothesis | null
}

/** Both answers, or every refusal of either under the caller's field name. */
function casesIn(ctx: QuestionContext): readonly [Case, Case] {
  const issues: InvalidInput['issues'][number][] = []
  const answered = CASES.map((name): Case | null => {
    const { fields, own, law } = sent(ctx, name, issues)
    try {
      const { kind, lawDayField } = ctx.calculator
      const { ports: world } = underLaw({ kind, lawDayField }, { ...fields, [LAW_FIELD]: law }, ctx.world)
      const reform = world === ctx.world ? null : (world.hypothesis ?? null)
      const worked = refuseImpossible(() => ctx.calculator.work(validated(ctx.calculator, fields), world, fields))
      if (reform) assertRead(reform, worked)
      return { worked, shown: worked.shown(), reform }
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error
      for (const issue of error.issues) {
        // Reports an issue of a shared field once.
        const shared = Object.hasOwn(fields, issue.field.split('.')[0]!) && !own.has(issue.field.split('.')[0]!)
        const field = shared ? issue.field : `${name}.${issue.field}`
        if (!issues.some((other) => other.field === field)) issues.push({ ...issue, field })
      }
      return null
    }
  })
  const [a, b] = answered
  if (issues.length > 0 || !a || !b) throw new InvalidInput(issues)
  return [a, b]
}

/** Input of one case: shared fields overridden by its own. */
function sent({ input: given, calculator }: QuestionContext, name: string, issues: InvalidInput['issues'][number][]) {
  const fields: Json = {}
  const own = new Set<string>()
  const give = (field: string, value: unknown): void => {
    fields[field] = value
    own.add(field)
  }
  for (const [field, value] of Object.entries(given)) {
    const isCase = CASES.some((each) => field === each || field.startsWith(`${each}.`))
    if (!isCase) fields[field] = value
  }
  const whole = given[name]
  if (whole !== undefined && (whole === null || typeof whole !== 'object' || Array.isArray(whole)))
    issues.push({
      field: name,
      code: 'wrong_type',
      message: 'deve ser um objeto com os campos do caso',
      english: 'must be an object with the fields of the case',
    })
  else for (const [field, value] of Object.entries(canonical(calculator.inputSchema, whole ?? {}))) give(field, value)
  for (const [field, value] of Object.entries(given)) if (field.startsWith(`${name}.`)) give(field.slice(name.length + 1), value)
  const { [LAW_FIELD]: law, ...rest } = fields
  return { fields: rest, own, law }
}

function lawsApart(a: readonly Basis[], b: readonly Basis[]) {
  const tables = [...new Set([...a, ...b].map(({ table }) => table))]
  const norms = (basis: readonly Basis[], table: string): string | null => {
    const read = basis.filter((entry) => entry.table === table)
    return read.length === 0 ? null : read.map(({ norm }) => norm).join('; ')
  }
  const versions = (basis: readonly Basis[], table: string): string =>
    basis
      .filter((entry) => entry.table === table)
      .map(({ effectiveFrom, norm }) => `${effectiveFrom} ${norm}`)
      .join()
  return tables
    .filter((table) => versions(a, table) !== versions(b, table))
    .map((table) => ({ table, a: norms(a, table), b: norms(b, table) }))
}

const isLong = (answer: Json): boolean => Object.values(answer).some((value) => Array.isArray(value) && value.length > MAX_ROWS)

/** Copy with long lists truncated. */
function short(answer: Json): Json {
  if (!isLong(answer)) return answer
  return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, Array.isArray(value) ? value.slice(0, MAX_ROWS) : value]))
}
