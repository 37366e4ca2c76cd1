/** MCP texts: tool descriptions and rejections. */

import { InvalidInput } from '../../../engine/core/errors.ts'
import { composed, readersLanguage, translate, word } from '../../../engine/core/text/language.ts'
import type { JsonSchema } from '../../../engine/operation/definition/descriptor.ts'
import { takesDay } from '../../../engine/operation/input/date-field.ts'
import { messageOfRefusal, refusalFor } from '../../runtime/problem-details.ts'
import type { Callable } from '../operations.ts'

export const INSTRUCTIONS = composed(() =>
  [
    'Finanças brasileiras exatas ao centavo: trabalho, impostos, crédito, moradia, investimentos, negócios, indicadores, salários e tabelas de lei.',
    'Não calcule de cabeça: chame a ferramenta e cite os números dela.',
    'Valores em reais com ponto decimal (1234.56); porcentagens como números simples (10 é 10%); datas AAAA-MM-DD.',
    'reference_date escolhe a lei do dia; omitida, vale a de hoje em São Paulo.',
    'Cada resposta traz basis (tabela, ato, início da vigência, endereço e grau de confirmação da lei lida), assumptions (o que se supôs),',
    'steps (a conta, passo a passo) e, quando lidos, rates (indicadores de mercado, com data e fonte): conte à pessoa o que for relevante.',
    'Onde a lista só traz nomes de campos, describe os explica; “+7: describe” no fim de uma descrição quer dizer que há mais sete campos, que describe mostra e que se podem enviar. Todo nome de operação pode ser chamado direto.',
    'Um erro diz qual campo, qual regra e o que enviar: corrija e chame de novo, ou pergunte à pessoa.',
  ]
    .map(translate)
    .join(' '),
)

const MAX_FIELDS = 12

interface Names {
  has(name: string): boolean
}

/** "Para partir do líquido, use uma; para ver o ano inteiro, use outra." Skips alternatives the summary already mentions. */
function alternativesText({ described, seeAlso }: Callable, names: Names): string {
  const told = Object.entries(seeAlso).filter(([name]) => names.has(name) && !mentions(described.summary, name))
  if (told.length === 0) return ''
  return `${told.map(([name, purpose], at) => word`${at === 0 ? 'Para' : 'para'} ${purpose}, use ${name}`).join('; ')}.`
}

/** Matches the whole name, since one name can be a prefix of another. */
const mentions = (text: string, name: string): boolean => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text)

/** Title, summary and alternatives: enough to choose a tool. Repeats the title because some clients hide it from the model. */
export function briefOf(operation: Callable, names: Names): string {
  const { title, summary } = operation.described
  const called = summary.startsWith(title) ? '' : sentence(translate(operation.asks ?? title))
  return [called, sentence(translate(summary)), alternativesText(operation, names)].filter(Boolean).join(' ')
}

/** "+7: describe": number of omitted fields and the tool that lists them. Kept short because it repeats on many tools. */
export const withMore = (description: string, more: number): string =>
  more === 0 ? description : [description, `+${more}:`, 'describe'].join(' ')

/** Summary, alternatives, kind, result fields and one valid call. */
export function descriptionOf(operation: Callable, names: Names): string {
  const { described, hint, examples } = operation
  const fields = resultFields(described.resultSchema)
  const [example] = examples
  return [
    briefOf(operation, names),
    translate(hint),
    fields.length > 0 && word`Devolve ${fields.join(', ')}.`,
    example && word`Exemplo (${example.title}): ${JSON.stringify(example.input)}`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Fields common to every answer, described in the instructions. */
const ENVELOPE = new Set(['currency', 'question', 'basis', 'assumptions', 'steps', 'sensitivity', 'weakestLink'])

/** Lists scalar fields first, since they are the main result. */
function resultFields({ properties = {} }: JsonSchema): string[] {
  const fields = Object.entries(properties)
    .filter(([name, { type }]) => !ENVELOPE.has(name) && !(name === 'rates' && type === 'array'))
    .map(([name, { type }]) => ({ name, whole: type !== 'array' && type !== 'object' }))
  return [...fields.filter(({ whole }) => whole), ...fields.filter(({ whole }) => !whole)].slice(0, MAX_FIELDS).map(({ name }) => name)
}

function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`
}

/** Names the field, the rule and the value to send instead; null for an internal error. */
export function refusalText(error: unknown, { described, examples }: Pick<Callable, 'described' | 'examples'>): string | null {
  const refusal = refusalFor(error)
  if (!refusal) return null
  if (!(error instanceof InvalidInput)) return messageOfRefusal(refusal)
  const properties = described.inputSchema.properties ?? {}
  const required = described.inputSchema.required ?? []
  const lines = [messageOfRefusal(refusal)]
  if (error.issues.length > 1)
    lines.push(...error.issues.map(({ field, message, english }) => `- ${field}: ${readersLanguage() === null ? message : english}`))
  const named = new Set(error.issues.map(({ field }) => field.split('.')[0]!).filter((field) => Object.hasOwn(properties, field)))
  if (named.size > 0)
    lines.push(
      translate('O que enviar:'),
      ...[...named].map((field) => `- ${fieldText(field, properties[field]!, required.includes(field))}`),
    )
  else lines.push(word`Campos aceitos: ${Object.keys(properties).join(', ') || 'nenhum'}.`)
  const [example] = examples
  if (example) lines.push(word`Exemplo aceito: ${JSON.stringify(example.input)}`)
  return lines.join('\n')
}

const TYPES: Readonly<Record<string, string>> = {
  number: 'número',
  integer: 'inteiro',
  boolean: 'true ou false',
  string: 'texto',
  object: 'objeto',
}

/** "gross_salary: número, > 0, obrigatório. Salário bruto mensal" */
function fieldText(name: string, schema: JsonSchema, required: boolean): string {
  const rules = [
    schema.enum
      ? word`um de ${schema.enum.join(', ')}`
      : translate(takesDay(schema) ? 'data AAAA-MM-DD' : (TYPES[String(schema.type)] ?? '')),
    bound('>', schema.exclusiveMinimum),
    bound('≥', schema.minimum),
    bound('<', schema.exclusiveMaximum),
    bound('≤', schema.maximum),
    required
      ? translate('obrigatório')
      : schema.default === undefined
        ? word`opcional`
        : word`se omitido, ${JSON.stringify(schema.default)}`,
  ]
  return `${name}: ${rules.filter(Boolean).join(', ')}. ${translate(schema.description ?? '')}`.trim()
}

function bound(sign: string, limit: unknown): string | undefined {
  return typeof limit === 'number' && Math.abs(limit) < Number.MAX_SAFE_INTEGER ? `${sign} ${limit}` : undefined
}
