/** What was found, drawn. */
import { KINDS } from '../../../engine/core/operation/kinds.ts'
import type { Engine } from '../../../engine/core/operation/registry.ts'
import { type Found, find } from '../../../engine/present/find/index.ts'
import { throughDoors } from '../../../engine/present/front-doors.ts'
import { addressOf as written } from '../../../engine/present/typed.ts'
import { pagePath } from './asked.ts'
import { type Html, html } from './html.ts'
import { metricPath } from './indicator-pages.ts'
import { page } from './layout.ts'
import { namedText } from './names.ts'
import { professionPath } from './salary-pages.ts'
import { tablePath } from './table-pages.ts'

interface Shown {
  readonly address: string
  readonly kind: string
  readonly title: string
  readonly summary: string
  /** What it answers to the question itself. */
  readonly answer: string | null
  /** How the question was understood. */
  readonly understood: string
  /** What of it was not. */
  readonly unused: readonly string[]
}

export function search(typed: string, ports: Engine): Shown[] {
  const { operations } = ports.registry
  const paged = find(ports, typed, { among: ({ type, id }) => type !== 'operation' || KINDS[operations.get(id)!.kind].page !== null })
  return throughDoors(paged, ports.registry).map((found) => ({
    address: addressOf(found, ports),
    kind: found.one,
    title: found.title,
    summary: namedText(found.summary, ports.registry),
    answer: found.answer?.text ?? null,
    understood: (found.answer?.understood ?? []).map(({ label, text }) => `${label}: ${text}`).join(' · '),
    unused: found.unused,
  }))
}

/** Its page, with the question already filled in. */
function addressOf({ type, id, answer }: Found, { registry, salaries }: Engine): string {
  const path =
    type === 'law'
      ? tablePath(id)
      : type === 'metric'
        ? metricPath(id)
        : type === 'profession'
          ? professionPath(salaries.family(id)?.slug ?? id)
          : pagePath(registry.operations.get(id)!)
  const filled = Object.entries(answer?.input ?? {}).map(([name, value]): [string, string] => [name, written(value)])
  return filled.length > 0 ? `${path}?${new URLSearchParams(filled)}` : path
}

export function foundList(typed: string, ports: Engine): Html {
  const found = search(typed, ports)
  if (!typed.trim()) return html``
  if (found.length === 0) return html`<p class="soft">Nada encontrado para “${typed}”. Tente outra palavra: férias, dólar, aluguel…</p>`
  return html`<ul class="found">${found.map(
    ({ address, kind, title, summary, answer, understood, unused }) =>
      html`<li><a href="${address}"><span class="kind">${kind}</span> <strong>${title}</strong>${
        answer === null
          ? html` <span class="soft">${unused.length > 0 ? `Sem contar ${unused.map((part) => `“${part}”`).join(', ')}: informe na página.` : summary}</span>`
          : html` <span class="answered">${answer}</span>${understood && html` <span class="soft">${understood}</span>`}`
      }</a></li>`,
  )}</ul>`
}

export function searchForm(typed: string, big = false): Html {
  return html`<form class="search${big && ' big'}" action="/busca" method="get" role="search" data-search="/busca/resposta"><label for="busca">O que você quer saber? <small>líquido de 5200, rescisão, INSS 2019, dólar…</small></label><div class="box"><input id="busca" name="q" type="search" value="${typed}" autocomplete="off" enterkeyhint="search"><button type="submit">Procurar</button></div></form>`
}

export function searchPage(typed: string, ports: Engine): string {
  return page({
    title: typed ? `${typed} | Busca no Centavo` : 'Busca | Centavo',
    description: 'Busca em todas as calculadoras, decisões, tabelas de lei, indicadores e profissões.',
    section: '/',
    body: html`<h1>Busca</h1>${searchForm(typed)}<div id="achados" aria-live="polite">${foundList(typed, ports)}</div>`,
  })
}
