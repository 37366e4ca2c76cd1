import type { JsonSchema } from '../../../engine/core/operation/card.ts'
/** Help, made from the schemas. */

import type { Card } from '../../../engine/core/operation/card.ts'
import { addressedAs, GROUPS } from '../../../engine/core/operation/kinds.ts'
import type { Registry } from '../../../engine/core/operation/registry.ts'
import { shown } from '../../../engine/present/numbers.ts'
import { flagOf, propertiesOf, requiredOf } from './arguments.ts'
import { commandOf } from './commands.ts'
import { columns, type Style, wrapped } from './words.ts'

interface Page {
  readonly width: number
  readonly style: Style
}

/** The commands that are not operations. */
export const OWN_COMMANDS: Readonly<Record<string, string>> = {
  list: 'Lista calculadoras, decisões, consultas e tabelas',
  workflow: 'Uma decisão: centavo workflow <nome> …',
  check: 'Confere um documento: centavo check payslip …; com --batch, um arquivo inteiro',
  batch: 'Calcula um arquivo inteiro: centavo batch <calculadora> < pessoas.csv > resultado.csv',
  mcp: 'Abre o servidor MCP na entrada e na saída padrão',
  serve: 'Abre o serviço HTTP (--port, --host)',
  completion: 'Completa comandos no shell: centavo completion bash|zsh|fish',
  help: 'Esta ajuda, ou a de um comando',
}

export function generalHelp({ style }: Page): string {
  const own = columns(
    Object.entries(OWN_COMMANDS).map(([name, text]) => [name, text]),
    '  ',
    [],
  )
  return `${[
    style.bold('centavo: finanças brasileiras, exatas ao centavo, com a lei por trás'),
    '',
    'Uso: centavo <comando> [--campo valor …]',
    '',
    style.bold('Uma calculadora, uma consulta, uma pergunta (centavo list as mostra) ou:'),
    ...own,
    '',
    'Em todo comando: --help explica, --json responde em JSON (o padrão fora do terminal), --text responde em texto.',
    'Valores: 1234.56 ou 1.234,56; datas: 2026-11-14 ou 14/11/2026; sim ou não.',
    'Saída: 0 respondido, 2 entrada recusada, 1 qualquer outra falha.',
  ].join('\n')}\n`
}

export function list({ calculators, decisions, checks, questions, queries, laws }: Registry, { width, style }: Page): string {
  const lines: string[] = []
  const section = (title: string, entries: readonly (readonly [string, string])[]): void => {
    if (entries.length === 0) return
    const room = Math.max(...entries.map(([name]) => name.length)) + 4
    lines.push(style.bold(title))
    for (const [name, text] of entries) {
      const line = `  ${name.padEnd(room - 2)}${text}`
      lines.push(line.length > width ? `${line.slice(0, width - 1)}…` : line)
    }
    lines.push('')
  }
  for (const [group, title] of Object.entries(GROUPS)) {
    const members = [...calculators.values()].filter((calculator) => calculator.group === group)
    section(
      title,
      members.map(({ id, title: called }) => [id, called]),
    )
  }
  section(
    'Decisões (centavo workflow …)',
    [...decisions.values()].map(({ id, question }) => [id, question]),
  )
  section(
    'Conferências (centavo check …)',
    [...checks.values()].map((member) => [addressedAs(member), member.title]),
  )
  section(
    'Perguntas sobre qualquer calculadora',
    [...questions.values()].map(({ id, title }) => [id, title]),
  )
  section(
    'Consultas',
    [...queries.values()].map((query) => [commandOf(query), query.title]),
  )
  section(
    'Tabelas de lei',
    [...laws.values()].map(({ id, title }) => [id, title]),
  )
  return `${lines.join('\n').trimEnd()}\n`
}

/** @param command the words that lead to it: one, or two under `workflow`. */
export function helpFor(operation: Card, command: string, registry: Registry, { width, style }: Page): string {
  const properties = Object.entries(propertiesOf(operation.inputSchema))
  const required = requiredOf(operation.inputSchema)
  const lines = [style.bold(operation.title), ...wrapped(operation.summary, width, '  '), '']
  lines.push(
    `Uso: centavo ${command}${required.map((field) => ` ${flagOf(field)} …`).join('')}${properties.length > required.length ? ' [opções]' : ''}`,
    '',
  )
  for (const [field, property] of properties) {
    const names = property['x-names-of']
    const known = names === undefined ? property : { ...property, enum: [...registry[names].keys()] }
    lines.push(`  ${style.bold(flagOf(field))} ${style.dim(expected(known))}`)
    lines.push(...wrapped(`${known.description ?? ''} ${rule(known, required.includes(field))}`.trim(), width, '      '))
  }
  if (properties.length === 0) lines.push('  Não recebe nada.')
  if (operation.examples.length > 0) lines.push('', style.bold('Exemplos'))
  for (const { title, input } of operation.examples.slice(0, 3)) {
    lines.push(
      style.dim(`  # ${title}`),
      `  centavo ${command}${Object.entries(input)
        .map(([field, value]) => ` ${flagOf(field)} ${value}`)
        .join('')}`,
    )
  }
  return `${lines.join('\n')}\n`
}

const UNITS: Readonly<Record<string, string>> = { BRL: 'reais', percent: '%', count: 'número inteiro' }

function expected(property: JsonSchema): string {
  if (property.enum) return property.enum.join('|')
  if (property.type === 'boolean') return ''
  if (property.format === 'date') return 'data'
  const unit = property['x-unit']
  if (unit) return UNITS[unit.replace(/^BRL\/.*/, 'BRL')] ?? unit
  return property.type === 'integer' ? 'número inteiro' : property.type === 'number' ? 'número' : 'texto'
}

function rule(property: JsonSchema, required: boolean): string {
  const parts = [required ? 'obrigatório' : property.default === undefined ? '' : `padrão ${shown(property.default, property)}`]
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = property
  if (exclusiveMinimum !== undefined) parts.push(`maior que ${exclusiveMinimum}`)
  if (minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER) parts.push(`a partir de ${minimum}`)
  if (exclusiveMaximum !== undefined) parts.push(`menor que ${exclusiveMaximum}`)
  if (maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER) parts.push(`até ${maximum}`)
  const said = parts.filter(Boolean).join('; ')
  return said && `(${said})`
}
