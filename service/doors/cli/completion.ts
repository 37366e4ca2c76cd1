import type { JsonSchema } from '../../../engine/core/operation/card.ts'
/** Completion scripts for shells: whole, so that a key press never waits for a process. Made again when the shell starts. */
import { addressedAs } from '../../../engine/core/operation/kinds.ts'
import type { Registry } from '../../../engine/core/operation/registry.ts'
import { DIALECTS } from '../../../engine/sql/dialects.ts'
import { flagOf, propertiesOf } from './arguments.ts'
import { commandOf } from './commands.ts'
import { OWN_COMMANDS } from './help.ts'

export const SHELLS = ['bash', 'zsh', 'fish'] as const
export type Shell = (typeof SHELLS)[number]

interface Completed {
  /** The words that lead to it: one, or two under `workflow`. */
  readonly words: readonly string[]
  readonly title: string
  readonly flags: readonly { readonly flag: string; readonly text: string; readonly values: readonly string[] }[]
  /** What may follow without a flag. */
  readonly follows: readonly string[]
}

export function completionScript(shell: Shell, registry: Registry): string {
  const commands = completed(registry)
  return { bash, zsh, fish }[shell](commands)
}

function completed({ calculators, decisions, checks, questions, queries, laws }: Registry): Completed[] {
  const operation = (
    words: string[],
    { title, inputSchema }: { title: string; inputSchema: JsonSchema },
    follows: string[] = [],
  ): Completed => ({
    words,
    title,
    flags: [...Object.entries(propertiesOf(inputSchema)).map(flag), ...COMMON],
    follows,
  })
  const own: Record<string, readonly string[]> = {
    workflow: [...decisions.keys()],
    check: [...checks.values()].map(addressedAs),
    batch: [...calculators.keys()],
    completion: SHELLS,
    help: [...calculators.keys(), ...decisions.keys(), ...[...queries.values()].map(commandOf)],
  }
  return [
    ...Object.entries(OWN_COMMANDS).map(([name, title]) => ({
      words: [name],
      title,
      flags: OWN_FLAGS[name] ?? [],
      follows: own[name] ?? [],
    })),
    ...[...calculators.values()].map((calculator) => operation([calculator.id], calculator)),
    ...[...questions.values()].map((question) => operation([question.id], question, [...calculators.keys()])),
    ...[...decisions.values()].map((workflow) => operation(['workflow', workflow.id], workflow)),
    ...[...checks.values()].map((member) => operation(['check', addressedAs(member)], member)),
    ...[...queries.values()].map((query) =>
      operation(
        [commandOf(query)],
        query,
        [...query.path.matchAll(/\{(\w+)\}/g)].flatMap(() => [...laws.keys()]),
      ),
    ),
  ]
}

const said = (flag: string, text: string, values: readonly string[] = []) => ({ flag, text, values })
const COMMON = [said('--json', 'Resposta em JSON'), said('--text', 'Resposta em texto'), said('--help', 'Ajuda')]
const OWN_FLAGS: Readonly<Record<string, Completed['flags']>> = {
  batch: [
    said('--fields', 'Campos do resultado'),
    said('--keep', 'Colunas que só acompanham a linha'),
    said('--errors', 'Arquivo das linhas recusadas'),
    said('--format', 'Formato da entrada', ['csv', 'ndjson']),
    said('--output', 'Formato da saída', ['csv', 'ndjson']),
    said('--decimal-comma', 'Vírgula decimal na saída'),
    said('--quiet', 'Sem barra de progresso'),
  ],
  sql: [said('--dialect', 'Banco de dados', DIALECTS), said('--schema', 'Schema onde tudo fica')],
  serve: [said('--port', 'Porta'), said('--host', 'Endereço')],
  list: COMMON,
}

function flag([field, property]: [string, JsonSchema]) {
  const values = property.type === 'boolean' ? [] : (property.enum ?? []).map(String)
  return said(flagOf(field), property.description?.split(/\n|\. /)[0] ?? '', values)
}

function bash(commands: readonly Completed[]): string {
  const cases = commands.map(
    ({ words, flags, follows }) => `    '${words.join(' ')}') words='${[...flags.map((each) => each.flag), ...follows].join(' ')}' ;;`,
  )
  const valued = new Map(
    commands.flatMap(({ words, flags }) =>
      flags.filter(({ values }) => values.length > 0).map((each) => [`${words.join(' ')} ${each.flag}`, each.values] as const),
    ),
  )
  const values = [...valued].map(([key, options]) => `    '${key}') words='${options.join(' ')}' ;;`)
  return `# centavo: source <(centavo completion bash)
_centavo() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" command="\${COMP_WORDS[1]}" words=''
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W '${topWords(commands).join(' ')}' -- "$word"))
    return
  fi
  if [ "$command" = workflow ] && [ "$COMP_CWORD" -gt 2 ]; then command="workflow \${COMP_WORDS[2]}"; fi
  case "$command $before" in
${values.join('\n')}
  esac
  if [ -z "$words" ]; then
    case "$command" in
${cases.map((line) => `  ${line}`).join('\n')}
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F _centavo centavo
`
}

const topWords = (commands: readonly Completed[]): string[] =>
  commands.filter(({ words }) => words.length === 1).map(({ words }) => words[0]!)

/** Text that may stand between quotes in a completion of zsh. */
const zshText = (text: string): string => text.replace(/['[\]:\\]/g, ' ')

function zsh(commands: readonly Completed[]): string {
  const described = commands.filter(({ words }) => words.length === 1).map(({ words, title }) => `    '${words[0]}:${zshText(title)}'`)
  const cases = commands.map(({ words, flags, follows }) => {
    const specs = flags.map(
      ({ flag: name, text, values }) => `'${name}[${zshText(text)}]${values.length > 0 ? `:valor:(${values.join(' ')})` : ''}'`,
    )
    if (follows.length > 0) specs.push(`'*:nome:(${follows.join(' ')})'`)
    return `    '${words.join(' ')}') _arguments ${specs.join(' ')} ;;`
  })
  return `#compdef centavo
# centavo: source <(centavo completion zsh)
_centavo() {
  local command=$words[2]
  local -a commands
  commands=(
${described.join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe 'comando' commands
    return
  fi
  if [[ $command == workflow ]] && (( CURRENT > 3 )); then command="workflow $words[3]"; fi
  case "$command" in
${cases.join('\n')}
  esac
}
compdef _centavo centavo
`
}

/** Text between single quotes in fish. */
const fishText = (text: string): string => text.replace(/[\\']/g, '\\$&')

function fish(commands: readonly Completed[]): string {
  const lines = ['# centavo: centavo completion fish | source', 'complete -c centavo -f']
  for (const { words, title, flags, follows } of commands) {
    const [first, second] = words
    const here =
      second === undefined
        ? `__fish_seen_subcommand_from ${first}`
        : `__fish_seen_subcommand_from ${first}; and __fish_seen_subcommand_from ${second}`
    if (second === undefined) lines.push(`complete -c centavo -n __fish_use_subcommand -a ${first} -d '${fishText(title)}'`)
    if (follows.length > 0) lines.push(`complete -c centavo -n '${here}' -a '${follows.join(' ')}'`)
    for (const { flag: name, text, values } of flags)
      lines.push(
        `complete -c centavo -n '${here}' -l ${name.slice(2)} -d '${fishText(text)}'${values.length > 0 ? ` -x -a '${values.join(' ')}'` : ''}`,
      )
  }
  return `${lines.join('\n')}\n`
}
