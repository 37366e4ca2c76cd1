import { SOURCE_KINDS, type Source } from '../../../../engine/catalogue/sources/shipped-sources.ts'
import { sourcesOf } from '../../../../engine/catalogue/sources/sources.ts'
import { word } from '../../../../engine/core/text/language.ts'
import type { Engine } from '../../../../engine/operation/definition/registry.ts'
import { formatValue, plain } from '../../format.ts'
import { type Html, html } from '../../html.ts'
import { forProgramsAt, page } from '../frame/layout.ts'
import { tablePath } from '../law/table-pages.ts'

const LEAD = 'De onde vem cada número: a origem, a licença, o que cobre, o que falta e quando foi lido pela última vez.'

export function sourcesPage(ports: Engine, origin: string): string {
  const sources = sourcesOf(ports)
  return page({
    title: word`Fontes | Centavo`,
    description: LEAD,
    canonical: `${origin}/fontes`,
    body: html`<h1>Fontes</h1>
<p class="lead">${LEAD}</p>
${Object.entries(SOURCE_KINDS).map(([kind, title]) =>
  section(
    title,
    sources.filter((source) => source.kind === kind),
  ),
)}
${forProgramsAt(origin, '/v1/sources')}`,
  })
}

function section(title: string, sources: readonly Source[]): Html {
  return html`<section><h2>${title}</h2><div class="scroll" tabindex="0" role="group" aria-label="${title}"><table><thead><tr><th scope="col">O quê</th><th scope="col">Origem e licença</th><th scope="col">Cobre</th><th scope="col">Lido em</th><th scope="col">De quanto em quanto tempo</th></tr></thead><tbody>${sources.map(
    ({ id, kind, title: name, origin, licence, coverage, holes, lastRead, every }) =>
      html`<tr><td>${kind === 'table' ? html`<a href="${tablePath(id)}">${name}</a>` : name}</td><td>${origin}<br><span class="soft">${licence}</span></td><td>${plain(coverage.count)} ${coverage.of}${span(coverage)}${holes !== null && html`<br><span class="soft">${holes}</span>`}</td><td>${formatValue(lastRead)}</td><td>${every}</td></tr>`,
  )}</tbody></table></div></section>`
}

function span({ from, to }: Source['coverage']): string {
  if (from === null || to === null) return ''
  return from === to ? word` de ${day(from)}` : word` de ${day(from)} a ${day(to)}`
}

/** Date in Brazilian format; a month or year keeps its precision. */
const day = (text: string): string => formatValue(/^\d{4}-\d{2}$/.test(text) ? `${text.slice(5)}/${text.slice(0, 4)}` : text)
