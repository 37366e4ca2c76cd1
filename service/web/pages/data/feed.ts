/** Atom feed (RFC 4287) of new law versions and monthly indicator readings. */

import { lawChanges, rateChanges } from '../../../../engine/catalogue/changes/changes.ts'
import { addMonths, type Day, formatDay } from '../../../../engine/core/day.ts'
import { readersLanguage, translate, word } from '../../../../engine/core/text/language.ts'
import { METRICS } from '../../../../engine/indicators/metrics.ts'
import type { Engine } from '../../../../engine/operation/definition/registry.ts'
import { plain } from '../../format.ts'
import { escaped } from '../../html.ts'
import { tablePath } from '../law/table-pages.ts'
import { metricPath } from './indicator-pages.ts'

interface Entry {
  readonly id: string
  readonly on: Day
  readonly title: string
  readonly text: string
  readonly address: string
}

/** Law changes a few times a year: covers readers who return after months. */
const MONTHS = 24
const MAX_ENTRIES = 100

export function feed(ports: Engine, origin: string): string {
  const today = ports.today()
  const entries = [...lawEntries(ports, today), ...rateEntries(ports, today)]
    .sort((a, b) => (a.on > b.on ? -1 : a.on < b.on ? 1 : 0))
    .slice(0, MAX_ENTRIES)
  const newest = entries[0]?.on ?? today
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${readersLanguage()?.tag ?? 'pt-BR'}">
<title>${escaped(word`Centavo: o que mudou na lei e nos índices`)}</title>
<subtitle>${escaped(word`Novas versões das tabelas de lei e novas leituras dos índices mensais.`)}</subtitle>
<id>${escaped(origin)}/feed.xml</id>
<link rel="self" type="application/atom+xml" href="${escaped(origin)}/feed.xml"/>
<link rel="alternate" type="text/html" href="${escaped(origin)}/tabelas"/>
<author><name>Centavo</name></author>
<updated>${instant(newest)}</updated>
${entries.map((entry) => entryText(entry, origin)).join('\n')}
</feed>
`
}

function entryText({ id, on, title, text, address }: Entry, origin: string): string {
  return `<entry><title>${escaped(title)}</title><id>${escaped(origin)}${id}</id><link href="${escaped(origin + address)}"/><updated>${instant(on)}</updated><summary>${escaped(text)}</summary></entry>`
}

function lawEntries({ registry }: Engine, today: Day): Entry[] {
  return lawChanges(registry, addMonths(today, -MONTHS), today)
    .filter(({ first }) => !first)
    .map(({ table, title, act, effectiveFrom, on }) => ({
      id: `/feed/lei/${table}/${effectiveFrom}`,
      on,
      title: `${translate(title)}: ${act}`,
      text: effectiveFrom > today ? word`Vale a partir de ${formatDay(effectiveFrom)}.` : word`Em vigor desde ${formatDay(effectiveFrom)}.`,
      address: `${tablePath(table)}?date=${effectiveFrom}`,
    }))
}

function rateEntries({ rates }: Engine, today: Day): Entry[] {
  return rateChanges(rates, addMonths(today, -MONTHS), today)
    .filter(({ metric, held }) => METRICS[metric].cadence === 'monthly' && !held)
    .map(({ metric, title, unit, value, date }) => ({
      id: `/feed/indice/${metric}/${date}`,
      on: date,
      title: `${translate(title)}, ${date.slice(5, 7)}/${date.slice(0, 4)}: ${plain(value)}${unit.startsWith('%') ? '' : ' '}${translate(unit)}`,
      text: word`A observação mais nova, de ${formatDay(date)}.`,
      address: metricPath(metric),
    }))
}

/** Noon in São Paulo on that day. */
const instant = (day: Day): string => `${day}T12:00:00-03:00`
