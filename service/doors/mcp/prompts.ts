/** The decisions as prompts: what to ask the person, which tool to call, what to tell of the answer. */
import type { GetPromptResult, ListPromptsResult } from '@modelcontextprotocol/server'
import { InvalidInput, NotFound } from '../../../engine/core/errors.ts'
import { nearest } from '../../../engine/core/nearest.ts'
import type { Decision } from '../../../engine/core/operation/decision.ts'

interface Argument {
  readonly name: string
  readonly description: string
  readonly required: boolean
}

export function listPrompts(decisions: ReadonlyMap<string, Decision>): ListPromptsResult {
  // Nothing is required of a prompt: what the person has not said, the model asks.
  const prompts = [...decisions.values()].map((decision) => ({
    name: decision.id,
    title: decision.title,
    description: `${decision.question} ${decision.summary}`,
    arguments: argumentsOf(decision).map(({ name, description }) => ({ name, description, required: false })),
  }))
  return { prompts }
}

/** @param howToCall names the tool that answers this decision. */
export function getPrompt(
  decisions: ReadonlyMap<string, Decision>,
  id: string,
  given: Readonly<Record<string, string>>,
  howToCall: (id: string) => string,
): GetPromptResult {
  const decision = decisions.get(id)
  if (!decision) {
    const near = nearest(id, decisions.keys())
    const names = near.length > 0 ? `Você quis dizer ${near.join(', ')}?` : `Há: ${[...decisions.keys()].join(', ') || 'nenhuma'}.`
    throw new NotFound(`Não há decisão "${id.slice(0, 60)}". ${names}`)
  }
  const fields = argumentsOf(decision)
  const unknown = Object.keys(given).filter((name) => !fields.some((field) => field.name === name))
  if (unknown.length > 0) {
    const message = `campo desconhecido; os campos são ${fields.map(({ name }) => name).join(', ')}`
    throw new InvalidInput(unknown.map((field) => ({ field, message })))
  }
  const known = fields.filter(({ name }) => given[name])
  const missing = fields.filter(({ name }) => !given[name])
  const text = [
    decision.question,
    ...section('O que já sei:', known, ({ name }) => `${name} = ${given[name]!.slice(0, 200)}`),
    ...section(
      'Pergunte-me antes, sem supor:',
      missing.filter(({ required }) => required),
    ),
    ...section(
      'Pergunte só se fizer diferença no meu caso:',
      missing.filter(({ required }) => !required),
    ),
    `Depois ${howToCall(id)} e me explique em português simples: a resposta e o veredito; os números de cada passo; o elo mais fraco;`,
    'que mudança de hipótese viraria o veredito; e a lei em que isso se apoia.',
  ].join('\n')
  return { description: decision.question, messages: [{ role: 'user', content: { type: 'text', text } }] }
}

function section(
  title: string,
  fields: readonly Argument[],
  line = ({ name, description }: Argument) => `${name}: ${description}`,
): string[] {
  return fields.length > 0 ? [title, ...fields.map((field) => `- ${line(field)}`)] : []
}

function argumentsOf({ inputSchema }: Decision): Argument[] {
  const required = inputSchema.required ?? []
  return Object.entries(inputSchema.properties ?? {}).map(([name, { description }]) => ({
    name,
    description: String(description ?? name),
    required: required.includes(name),
  }))
}
