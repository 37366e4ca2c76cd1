/** Finds the calculators that read each table, by running their own examples. */
import { GALLERY } from '../../../../engine/catalogue/reforms/gallery.ts'
import { at } from '../../../../engine/core/collections/records.ts'
import { InvalidInput, LawNotRecorded, SourceUnavailable } from '../../../../engine/core/errors.ts'
import type { Calculator } from '../../../../engine/operation/definition/calculator.ts'
import type { Engine } from '../../../../engine/operation/definition/registry.ts'
import { run } from '../../../../engine/operation/evaluation/run.ts'
import { isCanonical } from '../../../../engine/presentation/canonical-pages.ts'
import type { Reader, Readers } from './reform-reader.ts'

/** Maximum calculators offered per table. */
const OFFERED = 4
/** Calculators that read more tables rank lower. */
const FEW = 4

const found = new WeakMap<object, Promise<Readers>>()

/** Searches on first use, yielding to the event loop between calculators. */
export function readersOf(ports: Engine): Promise<Readers> {
  const known = found.get(ports.registry) ?? search(ports)
  found.set(ports.registry, known)
  return known
}

async function search(ports: Engine): Promise<Readers> {
  const asked: RankedReader[] = []
  for (const id of ports.registry.calculators.keys()) {
    const calculator = ports.registry.calculators.get(id)!
    if (isCanonical(calculator)) asked.push(...rankedReadersOf(calculator, ports))
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

interface RankedReader extends Reader {
  readonly tables: readonly string[]
  readonly popularity: number
}

/** Lower ranks first: the calculator named like the table, then those that read few tables, then the most popular. */
const rank = ({ id, tables, popularity }: RankedReader, table: string): number =>
  (id === table ? 0 : 1000) + (tables.length <= FEW ? 0 : 500) + Math.min(popularity, 400)

/** First example under current law with only scalar values and no index. */
function rankedReadersOf(calculator: Calculator, ports: Engine): RankedReader[] {
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
