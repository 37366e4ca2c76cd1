/** Renders a parsed CNIS statement and its calculations on the device, without a server. */

import { formatDay, isDay } from '../../../engine/core/day.ts'
import { toNumber } from '../../../engine/core/money.ts'
import { word } from '../../../engine/core/text/language.ts'
import type { FedAnswer } from '../../../engine/documents/cnis/answers.ts'
import type { CnisHistory, Stretch } from '../../../engine/documents/cnis/history.ts'
import type { CnisPeriod, CnisStatement } from '../../../engine/documents/cnis/statement.ts'
import type { Operation } from '../../../engine/operation/definition/operation.ts'
import { type List, lineOf, textOf, treeOf } from '../../../engine/presentation/answer.ts'
import { fieldsOf, inWords, isNested, labelOf, pathLabel } from '../../../engine/presentation/schema.ts'
import { brl } from '../format.ts'
import { pagePath } from '../forms/form-request.ts'
import { type Html, html } from '../html.ts'

const KINDS: Readonly<Record<CnisPeriod['kind'], string>> = {
  employee: 'Empregado',
  domestic: 'Doméstico',
  individual: 'Contribuinte individual',
  voluntary: 'Facultativo',
  casual: 'Avulso',
  special: 'Segurado especial',
  benefit: 'Benefício',
  unknown: 'Não se sabe',
}

interface CnisView extends CnisStatement, CnisHistory {
  readonly answers: readonly (FedAnswer & { readonly operation: Operation })[]
}

export function renderCnis({ birthDate, periods, gaps, overlaps, doubts, answers }: CnisView): Html {
  return html`${doubts.length > 0 && html`<section class="problem"><h2>Olhe com atenção</h2><ul>${doubts.map((doubt) => html`<li>${doubt}</li>`)}</ul></section>`}
${periods.length > 0 && periodTable(periods, birthDate)}
${gaps.length > 0 && stretches('Lacunas', 'Sem vínculo nem contribuição:', gaps)}
${overlaps.length > 0 && stretches('Vínculos ao mesmo tempo', 'Os dias contam uma vez; o que foi pago no mês se soma, até o teto:', overlaps)}
${answers.map(answered)}
<p class="actions hand"><button type="button" class="quiet" data-print hidden>Imprimir ou salvar em PDF</button></p>`
}

const day = (value: string | null): string => (value !== null && isDay(value) ? formatDay(value) : '—')
/** "2024-03" as "03/2024". */
const month = (value: string): string => `${value.slice(5)}/${value.slice(0, 4)}`

function periodTable(periods: readonly CnisPeriod[], birthDate: string | null): Html {
  return html`<section><h2>O que foi lido</h2>${birthDate !== null && html`<p>Nascimento: ${day(birthDate)}. Confira cada vínculo com o extrato.</p>`}
<div class="scroll" tabindex="0" role="group" aria-label="Vínculos"><table>
<thead><tr><th scope="col">Nº</th><th scope="col">Vínculo</th><th scope="col">De</th><th scope="col">Até</th><th scope="col" class="n">Meses pagos</th><th scope="col" class="n">Último valor</th><th scope="col">Indicadores</th></tr></thead>
<tbody>${periods.map(({ seq, employer, kind, from, to, lastPay, indicators, pays }) => {
    const last = pays.at(-1)
    const marks = [...new Set([...indicators, ...pays.flatMap((pay) => pay.indicators)])]
    return html`<tr><td>${seq}</td><td>${employer ?? '—'} <span class="soft">${KINDS[kind]}</span></td><td>${day(from)}</td><td>${
      to === null && lastPay !== null ? html`<span class="warn">sem fim</span>, pago até ${month(lastPay)}` : day(to)
    }</td><td class="n">${pays.length}</td><td class="n">${last ? brl(toNumber(last.amount)) : '—'}</td><td>${marks.length > 0 ? marks.join(', ') : '—'}</td></tr>`
  })}</tbody></table></div></section>`
}

const stretches = (title: string, words: string, found: readonly Stretch[]): Html =>
  html`<section><h2>${title}</h2><p>${words}</p><ul>${found.map(({ from, to }) => html`<li>de ${day(from)} a ${day(to)}</li>`)}</ul></section>`

/** Answer of each calculation with its rows, or the fields still missing. */
function answered({ operation, answer, missing, problem, asOf }: CnisView['answers'][number]): Html {
  const link = html`<p><a href="${pagePath(operation)}">Abrir a calculadora</a></p>`
  if (!answer) {
    const labels = missing.map((field) => `“${pathLabel(operation.inputSchema, field) ?? field}”`)
    return html`<section><h2>${operation.title}</h2><p class="example">${
      labels.length > 0
        ? word`Falta dizer: ${labels.join(', ')}.`
        : word`Não se pôde calcular com o que foi lido. ${inWords(problem ?? '', operation.inputSchema)}`
    }</p>${link}</section>`
  }
  const { entries, lists } = treeOf(operation, answer, ['question', 'answer', 'verdict', 'weakestLink', 'sensitivity'])
  const said = typeof answer.answer === 'string' ? answer.answer : lineOf(operation, answer)
  const [first] = lists.filter(({ columns, values }) => columns.length > 0 && values.length > 0 && values.length <= MAX_ROWS)
  return html`<section><h2>${operation.title}</h2>${said && html`<p><strong>${said}</strong></p>`}${asOf !== null && html`<p>Corrigida como para um benefício de ${month(asOf)}, o mês mais novo que o índice desta página alcança, sem o que foi pago desde então.</p>`}
<dl class="rows">${entries.map(({ label, text }) => html`<div><dt>${label}</dt><dd>${text}</dd></div>`)}</dl>
${first && listTable(first)}
${link}</section>`
}

/** Table of every scalar column, including rule names. */
const listTable = ({ label, item, values }: List): Html => {
  const columns = fieldsOf(item).filter(([, field]) => !isNested(field))
  return html`<div class="scroll" tabindex="0" role="group" aria-label="${label}"><table><thead><tr>${columns.map(
    ([name, field]) => html`<th scope="col">${labelOf(field, name)}</th>`,
  )}</tr></thead><tbody>${values.map(
    (row) => html`<tr>${columns.map(([name, field]) => html`<td>${textOf(Object(row)[name], field)}</td>`)}</tr>`,
  )}</tbody></table></div>`
}

/** Full monthly lists are available on the calculator's page and in the CLI. */
const MAX_ROWS = 20
