/** Generates the lists in the READMEs and documents. */
import { readFileSync, writeFileSync } from 'node:fs'
import { saoPauloDay } from '../../engine/core/day.ts'
import { formatBRL } from '../../engine/core/money.ts'
import { inLanguage } from '../../engine/core/text/language.ts'
import { registry } from '../../engine/generated/registry.ts'
import { version } from '../../engine/generated/version.ts'
import { isAmount } from '../../engine/plan/expression.ts'
import { plannedFunctions } from '../../engine/plan/functions.ts'
import { exactUpTo } from '../../engine/plan/interval.ts'
import { HAND_PLANS } from '../../engine/plan/operations.ts'
import { englishLanguage } from '../../service/runtime/language.ts'
import { catalogue } from './catalogue.ts'
import { fieldListing, renamedListing } from './fields.ts'
import { manPage } from './man-page.ts'

const { calculators, decisions, checks, questions, laws } = registry

/** Counts per kind, with links to the lists. */
const COUNTS: Readonly<Record<string, string>> = {
  'README.md': `**${calculators.size} calculators, ${decisions.size} decisions made of them, ${checks.size} checks of documents, ${questions.size} questions about any calculator, ${laws.size} dated law tables, indicators and salaries: [the catalogue](docs/catalogue.md).**`,
  'README.pt-BR.md': `**${calculators.size} calculadoras, ${decisions.size} decisões feitas delas, ${checks.size} conferências de documentos, ${questions.size} perguntas sobre qualquer calculadora, ${laws.size} tabelas de lei por data, indicadores e salários: [o catálogo](docs/catalogue.md).**`,
}

const names = (members: Iterable<string>): string =>
  [...members]
    .sort()
    .map((name) => `\`${name}\``)
    .join(', ')

/** Lists plans, their operations, and the largest amount exact in columns. */
function planListing(): string {
  const today = saoPauloDay(new Date())
  const operations = new Map(Object.entries(HAND_PLANS).map(([id, plan]) => [plan.function(today).name, { id, plan }]))
  const rows = plannedFunctions(today).map((plan) => {
    const of = operations.get(plan.name)
    const bound = formatBRL(exactUpTo(plan)).replaceAll('\u00a0', ' ')
    return `| \`${plan.name}\` | ${of ? `\`${of.id}\`` : ''} | ${of ? Object.keys(of.plan.fields).length : ''} | ${bound} |`
  })
  return ['| Plan | Operation | Fields | Exact up to |', '|---|---|---|---|', ...rows].join('\n')
}

/** Lists every function of the script with its parameters. */
function functionListing(): string {
  const rows = plannedFunctions(saoPauloDay(new Date())).map((plan) => {
    const results = isAmount(plan.result) ? '' : ` Gives ${names(Object.keys(plan.result))}.`
    return `| \`${plan.name}(${Object.keys(plan.parameters).join(', ')})\` | ${plan.says}${results} |`
  })
  return ['| Function | |', '|---|---|', ...rows].join('\n')
}

/** Replaces the text between two marks of a file. */
function writeBetween(name: string, mark: string, text: string): void {
  const file = new URL(`../../${name}`, import.meta.url)
  const held = readFileSync(file, 'utf8')
  const [start, end] = [`<!-- ${mark} -->\n`, `\n<!-- /${mark} -->`]
  const written = `${held.slice(0, held.indexOf(start) + start.length)}${text}${held.slice(held.indexOf(end))}`
  if (written !== held) writeFileSync(file, written)
}

export function writeLists(): void {
  for (const [file, text] of Object.entries(COUNTS)) writeBetween(file, 'counts', text)
  writeBetween('docs/catalogue.md', 'catalogue', catalogue(registry))
  writeBetween('docs/fields.md', 'fields', fieldListing(registry))
  writeBetween('docs/fields.md', 'renamed', renamedListing(registry))
  writeFileSync(new URL('../../docs/centavo.1', import.meta.url), manPage(registry, version))
  const english = inLanguage(englishLanguage(), () => manPage(registry, version))
  writeFileSync(new URL('../../docs/centavo.en.1', import.meta.url), english)
  writeBetween('docs/plans.md', 'plans', planListing())
  writeBetween('docs/sql.md', 'functions', functionListing())
}
