/** Merges metrics of several processes: sums counters and memory, takes the worst of other gauges. */

const TYPE = /^# TYPE (\S+) (\w+)$/
const SAMPLE = /^(\w+)(\{[^}]*\})? (\S+)$/
const SUMMED = new Set([
  'centavo_resident_memory_bytes',
  'centavo_heap_used_bytes',
  'centavo_open_descriptors',
  'centavo_connections',
  'centavo_body_bytes',
  'centavo_queue_waiting',
])

interface Family {
  readonly head: string[]
  readonly type: string
  readonly samples: Map<string, number>
}

/** @param gone metrics of exited processes: counters never decrease. */
export function sumMetrics(texts: readonly string[], gone: readonly string[] = []): string {
  const families = new Map<string, Family>()
  for (const text of texts) read(text, families, () => true)
  for (const text of gone) read(text, families, (type) => type !== 'gauge')
  return [...families.values()]
    .map(({ head, samples }) => `${[...head, ...[...samples].map(([name, value]) => `${name} ${value}`)].join('\n')}\n`)
    .join('')
}

function read(text: string, families: Map<string, Family>, wanted: (type: string) => boolean): void {
  let family: Family | undefined
  let help: string | undefined
  for (const line of text.split('\n')) {
    const [, name, type] = TYPE.exec(line) ?? []
    if (name && type) {
      family = families.get(name) ?? { head: help ? [help, line] : [line], type, samples: new Map() }
      families.set(name, family)
    } else if (line.startsWith('# HELP')) help = line
    else {
      const [, of, labels = '', value] = SAMPLE.exec(line) ?? []
      if (!family || !of || !wanted(family.type)) continue
      const key = `${of}${labels}`
      const before = family.samples.get(key)
      const now = Number(value)
      const worst = family.type === 'gauge' && !SUMMED.has(of)
      family.samples.set(key, before === undefined ? now : worst ? Math.max(before, now) : before + now)
    }
  }
}
