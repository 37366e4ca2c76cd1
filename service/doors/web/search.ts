/** What was found, drawn. */
import { KINDS } from '../../../engine/core/operation/kinds.ts'
import type { Engine } from '../../../engine/core/operation/registry.ts'
import { throughDoors } from '../../../engine/present/front-doors.ts'
import { find, type Thing } from '../../../engine/present/search.ts'
import { pagePath } from './asked.ts'
import { type Html, html } from './html.ts'
import { metricPath } from './indicator-pages.ts'
import { page } from './layout.ts'
import { namedText } from './names.ts'
import { professionPath, professions } from './salary-pages.ts'
import { tablePath } from './table-pages.ts'

interface Found {
  readonly address: string
  readonly kind: string
  readonly title: string
  readonly summary: string
}

const MOST = 12

export function search(typed: string, ports: Engine): Found[] {
  const found = throughDoors(find(ports.registry, typed.slice(0, 100)), ports.registry)
    .filter(({ type, id }) => type !== 'operation' || KINDS[ports.registry.operations.get(id)!.kind].page !== null)
    .map((thing) => ({
      address: addressOf(thing, ports),
      kind: thing.one,
      title: thing.title,
      summary: namedText(thing.summary, ports.registry),
    }))
  const people = professions(ports, typed.trim().slice(0, 100), 4).professions.map(({ name, slug, cbo }) => ({
    address: professionPath(slug),
    kind: 'Salário',
    title: name,
    summary: `Salários da família ${cbo} da CBO`,
  }))
  return [...found.slice(0, MOST), ...people]
}

function addressOf({ type, id }: Thing, { registry }: Engine): string {
  if (type === 'law') return tablePath(id)
  if (type === 'metric') return metricPath(id)
  return pagePath(registry.operations.get(id)!)
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
