/** Files of a new operation, series or version of a law table, from the templates beside this file. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { domainsOf, type Member, membersOf } from '../../build/members.ts'
import type { Day } from '../../engine/core/day.ts'
import { newestValue, nextJanuary, withEntry } from '../law/new-act.ts'

const TEMPLATES = fileURLToPath(new URL('templates/', import.meta.url))

/** A mistake in the arguments, with a sentence for the person who typed them. */
export class BadRequest extends Error {}

export const USAGE = `npm run new calculator <domain> <id>
npm run new check <domain> check-<name>
npm run new decision <id_with_underscores>
npm run new query <id>
npm run new series <id>
npm run new law <table>`

interface Kind {
  readonly words: readonly string[]
  /** Pattern of an id, and its description. */
  readonly id: readonly [pattern: RegExp, description: string]
  /** Path from the engine folder of each template. */
  paths(id: string, domain: string): Readonly<Record<string, string>>
}

const KEBAB = [/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'lowercase words joined by hyphens: simple-interest'] as const

/** An operation with a folder of its own. */
const folder = (path: string, id: string) => ({
  index: `${path}/${id}/index.ts`,
  examples: `${path}/${id}/examples.ts`,
  search: `${path}/${id}/search.ts`,
  test: `${path}/${id}/${id}.test.ts`,
})

/** A member that is a file among others. */
const file = (path: string, id: string) => ({
  index: `${path}/${id}.ts`,
  search: `${path}/${id}.search.ts`,
  test: `${path}/${id}.test.ts`,
})

const KINDS: Readonly<Record<string, Kind>> = {
  calculator: { words: ['domain', 'id'], id: KEBAB, paths: (id, domain) => folder(`domains/${domain}/calculators`, id) },
  check: {
    words: ['domain', 'id'],
    id: [/^check(-[a-z0-9]+)+$/, 'check- and lowercase words joined by hyphens: check-inss'],
    paths: (id, domain) => folder(`domains/${domain}/checks`, id),
  },
  decision: {
    words: ['id'],
    id: [/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/, 'lowercase words joined by underscores: buy_or_rent'],
    paths: (id) => folder('decisions', id),
  },
  query: { words: ['id'], id: KEBAB, paths: (id) => file('catalogue/queries', id) },
  series: { words: ['id'], id: KEBAB, paths: (id) => file('indicators/series', id) },
}

/**
 * Texts of the files to write, by path from the engine folder.
 * @param engine the engine folder, or a copy under test. @throws BadRequest
 */
export function newFiles(engine: URL, [kind = '', ...words]: readonly string[], today: Day): ReadonlyMap<string, string> {
  if (kind === 'law') return lawVersion(engine, words, today)
  const shape = KINDS[kind]
  if (!shape) throw new BadRequest(`Nothing is called "${kind}".\n${USAGE}`)
  if (words.length !== shape.words.length) throw new BadRequest(`A ${kind} takes ${shape.words.join(' and ')}.\n${USAGE}`)
  const id = words.at(-1) ?? ''
  const domain = words[0] ?? ''
  const [pattern, description] = shape.id
  if (!pattern.test(id)) throw new BadRequest(`"${id}" is no id of a ${kind}: write ${description}.`)
  const domains = domainsOf(engine)
  if (shape.words.includes('domain') && !domains.includes(domain))
    throw new BadRequest(`No domain is called "${domain}": ${domains.join(', ')}.`)
  const { laws: _laws, ...others } = membersOf(engine)
  const taken = Object.values(others)
    .flat()
    .find((member) => member.id === id)
  if (taken) throw new BadRequest(`"${id}" exists: engine/${taken.path}.`)
  const values = {
    id,
    today,
    address: id.replaceAll('_', '-'),
    metric: id.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase()),
  }
  const paths = Object.entries(shape.paths(id, domain))
  return new Map(paths.map(([template, path]) => [path, filled(`${kind}/${template}.ts.txt`, values)]))
}

function lawVersion(engine: URL, words: readonly string[], today: Day): ReadonlyMap<string, string> {
  const { laws } = membersOf(engine)
  const [id] = words
  const table: Member | undefined = laws.find((law) => law.id === id)
  if (words.length !== 1 || !table) throw new BadRequest(`A law takes the name of a table: ${laws.map((law) => law.id).join(', ')}.`)
  const path = fileURLToPath(new URL(table.path, engine))
  const entry = filled('law-version.txt', { from: nextJanuary(path), today, value: newestValue(path) })
  return new Map([[table.path, withEntry(path, entry, today)]])
}

function filled(template: string, values: Readonly<Record<string, string>>): string {
  const path = join(TEMPLATES, template)
  if (!existsSync(path)) throw new Error(`${template} is missing beside ${readdirSync(TEMPLATES).join(', ')}`)
  return readFileSync(path, 'utf8').replace(/<(id|today|address|metric|from|value)>/g, (mark, name: string) => values[name] ?? mark)
}
