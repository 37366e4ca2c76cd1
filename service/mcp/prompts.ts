/** Prompts for life events and decisions: what to ask the person, which tools to call, and how to present the answers. */

import type { GetPromptResult, ListPromptsResult } from '@modelcontextprotocol/server'
import { InvalidInput } from '../../engine/core/errors.ts'
import { composed, translate, word } from '../../engine/core/text/language.ts'
import { unknownName } from '../../engine/core/text/unknown-name.ts'
import type { Decision } from '../../engine/operation/definition/decision.ts'
import type { JsonSchema } from '../../engine/operation/definition/descriptor.ts'
import type { GuidedPath } from '../../engine/presentation/guided-path.ts'
import { unknownField } from './selection.ts'

interface Argument {
  readonly name: string
  readonly schema: JsonSchema
  readonly required: boolean
}

export interface Prompt {
  readonly name: string
  readonly title: string
  readonly description: string
  /** The person's question. */
  readonly question: string
  readonly fields: readonly Argument[]
  /** Instructions once the inputs are known. */
  readonly afterwards: (howToCall: HowToCall) => readonly string[]
}

/** Describes how to call the tool of an operation. */
type HowToCall = (id: string) => string

export type Prompts = ReadonlyMap<string, Prompt>

/** Situations first, then decisions. */
export function promptsOf(paths: readonly GuidedPath[], decisions: Iterable<Decision>): Prompts {
  const prompts = [...paths.filter(({ questions }) => questions.length > 0).map(ofSituation), ...[...decisions].map(ofDecision)]
  return new Map(prompts.map((prompt) => [prompt.name, prompt]))
}

function ofSituation({ slug, name, questions, steps }: GuidedPath): Prompt {
  const asked = steps.filter(({ asks }) => Object.keys(asks).length > 0)
  const beside = steps.filter((step) => !asked.includes(step))
  return {
    name: slug,
    title: name,
    description: composed(() => `${translate(name)}: ${asked.map(({ member }) => translate(member.title)).join('; ')}.`),
    question: name,
    fields: questions.map(({ name: argument, field, required }) => ({ name: argument, schema: field, required })),
    afterwards: (howToCall) => [
      word`Depois:`,
      ...asked.map(({ member, asks, when }) => {
        const fields = Object.entries(asks).map(([field, question]) => `${field} = ${question}`)
        const only = Object.entries(when).map(([question, options]) => word`, só se ${question} for ${options.join(translate(' ou '))}`)
        return `- ${howToCall(member.id)} (${fields.join(', ')})${only.join('')};`
      }),
      word`e me explique em português simples o que cada uma respondeu, até quando devo agir e a lei em que isso se apoia.`,
      ...(beside.length > 0
        ? [word`Se eu precisar, há também: ${beside.map(({ member }) => `${member.id} (${translate(member.title)})`).join(', ')}.`]
        : []),
    ],
  }
}

function ofDecision(decision: Decision): Prompt {
  const { id, title, question, summary, inputSchema } = decision
  const required = inputSchema.required ?? []
  return {
    name: id,
    title,
    description: composed(() => `${translate(question)} ${translate(summary)}`),
    question,
    fields: Object.entries(inputSchema.properties ?? {}).map(([name, schema]) => ({ name, schema, required: required.includes(name) })),
    afterwards: (howToCall) => [
      word`Depois ${howToCall(id)} e me explique em português simples: a resposta e o veredito; os números de cada passo; o elo mais fraco;`,
      word`que mudança de hipótese viraria o veredito; e a lei em que isso se apoia.`,
    ],
  }
}

export function listPrompts(prompts: Prompts): ListPromptsResult {
  return {
    prompts: [...prompts.values()].map(({ name, title, description, fields }) => ({
      name,
      title,
      description,
      // All arguments are optional: the model asks for missing ones.
      arguments: fields.map((field) => ({ name: field.name, description: argumentText(field), required: false })),
    })),
  }
}

export function promptNamed(prompts: Prompts, name: string): Prompt {
  const prompt = prompts.get(name)
  if (prompt) return prompt
  throw unknownName(name, {
    kind: 'situação nem decisão',
    english: 'situation or decision',
    names: prompts.keys(),
    listed: { id: 'prompts/list' },
  })
}

export function getPrompt(prompts: Prompts, name: string, given: Readonly<Record<string, string>>, howToCall: HowToCall): GetPromptResult {
  const { question, fields, afterwards } = promptNamed(prompts, name)
  const unknown = Object.keys(given).filter((each) => !fields.some((field) => field.name === each))
  if (unknown.length > 0) {
    const names = fields.map((field) => field.name)
    throw new InvalidInput(unknown.map((field) => unknownField(field, names)))
  }
  const known = fields.filter((field) => given[field.name])
  const missing = fields.filter((field) => !given[field.name])
  const text = [
    translate(question),
    ...section('O que já sei:', known, (field) => `${field.name} = ${given[field.name]!.slice(0, 200)}`),
    ...section(
      'Pergunte-me antes, sem supor:',
      missing.filter(({ required }) => required),
    ),
    ...section(
      'Pergunte só se fizer diferença no meu caso:',
      missing.filter(({ required }) => !required),
    ),
    ...afterwards(howToCall),
  ].join('\n')
  return { description: translate(question), messages: [{ role: 'user', content: { type: 'text', text } }] }
}

function section(
  title: string,
  fields: readonly Argument[],
  line = (field: Argument) => `${field.name}: ${argumentText(field)}`,
): string[] {
  return fields.length > 0 ? [translate(title), ...fields.map((field) => `- ${line(field)}`)] : []
}

const argumentText = ({ name, schema }: Argument): string => translate(String(schema.description ?? name))
