/** Help pages, generated from the schemas. */

import { translate, word } from '../../../engine/core/text/language.ts'
import type { JsonSchema } from '../../../engine/operation/definition/descriptor.ts'
import { ASKABLE, addressedAs, GROUPS } from '../../../engine/operation/definition/kinds.ts'
import type { Operation } from '../../../engine/operation/definition/operation.ts'
import type { Registry } from '../../../engine/operation/definition/registry.ts'
import { takesDay } from '../../../engine/operation/input/date-field.ts'
import { UNITS } from '../../../engine/presentation/answer-words.ts'
import { formatValue } from '../../../engine/presentation/numbers.ts'
import { hintOf, inWords, labelOf, wordOf } from '../../../engine/presentation/schema.ts'
import { exampleLine, flagOf, propertiesOf, requiredOf } from '../arguments.ts'
import { BUILTIN_COMMANDS, firstLines } from '../builtin-commands.ts'
import { commandsTo, portugueseCommand } from '../operation-names.ts'
import { type Style, wrapped } from './terminal-layout.ts'

interface Page {
  readonly width: number
  readonly style: Style
}

/** Usage, working examples and commands; includes every operation when help was explicitly requested. */
export function generalHelp(registry: Registry, page: Page, whole: boolean): string {
  const { style, width } = page
  const own = [
    ...Object.entries(BUILTIN_COMMANDS).map(([name, { title }]) => [name, translate(title)] as const),
    ...ASKABLE.flatMap(({ command, title }) => (command === null ? [] : [[command, word`${title}: centavo ${command} <nome> …`] as const])),
  ]
  const room = Math.max(...own.map(([name]) => name.length)) + 4
  return `${[
    style.bold('centavo: finanças brasileiras, exatas ao centavo, com a lei por trás'),
    '',
    word`Uso: centavo <comando> [--campo valor …]`,
    '',
    style.bold('Exemplos'),
    ...firstLines(registry).map((line) => `  ${line}`),
    '',
    style.bold('Comandos'),
    ...own.flatMap(([name, text]) => wrapped(text, width, ' '.repeat(room), `  ${name.padEnd(room - 2)}`)),
    '',
    'Em todo comando: --help explica, --json responde em JSON (o padrão fora do terminal), --text responde em texto.',
    'Valores: 1234.56 ou 1.234,56; datas: 2026-11-14 ou 14/11/2026; sim ou não.',
    'Nomes: em inglês, como na API, ou em português, como nas páginas; a ajuda de cada comando mostra os dois.',
    'Saída: 0 respondido, 2 entrada recusada, 1 qualquer outra falha.',
    'Em inglês: --lang en em qualquer comando, ou CENTAVO_LANG=en no ambiente.',
    '',
    whole ? list(registry, page).trimEnd() : 'Tudo o que há: centavo list. Procurar: centavo ask "o que se quer saber".',
  ].join('\n')}\n`
}

/** Help page of a built-in command. */
export function builtinHelp(name: string, registry: Registry, { width, style }: Page): string {
  const { title, usage, about, options = [], alias, examples } = BUILTIN_COMMANDS[name]!
  const lines = [style.bold(title), ...(about ? wrapped(about, width, '  ') : []), '', word`Uso: ${usage}`]
  if (alias !== undefined) lines.push(word`Em português: centavo ${alias}`)
  const told = options.map(([flag, text]) => [translate(flag), translate(text)] as const)
  const room = Math.max(0, ...told.map(([flag]) => flag.length)) + 4
  if (told.length > 0) lines.push('')
  for (const [flag, text] of told) lines.push(...wrapped(text, width, ' '.repeat(room), `  ${flag.padEnd(room - 2)}`))
  const made = examples?.(registry) ?? []
  if (made.length > 0) lines.push('', style.bold('Exemplos'), ...made.map((line) => `  ${line}`))
  return `${lines.join('\n')}\n`
}

/** Help page of a kind: lists its members. */
export function kindHelp({ kind, command, title, called: noun }: (typeof ASKABLE)[number], registry: Registry, page: Page): string {
  const members = [...registry.operations.values()].filter((member) => member.kind === kind)
  return `${[
    page.style.bold(title),
    '',
    word`Uso: centavo ${command} <nome> [--campo valor …]`,
    word`Os campos de cada ${noun}: centavo ${command} <nome> --help`,
    '',
    ...named(called(members, addressedAs), page),
    ...(members[0]
      ? ['', page.style.bold('Exemplo'), `  ${exampleLine(commandsTo(members[0]), members[0].examples[0]?.input ?? {})}`]
      : []),
  ].join('\n')}\n`
}

const questionOf = ({ about, title }: Operation): string => (typeof about.question === 'string' ? about.question : title)

/** One line per name with its description, truncated to the terminal width. */
function named(entries: readonly (readonly [string, string])[], { width }: Page): string[] {
  const room = Math.max(0, ...entries.map(([name]) => name.length)) + 4
  return entries.map(([name, text]) => {
    const line = `  ${name.padEnd(room - 2)}${text}`
    return line.length > width ? `${line.slice(0, width - 1)}…` : line
  })
}

/** Name, Portuguese alias and question. */
function called(members: readonly Operation[], nameOf: (member: Operation) => string): (readonly [string, string])[] {
  const room = Math.max(0, ...members.map(({ slug = '' }) => slug.length)) + 2
  return members.map((member) => [nameOf(member), `${(member.slug ?? '').padEnd(room)}${translate(questionOf(member))}`])
}

export function list({ calculators, decisions, checks, questions, queries, laws }: Registry, page: Page): string {
  const lines: string[] = []
  const section = (title: string, entries: readonly (readonly [string, string])[]): void => {
    if (entries.length > 0) lines.push(page.style.bold(title), ...named(entries, page), '')
  }
  const members = (title: string, of: readonly Operation[], nameOf: (member: Operation) => string): void =>
    section(title, called(of, nameOf))
  for (const [group, title] of Object.entries(GROUPS))
    members(
      title,
      [...calculators.values()].filter((calculator) => calculator.group === group),
      addressedAs,
    )
  members('Decisões (centavo workflow … ou centavo decisoes …)', [...decisions.values()], addressedAs)
  members('Conferências (centavo check … ou centavo conferir …)', [...checks.values()], addressedAs)
  members('Perguntas sobre qualquer calculadora', [...questions.values()], addressedAs)
  members('Consultas', [...queries.values()], commandsTo)
  section(
    'Tabelas de lei',
    [...laws.values()].map(({ id, title }) => [id, translate(title)]),
  )
  return `${lines.join('\n').trimEnd()}\n`
}

/** Longer option lists are omitted: they would fill a screen. */
const MAX_NAMES = 12

export function helpFor(operation: Operation, registry: Registry, { width, style }: Page): string {
  const command = commandsTo(operation)
  const properties = Object.entries(propertiesOf(operation.inputSchema))
  const required = requiredOf(operation.inputSchema)
  const lines = [style.bold(operation.title), ...wrapped(inWords(translate(operation.summary), operation.inputSchema), width, '  '), '']
  const flags = required.map((field) => ` ${flagOf(field)} …`).join('')
  lines.push(...wrapped(word`Uso: centavo ${command}${flags}${properties.length > required.length ? ' [opções]' : ''}`, width, '     ', ''))
  const portuguese = portugueseCommand(operation)
  if (portuguese !== command) lines.push(word`Em português: centavo ${portuguese}`)
  lines.push('')
  for (const [field, property] of properties) {
    lines.push(`  ${style.bold(flagOf(field))} ${style.dim(expected(property))}`.trimEnd())
    const said = sentences(labelOf(property, field), hintOf(property))
    lines.push(...wrapped(`${inWords(said, operation.inputSchema)} ${rule(property, required.includes(field))}`.trim(), width, '      '))
    lines.push(...options(property, registry, width))
  }
  if (properties.length === 0) lines.push('  Não recebe nada.')
  if (operation.examples.length > 0) lines.push('', style.bold('Exemplos'))
  for (const { title, input } of operation.examples.slice(0, 3))
    lines.push(style.dim(`  # ${translate(title)}`), `  ${exampleLine(command, input)}`)
  return `${lines.join('\n')}\n`
}

const sentences = (label: string, hint: string): string => (hint ? `${label.replace(/\.$/, '')}. ${hint}` : label)

/** Option values with their labels. */
function options(property: JsonSchema, registry: Registry, width: number): string[] {
  const names = property['x-names-of']
  if (names !== undefined) {
    const known = [...registry[names].keys()]
    return known.length > MAX_NAMES ? ['      Os nomes: centavo list'] : wrapped(known.join(', '), width, '      ')
  }
  if (!property.enum || property.type === 'boolean') return []
  const room = Math.max(...property.enum.map((option) => option.length))
  return property.enum.flatMap((option) => {
    const word = wordOf(property, option)
    return word === option ? [`      ${option}`] : wrapped(word, width, ' '.repeat(room + 9), `      ${option.padEnd(room)}   `)
  })
}

function expected(property: JsonSchema): string {
  if (property.enum) return 'um de:'
  if (property['x-names-of']) return 'nome'
  if (property.type === 'boolean') return ''
  if (takesDay(property)) return translate(' data').trim()
  const unit = property['x-unit']
  if (unit === 'BRL') return 'reais'
  const [before = '', after = ''] = UNITS[unit ?? ''] ?? []
  if (before || after) return `${before} ${after}`.trim()
  return property.type === 'integer'
    ? 'número inteiro'
    : property.type === 'number'
      ? 'número'
      : property.type === 'array'
        ? 'lista'
        : 'texto'
}

function rule(property: JsonSchema, required: boolean): string {
  const parts = [
    required ? translate('obrigatório') : property.default === undefined ? '' : word`padrão: ${formatValue(property.default, property)}`,
  ]
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = property
  const written = (value: number): string => formatValue(value, property)
  if (exclusiveMinimum !== undefined) parts.push(word`maior que ${written(exclusiveMinimum)}`)
  if (minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER) parts.push(word`a partir de ${written(minimum)}`)
  if (exclusiveMaximum !== undefined) parts.push(word`menor que ${written(exclusiveMaximum)}`)
  if (maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER) parts.push(word`até ${written(maximum)}`)
  const said = parts.filter(Boolean).join('; ')
  return said && `(${said})`
}
