/** Page that checks eSocial files in the browser and sends nothing. Logic: `scripts/document/esocial.ts` and its worker. */
import { KINDS } from '../../../../engine/operation/definition/kinds.ts'
import { scriptInReadersLanguage } from '../../english-links.ts'
import { html } from '../../html.ts'
import { trail } from '../../trail.ts'
import { ESOCIAL_SCRIPT, ESOCIAL_WORKER } from '../../versioned.ts'
import { page } from '../frame/layout.ts'

export const ESOCIAL_PATH = `${KINDS.check.page}/esocial`

export function esocialPage(origin: string): string {
  return page({
    title: 'Conferir arquivos do eSocial: S-5001 e S-5003 | Centavo',
    description:
      'Refaça os totais do eSocial a partir dos eventos enviados e compare com os devolvidos, rubrica por rubrica, sem que os arquivos saiam do seu aparelho.',
    canonical: `${origin}${ESOCIAL_PATH}`,
    body: html`${trail(['/', 'Início'], [KINDS.check.page, KINDS.check.title])}
<h1>Conferir arquivos do eSocial</h1>
<p class="lead">Escolha os XML do mês, ou um ZIP com eles: rubricas (S-1010), admissões, remunerações (S-1200), desligamentos, pagamentos e os totais que o eSocial devolveu. Os totais são refeitos aqui, no seu navegador: os arquivos não saem do seu aparelho.</p>
<noscript><p class="problem">Esta página precisa de JavaScript, pois é o seu navegador que lê os arquivos. Sem ele, use a <a href="/docs/check-esocial">API</a> ou a linha de comando.</p></noscript>
<div class="field" data-esocial="${scriptInReadersLanguage(ESOCIAL_WORKER)}" hidden><label for="arquivos">Arquivos XML, ou ZIP</label><input id="arquivos" type="file" multiple accept=".xml,.zip,text/xml,application/zip"><p class="hint">Quanto mais completo o conjunto, mais é comparado: sem as rubricas (S-1010) não se sabe o que cada valor é.</p></div>
<p data-said role="status" aria-live="polite"></p>
<div data-result></div>
<script type="module" src="${scriptInReadersLanguage(ESOCIAL_SCRIPT)}"></script>`,
  })
}
