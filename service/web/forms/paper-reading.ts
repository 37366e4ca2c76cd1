/** Values parsed from a document, for the user to verify. Rendered by the service and on the device. */

import { toNumber } from '../../../engine/core/money.ts'
import { translate, word } from '../../../engine/core/text/language.ts'
import type { Reading, ReadLine } from '../../../engine/documents/reading.ts'
import payrollLines from '../../../engine/domains/payroll/law/payroll-lines.ts'
import { brl } from '../format.ts'
import { type Html, html } from '../html.ts'

const NAMES = new Map(payrollLines.versions[0].value.lines.map(({ nature, name }) => [nature, name]))
const SIDES = { earning: () => word`(vencimento)`, deduction: () => word`(desconto)`, informative: () => word`(informativa)` } as const

const readAs = ({ nature, kind }: ReadLine): string =>
  `${translate(nature === null ? 'Não se sabe' : (NAMES.get(nature) ?? nature))} ${SIDES[kind]()}`

const CLOSING: Readonly<Record<string, string>> = {
  true: 'As linhas fecham com os totais impressos.',
  false: 'As linhas não fecham com os totais impressos: falta ou sobra alguma. Corrija antes de conferir.',
  null: 'Os totais impressos não bastam para saber se as linhas fecham: se são todas as do papel, responda Sim a essa pergunta.',
}

export function renderReading({ lines, doubts, notUnderstood, reconciliation, rows }: Reading): Html {
  return html`<section class="headline"><h2>O que foi lido</h2><p>${CLOSING[String(reconciliation.closes)]} Confira cada linha com o papel, complete o que falta e clique em Conferir. Nada foi calculado ainda.</p></section>
${doubts.length > 0 && html`<section class="problem"><h2>Olhe com atenção</h2><ul>${doubts.map((doubt) => html`<li>${doubt}</li>`)}</ul></section>`}
${
  lines.length > 0 &&
  html`<section><h2>Cada linha</h2><div class="scroll" tabindex="0" role="group" aria-label="Cada linha lida"><table>
<thead><tr><th scope="col">No papel</th><th scope="col" class="n">Valor</th><th scope="col">Lida como</th></tr></thead>
<tbody>${lines.map(
    (line) =>
      html`<tr><td>${rows[line.row] ?? line.label}</td><td class="n">${brl(toNumber(line.amount))}</td><td>${readAs(line)}</td></tr>`,
  )}</tbody></table></div></section>`
}
${
  reconciliation.equations.length > 0 &&
  html`<section><h2>Somas</h2><dl class="rows">${reconciliation.equations.map(
    ({ id, left, right, holds }) =>
      html`<div><dt>${SUMS[id] ?? id}</dt><dd>${brl(toNumber(left))} pelas linhas, ${brl(toNumber(right))} impresso: ${holds ? word`fecha` : html`<strong class="warn">não fecha</strong>`}</dd></div>`,
  )}</dl></section>`
}
${notUnderstood.length > 0 && html`<section><h2>Não entendido</h2><ul>${notUnderstood.map(({ text }) => html`<li>${text}</li>`)}</ul></section>`}`
}

const SUMS: Readonly<Record<string, string>> = {
  total_earnings: 'Total de vencimentos',
  total_deductions: 'Total de descontos',
  net: 'Valor líquido',
}
