/** Renders search results. */
import { word } from '../../../engine/core/text/language.ts'
import { KINDS } from '../../../engine/operation/definition/kinds.ts'
import type { Operation } from '../../../engine/operation/definition/operation.ts'
import type { Engine } from '../../../engine/operation/definition/registry.ts'
import { addressOf as written } from '../../../engine/presentation/typed.ts'
import { atCanonicalPages } from '../../../engine/search/canonical-results.ts'
import { find, notKnown, type SearchResult } from '../../../engine/search/index.ts'
import { namedText } from '../answers/linked-names.ts'
import { controlId, renderField } from '../forms/form.ts'
import { pagePath } from '../forms/form-request.ts'
import { type Html, html } from '../html.ts'
import { explaining } from '../terms.ts'
import { metricPath } from './data/indicator-pages.ts'
import { professionPath } from './data/salary-pages.ts'
import { page } from './frame/layout.ts'
import { tablePath } from './law/table-pages.ts'

interface ShownResult
  extends Pick<
    SearchResult,
    'answer' | 'understood' | 'missing' | 'assumed' | 'assumedText' | 'ignored' | 'unread' | 'unused' | 'conflict'
  > {
  readonly address: string
  readonly operation: Operation | undefined
  readonly kind: string
  readonly title: string
  readonly summary: string
}

/** Results of a question as the page shows them. */
export function found(typed: string, { registry, ...ports }: Engine): SearchResult[] {
  const paged = find({ registry, ...ports }, typed, {
    among: ({ type, id }) => type !== 'operation' || KINDS[registry.operations.get(id)!.kind].page !== null,
  })
  return atCanonicalPages(paged, registry)
}

export function search(typed: string, ports: Engine): ShownResult[] {
  const { operations } = ports.registry
  return found(typed, ports).map((found) => ({
    address: addressOf(found, ports),
    operation: found.type === 'operation' ? operations.get(found.id) : undefined,
    kind: found.one,
    title: found.title,
    summary: namedText(found.summary, ports.registry),
    answer: found.answer,
    understood: found.understood,
    missing: found.missing,
    assumed: found.assumed,
    assumedText: found.assumedText,
    ignored: found.ignored,
    unread: found.unread,
    unused: found.unused,
    conflict: found.conflict,
  }))
}

/** Result page, prefilled with the parsed input. */
export function addressOf({ type, id, input }: SearchResult, { registry, salaries }: Engine): string {
  const path =
    type === 'page'
      ? id
      : type === 'law'
        ? tablePath(id)
        : type === 'metric'
          ? metricPath(id)
          : type === 'profession'
            ? professionPath(salaries.family(id)?.slug ?? id)
            : pagePath(registry.operations.get(id)!)
  const filled = Object.entries(input).map(([name, value]): [string, string] => [name, written(value)])
  return filled.length > 0 ? `${path}?${new URLSearchParams(filled)}` : path
}

export function foundList(typed: string, ports: Engine): Html {
  if (!typed.trim()) return html``
  const beyond = notKnown(ports, typed)
  if (beyond !== null) return html`<p class="soft">Não sei ${beyond}: aqui não há cálculo, tabela nem indicador disso.</p>`
  const found = search(typed, ports)
  if (found.length === 0) return html`<p class="soft">Nada encontrado para “${typed}”. Tente outra palavra: férias, dólar, aluguel…</p>`
  return html`<ul class="found">${found.map(
    (one, at) =>
      html`<li><a href="${one.address}"><span class="kind">${one.kind}</span> <strong>${one.title}</strong>${
        one.answer === null
          ? html` <span class="soft">${understoodText(one) ?? one.summary}</span>`
          : html` <span class="answered">${one.answer}</span>${one.assumedText && html` <span class="soft">${one.assumedText}</span>`}${notedText(one)}`
      }</a>${at === 0 && html`${chips(typed, one)}${missingFieldsForm(one)}`}</li>`,
  )}</ul>`
}

/** Results with more missing fields link to their page instead. */
const MAX_INLINE_FIELDS = 4

/** Form for the missing fields: the script shows the answer in place; otherwise the page opens. */
function missingFieldsForm({ operation, address, answer, understood, missing }: ShownResult): Html | null {
  const { properties = {} } = operation?.inputSchema ?? {}
  const fields = missing.flatMap(({ field }) => (properties[field] ? [[field, properties[field]] as const] : []))
  if (!operation || answer !== null || understood.length === 0 || fields.length === 0 || fields.length > MAX_INLINE_FIELDS) return null
  if (fields.length < missing.length || fields.some(([, { type }]) => type === 'array')) return null
  const [path = '', said = ''] = address.split('?')
  const explain = explaining('falta')
  const form = { schema: operation.inputSchema, values: {}, issues: [], part: 'falta' }
  return html`<form class="missing" action="${path}" method="get" autocomplete="off" data-answers="${path}/resposta">${[
    ...new URLSearchParams(said),
  ].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}${fields.map(([name, field]) =>
    renderField(name, field, true, form, explain),
  )}<p class="answered" data-line></p><p class="actions"><button type="submit">Ver a resposta</button></p>${explain.meanings()}</form>`
}

/** Missing fields and unused words; null when nothing was parsed. */
function understoodText({ understood, missing, unused, unread, conflict }: ShownResult): string | null {
  if (understood.length === 0 && unread.length === 0) return null
  const lacking = missing.length > 0 ? word`Falta só: ${missing.map(({ label }) => label).join('; ')}.` : null
  const numbers = unread.map(({ text }) => text)
  const left = unused.filter((part) => !numbers.includes(part))
  const notUsed = left.length > 0 ? word`Não usei ${quotedList(left)}.` : null
  const notRead = numbers.length > 0 ? word`Não entendi o número ${quotedList(numbers)}.` : null
  const parts = [notRead, conflict === null ? null : `${conflict}.`, lacking, notUsed].filter(Boolean)
  return parts.length > 0 ? parts.join(' ') : null
}

const quotedList = (parts: readonly string[]): string => parts.map((part) => `“${part}”`).join(', ')

/** Words that an answer left unused; harmless phrases need no note. */
function notedText({ ignored }: ShownResult): Html | null {
  const unknown = ignored.filter(({ reason }) => reason === 'unknown').map(({ text }) => text)
  return unknown.length > 0 ? html` <span class="soft">${word`Não usei ${quotedList(unknown)}.`}</span>` : null
}

/** Parsed values as chips: each links to its field on the page and can be removed from the query. */
function chips(typed: string, { address, understood }: ShownResult): Html {
  if (understood.length === 0) return html``
  return html`<ul class="chips" aria-label="O que foi entendido">${understood.map(({ field, label, text, from }) => {
    const at = typed.toLowerCase().indexOf(from.toLowerCase())
    const without = at === -1 ? null : `${typed.slice(0, at)}${typed.slice(at + from.length)}`.replace(/\s+/g, ' ').trim()
    return html`<li><a href="${address}#${controlId(field)}" title="Mudar">${label}: ${text}</a>${
      without &&
      html`<a href="/busca?${new URLSearchParams({ q: without }).toString()}" data-without="${without}" aria-label="Tirar ${label} da pergunta">×</a>`
    }</li>`
  })}</ul>`
}

export function searchForm(typed: string, big = false): Html {
  return html`<form class="search${big && ' big'}" action="/busca" method="get" role="search" data-search="/busca/resposta"><label for="busca">O que você quer saber? <small>líquido de 5200, rescisão, INSS 2019, dólar…</small></label><div class="box"><input id="busca" name="q" type="search" value="${typed}" autocomplete="off" enterkeyhint="search"><button type="submit">Procurar</button></div></form>`
}

export function searchPage(typed: string, ports: Engine): string {
  return page({
    title: typed ? word`${typed} | Busca no Centavo` : 'Busca | Centavo',
    description: 'Busca em todas as calculadoras, decisões, tabelas de lei, indicadores e profissões.',
    section: '/',
    body: html`<h1>Busca</h1>${searchForm(typed)}<div id="achados" aria-live="polite" data-finds-itself>${foundList(typed, ports)}</div>`,
  })
}
