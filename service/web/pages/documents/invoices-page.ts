/** Page that checks invoices in the browser and sends nothing. Logic: `scripts/document/invoices.ts` and its worker. */
import { KINDS } from '../../../../engine/operation/definition/kinds.ts'
import { scriptInReadersLanguage } from '../../english-links.ts'
import { html } from '../../html.ts'
import { trail } from '../../trail.ts'
import { INVOICES_SCRIPT, INVOICES_WORKER } from '../../versioned.ts'
import { page } from '../frame/layout.ts'

export const INVOICES_PATH = `${KINDS.check.page}/nota-fiscal`

export function invoicesPage(origin: string): string {
  return page({
    title: 'Conferir IBS e CBS da nota fiscal (NF-e e NFC-e) | Centavo',
    description:
      'Veja o código, a base e os valores de IBS e CBS de cada item, a rejeição que a nota teria e o grupo pronto, sem que o XML saia do seu aparelho.',
    canonical: `${origin}${INVOICES_PATH}`,
    body: html`${trail(['/', 'Início'], [KINDS.check.page, KINDS.check.title])}
<h1>Conferir IBS e CBS da nota fiscal</h1>
<p class="lead">Escolha o XML de uma NF-e ou NFC-e, vários, ou um ZIP. Cada item é conferido aqui, no seu navegador: os arquivos não saem do seu aparelho.</p>
<noscript><p class="problem">Esta página precisa de JavaScript, pois é o seu navegador que lê os arquivos. Sem ele, use a <a href="/docs/check-nfe">API</a> ou a linha de comando.</p></noscript>
<div class="field" data-invoices="${scriptInReadersLanguage(INVOICES_WORKER)}" hidden><label for="notas">Notas em XML, ou ZIP</label><input id="notas" type="file" multiple accept=".xml,.zip,text/xml,application/zip"><p class="hint">Se faltar o código de um item, a tabela deixa escolher entre os que a lei lista para o produto.</p></div>
<p data-said role="status" aria-live="polite"></p>
<div data-result></div>
<script type="module" src="${scriptInReadersLanguage(INVOICES_SCRIPT)}"></script>`,
  })
}
