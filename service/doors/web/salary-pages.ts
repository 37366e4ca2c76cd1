import { InvalidInput, NotFound, SourceUnavailable } from '../../../engine/core/errors.ts'
import type { Engine } from '../../../engine/core/operation/registry.ts'
import type { TextInput } from '../../../engine/present/typed.ts'
import { boxPlot, shareBar } from './chart.ts'
import { brl, percent, plain } from './format.ts'
import { type Html, html } from './html.ts'
import { page, trail } from './layout.ts'
import { answerOf, queryAt } from './query.ts'

const LIST = '/v1/salary/list'
const ONE = '/v1/salary'

export interface Profession {
  readonly cbo: string
  readonly name: string
  readonly slug: string
  readonly medianSalary: number | null
  readonly avgSalary: number | null
  readonly totalAdmissions: number | null
}

interface Statistics extends Profession {
  readonly totalDismissals: number
  readonly p25Salary: number | null
  readonly p75Salary: number | null
  readonly topStates: readonly { readonly uf: string; readonly count: number }[]
  readonly schooling?: readonly { readonly label: string; readonly count: number; readonly sharePercent: number }[]
  readonly eligibleAdmissions?: number | null
  readonly method?: string
  readonly window?: { readonly from: string; readonly to: string; readonly months: number } | null
  readonly assumptions?: readonly string[]
}

export const professionPath = (slug: string): string => `/salarios/${slug}`

interface Drawn {
  readonly status: number
  readonly text: string
}

/** Professions that match, best first; none where salaries are not served. */
export function professions(ports: Engine, q: string, limit: number): { count: number; professions: readonly Profession[] } {
  const query = queryAt(ports, LIST)
  if (!query) return { count: 0, professions: [] }
  try {
    return answerOf(query, { q, limit: String(limit) }, ports)
  } catch (error) {
    if (error instanceof InvalidInput || error instanceof SourceUnavailable) return { count: 0, professions: [] }
    throw error
  }
}

const LEAD = 'Quanto se paga a quem é admitido em cada profissão, pelas declarações das empresas ao Novo CAGED.'

export function salariesPage(query: TextInput, ports: Engine, origin: string): string {
  const served = queryAt(ports, LIST) !== undefined
  const q = typeof query.q === 'string' ? query.q.trim().slice(0, 100) : ''
  const { count, professions: found } = professions(ports, q, 60)
  const loaded = found.some(({ avgSalary }) => avgSalary !== null)
  return page({
    title: 'Salários por profissão | Centavo',
    description: LEAD,
    canonical: `${origin}/salarios`,
    section: '/salarios',
    body: html`<h1>Salários por profissão</h1>
<p class="lead">${LEAD}</p>
<form class="search" action="/salarios" method="get" role="search"><label for="q">Profissão <small>como enfermeiro ou analista de sistemas</small></label><div class="box"><input id="q" name="q" type="search" value="${q}" autocomplete="off"><button type="submit">Procurar</button></div></form>
${!served && html`<section class="problem"><h2>Ainda sem dados</h2><p>Esta instância não carregou as estatísticas de salários. Nada é mostrado no lugar delas.</p></section>`}
${served && found.length === 0 && html`<p>Nenhuma profissão corresponde a “${q}”. Tente outra palavra, ou só o começo dela.</p>`}
${found.length > 0 && !loaded && html`<p class="note">Destas profissões ainda não há números carregados; a lista mostra quais existem.</p>`}
${
  found.length > 0 &&
  html`<p class="soft">${count > found.length ? `As ${found.length} primeiras de ${plain(count)}` : plain(count)} ${count === 1 ? 'família de ocupações' : 'famílias de ocupações'}.</p>
<div class="scroll" tabindex="0" role="group" aria-label="Profissões"><table><thead><tr><th scope="col">Profissão</th><th scope="col" class="n">Mediana</th><th scope="col" class="n">Média</th><th scope="col" class="n">Admissões</th></tr></thead><tbody>${found.map(
    ({ name, slug, medianSalary, avgSalary, totalAdmissions }) =>
      html`<tr><td><a href="${professionPath(slug)}">${name}</a></td><td class="n">${wage(medianSalary)}</td><td class="n">${wage(avgSalary)}</td><td class="n">${totalAdmissions === null ? '—' : plain(totalAdmissions)}</td></tr>`,
  )}</tbody></table></div>`
}`,
  })
}

const wage = (value: number | null): string => (value === null ? '—' : brl(value))

/** One profession; null where salaries are not served. Unknown names are refused as the API refuses them. */
export function professionPage(slug: string, ports: Engine, origin: string): Drawn | null {
  const query = queryAt(ports, ONE)
  if (!query) return null
  try {
    const found = answerOf<Statistics>(query, /^\d{4}$/.test(slug) ? { cbo: slug } : { slug }, ports)
    return { status: 200, text: professionDrawn(found, slug, origin) }
  } catch (error) {
    if (error instanceof InvalidInput) throw new NotFound(error.issues.map(({ message }) => message).join('; '))
    if (!(error instanceof SourceUnavailable)) throw error
    const body = html`${trail(['/salarios', 'Salários'])}<h1>Ainda sem números</h1><section class="problem"><p>${error.message}</p></section><p><a href="/salarios">Ver outras profissões</a></p>`
    return { status: 503, text: page({ title: 'Ainda sem números | Centavo', description: error.message, section: '/salarios', body }) }
  }
}

function professionDrawn(found: Statistics, asked: string, origin: string): string {
  const { name, cbo, medianSalary, p25Salary, p75Salary, avgSalary, window, topStates, schooling = [] } = found
  const first = medianSalary ?? avgSalary
  const period = window && `${month(window.from)} a ${month(window.to)}`
  return page({
    title: `Salário de ${name} | Centavo`,
    description: `Salário de admissão de ${name} (CBO ${cbo})${period ? `, ${period}` : ''}: mediana, quartis, estados e escolaridade.`,
    canonical: `${origin}${professionPath(found.slug ?? asked)}`,
    section: '/salarios',
    body: html`${trail(['/salarios', 'Salários'])}
<h1>${name}</h1>
<p class="lead">Família ${cbo} da CBO${period && html`, admissões de ${period}`}.</p>
<section class="headline"><h2>${medianSalary === null ? 'Salário médio de admissão' : 'Mediana do salário de admissão'}</h2>
<p class="figure"><output>${wage(first)}</output></p>
${medianSalary !== null && avgSalary !== null && html`<p class="soft">Média: ${brl(avgSalary)}</p>`}
${medianSalary === null && html`<p class="soft">A distribuição não está carregada: só a média e as contagens foram publicadas.</p>`}</section>
${
  medianSalary !== null &&
  p25Salary !== null &&
  p75Salary !== null &&
  html`<section><h2>Distribuição</h2><figure class="chart"><figcaption>A metade do meio ganha de ${brl(p25Salary)} a ${brl(p75Salary)}</figcaption>${boxPlot(p25Salary, medianSalary, p75Salary, avgSalary)}
<ul class="legend"><li><svg viewBox="0 0 24 8" aria-hidden="true"><path class="line s1" d="M0 4H24"/></svg>Mediana</li>${avgSalary !== null && html`<li><svg viewBox="0 0 24 8" aria-hidden="true"><path class="line s2" d="M0 4H24"/></svg>Média</li>`}</ul></figure>
<dl class="rows"><div><dt>Um quarto ganha até <span class="soft">p25</span></dt><dd>${brl(p25Salary)}</dd></div><div><dt>Metade ganha até <span class="soft">mediana</span></dt><dd>${brl(medianSalary)}</dd></div><div><dt>Três quartos ganham até <span class="soft">p75</span></dt><dd>${brl(p75Salary)}</dd></div></dl></section>`
}
<section><h2>Movimento</h2><dl class="rows"><div><dt>Admissões</dt><dd>${plain(found.totalAdmissions ?? 0)}</dd></div><div><dt>Desligamentos</dt><dd>${plain(found.totalDismissals)}</dd></div>${
      typeof found.eligibleAdmissions === 'number' &&
      html`<div><dt>Admissões com salário considerado</dt><dd>${plain(found.eligibleAdmissions)}</dd></div>`
    }</dl></section>
${
  topStates.length > 0 &&
  shares(
    'Estados que mais admitem',
    topStates.map(({ uf, count }) => ({ label: uf, count })),
    found.totalAdmissions,
  )
}
${schooling.length > 0 && shares('Escolaridade', schooling)}
<section><h2>Janela e método</h2><p>${period ? `Doze meses, de ${period}. ` : ''}${
      found.method === 'published'
        ? 'Agregados já publicados: médias e contagens, sem a distribuição.'
        : 'Calculado dos microdados do Novo CAGED.'
    }</p>${found.assumptions && found.assumptions.length > 0 && html`<ul>${found.assumptions.map((text) => html`<li>${text}</li>`)}</ul>`}
<div class="scroll" tabindex="0" role="group" aria-label="Chamada com curl"><pre><code>curl '${origin}${ONE}?cbo=${cbo}'</code></pre></div></section>`,
  })
}

/** 2026-05 or 2026-05-01 → 05/2026 */
const month = (text: string): string => `${text.slice(5, 7)}/${text.slice(0, 4)}`

function shares(title: string, parts: readonly { label: string; count: number; sharePercent?: number }[], total?: number | null): Html {
  const whole = total || parts.reduce((sum, { count }) => sum + count, 0) || 1
  return html`<section><h2>${title}</h2><dl class="rows shares">${parts.map(({ label, count, sharePercent }) => {
    const share = sharePercent ?? Number(((count / whole) * 100).toFixed(2))
    return html`<div><dt>${label} ${shareBar(share)}</dt><dd>${plain(count)} <span class="soft">${percent(share)}</span></dd></div>`
  })}</dl></section>`
}
