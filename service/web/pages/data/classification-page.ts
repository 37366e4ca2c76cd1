/** Finds the consumption tax code of a product or service with the API query. */

import { InvalidInput, NotFound } from '../../../../engine/core/errors.ts'
import { word } from '../../../../engine/core/text/language.ts'
import type { Engine } from '../../../../engine/operation/definition/registry.ts'
import type { TextInput } from '../../../../engine/presentation/typed.ts'
import { formatValue, plain } from '../../format.ts'
import { pagePath } from '../../forms/form-request.ts'
import { type Html, html } from '../../html.ts'
import { forProgramsAt, page } from '../frame/layout.ts'
import { answerOf, queryAt } from '../query.ts'

export const CLASSIFICATIONS_PATH = '/classificacao-tributaria'
const QUERY = '/v1/classifications'
const MOST = 50

interface Found {
  readonly asOf: string
  readonly asOfNcm: string
  readonly count: number
  readonly best: string | null
  readonly reason: string | null
  readonly results: readonly {
    readonly code: string
    readonly description: string
    readonly article: string
    readonly treatment: string
    readonly reductionPercent: { readonly cbs: number; readonly ibs: number }
    readonly annex: string | null
    readonly annexItem: string | null
    readonly annexText: string | null
    readonly prefix: string | null
    readonly conditional: string | null
  }[]
}

const LEAD = 'O código (cClassTrib) de um produto ou serviço na nota, com a redução de CBS e IBS e o artigo da lei, pela lista da Receita.'

export function classificationPage(query: TextInput, ports: Engine, origin: string): { status: number; text: string } {
  const q = typeof query.q === 'string' ? query.q.trim().slice(0, 100) : ''
  const asked = q === '' ? null : fieldFor(q, ports)
  let found: Found | null = null
  let problem: string | null = null
  const served = queryAt(ports, QUERY)
  try {
    if (asked && served) found = answerOf<Found>(served, { ...asked, limit: String(MOST) }, ports)
  } catch (error) {
    if (!(error instanceof InvalidInput || error instanceof NotFound)) throw error
    problem = error instanceof InvalidInput ? error.issues.map(({ message }) => message).join('; ') : error.message
  }
  const text = page({
    title: 'Classificação tributária de CBS e IBS | Centavo',
    description: LEAD,
    canonical: `${origin}${CLASSIFICATIONS_PATH}`,
    body: html`<h1>Classificação tributária de CBS e IBS</h1>
<p class="lead">${LEAD}</p>
<form class="ask inline" action="${CLASSIFICATIONS_PATH}" method="get" role="search">
<div class="field"><label for="q">Produto, serviço, NCM, NBS ou código</label><div class="box"><input id="q" name="q" type="search" maxlength="100" value="${q}" placeholder="arroz, 0207.12.00, 200029"></div></div>
<p class="actions"><button type="submit">Procurar</button></p>
</form>
${problem && html`<section class="problem" role="alert"><h2>Nada com esse código</h2><p>${problem}</p></section>`}
${found && renderResults(found, ports)}
${forProgramsAt(origin, `${QUERY}?${new URLSearchParams(asked ?? { q: 'arroz' }).toString()}`)}`,
  })
  return { status: problem ? 404 : 200, text }
}

/** Chooses the field: a known code, a nine-digit service number, otherwise a product code; other text is a word search. */
function fieldFor(q: string, ports: Engine): Record<string, string> {
  const bare = q.replaceAll(/[\s.-]/g, '')
  if (!/^\d{2,9}$/.test(bare)) return { q }
  if (ports.classifications.of(bare)) return { code: bare }
  return bare.length === 9 ? { nbs: bare } : { ncm: bare }
}

function renderResults({ asOf, asOfNcm, count, best, reason, results }: Found, ports: Engine): Html {
  const calculators = Object.keys(queryAt(ports, QUERY)?.seeAlso ?? {}).flatMap((id) => ports.registry.calculators.get(id) ?? [])
  const linked = (code: string): Html | string => {
    const [calculator] = calculators
    return calculator ? html`<a href="${pagePath(calculator)}?code=${code}">${code}</a>` : code
  }
  return html`<section><h2>${best === null ? (count === 0 ? 'Nada foi achado' : 'Mais de um código pode valer') : html`O código é ${linked(best)}`}</h2>
${count === 0 && best !== null && html`<p>Nenhuma redução está listada para este número: vale a tributação integral.</p>`}
${reason !== null && html`<p>${reason}</p>`}
${
  count > 0 &&
  html`<div class="scroll" tabindex="0" role="group" aria-label="Códigos"><table><thead><tr><th scope="col">Código</th><th scope="col">O que é</th><th scope="col">Redução</th><th scope="col">Anexo</th></tr></thead><tbody>${results.map(
    ({ code, description, article, treatment, reductionPercent: { cbs, ibs }, annex, annexItem, annexText, prefix, conditional }) =>
      html`<tr><td>${linked(code)}${prefix !== null && html`<br><span class="soft">${prefix}</span>`}</td><td>${description}<br><span class="soft">${treatment}.${article !== '' && html` LC 214, ${article}.`}</span>${conditional !== null && html`<br><span class="soft">${conditional}</span>`}</td><td>${cbs === ibs ? `${plain(cbs)}%` : word`CBS ${plain(cbs)}%, IBS ${plain(ibs)}%`}</td><td>${annex !== null && html`${annex}${annexItem !== null && word`, item ${annexItem}`}. <span class="soft">${annexText ?? ''}</span>`}</td></tr>`,
  )}</tbody></table></div>`
}
${count > results.length && html`<p class="soft">Os primeiros ${plain(results.length)} de ${plain(count)}.</p>`}
<p class="note">Códigos de ${formatValue(asOf)}; produtos e serviços de cada um, da Receita de ${formatValue(asOfNcm)}. A LC 227/2026 mudou anexos: confira antes de emitir.</p></section>`
}
