/** Static shell completion scripts, so that a key press never starts a process. Regenerated when the shell starts. */
import type { JsonSchema } from '../../../engine/operation/definition/descriptor.ts'
import { ASKABLE, addressedAs } from '../../../engine/operation/definition/kinds.ts'
import type { Operation } from '../../../engine/operation/definition/operation.ts'
import type { Registry } from '../../../engine/operation/definition/registry.ts'
import { ALL_DIALECTS } from '../../../engine/sql/dialects.ts'
import { flagOf, propertiesOf } from '../arguments.ts'
import { BUILTIN_COMMANDS } from '../builtin-commands.ts'
import { commandOf } from '../command-context.ts'
import { operationWithoutKind, portugueseWordOf } from '../operation-names.ts'

export const SHELLS = ['bash', 'zsh', 'fish'] as const
export type Shell = (typeof SHELLS)[number]

interface Completed {
  /** Command words: one, or two when the first is a kind. */
  readonly words: readonly string[]
  readonly title: string
  readonly flags: readonly { readonly flag: string; readonly text: string; readonly values: readonly string[] }[]
  /** Possible positional arguments. */
  readonly follows: readonly string[]
}

export function completionScript(shell: Shell, registry: Registry): string {
  const commands = completed(registry)
  return { bash, zsh, fish }[shell](commands)
}

function completed(registry: Registry): Completed[] {
  const { calculators, checks, questions, queries, laws, operations } = registry
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
  /** Portuguese alias, unless ambiguous. */
  const ownSlug = ({ slug }: Operation): string[] =>
    slug !== undefined && operationWithoutKind(registry, slug)?.slug === slug && !operations.has(slug) ? [slug] : []
  const own: Record<string, readonly string[]> = {
    batch: [...calculators.keys(), ...checks.keys()],
    completion: SHELLS,
    help: [...operations.values()].map(({ id }) => id),
  }
  return [
    ...Object.entries(BUILTIN_COMMANDS).map(([name, { title }]) => ({
      words: [name],
      title,
      flags: BUILTIN_FLAGS[name] ?? [],
      follows: own[name] ?? [],
    })),
    ...[...calculators.values()].flatMap((each) => [each.id, ...ownSlug(each)].map((name) => operation([name], each))),
    ...[...questions.values()].flatMap((each) => [each.id, each.slug].map((name) => operation([name], each, [...calculators.keys()]))),
    ...ASKABLE.flatMap((facts) => {
      const { kind, command, title } = facts
      const inPortuguese = portugueseWordOf(facts)
      if (command === null || inPortuguese === undefined) return []
      const members = [...operations.values()].filter((each) => each.kind === kind)
      const underWord = (word: string, nameOf: (member: Operation) => string): Completed[] => [
        { words: [word], title, flags: [], follows: members.map(nameOf) },
        ...members.map((member) => operation([word, nameOf(member)], member)),
      ]
      return [...underWord(command, addressedAs), ...underWord(inPortuguese, (member) => member.slug ?? addressedAs(member))]
    }),
    ...[...queries.values()].flatMap((query) =>
      [commandOf(query), ...ownSlug(query)].map((name) =>
        operation(
          [name],
          query,
          Object.values(propertiesOf(query.inputSchema)).flatMap((each) => (each['x-names-of'] === 'laws' ? [...laws.keys()] : [])),
        ),
      ),
    ),
  ]
}

/** Kind words, which require a name after them. */
const KIND_WORDS = ASKABLE.flatMap((kind) => (kind.command === null ? [] : [kind.command, portugueseWordOf(kind)]))

const valueFlag = (flag: string, text: string, values: readonly string[] = []) => ({ flag, text, values })
const COMMON = [valueFlag('--json', 'Resposta em JSON'), valueFlag('--text', 'Resposta em texto'), valueFlag('--help', 'Ajuda')]
const BUILTIN_FLAGS: Readonly<Record<string, Completed['flags']>> = {
  batch: [
    valueFlag('--fields', 'Campos do resultado'),
    valueFlag('--map', 'Que campo é uma coluna'),
    valueFlag('--keep', 'Colunas que só acompanham a linha'),
    valueFlag('--errors', 'Arquivo das linhas recusadas'),
    valueFlag('--format', 'Formato da entrada', ['csv', 'ndjson', 'xlsx']),
    valueFlag('--output', 'Formato da saída', ['csv', 'ndjson', 'xlsx']),
    valueFlag('--out', 'Arquivo da saída'),
    valueFlag('--decimal-comma', 'Vírgula decimal na saída'),
    valueFlag('--law', 'O que muda na lei'),
    valueFlag('--quiet', 'Sem barra de progresso'),
  ],
  sql: [
    valueFlag('--dialect', 'Banco de dados', ALL_DIALECTS),
    valueFlag('--schema', 'Schema onde tudo fica'),
    valueFlag('--law', 'O que muda na lei'),
  ],
  serve: [valueFlag('--port', 'Porta'), valueFlag('--host', 'Endereço')],
  mcp: [
    valueFlag('--group', 'Grupos'),
    valueFlag('--mode', 'Modo', ['full', 'compact']),
    valueFlag('--schemas', 'Esquemas', ['input', 'all']),
  ],
  ask: [valueFlag('--limit', 'Quantos achados'), ...COMMON],
  list: COMMON,
}

function flag([field, property]: [string, JsonSchema]) {
  const values = property.type === 'boolean' ? [] : (property.enum ?? []).map(String)
  return valueFlag(flagOf(field), property.description?.split(/\n|\. /)[0] ?? '', values)
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
  case "$command" in ${KIND_WORDS.join('|')}) [ "$COMP_CWORD" -gt 2 ] && command="$command \${COMP_WORDS[2]}" ;; esac
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

/** Escapes quoted text for zsh completion. */
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
  case "$command" in ${KIND_WORDS.join('|')}) (( CURRENT > 3 )) && command="$command $words[3]" ;; esac
  case "$command" in
${cases.join('\n')}
  esac
}
compdef _centavo centavo
`
}

/** Escapes single-quoted text for fish. */
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
