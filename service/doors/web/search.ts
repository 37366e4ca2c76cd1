/** Finds anything by what people type: without accents, in the plural, half a word, a letter wrong. */

import { nearest } from '../../../engine/core/nearest.ts'
import { GROUPS } from '../../../engine/core/operation/kinds.ts'
import type { Engine } from '../../../engine/core/operation/registry.ts'
import { METRICS, type MetricSpec } from '../../../engine/indicators/metrics.ts'
import { pagePath } from './asked.ts'
import { type Html, html } from './html.ts'
import { metricPath } from './indicator-pages.ts'
import { page } from './layout.ts'
import { professionPath, professions } from './salary-pages.ts'
import { tablePath } from './table-pages.ts'

interface Found {
  readonly address: string
  readonly kind: string
  readonly title: string
  readonly summary: string
}

interface Entry extends Found {
  /** Words by how much they say: the title's, the keywords', the summary's. */
  readonly heading: readonly string[]
  readonly known: readonly string[]
  readonly told: readonly string[]
}

/** "13º Salário" → 13o salario */
function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

const LITTLE = new Set([
  'a',
  'o',
  'e',
  'de',
  'da',
  'do',
  'das',
  'dos',
  'em',
  'no',
  'na',
  'por',
  'para',
  'com',
  'que',
  'um',
  'uma',
  'os',
  'as',
  'ou',
  'eu',
])

function wordsOf(text: string): string[] {
  return (folded(text).match(/[a-z0-9]+/g) ?? []).map(singular)
}

const singular = (word: string): string => (word.length > 4 ? word.replace(/(?:oes|aes)$/, 'ao').replace(/s$/, '') : word)

const indexes = new WeakMap<object, readonly Entry[]>()

function indexOf({ registry }: Engine): readonly Entry[] {
  let index = indexes.get(registry)
  if (!index) {
    const entry = (found: Found, ...known: string[]): Entry => ({
      ...found,
      heading: wordsOf(found.title),
      known: known.flatMap(wordsOf),
      told: wordsOf(found.summary),
    })
    index = [
      ...[...registry.calculators.values()].map((member) =>
        entry(
          { address: pagePath(member), kind: 'Calculadora', title: member.title, summary: member.summary },
          member.id,
          GROUPS[member.group],
          ...member.keywords,
        ),
      ),
      ...[...registry.decisions.values()].map((member) =>
        entry(
          { address: pagePath(member), kind: 'Decisão', title: member.title, summary: member.question },
          member.id,
          member.summary,
          ...member.keywords,
        ),
      ),
      ...Object.entries(METRICS as Record<string, MetricSpec>).map(([id, spec]) =>
        entry({ address: metricPath(id), kind: 'Indicador', title: spec.title, summary: spec.description }, id, 'indicador taxa cotação'),
      ),
      ...[...registry.laws.values()].map((law) =>
        entry({ address: tablePath(law.id), kind: 'Lei', title: law.title, summary: law.versions[0].norm.act }, law.id, 'tabela lei'),
      ),
    ]
    indexes.set(registry, index)
  }
  return index
}

/** How well a word of the question fits the words of an entry: whole, as a beginning, or not. */
function closeness(word: string, words: readonly string[]): number {
  if (words.includes(word)) return 2
  return word.length >= 2 && words.some((other) => other.startsWith(word)) ? 1 : 0
}

export function search(typed: string, ports: Engine, most = 12): Found[] {
  const asked = wordsOf(typed.slice(0, 100))
  const telling = asked.filter((word) => !LITTLE.has(word))
  const words = telling.length > 0 ? telling : asked
  if (words.length === 0) return []
  const index = indexOf(ports)
  const scored = (questions: readonly string[], all = true) =>
    index
      .map((entry) => {
        const scores = questions.map(
          (word) => closeness(word, entry.heading) * 5 + closeness(word, entry.known) * 3 + closeness(word, entry.told),
        )
        return {
          entry,
          score: (all ? scores.every((score) => score > 0) : scores.some((score) => score > 2))
            ? scores.reduce((sum, score) => sum + score) - entry.heading.length / 10
            : 0,
        }
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .map(({ entry }) => entry)
  let found = scored(words)
  if (found.length === 0) {
    const vocabulary = new Set(index.flatMap((entry) => [...entry.heading, ...entry.known]).filter((word) => word.length > 2))
    found = scored(words.map((word) => nearest(word, vocabulary, 1)[0] ?? word))
    if (found.length === 0) found = scored(words, false)
  }
  const people = professions(ports, typed.trim().slice(0, 100), 4).professions.map(({ name, slug, cbo }) => ({
    address: professionPath(slug),
    kind: 'Salário',
    title: name,
    summary: `Salários da família ${cbo} da CBO`,
  }))
  return [...found.slice(0, most).map(({ address, kind, title, summary }) => ({ address, kind, title, summary })), ...people]
}

export function foundList(typed: string, ports: Engine): Html {
  const found = search(typed, ports)
  if (!typed.trim()) return html``
  if (found.length === 0) return html`<p class="soft">Nada encontrado para “${typed}”. Tente outra palavra: férias, dólar, aluguel…</p>`
  return html`<ul class="found">${found.map(
    ({ address, kind, title, summary }) =>
      html`<li><a href="${address}"><span class="kind">${kind}</span> <strong>${title}</strong> <span class="soft">${summary}</span></a></li>`,
  )}</ul>`
}

export function searchForm(typed: string, big = false): Html {
  return html`<form class="search${big && ' big'}" action="/busca" method="get" role="search" data-search="/busca/resposta"><label for="busca">O que você quer saber? <small>salário líquido, rescisão, 13º, dólar…</small></label><div class="box"><input id="busca" name="q" type="search" value="${typed}" autocomplete="off"><button type="submit">Procurar</button></div></form>`
}

export function searchPage(typed: string, ports: Engine): string {
  return page({
    title: typed ? `${typed} | Busca no Centavo` : 'Busca | Centavo',
    description: 'Busca em todas as calculadoras, decisões, tabelas de lei, indicadores e profissões.',
    section: '/',
    body: html`<h1>Busca</h1>${searchForm(typed)}<div id="achados" aria-live="polite">${foundList(typed, ports)}</div>`,
  })
}
