import { isOneOf } from '../../../../engine/core/collections/records.ts'
import { InvalidInput, NotFound, NotLoaded, SourceUnavailable } from '../../../../engine/core/errors.ts'
import { toNumber } from '../../../../engine/core/money.ts'
import { STATE_LETTERS } from '../../../../engine/core/states.ts'
import { translate, word } from '../../../../engine/core/text/language.ts'
import type { Engine } from '../../../../engine/operation/definition/registry.ts'
import { numberIssue, numberTyped, type TextInput } from '../../../../engine/presentation/typed.ts'
import { boxPlot, shareBar } from '../../charts/chart.ts'
import { barChart } from '../../charts/picture-kinds.ts'
import { brl, percent, plain } from '../../format.ts'
import { type Html, html } from '../../html.ts'
import { trail } from '../../trail.ts'
import { forProgramsAt, page } from '../frame/layout.ts'
import { breadcrumbs, dataset } from '../frame/structured-data.ts'
import { answerOf, queryAt } from '../query.ts'

const LIST = '/v1/salary/list'
const ONE = '/v1/salary'

interface Profession {
  readonly cbo: string
  readonly name: string
  readonly slug: string
  readonly medianSalary: number | null
  readonly avgSalary: number | null
  readonly totalAdmissions: number | null
  readonly grade?: string | null
}

interface Statistics extends Profession {
  readonly uf?: string | null
  readonly totalDismissals: number
  readonly balance?: number
  readonly reason?: string | null
  readonly sampleShare?: number | null
  readonly medianPeriod?: string
  readonly stock?: {
    readonly year: number
    readonly jobs: number
    readonly medianPay: number | null
    readonly avgPay: number | null
    readonly source: string
  } | null
  readonly jobSchooling?: {
    readonly survey: string
    readonly levels: readonly { readonly label: string; readonly count: number; readonly sharePercent: number }[]
  } | null
  readonly jobSchoolingReason?: string | null
  readonly alternatives?: readonly (Profession & { readonly totalAdmissions: number })[]
  readonly source?: string
  readonly p25Salary: number | null
  readonly p75Salary: number | null
  readonly topStates: readonly { readonly uf: string; readonly count: number; readonly medianSalary?: number | null }[]
  readonly schooling?: readonly { readonly label: string; readonly count: number; readonly sharePercent: number }[]
  readonly eligibleAdmissions?: number | null
  readonly method?: string
  readonly window?: { readonly from: string; readonly to: string; readonly months: number } | null
  readonly assumptions?: readonly string[]
}

/** @param asked other URL parameters: state and job title as typed. */
export function professionPath(slug: string, asked: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams(asked).toString()
  return query ? `/salarios/${slug}?${query}` : `/salarios/${slug}`
}

/** URL parameter with the searched job title: users do not recognize the name of an occupation family. */
const JOB = 'cargo'

interface SalaryPage {
  readonly status: number
  readonly text: string
}

interface Found {
  readonly count: number
  /** The address of the next page. */
  readonly next?: string | null
  readonly professions: readonly Profession[]
}

/** Matching professions, best first; empty when salary data are not loaded. */
export function professions(ports: Engine, q: string, limit: number, more: Readonly<Record<string, string>> = {}): Found {
  const query = queryAt(ports, LIST)
  if (!query) return { count: 0, professions: [] }
  try {
    return answerOf(query, { q, limit: String(limit), ...more }, ports)
  } catch (error) {
    if (error instanceof InvalidInput || error instanceof SourceUnavailable) return { count: 0, professions: [] }
    throw error
  }
}

/** Sort orders and states offered by the list. */
const ORDERS = { '': 'Mais admissões', median: 'Maior mediana', balance: 'Maior saldo', name: 'Nome' } as const
const PAGE = 50

const one = (value: string | string[] | undefined): string => (typeof value === 'string' ? value.trim().slice(0, 100) : '')

/** List parameters, without empty ones. */
function listParameters(query: TextInput): Record<string, string> {
  const { sort, uf, offset } = { sort: one(query.sort), uf: one(query.uf).toUpperCase(), offset: one(query.offset) }
  return {
    ...(Object.hasOwn(ORDERS, sort) && sort !== '' && { sort }),
    ...(isOneOf(STATE_LETTERS, uf) && { uf }),
    ...(/^[1-9]\d{0,3}$/.test(offset) && { offset }),
  }
}

const LEAD = 'Quanto se paga a quem é admitido em cada profissão, pelas declarações das empresas ao Novo CAGED.'

export function salariesPage(query: TextInput, ports: Engine, origin: string): string {
  const served = queryAt(ports, LIST) !== undefined
  const q = one(query.q)
  const { offset = '0', ...chosen } = listParameters(query)
  const { count, next = null, professions: found } = professions(ports, q, PAGE, { ...chosen, ...(offset !== '0' && { offset }) })
  const loaded = found.some(({ totalAdmissions }) => totalAdmissions !== null)
  const pageAt = (start: number): string =>
    `/salarios?${new URLSearchParams({ ...(q && { q }), ...chosen, ...(start > 0 && { offset: String(start) }) })}`
  return page({
    title: q && found.length > 0 ? word`Salário de ${q} | Centavo` : 'Salários por profissão | Centavo',
    description: LEAD,
    canonical: `${origin}/salarios`,
    section: '/salarios',
    body: html`<h1>${q && found.length > 0 ? word`Salário de ${q}` : 'Salários por profissão'}</h1>
<p class="lead">${LEAD}</p>
<form class="search" action="/salarios" method="get" role="search"><label for="q">Profissão <small>como enfermeiro ou analista de sistemas</small></label><div class="box"><input id="q" name="q" type="search" value="${q}" autocomplete="off"><button type="submit">Procurar</button></div>
<p class="choices"><label for="sort">Ordem</label> <select id="sort" name="sort">${Object.entries(ORDERS).map(([value, name]) => html`<option value="${value}"${(chosen.sort ?? '') === value && html` selected`}>${value === '' && q ? 'O que mais corresponde' : name}</option>`)}</select> <label for="uf">Estado</label> <select id="uf" name="uf"><option value="">Brasil</option>${STATE_LETTERS.map((uf) => html`<option${chosen.uf === uf && html` selected`}>${uf}</option>`)}</select></p></form>
${!served && html`<section class="problem"><h2>Ainda sem dados</h2><p>Esta instância não carregou as estatísticas de salários. Nada é mostrado no lugar delas.</p></section>`}
${served && found.length === 0 && html`<p>Nenhuma profissão corresponde a “${q}”. Tente outra palavra, ou só o começo dela.</p>`}
${found.length > 0 && !loaded && html`<p class="note">Destas profissões ainda não há números carregados; a lista mostra quais existem.</p>`}
${
  found.length > 0 &&
  html`<p class="soft">${count > found.length ? word`Da ${plain(Number(offset) + 1)}ª à ${plain(Number(offset) + found.length)}ª de ${plain(count)}` : plain(count)} ${count === 1 ? 'família de ocupações' : 'famílias de ocupações'}${chosen.uf ? word`, em ${chosen.uf}` : ''}.</p>
<div class="scroll" tabindex="0" role="group" aria-label="Profissões"><table><thead><tr><th scope="col">Profissão</th><th scope="col" class="n">Mediana</th><th scope="col" class="n">Média</th><th scope="col" class="n">Admissões</th></tr></thead><tbody>${found.map(
    ({ name, slug, medianSalary, avgSalary, totalAdmissions }) =>
      html`<tr><td><a href="${professionPath(slug, { ...(chosen.uf && { uf: chosen.uf }), ...(q && { [JOB]: q }) })}">${name}</a></td><td class="n">${wage(medianSalary)}</td><td class="n">${wage(avgSalary)}</td><td class="n">${totalAdmissions === null ? '—' : plain(totalAdmissions)}</td></tr>`,
  )}</tbody></table></div>
${(Number(offset) > 0 || next !== null) && html`<p class="actions">${Number(offset) > 0 && html`<a class="quiet" href="${pageAt(Math.max(0, Number(offset) - PAGE))}">Anteriores</a> `}${next !== null && html`<a class="quiet" href="${pageAt(Number(offset) + PAGE)}">Próximas</a>`}</p>`}`
}`,
  })
}

const wage = (value: number | null): string => (value === null ? '—' : brl(value))

/** Page of one profession; null when salary data are not loaded. Rejects unknown names like the API. */
export function professionPage(slug: string, asking: TextInput, ports: Engine, origin: string): SalaryPage | null {
  const query = queryAt(ports, ONE)
  if (!query) return null
  try {
    const { uf } = listParameters(asking)
    const found = answerOf<Statistics>(query, { ...(/^\d{4}(-?\d{2})?$/.test(slug) ? { cbo: slug } : { slug }), ...(uf && { uf }) }, ports)
    const job = jobIn(one(asking[JOB]), found, ports)
    return { status: 200, text: renderProfession(found, slug, origin, { job, states: renderStates(found, one(asking[OWN]), ports) }) }
  } catch (error) {
    if (error instanceof InvalidInput) throw new NotFound(error.issues.map(({ message }) => message).join('; '))
    if (!(error instanceof SourceUnavailable || error instanceof NotLoaded)) throw error
    const body = html`${trail(['/salarios', 'Salários'])}<h1>Ainda sem números</h1><section class="problem"><p>${error.message}</p></section><p><a href="/salarios">Ver outras profissões</a></p>`
    return {
      status: error instanceof NotLoaded ? 404 : 503,
      text: page({ title: 'Ainda sem números | Centavo', description: error.message, section: '/salarios', body }),
    }
  }
}

/** Typed job title if it matches this family exactly; fuzzy matches are not used as titles. */
function jobIn(typed: string, { cbo }: Statistics, { salaries }: Engine): string | null {
  const meant = typed === '' ? undefined : salaries.search(typed).find((family) => family.cbo === cbo)
  return meant && (meant.by === 'name' || meant.by === 'words') ? typed[0]!.toUpperCase() + typed.slice(1) : null
}

/** Form field of the user's own salary. */
const OWN = 'salario'
const SALARY = { type: 'number', 'x-unit': 'BRL' }

/** Median per state, highest first, with the position of the user's own salary. */
function renderStates({ cbo, slug, uf, medianSalary }: Statistics, typed: string, { salaries }: Engine): Html | null {
  const states = (salaries.holdings()?.states(cbo) ?? [])
    .flatMap((state) =>
      state.medianSalary === null ? [] : [{ uf: state.uf, value: toNumber(state.medianSalary), window: state.country.window }],
    )
    .sort((a, b) => b.value - a.value)
  const [first] = states
  if (!first || states.length < 2) return null
  const issue = typed === '' ? null : numberIssue(typed, SALARY)
  const own = typed === '' || issue !== null ? null : Number(numberTyped(typed, SALARY))
  const rows = [
    ...(medianSalary !== null && !uf ? [{ label: 'Brasil', values: [medianSalary], own: true }] : []),
    ...states.map((state) => ({ label: state.uf, values: [state.value], own: state.uf === uf })),
  ]
  const below = own === null ? 0 : states.filter(({ value }) => own > value).length
  return html`<section id="estados"><h2>Em cada estado</h2>
<form class="ask inline" action="${professionPath(slug)}#estados" method="get">${uf && html`<input type="hidden" name="uf" value="${uf}">`}<div class="field"><label for="salario">O seu salário, para comparar</label><div class="box"><span class="affix">R$</span><input id="salario" name="${OWN}" type="text" inputmode="decimal" data-number="number" data-unit="BRL" value="${typed}" autocomplete="off"></div>${issue && html`<p class="wrong">${issue}</p>`}</div><p class="actions"><button type="submit">Marcar</button></p></form>
${own !== null && html`<p>${brl(own)} passa da mediana de ${below} dos ${states.length} estados.</p>`}
${barChart({
  title: word`Mediana do salário de admissão por estado, ${month(first.window.from)} a ${month(first.window.to)}`,
  head: 'Estado',
  names: ['Mediana'],
  rows,
  format: brl,
  mark: own === null ? undefined : { label: 'O seu salário', value: own },
  compact: true,
})}</section>`
}

interface Besides {
  /** Searched job title, used as page title. */
  readonly job: string | null
  readonly states: Html | null
}

function renderProfession(found: Statistics, asked: string, origin: string, { job, states }: Besides): string {
  const {
    name,
    cbo,
    medianSalary,
    p25Salary,
    p75Salary,
    avgSalary,
    window,
    topStates,
    schooling = [],
    stock,
    reason,
    alternatives = [],
  } = found
  const first = medianSalary ?? avgSalary
  const period = window && word`${month(window.from)} a ${month(window.to)}`
  const medianOf = found.medianPeriod ? formatPeriod(found.medianPeriod) : period
  return page({
    title: word`Salário de ${job ?? name}${window ? `, ${window.to.slice(0, 4)}` : ''} | Centavo`,
    description: word`Salário de admissão de ${name} (CBO ${cbo})${period ? `, ${period}` : ''}: mediana, quartis, estados e escolaridade.`,
    canonical: `${origin}${professionPath(found.slug ?? asked)}`,
    section: '/salarios',
    data: [
      breadcrumbs(origin, ['/salarios', 'Salários'], [professionPath(found.slug ?? asked), name]),
      dataset({
        name: word`Salário de admissão: ${name}`,
        description: word`Admissões, desligamentos e salário de admissão da família ${cbo} da CBO.`,
        url: `${origin}${professionPath(found.slug ?? asked)}`,
        creator: found.source ?? 'Ministério do Trabalho e Emprego',
        covers: window ? [window.from, window.to] : null,
        measured: 'Salário de admissão, em reais por mês',
        file: [`${origin}${ONE}?cbo=${cbo}`, 'application/json'],
      }),
    ],
    body: html`${trail(['/salarios', 'Salários'])}
<h1>${job ?? name}</h1>
<p class="lead">${job ? word`O número é de toda a família “${name}”, ${cbo} da CBO` : word`Família ${cbo} da CBO`}${found.uf && html`, em ${found.uf}`}${period && html`, admissões de ${period}`}.</p>
${alternatives.length > 0 && html`<p class="note">“${asked}” também pode ser ${alternatives.map((other, index) => html`${index > 0 && ', '}<a href="${professionPath(other.slug)}">${other.name}</a>`)}.</p>`}
<section class="headline"><h2>${medianSalary === null && avgSalary !== null ? 'Salário médio de admissão' : 'Mediana do salário de admissão'}</h2>
<p class="figure"><output>${wage(first)}</output></p>
${medianSalary !== null && html`<p class="soft">${medianOf && `De ${medianOf}. `}${found.grade && GRADES[found.grade]}</p>`}
${medianSalary !== null && avgSalary !== null && html`<p class="soft">Média: ${brl(avgSalary)}${medianOf !== period && period && html`, de ${period}: outra pesquisa, que não se compara`}</p>`}
${medianSalary === null && html`<p class="soft">${reason ?? 'A distribuição não está carregada: só a média e as contagens foram publicadas.'}</p>`}
<form action="${professionPath(found.slug)}" method="get"><p class="actions"><label for="uf">Estado</label> <select id="uf" name="uf"><option value="">Brasil</option>${STATE_LETTERS.map((uf) => html`<option${found.uf === uf && html` selected`}>${uf}</option>`)}</select> <button type="submit">Ver</button></p></form></section>
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
  stock &&
  html`<section><h2>Quem já está no emprego</h2><p>Outra pesquisa (RAIS de ${stock.year}): a remuneração de todos os vínculos, e não só a de quem foi admitido.</p><dl class="rows"><div><dt>Mediana da remuneração</dt><dd>${wage(stock.medianPay)}</dd></div>${stock.avgPay !== null && html`<div><dt>Média da remuneração</dt><dd>${brl(stock.avgPay)}</dd></div>`}<div><dt>Vínculos em 31/12/${stock.year}</dt><dd>${plain(stock.jobs)}</dd></div></dl></section>`
}
${
  topStates.length > 0 &&
  shares(
    'Estados que mais admitem',
    topStates.map(({ uf, count, medianSalary: median = null }) => ({
      label: median === null ? uf : word`${uf}, mediana ${brl(median)}`,
      count,
    })),
    found.totalAdmissions,
  )
}
${states}
${schooling.length > 0 && shares('Escolaridade', schooling)}
${found.jobSchooling && shares(word`Escolaridade de quem já está no emprego (${found.jobSchooling.survey})`, found.jobSchooling.levels)}
${found.jobSchooling === null && found.jobSchoolingReason && html`<p class="soft">${found.jobSchoolingReason}</p>`}
<section><h2>Janela e método</h2><p>${period ? word`Doze meses, de ${period}. ` : ''}${METHODS[found.method ?? ''] ?? METHODS.microdata}${found.source && html` Fonte: ${found.source}.`}</p>${found.assumptions && found.assumptions.length > 0 && html`<ul>${found.assumptions.map((text) => html`<li>${text}</li>`)}</ul>`}</section>
${forProgramsAt(origin, `${ONE}?cbo=${cbo}${found.uf ? `&uf=${found.uf}` : ''}`)}`,
  })
}

const METHODS: Readonly<Record<string, string>> = {
  microdata: 'Calculado dos microdados do Novo CAGED.',
  aggregated: 'Agregado dos microdados do Novo CAGED pelo salário fixo declarado.',
  published: 'Contagens e média já publicadas; a distribuição vem à parte.',
}

const GRADES: Readonly<Record<string, string>> = {
  A: 'Quase todas as admissões declaram o salário.',
  B: 'A grande maioria das admissões declara o salário.',
  C: 'De 70% a 85% das admissões declaram o salário: use com cautela.',
}

const formatPeriod = (text: string): string =>
  text
    .split('–')
    .map((each) => `${each.slice(4, 6)}/${each.slice(0, 4)}`)
    .join(translate(' a '))

const month = (text: string): string => `${text.slice(5, 7)}/${text.slice(0, 4)}`

function shares(title: string, parts: readonly { label: string; count: number; sharePercent?: number }[], total?: number | null): Html {
  const whole = total || parts.reduce((sum, { count }) => sum + count, 0) || 1
  return html`<section><h2>${title}</h2><dl class="rows shares">${parts.map(({ label, count, sharePercent }) => {
    const share = sharePercent ?? Number(((count / whole) * 100).toFixed(2))
    return html`<div><dt>${label} ${shareBar(share)}</dt><dd>${plain(count)} <span class="soft">${percent(share)}</span></dd></div>`
  })}</dl></section>`
}
