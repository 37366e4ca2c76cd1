/**
 * Texts of results: assumptions, steps, verdicts, notes, present fields, or the error, plus a digest of the figures. Covers every example,
 * each example a centavo away, and variants of the first ones with each field omitted, at its minimum, toggled or at another option, to
 * record when a sentence appears.
 */
import { createHash } from 'node:crypto'
import type { Example, JsonSchema } from '../../../engine/operation/definition/descriptor.ts'
import type { Answer, Operation } from '../../../engine/operation/definition/operation.ts'
import { run } from '../../../engine/operation/evaluation/run.ts'
import { fieldsOf, requiredOf } from '../../../engine/presentation/schema.ts'
import { portsOn, registry } from '../ports.ts'

type Input = Readonly<Record<string, unknown>>

/** Sentences of the result, by case. */
export type Said = ReadonlyMap<string, readonly string[]>

/** Result fields with own sentences, at any depth: of a calculator, a decision or a check. */
const SENTENCES = new Set(['assumptions', 'label', 'title', 'assumption', 'why', 'likelyCause', 'notes', 'reason', 'answer'])
/** Texts of acts and published values come from the law and the series. */
const OF_OTHERS = new Set(['basis', 'rates'])

/** Each new table adds a possible cause for a difference in an old payslip: excluded from the comparison. */
const withoutNextTable = (text: string): string =>
  text.replace(/usa a tabela seguinte[^()]*\([^)]*\); ou /g, '').replace(/; ou usa a tabela seguinte[^()]*\([^)]*\)/g, '')

/** Sentences are compared without figures: examples verify those against published values, and publishers revise rates. */
const withoutFigures = (text: string): string => text.replace(/\d(?:[\d.,]*\d)?/g, '#').replaceAll('\n', ' ')

function sentencesIn(value: unknown, key: string): string[] {
  if (typeof value === 'string')
    return SENTENCES.has(key) && value.includes(' ') ? [`${key}: ${withoutFigures(withoutNextTable(value))}`] : []
  if (value === null || typeof value !== 'object') return []
  if (Array.isArray(value)) return value.flatMap((item) => sentencesIn(item, key))
  return Object.entries(value).flatMap(([name, inner]) => (OF_OTHERS.has(name) ? [] : sentencesIn(inner, name)))
}

function saidOn(operation: Operation, input: Input, on: Parameters<typeof portsOn>[0]): string[] {
  try {
    const answer = run(operation, input, portsOn(on))
    const words = [...Object.keys(answer).map((name) => `field: ${name}`), ...sentencesIn(answer, '')]
    return [...new Set(words), sealOf([answer])]
  } catch (error) {
    return [`refusal: ${withoutFigures((error as Error).message)}`]
  }
}

/**
 * Digest of all figures, to detect unnoticed changes; the examples verify them against external sources. Results based on published rates
 * have none, since publishers revise them.
 */
function sealOf(answers: readonly Answer[]): string {
  if (answers.some(({ rates }) => Array.isArray(rates) && rates.length > 0)) return `${SEAL}rates`
  const figures = answers.map(({ basis: _law, ...answer }) => answer)
  return (
    SEAL +
    createHash('sha256')
      .update(withoutNextTable(JSON.stringify(figures, withoutCauses)))
      .digest('hex')
      .slice(0, 8)
  )
}

/** Causes are covered by the sentences, and each new table adds more. */
const withoutCauses = (key: string, value: unknown): unknown => (key === 'likelyCause' || key === 'causes' ? undefined : value)

export const SEAL = 'seal: '

/** The example with each amount a centavo lower and higher: examples sit at legal limits. */
function neighboursOf(operation: Operation, { on, input }: Example): string {
  const amounts = fieldsOf(operation.inputSchema).filter(([name, field]) => field['x-unit'] === 'BRL' && typeof input[name] === 'number')
  const answers = amounts.slice(0, 3).flatMap(([name]) =>
    [-1, 1].map((step): Answer => {
      const centavos = Math.round(Number(input[name]) * 100) + step
      try {
        return run(operation, { ...input, [name]: centavos / 100 }, portsOn(on))
      } catch (error) {
        return { refusal: (error as Error).message }
      }
    }),
  )
  return sealOf(answers)
}

/** Operation kinds verified against published results. */
export type Exemplified = Omit<Operation, 'examples'> & { readonly examples: readonly Example[] }

export const saidOperations: readonly Exemplified[] = [
  ...registry.calculators.values(),
  ...registry.checks.values(),
  ...registry.decisions.values(),
]

export function saidOf(operation: Exemplified): Said {
  const said = new Map<string, readonly string[]>()
  for (const [index, example] of operation.examples.entries()) {
    const { title, on, input } = example
    said.set(title, saidOn(operation, input, on))
    // Decisions are slow: each evaluates hundreds of inputs.
    if (operation.kind === 'decision') continue
    said.set(title + WITH + NEIGHBOURS, [neighboursOf(operation, example)])
    if (index >= VARIED_EXAMPLES && operation.kind !== 'check') continue
    for (const [change, varied] of variantsOf(input, operation.inputSchema)) said.set(title + WITH + change, saidOn(operation, varied, on))
  }
  return said
}

/** Separator between an example's title and its variant. */
export const WITH = ' / '
const NEIGHBOURS = '± 0.01'
/** Number of examples per operation with field variants. */
const VARIED_EXAMPLES = 3

function variantsOf(input: Input, schema: JsonSchema): [string, Input][] {
  const required = requiredOf(schema)
  return fieldsOf(schema).flatMap(([name, field]) => {
    const values = valuesBeside(field).filter((value) => value !== input[name])
    const changed = values.map((value): [string, Input] => [`${name} = ${String(value)}`, { ...input, [name]: value }])
    if (!(name in input) || required.includes(name)) return changed
    const { [name]: _left, ...without } = input
    return [...changed, [`sem ${name}`, without]]
  })
}

/** Values of a field at which the texts usually change. */
function valuesBeside({ type, enum: options, ...field }: JsonSchema): unknown[] {
  if (options) return options.slice(0, 8)
  if (type === 'boolean') return [true, false]
  if (type === 'integer') return [0, 1, 10]
  if (type === 'number') return field['x-unit'] === 'BRL' ? [0, 0.01, 100] : [0, 1]
  return []
}

/** Sentences removed from and added to the recorded results. */
export function changesOf(recorded: Said, now: Said): string[] {
  return [...recorded].flatMap(([name, sentences]) => {
    const own = now.get(name)
    // Removed and renamed examples are skipped.
    if (!own) return []
    return [
      ...sentences.filter((sentence) => !own.includes(sentence)).map((sentence) => `${name}: no longer says ${sentence}`),
      ...own.filter((sentence) => !sentences.includes(sentence)).map((sentence) => `${name}: now says ${sentence}`),
    ]
  })
}
