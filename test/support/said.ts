/**
 * What answers say: assumptions, steps, verdicts, notes, which fields are there, or the refusal, and a digest of the figures. Asked of
 * every example, of each example a centavo away, and of the first ones with each field at nothing, at its least, switched or at another
 * option: where a sentence begins and ends to be said.
 */
import { createHash } from 'node:crypto'
import type { Example, JsonSchema } from '../../engine/core/operation/descriptor.ts'
import type { Answer, Operation } from '../../engine/core/operation/operation.ts'
import { run } from '../../engine/core/operation/run.ts'
import { fieldsOf, requiredOf } from '../../engine/present/schema.ts'
import { portsOn, registry } from './ports.ts'

type Input = Readonly<Record<string, unknown>>

/** By case, the sentences of its answer. */
export type Said = ReadonlyMap<string, readonly string[]>

/** The fields of an answer that hold sentences of its own, at whatever depth: of a calculator, a decision or a check. */
const SENTENCES = new Set(['assumptions', 'label', 'title', 'assumption', 'why', 'likelyCause', 'notes', 'reason', 'answer'])
/** Acts and readings are told by the law and the series. */
const OF_OTHERS = new Set(['basis', 'rates'])

/** A table recorded later is one more that may explain a difference in an old payslip: of that, nothing is compared. */
const withoutNextTable = (text: string): string =>
  text.replace(/usa a tabela seguinte[^()]*\([^)]*\); ou /g, '').replace(/; ou usa a tabela seguinte[^()]*\([^)]*\)/g, '')

/** Figures are held to published ones by the examples, and rates are revised by their publishers: sentences are compared without them. */
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
 * A digest of all the figures. Those of examples have a source outside; this one says that nothing moves unseen. Answers that rest on
 * published rates have none: their publishers revise them.
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

/** Named by the sentences beside them, and more of them with each new table. */
const withoutCauses = (key: string, value: unknown): unknown => (key === 'likelyCause' || key === 'causes' ? undefined : value)

export const SEAL = 'seal: '

/** The same example with each of its amounts a centavo less and more: examples stand at the limits of the law. */
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

/** Of the kinds that are held to published answers. */
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
    // A decision tries hundreds of other inputs by itself, and takes as long.
    if (operation.kind === 'decision') continue
    said.set(title + WITH + NEIGHBOURS, [neighboursOf(operation, example)])
    if (index >= VARIED_EXAMPLES && operation.kind !== 'check') continue
    for (const [change, varied] of variantsOf(input, operation.inputSchema)) said.set(title + WITH + change, saidOn(operation, varied, on))
  }
  return said
}

/** Between an example's title and what is changed in it. */
export const WITH = ' / '
const NEIGHBOURS = '± 0.01'
/** So many examples of each operation are asked again with every field changed. */
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

/** The values at which what is said of a field usually changes. */
function valuesBeside({ type, enum: options, ...field }: JsonSchema): unknown[] {
  if (options) return options.slice(0, 8)
  if (type === 'boolean') return [true, false]
  if (type === 'integer') return [0, 1, 10]
  if (type === 'number') return field['x-unit'] === 'BRL' ? [0, 0.01, 100] : [0, 1]
  return []
}

/** What a recorded answer no longer says, and what it says now and did not. */
export function changesOf(recorded: Said, now: Said): string[] {
  return [...recorded].flatMap(([name, sentences]) => {
    const own = now.get(name)
    // An example that is no more, or has another title, says nothing.
    if (!own) return []
    return [
      ...sentences.filter((sentence) => !own.includes(sentence)).map((sentence) => `${name}: no longer says ${sentence}`),
      ...own.filter((sentence) => !sentences.includes(sentence)).map((sentence) => `${name}: now says ${sentence}`),
    ]
  })
}
