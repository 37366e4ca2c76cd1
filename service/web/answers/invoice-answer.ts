/** Renders the findings of invoices on the device, without a server. */
import { keysOf } from '../../../engine/core/collections/records.ts'
import { word } from '../../../engine/core/text/language.ts'
import type { FileVerdict, FileView, InvoiceAnswer } from '../../../engine/invoices/presentation.ts'
import { brl } from '../format.ts'
import { type Html, html } from '../html.ts'

type File = FileView
type Item = File['items'][number]
type Difference = File['differences'][number]

const VERDICTS: Readonly<Record<FileVerdict, () => string>> = {
  refused: () => word`Não foi lida`,
  rejected: () => word`Seria rejeitada`,
  missing: () => word`Falta o grupo de IBS e CBS`,
  differs: () => word`Há diferença`,
  inconclusive: () => word`Falta um dado para conferir`,
  not_required: () => word`O grupo ainda não é pedido`,
  consistent: () => word`Confere`,
}

/** Maximum invoices rendered in full; the command line writes all of them. */
const MAX_FILES = 100
const MAX_ITEMS = 200

export function invoiceAnswer({ files, summary, assumptions, asOf }: InvoiceAnswer): Html {
  const [only] = files
  const worst = keysOf<FileVerdict>(VERDICTS).find((verdict) => (summary.verdicts[verdict] ?? 0) > 0)
  return html`<section class="headline verdict"><h2>Notas fiscais</h2><p class="figure"><output>${worst ? VERDICTS[worst]() : ''}</output></p><p>${
    files.length === 1 && only ? summaryOfItems(only) : word`${summary.files} notas, ${summary.items} itens.`
  }</p></section>
${files.length > 1 && summaryTable(summary)}
${files.slice(0, MAX_FILES).map((file) => fileSection(file, files.length > 1))}
${files.length > MAX_FILES && html`<p class="soft">E mais ${files.length - MAX_FILES}, que a linha de comando escreve: centavo nfe.</p>`}
<section><h2>Observações</h2><ul>${assumptions.map((each) => html`<li>${each}</li>`)}<li>Regras da ${asOf.note}; códigos de ${asOf.codes}; produtos de ${asOf.ncm}.</li></ul></section>`
}

function summaryOfItems({ items, why }: File): string {
  if (why !== null) return why
  const wrong = items.filter(({ verdict }) => verdict !== 'consistent' && verdict !== 'not_required').length
  return wrong === 0 ? word`${items.length} itens lidos.` : word`${wrong} de ${items.length} itens pedem atenção.`
}

function table(name: string, head: readonly (readonly [string, boolean])[], rows: readonly Html[]): Html {
  return html`<div class="scroll" tabindex="0" role="group" aria-label="${name}"><table><thead><tr>${head.map(
    ([title, amount]) => html`<th scope="col"${amount && html` class="n"`}>${title}</th>`,
  )}</tr></thead><tbody>${rows}</tbody></table></div>`
}

function summaryTable({ byRule, verdicts }: InvoiceAnswer['summary']): Html {
  const counted = keysOf<FileVerdict>(VERDICTS).filter((verdict) => (verdicts[verdict] ?? 0) > 0)
  return html`<section><h2>Resumo</h2><ul>${counted.map((verdict) => html`<li>${VERDICTS[verdict]()}: ${verdicts[verdict]}</li>`)}</ul>${
    byRule.length > 0 &&
    table(
      word`Diferenças por regra`,
      [
        [word`Regra`, false],
        [word`Rejeição`, false],
        [word`Quantas`, true],
        [word`O que é`, false],
      ],
      byRule.map(
        ({ rule, code, count, message }) =>
          html`<tr><td>${rule}</td><td>${code ?? '—'}</td><td class="n">${count}</td><td>${message}</td></tr>`,
      ),
    )
  }</section>`
}

function fileSection(file: File, several: boolean): Html {
  const { name, verdict, why, items, differences, warnings, correctedXml, notCorrected = [], itemsLeftOut } = file
  const title = several ? html`<h2>${name}: ${VERDICTS[verdict]()}</h2>` : html`<h2>Itens</h2>`
  if (why !== null) return several ? html`<section>${title}<p>${why}</p></section>` : html``
  return html`<section>${title}
${items.length > 0 && itemTable(file)}
${itemsLeftOut > 0 && html`<p class="soft">Itens que conferem, fora da lista: ${itemsLeftOut}.</p>`}
${items.slice(0, MAX_ITEMS).map((item) => itemFindings(item, name))}
${differences.length > 0 && html`<h3>A nota inteira</h3>${differenceList(differences)}`}
${warnings.length > 0 && html`<ul>${warnings.map((each) => html`<li>${each}</li>`)}</ul>`}
${correctedXml !== undefined && verdict !== 'consistent' && verdict !== 'not_required' && html`<p><button type="button" data-download="${name}">Baixar corrigida, sem assinatura</button></p>`}
${notCorrected.length > 0 && html`<p class="soft">A nota corrigida não foi escrita:</p><ul>${notCorrected.map(({ item, why: reason }) => html`<li>${item !== null && word`item ${item}: `}${reason}</li>`)}</ul>`}</section>`
}

const orDash = (amount: number | null | undefined): string => (amount == null ? '—' : brl(amount))

function itemTable({ name, items }: File): Html {
  return table(
    name,
    [
      [word`Item`, true],
      [word`NCM`, false],
      [word`Código`, false],
      [word`Base`, true],
      ['IBS', true],
      ['CBS', true],
      [word`Resultado`, false],
    ],
    items
      .slice(0, MAX_ITEMS)
      .map(
        (item) =>
          html`<tr><td class="n">${item.number}</td><td>${item.nbs ?? item.ncm}</td><td>${codeCell(item, name)}</td><td class="n">${orDash(item.base.value)}</td><td class="n">${orDash(item.ibs)}</td><td class="n">${orDash(item.cbs?.amount)}</td><td>${VERDICTS[item.verdict]()}</td></tr>`,
      ),
  )
}

/** Menu of codes that list the product; choosing one computes the item again. */
function codeCell({ number, code, candidates }: Item, name: string): Html {
  const codes = [...new Set([...(code === null ? [] : [code]), ...candidates.flatMap((each) => each.code ?? []), '000001'])]
  if (candidates.length === 0 && code !== null) return html`${code}`
  return html`<select aria-label="${word`Código do item ${number}`}" data-file="${name}" data-item="${number}">${code === null && html`<option value="">Escolha</option>`}${codes.map(
    (each) => html`<option value="${each}"${each === code && html` selected`}>${each}</option>`,
  )}</select>`
}

function itemFindings({ number, differences, warnings, xml, candidates, code }: Item, name: string): Html | false {
  if (differences.length === 0 && warnings.length === 0 && code !== null) return false
  return html`<h3>Item ${number}</h3>${differences.length > 0 && differenceList(differences)}
${warnings.length > 0 && html`<ul>${warnings.map((each) => html`<li>${each}</li>`)}</ul>`}
${code === null && candidates.length > 0 && html`<p>Mais de um código pode valer: escolha na tabela.</p><ul>${candidates.map((each) => html`<li>${each.code ?? '—'}: ${each.why}${each.annex !== null && word`, Anexo ${each.annex}`}</li>`)}</ul>`}
${xml !== null && differences.length > 0 && html`<details class="more"><summary>Grupo pronto para inserir</summary><pre class="code" tabindex="0" aria-label="${word`Grupo do item ${number} de ${name}`}">${xml}</pre><p><button type="button" data-copy="${xml}">Copiar o grupo</button></p></details>`}`
}

const differenceList = (differences: readonly Difference[]): Html =>
  html`<ul>${differences.map(
    ({ code, rule, severity, message }) =>
      html`<li>${severity === 'rejected' ? html`<strong>${code === null ? rule : word`Rejeição ${code}`}</strong>` : html`${code === null ? rule : word`Regra ${code}, ainda não cobrada`}`}: ${message} <span class="soft">(${rule})</span></li>`,
  )}</ul>`
