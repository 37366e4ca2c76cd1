/** Page that parses a CNIS statement in the browser and sends nothing. Logic: `scripts/document/cnis.ts`. */
import { KINDS } from '../../../../engine/operation/definition/kinds.ts'
import { scriptInReadersLanguage } from '../../english-links.ts'
import { html } from '../../html.ts'
import { trail } from '../../trail.ts'
import { CNIS_SCRIPT, PDF_WORKER } from '../../versioned.ts'
import { page } from '../frame/layout.ts'

export const CNIS_PATH = `${KINDS.check.page}/cnis`
/** Fits a statement of forty years with several jobs. */
const MAX_PASTED = 250_000

export function cnisPage(origin: string): string {
  return page({
    title: 'Ler o extrato do CNIS: tempo, lacunas e quando se aposentar | Centavo',
    description:
      'Cole o extrato do CNIS ou escolha o PDF do Meu INSS: o tempo contado, as lacunas, os indicadores, a média e a data de cada regra da aposentadoria, sem que nada saia do seu aparelho.',
    canonical: `${origin}${CNIS_PATH}`,
    body: html`${trail(['/', 'Início'], [KINDS.check.page, KINDS.check.title])}
<h1>Ler o extrato do CNIS</h1>
<p class="lead">Do extrato do Meu INSS saem o tempo de contribuição, as lacunas, o que precisa de documento, a média e a data de cada regra da aposentadoria. Ele é lido aqui, no seu navegador: nada sai do seu aparelho.</p>
<noscript><p class="problem">Esta página precisa de JavaScript, pois é o seu navegador que lê o extrato. Sem ele, use a <a href="/docs/read-document">API</a> ou a linha de comando.</p></noscript>
<form data-cnis method="post">
<div class="field" data-paper-file="${PDF_WORKER}" hidden><label for="campo-arquivo">PDF do extrato (com as relações previdenciárias e as remunerações)</label>
<input id="campo-arquivo" type="file" accept="application/pdf,.pdf,.txt"><p class="hint" role="status"></p></div>
<div class="field"><label for="campo-texto">Ou cole aqui o texto do extrato</label>
<textarea id="campo-texto" rows="8" maxlength="${MAX_PASTED}" autocomplete="off" spellcheck="false"></textarea></div>
<div class="field"><label for="campo-sexo">Sexo</label><select id="campo-sexo"><option value="">Escolha para ver as datas</option><option value="female">Mulher</option><option value="male">Homem</option></select></div>
<div class="field"><label for="campo-nascimento">Data de nascimento, se o extrato não traz</label><input id="campo-nascimento" type="date"></div>
<div class="field"><label for="campo-media">Média das contribuições, se você já a tem</label><input id="campo-media" type="text" inputmode="decimal" data-number="number" data-unit="BRL" autocomplete="off"><p class="hint">Sem ela, a média é feita aqui, com as contribuições desde fevereiro de 2004 corrigidas pelo INPC; antes disso a correção tem outros índices, e a média precisa ser dita.</p></div>
<p class="actions"><button type="submit">Ler o extrato</button></p>
</form>
<p data-said role="status" aria-live="polite"></p>
<div data-result></div>
<script type="module" src="${scriptInReadersLanguage(CNIS_SCRIPT)}"></script>`,
  })
}
