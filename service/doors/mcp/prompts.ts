/** What happens in a life and what is to be decided, as prompts: what to ask the person, which tools to call, what to tell of the answers. */

import type { GetPromptResult, ListPromptsResult } from '@modelcontextprotocol/server'
import { InvalidInput, NotFound } from '../../../engine/core/errors.ts'
import { composed, spoken, word } from '../../../engine/core/language.ts'
import { nearest } from '../../../engine/core/nearest.ts'
import type { Decision } from '../../../engine/core/operation/decision.ts'
import type { JsonSchema } from '../../../engine/core/operation/descriptor.ts'
import type { GuidedPath } from '../../../engine/present/guided-path.ts'

interface Argument {
  readonly name: string
  readonly schema: JsonSchema
  readonly required: boolean
}

export interface Prompt {
  readonly name: string
  readonly title: string
  readonly description: string
  /** What the person asks. */
  readonly question: string
  readonly fields: readonly Argument[]
  /** What is to be done once it is known. */
  readonly afterwards: (howToCall: HowToCall) => readonly string[]
}

/** Names the tool that answers an operation, and how it is called. */
type HowToCall = (id: string) => string

export type Prompts = ReadonlyMap<string, Prompt>

/** The situations first, then the decisions. */
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
    description: composed(() => `${spoken(name)}: ${asked.map(({ member }) => spoken(member.title)).join('; ')}.`),
    question: name,
    fields: questions.map(({ name: argument, field, required }) => ({ name: argument, schema: field, required })),
    afterwards: (howToCall) => [
      word`Depois:`,
      ...asked.map(({ member, asks, when }) => {
        const fields = Object.entries(asks).map(([field, question]) => `${field} = ${question}`)
        const only = Object.entries(when).map(([question, options]) => word`, só se ${question} for ${options.join(spoken(' ou '))}`)
        return `- ${howToCall(member.id)} (${fields.join(', ')})${only.join('')};`
      }),
      word`e me explique em português simples o que cada uma respondeu, até quando devo agir e a lei em que isso se apoia.`,
      ...(beside.length > 0
        ? [word`Se eu precisar, há também: ${beside.map(({ member }) => `${member.id} (${spoken(member.title)})`).join(', ')}.`]
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
    description: composed(() => `${spoken(question)} ${spoken(summary)}`),
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
      // Nothing is required of a prompt: what the person has not said, the model asks.
      arguments: fields.map((field) => ({ name: field.name, description: told(field), required: false })),
    })),
  }
}

export function promptNamed(prompts: Prompts, name: string): Prompt {
  const prompt = prompts.get(name)
  if (prompt) return prompt
  const near = nearest(name, prompts.keys())
  const names = near.length > 0 ? word`Você quis dizer ${near.join(', ')}?` : word`Há: ${[...prompts.keys()].join(', ') || word`nenhuma`}.`
  throw new NotFound(word`Não há situação nem decisão "${name.slice(0, 60)}". ${names}`)
}

export function getPrompt(prompts: Prompts, name: string, given: Readonly<Record<string, string>>, howToCall: HowToCall): GetPromptResult {
  const { question, fields, afterwards } = promptNamed(prompts, name)
  const unknown = Object.keys(given).filter((each) => !fields.some((field) => field.name === each))
  if (unknown.length > 0) {
    const message = word`campo desconhecido; os campos são ${fields.map((field) => field.name).join(', ')}`
    throw new InvalidInput(unknown.map((field) => ({ field, message })))
  }
  const known = fields.filter((field) => given[field.name])
  const missing = fields.filter((field) => !given[field.name])
  const text = [
    spoken(question),
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
  return { description: spoken(question), messages: [{ role: 'user', content: { type: 'text', text } }] }
}

function section(title: string, fields: readonly Argument[], line = (field: Argument) => `${field.name}: ${told(field)}`): string[] {
  return fields.length > 0 ? [spoken(title), ...fields.map((field) => `- ${line(field)}`)] : []
}

const told = ({ name, schema }: Argument): string => spoken(String(schema.description ?? name))
