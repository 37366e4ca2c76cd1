/** Writes into the READMEs what there is: nobody lists it by hand. */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { saoPauloDay } from '../engine/core/day.ts'
import { formatBRL } from '../engine/core/money.ts'
import { addressedAs, GROUPS, type Group } from '../engine/core/operation/kinds.ts'
import { registry } from '../engine/generated/registry.ts'
import { isAmount } from '../engine/plan/expression.ts'
import { plannedFunctions } from '../engine/plan/functions.ts'
import { exactUpTo } from '../engine/plan/interval.ts'
import { OPERATION_PLANS } from '../engine/plan/operations.ts'

const { calculators, decisions, checks, questions, laws, queries } = registry

interface Language {
  readonly file: string
  readonly opening: (calculators: number, decisions: number, checks: number, questions: number, laws: number) => string
  readonly groups: Readonly<Record<Group, string>>
  readonly others: readonly [decisions: string, checks: string, questions: string, laws: string, queries: string]
}

const LANGUAGES: readonly Language[] = [
  {
    file: 'README.md',
    opening: (some, few, documents, four, tables) =>
      `${some} calculators (\`/v1/calc/{name}\`, GET or POST), ${few} decisions made of them (\`/v1/workflows/{name}\`), ${documents} checks of documents (\`/v1/check/{name}\`), ${four} questions about any calculator (\`/v1/calc/{name}/{question}\`), ${tables} dated law tables (\`/v1/tables/{name}\` and \`/history\`), indicators and salaries:`,
    groups: {
      trabalho: 'Work',
      impostos: 'Tax',
      credito: 'Credit',
      moradia: 'Housing',
      investimentos: 'Investments',
      negocios: 'Business',
      cotidiano: 'Household',
    },
    others: ['Decisions', 'Checks', 'Questions', 'Law tables', 'Queries'],
  },
  {
    file: 'README.pt-BR.md',
    opening: (some, few, documents, four, tables) =>
      `${some} calculadoras (\`/v1/calc/{nome}\`, GET ou POST), ${few} decisões feitas delas (\`/v1/workflows/{nome}\`), ${documents} conferências de documentos (\`/v1/check/{nome}\`), ${four} perguntas sobre qualquer calculadora (\`/v1/calc/{nome}/{pergunta}\`), ${tables} tabelas de lei por data (\`/v1/tables/{nome}\` e \`/history\`), indicadores e salários:`,
    groups: GROUPS,
    others: ['Decisões', 'Conferências', 'Perguntas', 'Tabelas de lei', 'Consultas'],
  },
]

const names = (members: Iterable<string>): string =>
  [...members]
    .sort()
    .map((name) => `\`${name}\``)
    .join(', ')

function listing({ opening, groups, others }: Language): string {
  const rows = Object.entries(groups).map(([group, title]) => [
    title,
    names([...calculators.values()].filter((member) => member.group === group).map(({ id }) => id)),
  ])
  const kinds = [
    decisions.keys(),
    [...checks.values()].map(addressedAs),
    questions.keys(),
    laws.keys(),
    [...queries.values()].map(({ path }) => path),
  ]
  const more = others.map((title, index) => [`**${title}**`, names(kinds[index]!)])
  const table = [...rows, ...more].map(([title, list]) => `| ${title} | ${list} |`)
  return `${opening(calculators.size, decisions.size, checks.size, questions.size, laws.size)}\n\n| | |\n|---|---|\n${table.join('\n')}`
}

/** What has a plan, the operation it is of, and up to which amount it is exact in columns. */
function planListing(): string {
  const today = saoPauloDay(new Date())
  const operations = new Map(Object.entries(OPERATION_PLANS).map(([id, plan]) => [plan.function(today).name, { id, plan }]))
  const rows = plannedFunctions(today).map((plan) => {
    const of = operations.get(plan.name)
    const bound = formatBRL(exactUpTo(plan)).replaceAll('\u00a0', ' ')
    return `| \`${plan.name}\` | ${of ? `\`${of.id}\`` : ''} | ${of ? Object.keys(of.plan.fields).length : ''} | ${bound} |`
  })
  return ['| Plan | Operation | Fields | Exact up to |', '|---|---|---|---|', ...rows].join('\n')
}

/** Every function of the script, with its parameters. */
function functionListing(): string {
  const rows = plannedFunctions(saoPauloDay(new Date())).map((plan) => {
    const results = isAmount(plan.result) ? '' : ` Gives ${names(Object.keys(plan.result))}.`
    return `| \`${plan.name}(${Object.keys(plan.parameters).join(', ')})\` | ${plan.says}${results} |`
  })
  return ['| Function | |', '|---|---|', ...rows].join('\n')
}

/** Puts text between two marks of a file. */
function writeBetween(name: string, mark: string, text: string): void {
  const file = new URL(`../${name}`, import.meta.url)
  const held = readFileSync(file, 'utf8')
  const [start, end] = [`<!-- ${mark} -->\n`, `\n<!-- /${mark} -->`]
  const written = `${held.slice(0, held.indexOf(start) + start.length)}${text}${held.slice(held.indexOf(end))}`
  if (written !== held) writeFileSync(file, written)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const language of LANGUAGES) writeBetween(language.file, 'operations', listing(language))
  writeBetween('docs/plans.md', 'plans', planListing())
  writeBetween('docs/sql.md', 'functions', functionListing())
}
