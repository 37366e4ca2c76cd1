/** Which calculators read a table, each with a person in it: found by asking them their own examples. */
import { GALLERY } from '../../../../engine/catalogue/reforms/gallery.ts'
import { InvalidInput, LawNotRecorded, SourceUnavailable } from '../../../../engine/core/errors.ts'
import type { Calculator } from '../../../../engine/core/operation/calculator.ts'
import type { Engine } from '../../../../engine/core/operation/registry.ts'
import { run } from '../../../../engine/core/operation/run.ts'
import { at } from '../../../../engine/core/records.ts'
import { isCanonical } from '../../../../engine/present/canonical-pages.ts'
import type { Reader, Readers } from './reform-reader.ts'

/** Offered for a table. */
const OFFERED = 4
/** Whoever reads more tables than these shows none of them well. */
const FEW = 4

const found = new WeakMap<object, Promise<Readers>>()

/** Looked for when somebody first opens the page, one calculator at a time: others are answered in between. */
export function readersOf(ports: Engine): Promise<Readers> {
  const known = found.get(ports.registry) ?? search(ports)
  found.set(ports.registry, known)
  return known
}

async function search(ports: Engine): Promise<Readers> {
  const asked: Asked[] = []
  for (const id of ports.registry.calculators.keys()) {
    const calculator = ports.registry.calculators.get(id)!
    if (isCanonical(calculator)) asked.push(...askedOf(calculator, ports))
    await new Promise((resolve) => setImmediate(resolve))
  }
  const tables = new Set(asked.flatMap((each) => each.tables))
  const fromGallery = GALLERY.flatMap(({ text, calculator, input }): (Reader & { table: string })[] => {
    const about = ports.registry.calculators.get(calculator)
    return about ? [{ table: text.split(/[/=*+@;]/)[0]!, id: about.id, title: about.title, input: texts(input) }] : []
  })
  return Object.fromEntries(
    [...tables].map((table) => {
      const own = asked.filter((each) => each.tables.includes(table)).sort((one, other) => rank(one, table) - rank(other, table))
      const all: Reader[] = [...fromGallery.filter((each) => each.table === table), ...own]
      const offered = all.filter(({ id }, index) => all.findIndex((other) => other.id === id) === index).slice(0, OFFERED)
      return [table, offered.map(({ id, title, input }) => ({ id, title, input }))]
    }),
  )
}

interface Asked extends Reader {
  readonly tables: readonly string[]
  readonly popularity: number
}

/** By how many tables it reads besides, then by how many people want it. */
const rank = ({ id, tables, popularity }: Asked, table: string): number =>
  (id === table ? 0 : 1000) + (tables.length <= FEW ? 0 : 500) + Math.min(popularity, 400)

/** Its example of today's law, where it says no more than single values and needs no index. */
function askedOf(calculator: Calculator, ports: Engine): Asked[] {
  const { id, title, examples, popularity = 300 } = calculator
  const today = examples.filter(
    ({ input }) => !('reference_date' in input) && Object.values(input).every((value) => typeof value !== 'object'),
  )
  for (const { input } of today.slice(0, 1)) {
    try {
      const { basis } = run(calculator, input, ports)
      const tables = (Array.isArray(basis) ? basis : []).map((entry) => String(at(entry, 'table')))
      return [{ id, title, input: texts(input), tables: [...new Set(tables)], popularity }]
    } catch (error) {
      if (!(error instanceof InvalidInput || error instanceof SourceUnavailable || error instanceof LawNotRecorded)) throw error
    }
  }
  return []
}

const texts = (input: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]))
