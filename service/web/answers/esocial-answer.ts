/** Renders the findings of eSocial files on the device, without a server. */
import { word } from '../../../engine/core/text/language.ts'
import type { EsocialView } from '../../../engine/documents/esocial/presentation.ts'
import { brl } from '../format.ts'
import { type Html, html } from '../html.ts'

const VERDICTS: Readonly<Record<EsocialView['verdict'], string>> = {
  consistent: 'Confere',
  partly_checked: 'O que foi comparado confere',
  differs: 'Há diferença',
  inconclusive: 'Nada pôde ser comparado',
}

/** Maximum rows rendered; the CLI writes all of them. */
const MAX_ROWS = 300

export function esocialAnswer(found: EsocialView): Html {
  const { verdict, answer, differences, workers, notes, notUnderstood, files } = found
  return html`<section class="headline verdict"><h2>Arquivos do eSocial</h2><p class="figure"><output>${VERDICTS[verdict]}</output></p><p>${answer}</p></section>
${differences.length > 0 && differenceTable(differences)}
${
  notUnderstood.length > 0 &&
  html`<section class="problem"><h2>Rubricas que não foram entendidas</h2><ul>${capped(notUnderstood).map(
    ({ rubric, table, amount, why }) =>
      html`<li>Rubrica ${rubric} da tabela ${table}${amount !== null && html` (${brl(amount)})`}: ${why}. O que ela poderia mudar não foi comparado.</li>`,
  )}</ul></section>`
}
${notes.length > 0 && html`<section><h2>Observações</h2><ul>${notes.map((note) => html`<li>${note}</li>`)}</ul></section>`}
${workers.length > 0 && workerTable(workers)}
${fileList(files)}`
}

const capped = <T>(rows: readonly T[]): readonly T[] => rows.slice(0, MAX_ROWS)
const more = (rows: readonly unknown[]): Html | false =>
  rows.length > MAX_ROWS &&
  html`<p class="soft">E mais ${rows.length - MAX_ROWS}, que a linha de comando escreve: centavo check esocial.</p>`

function table(name: string, head: readonly (readonly [string, boolean])[], rows: readonly Html[]): Html {
  return html`<div class="scroll" tabindex="0" role="group" aria-label="${name}"><table><thead><tr>${head.map(
    ([title, amount]) => html`<th scope="col"${amount && html` class="n"`}>${title}</th>`,
  )}</tr></thead><tbody>${rows}</tbody></table></div>`
}

const FIELDS: Readonly<Record<EsocialView['differences'][number]['field'], string>> = {
  valor: 'Base do INSS',
  vrCpSeg: 'INSS calculado',
  vrDescSeg: 'INSS descontado',
  remFGTS: 'Base do FGTS',
  dpsFGTS: 'Depósito do FGTS',
}

function differenceTable(differences: EsocialView['differences']): Html {
  return html`<section><h2>Diferenças</h2>${table(
    'Diferenças',
    [
      ['Trabalhador', false],
      ['Total', false],
      ['Refeito', true],
      ['Devolvido', true],
      ['O que explica', false],
    ],
    capped(differences).map(
      ({ cpf, matricula, period, event, tpValor, field, rebuilt, returned, rubrics }) =>
        html`<tr><td>${cpf}${matricula !== '' && html`, matrícula ${matricula}`}, ${period}</td><td>${FIELDS[field]} (${event}, ${tpValor})</td><td class="n">${brl(rebuilt)}</td><td class="n">${brl(returned)}</td><td>${
          rubrics.length === 0
            ? 'Nenhuma rubrica sozinha, nem duas juntas'
            : html`<ul class="plain">${rubrics.map(({ why }) => html`<li>${why}</li>`)}</ul>`
        }</td></tr>`,
    ),
  )}${more(differences)}</section>`
}

const orDash = (amount: number | null): string => (amount === null ? '—' : brl(amount))

function workerTable(workers: EsocialView['workers']): Html {
  return html`<section><h2>Totais refeitos</h2>${table(
    'Totais refeitos',
    [
      ['Trabalhador', false],
      ['Período', false],
      ['INSS: bases e contribuição', false],
      ['FGTS: bases e depósitos', false],
    ],
    capped(workers).map(
      ({ cpf, matricula, category, period, s5001, s5003 }) =>
        html`<tr><td>${cpf}${matricula !== '' && html`, matrícula ${matricula}`}${category !== '' && html`, categoria ${category}`}</td><td>${period}</td><td><ul class="plain">${s5001.bases.map(
          ({ tpValor, amount, ind13 }) => html`<li>tipo ${tpValor}${ind13 === 1 && ' (13º)'}: ${brl(amount)}</li>`,
        )}${s5001.contributions.map(
          ({ tpCR, calculated, withheld }) => html`<li>${tpCR}: ${orDash(calculated)} calculado, ${brl(withheld)} descontado</li>`,
        )}</ul></td><td><ul class="plain">${s5003.map(
          ({ tpValor, base, deposit }) => html`<li>tipo ${tpValor}: ${brl(base)}, depósito de ${brl(deposit)}</li>`,
        )}</ul></td></tr>`,
    ),
  )}${more(workers)}</section>`
}

const STATUS: Readonly<Record<EsocialView['files'][number]['status'], () => string>> = {
  read: () => word`lido`,
  ignored: () => word`deixado de lado`,
  refused: () => word`recusado`,
}

function fileList(files: EsocialView['files']): Html {
  const refused = files.filter(({ status }) => status === 'refused')
  const others = files.filter(({ status }) => status !== 'refused')
  return html`<details class="more"${refused.length > 0 && html` open`}><summary>${files.length} ${files.length === 1 ? word`evento` : word`eventos`}; ${refused.length} ${refused.length === 1 ? word`recusado` : word`recusados`}</summary><ul>${capped(
    [...refused, ...others],
  ).map(
    ({ name, event, status, why }) =>
      html`<li>${name}${event !== null && html` (${event})`}: ${STATUS[status]()}${why !== null && html`, ${why}`}</li>`,
  )}</ul></details>`
}
