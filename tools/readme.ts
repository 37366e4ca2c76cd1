/** Writes into the READMEs what there is: nobody lists it by hand. */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { addressedAs, GROUPS, type Group } from '../engine/core/operation/kinds.ts'
import { registry } from '../engine/generated/registry.ts'

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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const language of LANGUAGES) {
    const file = new URL(`../${language.file}`, import.meta.url)
    const text = readFileSync(file, 'utf8')
    const written = text.replace(
      /(<!-- operations -->\n)[\s\S]*(\n<!-- \/operations -->)/,
      (_all, before, after) => before + listing(language) + after,
    )
    if (written !== text) writeFileSync(file, written)
  }
}
