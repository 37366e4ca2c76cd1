/**
 * Runs the published database of the revenue's calculator, SQL scripts numbered by Flyway (`V1_0_12__classificacao_tributaria.sql`), over
 * plain rows. Supports only the SQL of those scripts; an unsupported statement on a required table aborts, since its effect is unknown.
 */
export type Cell = string | number | null
export type Row = Readonly<Record<string, Cell>>
export type Tables = ReadonlyMap<string, readonly Row[]>

/** Required tables and columns. */
export type RequiredColumns = Readonly<Record<string, readonly string[]>>

const TOKEN = /\s+|--[^\n]*|\/\*[\s\S]*?\*\/|('(?:[^']|'')*'|-?\d+(?:\.\d+)?|[A-Za-z_]\w*|[(),;=+*/<>.%-])/gy

type Statement = readonly string[]

/** Tokenizes each statement, without comments. */
function statementsOf(script: string): Statement[] {
  const statements: string[][] = [[]]
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < script.length) {
    const at = TOKEN.lastIndex
    const match = TOKEN.exec(script)
    if (!match) throw new Error(`cannot parse: ${script.slice(at, at + 40)}`)
    const token = match[1]
    if (token === ';') statements.push([])
    else if (token !== undefined) statements.at(-1)!.push(token)
  }
  return statements.filter((statement) => statement.length > 0)
}

const upper = (token: string | undefined): string => (token ?? '').toUpperCase()

/** Applies the scripts to the tables. Throws on unsupported SQL and leaves the tables partially changed. */
export function runScripts(scripts: readonly string[], wanted: RequiredColumns): Tables {
  const columns = new Map<string, readonly string[]>()
  const tables = new Map<string, Record<string, Cell>[]>(Object.keys(wanted).map((name) => [name, []]))
  for (const statement of scripts.flatMap(statementsOf)) {
    const [verb, second, third, ...rest] = statement
    if (upper(verb) === 'CREATE' && upper(second) === 'TABLE') {
      const { name, columns: found } = created(statement)
      columns.set(name, found)
    } else if (upper(verb) === 'INSERT' && upper(second) === 'INTO') {
      const rows = tables.get(upper(third))
      if (rows) insert(upper(third), rows, rest, columns, tables)
    } else if (upper(verb) === 'UPDATE') {
      const rows = tables.get(upper(second))
      if (rows) update(rows, statement, wanted[upper(second)]!)
    } else if (upper(verb) === 'DELETE' && upper(second) === 'FROM') {
      const rows = tables.get(upper(third))
      if (rows) remove(rows, statement)
    }
  }
  return tables
}

const CONSTRAINTS = ['PRIMARY', 'FOREIGN', 'UNIQUE', 'CHECK', 'CONSTRAINT']

/** Column order of a table, for inserts without column names. */
function created(statement: Statement): { name: string; columns: string[] } {
  const open = statement.indexOf('(')
  const columns = groups(statement.slice(open)).parts[0]!.map(([first]) => upper(first))
  return { name: upper(statement[open - 1]), columns: columns.filter((column) => !CONSTRAINTS.includes(column)) }
}

type Part = readonly string[]

/** Splits consecutive parenthesised lists at their own commas, and returns the remaining tokens. */
function groups(tokens: readonly string[]): { parts: Part[][]; rest: readonly string[] } {
  const parts: Part[][] = []
  let at = 0
  while (tokens[at] === '(') {
    const group: string[][] = [[]]
    let depth = 1
    for (at++; depth > 0; at++) {
      const token = tokens[at]
      if (token === undefined) throw new Error(`a parenthesis is not closed: ${tokens.slice(0, 12).join(' ')}`)
      if (token === '(') depth++
      else if (token === ')') depth--
      if (depth === 1 && token === ',') group.push([])
      else if (depth > 0) group.at(-1)!.push(token)
    }
    parts.push(group)
    if (tokens[at] === ',') at++
  }
  return { parts, rest: tokens.slice(at) }
}

/** A string, number or null; undefined for anything else. */
function literal(part: Part): Cell | undefined {
  const [token] = part
  if (part.length !== 1 || token === undefined) return undefined
  if (token.startsWith("'")) return token.slice(1, -1).replaceAll("''", "'")
  if (upper(token) === 'NULL') return null
  return /^-?\d/.test(token) ? Number(token) : undefined
}

/** Scripts assign ids with (SELECT COALESCE(MAX(column), 0) + 1 FROM table). */
const NEXT_NUMBER = /^\( ?SELECT COALESCE \( ?MAX \( ?(\w+) \) , 0 \) \+ 1 FROM (\w+) \)$/i

function cellOf(part: Part, tables: Tables): Cell {
  const plain = literal(part)
  if (plain !== undefined) return plain
  const [, column = '', from = ''] = NEXT_NUMBER.exec(part.join(' ')) ?? []
  const rows = tables.get(upper(from))
  if (!rows) throw new Error(`not a value: ${part.join(' ')}`)
  return rows.reduce((most, row) => Math.max(most, Number(row[upper(column)] ?? 0)), 0) + 1
}

function insert(
  name: string,
  rows: Record<string, Cell>[],
  tokens: readonly string[],
  columns: ReadonlyMap<string, readonly string[]>,
  tables: Tables,
): void {
  const named = tokens[0] === '(' ? groups(tokens) : { parts: [], rest: tokens }
  const order = named.parts[0]?.map(([column]) => upper(column)) ?? columns.get(name)
  if (!order) throw new Error(`the columns of ${name} are not known`)
  if (upper(named.rest[0]) !== 'VALUES') throw new Error(`no values for ${name}`)
  const { parts, rest } = groups(named.rest.slice(1))
  if (parts.length === 0 || rest.length > 0) throw new Error(`cannot parse after the values of ${name}: ${rest.slice(0, 6).join(' ')}`)
  for (const values of parts) {
    if (values.length !== order.length) throw new Error(`${name} has ${order.length} columns, and a row of ${values.length}`)
    rows.push(Object.fromEntries(values.map((value, index) => [order[index]!, cellOf(value, tables)])))
  }
}

/** Parses `column = literal` lists separated by commas or AND; null for anything else. */
function equalities(tokens: readonly string[], by: ',' | 'AND'): Map<string, Cell> | null {
  const found = new Map<string, Cell>()
  for (let at = 0; at < tokens.length; at += 4) {
    const value = literal(tokens.slice(at + 2, at + 3))
    const end = tokens[at + 3]
    if (tokens[at + 1] !== '=' || value === undefined || (end !== undefined && upper(end) !== by)) return null
    found.set(upper(tokens[at]), value)
  }
  return found
}

const matches = (row: Row, where: ReadonlyMap<string, Cell>): boolean => [...where].every(([column, value]) => row[column] === value)

/** Applies an UPDATE; ignores statements that change only unused columns. */
function update(rows: Record<string, Cell>[], statement: Statement, read: readonly string[]): void {
  const upperCase = statement.map(upper)
  const where = upperCase.indexOf('WHERE')
  const change = statement.slice(upperCase.indexOf('SET') + 1, where === -1 ? undefined : where)
  const touched = change.filter((_, index) => change[index + 1] === '=').map(upper)
  if (!touched.some((column) => read.includes(column))) return
  const set = equalities(change, ',')
  const when = where === -1 ? new Map<string, Cell>() : equalities(statement.slice(where + 1), 'AND')
  if (!set || !when) throw new Error(`cannot parse an UPDATE: ${statement.slice(0, 12).join(' ')}`)
  for (const row of rows) if (matches(row, when)) Object.assign(row, Object.fromEntries(set))
}

function remove(rows: Record<string, Cell>[], statement: Statement): void {
  const where = statement.map(upper).indexOf('WHERE')
  const when = where === -1 ? null : equalities(statement.slice(where + 1), 'AND')
  if (!when) throw new Error(`cannot parse a DELETE: ${statement.slice(0, 12).join(' ')}`)
  rows.splice(0, rows.length, ...rows.filter((row) => !matches(row, when)))
}

const VERSION = /^V(\d+(?:_\d+)*)__.*\.sql$/

/** Sorts scripts in Flyway order: V1_0_9 before V1_0_10. */
export function inFlywayOrder(files: readonly string[]): string[] {
  const numbered = files.flatMap((file) => {
    const version = VERSION.exec(file)?.[1]
    return version === undefined ? [] : [{ file, numbers: version.split('_').map(Number) }]
  })
  return numbered
    .sort((a, b) => {
      const at = a.numbers.findIndex((number, index) => number !== b.numbers[index])
      return at === -1 ? a.numbers.length - b.numbers.length : a.numbers[at]! - (b.numbers[at] ?? -1)
    })
    .map(({ file }) => file)
}
