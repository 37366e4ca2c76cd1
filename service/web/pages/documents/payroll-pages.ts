/** Monthly payroll on the device: the form in the spreadsheet page, and the page for printing payslips. */

import { scriptInReadersLanguage } from '../../english-links.ts'
import { html } from '../../html.ts'
import { HOLERITE_SCRIPT } from '../../versioned.ts'
import { page } from '../frame/layout.ts'

export const HOLERITE_PATH = '/folha/holerite'

/** Form used by `scripts/spreadsheet/payroll-sheet.ts`. */
export const payrollForm = () => html`<section><h2 id="folha">A folha do mês</h2>
<p>Uma linha por pessoa: identificação, salário e uma coluna para cada verba, como “Horas extras 50% (horas)”, “Faltas (dias)” ou “Comissões”. Saem o líquido de cada uma, o que está errado e os holerites para imprimir. Nada sai do seu aparelho.</p>
<form data-payroll hidden>
<div class="field"><label for="folha-mes">Mês da folha</label><input id="folha-mes" name="month" type="month" required></div>
<div class="field"><label for="folha-empresa">Nome da empresa</label><input id="folha-empresa" type="text" name="company" autocomplete="organization"></div>
<div class="field"><label for="folha-regime">Regime da empresa</label><select id="folha-regime" name="regime"><option value="normal">Lucro presumido ou real</option><option value="simples">Simples (anexos I, II, III e V)</option><option value="simples_anexo_iv">Simples (anexo IV)</option></select></div>
<div class="field"><label for="folha-rat">RAT, em porcento</label><input id="folha-rat" type="text" name="rat_rate" inputmode="decimal" placeholder="3"></div>
<div class="field drop" data-drop><label for="folha-arquivo">As pessoas, em CSV ou XLSX</label><input id="folha-arquivo" type="file" accept=".csv,.txt,.tsv,.xlsx,text/csv"></div>
<div class="field"><label for="folha-texto">Ou cole aqui as linhas da planilha, com os títulos</label><textarea id="folha-texto" rows="5" spellcheck="false"></textarea></div>
<div class="field"><label for="folha-lei">E se a lei mudasse? (opcional)</label><input id="folha-lei" type="text" name="law" spellcheck="false" autocomplete="off" placeholder="irrf/perDependent=250"><p class="soft">A mudança, como em <a href="/e-se-a-lei-mudasse">E se a lei mudasse</a>: a folha sai pela lei, e ao lado o que a mudança faria com cada pessoa e com a empresa.</p></div>
<p class="actions"><button type="submit" disabled>Fechar a folha</button></p>
</form>
<p data-payroll-said role="status" aria-live="polite"></p>
<div data-payroll-result hidden></div></section>`

export const holeritePage = (): string =>
  page({
    title: 'Holerites para imprimir | Centavo',
    description: 'Os holerites da folha que foi fechada nesta aba, duas vias por folha.',
    body: html`<h1 class="not-printed">Holerites</h1>
<p class="not-printed" data-holerites-said role="status">Os holerites da folha aparecem aqui depois de fechada, em <a href="/planilha#folha">Planilha</a>. Eles ficam só nesta aba.</p>
<p class="actions not-printed"><button type="button" data-print hidden>Imprimir</button></p>
<noscript><p class="problem">Esta página precisa de JavaScript: é o seu navegador que calcula.</p></noscript>
<div data-holerites></div>
<script type="module" src="${scriptInReadersLanguage(HOLERITE_SCRIPT)}"></script>`,
  })
