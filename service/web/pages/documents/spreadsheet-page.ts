/** Page that computes a whole spreadsheet in the browser and sends nothing. Logic: `scripts/spreadsheet/spreadsheet.ts`. */
import { translate } from '../../../../engine/core/text/language.ts'
import { GROUPS } from '../../../../engine/operation/definition/kinds.ts'
import type { Engine } from '../../../../engine/operation/definition/registry.ts'
import { scriptInReadersLanguage } from '../../english-links.ts'
import { html } from '../../html.ts'
import { SHEET_SCRIPT, SHEET_WORKER } from '../../versioned.ts'
import { page } from '../frame/layout.ts'
import { payrollForm } from './payroll-pages.ts'

export const SHEET_PATH = '/planilha'

export function sheetPage({ registry }: Engine, origin: string): string {
  const description =
    'Calcule uma planilha inteira, linha por linha, sem que ela saia do seu aparelho: solte um CSV ou XLSX e baixe o resultado.'
  const groups = Object.entries(GROUPS).map(([id, name]) => ({
    name,
    members: [...registry.calculators.values()]
      .filter(({ group }) => group === id)
      .sort((a, b) => translate(a.title).localeCompare(translate(b.title), 'pt-BR')),
  }))
  return page({
    title: 'Planilha: calcule todas as linhas de uma vez | Centavo',
    description,
    canonical: `${origin}${SHEET_PATH}`,
    body: html`<h1>Uma planilha inteira de uma vez</h1>
<p class="lead">Solte um CSV ou XLSX, confira o que é cada coluna e baixe o resultado, em CSV ou Excel. A conta é feita aqui, no seu navegador: a planilha não sai do seu aparelho.</p>
<noscript><p class="problem">Esta página precisa de JavaScript, pois é o seu navegador que calcula. Sem ele, use a <a href="/docs">API em lote</a>.</p></noscript>
<form data-sheet="${scriptInReadersLanguage(SHEET_WORKER)}" hidden>
<div class="field"><label for="calculadora">O que calcular</label><select id="calculadora" name="calculator" required><option value="">Escolha</option>${groups.map(
      ({ name, members }) =>
        html`<optgroup label="${name}">${members.map(({ id, title }) => html`<option value="${id}">${title}</option>`)}</optgroup>`,
    )}</select></div>
<div class="field drop" data-drop><label for="arquivo">A planilha, em CSV ou XLSX</label><input id="arquivo" type="file" accept=".csv,.txt,.tsv,.xlsx,text/csv"><p class="soft">Ou solte o arquivo aqui. A primeira linha são os títulos das colunas.</p></div>
<div data-columns></div>
<p class="actions"><button type="submit" disabled>Calcular</button><button type="button" class="quiet" data-stop hidden>Cancelar</button></p>
</form>
<p data-said role="status" aria-live="polite"></p>
<progress aria-label="Linhas calculadas" hidden></progress>
<section data-result hidden></section>
${payrollForm()}
<script type="module" src="${scriptInReadersLanguage(SHEET_SCRIPT)}"></script>`,
  })
}
