import { GROUPS } from '../../core/operation.ts'
import type { Registry } from '../../core/registry.ts'
import { exampleUrl } from '../http/operations.ts'
import { html, page } from './html.ts'

/** What this is, everything it answers, and a working link for each. */
export function homePage({ calculators, workflows, queries }: Registry, baseUrl: string): string {
  const all = [...calculators.values()]
  const [shortest] = all
    .map(({ id, examples }) => exampleUrl(`/v1/calc/${id}`, examples[0]?.input ?? {}))
    .sort((a, b) => a.length - b.length)
  const groups = Object.entries(GROUPS).map(([group, name]) => ({ name, members: all.filter((calculator) => calculator.group === group) }))
  const description =
    'API pública e gratuita de finanças brasileiras: exata ao centavo, com a lei por trás de cada número, em qualquer data.'
  return page(
    'Centavo: finanças brasileiras, exatas ao centavo',
    description,
    html`<header>
<h1>Centavo<span>.</span></h1>
<p class="lead">${description} Sem chave, sem cadastro, pronta para programas e para pessoas.</p>
</header>
<main>
${shortest && html`<pre><code>curl '${baseUrl}${shortest}'</code></pre>`}
<p>Toda calculadora responde a GET e a POST com o mesmo resultado, diz que lei leu (<code>basis</code>), o que supôs (<code>assumptions</code>)
e mostra a conta (<code>steps</code>). Um GET sem parâmetros devolve o esquema. Com <code>reference_date</code> vale a lei daquele dia.</p>
<ul>
<li><a href="/docs">Referência da API</a>, com parâmetros, exemplos e erros</li>
<li><a href="/v1/openapi.json">Descrição OpenAPI 3.1</a>, para gerar clientes</li>
<li><a href="/v1/calc">Índice das calculadoras</a> e <a href="/v1/tables">das tabelas de lei</a></li>
</ul>
${groups
  .filter(({ members }) => members.length > 0)
  .map(
    ({ name, members }) => html`<h2>${name}</h2>
<ul class="grid">
${members.map(
  ({ id, title, summary, examples }) => html`<li><strong>${title}</strong><p>${summary}</p>
<a href="${exampleUrl(`/v1/calc/${id}`, examples[0]?.input ?? {})}">exemplo</a> · <a href="/v1/calc/${id}">esquema</a></li>
`,
)}</ul>
`,
  )}
${
  workflows.size > 0 &&
  html`<h2>Decisões</h2>
<ul class="grid">
${[...workflows.values()].map(
  ({ id, title, question, examples }) => html`<li><strong>${title}</strong><p>${question}</p>
<a href="${exampleUrl(`/v1/workflows/${id}`, examples[0]?.input ?? {})}">exemplo</a> · <a href="/v1/workflows/${id}">esquema</a></li>
`,
)}</ul>
`
}<h2>Consultas</h2>
<ul class="grid">
${[...queries.values()].map(
  ({ title, summary, path, examples }) => html`<li><strong>${title}</strong><p>${summary}</p>
<a href="${exampleUrl(path, examples[0]?.input ?? {})}"><code>${path}</code></a></li>
`,
)}</ul>
</main>
<footer><p>Código aberto sob licença MIT: leia o arquivo README do repositório de onde esta instância foi instalada. Os resultados informam; não substituem um contador ou advogado.</p></footer>`,
  )
}
