import { type CorrectedJson, checkIn, type ItemJson } from '../../../../engine/core/operation/answer-json.ts'
import type { Check } from '../../../../engine/core/operation/check.ts'
import { addressedAs, KINDS } from '../../../../engine/core/operation/kinds.ts'
import type { Answer } from '../../../../engine/core/operation/operation.ts'
import type { Engine } from '../../../../engine/core/operation/registry.ts'
import { PAPER_OF_CHECK } from '../../../../engine/documents/paper-of-check.ts'
import { treeOf } from '../../../../engine/present/answer.ts'
import { wordOf } from '../../../../engine/present/schema.ts'
import type { TextInput } from '../../../../engine/present/typed.ts'
import { forAccountant, forPrograms, handOn, printedAt, stepList } from '../answers/answer.ts'
import { answerPlace, asIn, exampleLinks, exampleNote, inPage, problemData, problems, waiting } from '../answers/calculator-answer.ts'
import type { NameLinks } from '../answers/linked-names.ts'
import { subjectIcon } from '../charts/subject-icon.ts'
import { scriptRead } from '../english-links.ts'
import { brl } from '../format.ts'
import { form } from '../forms/form.ts'
import { apiAddress, asJson, asked, type FormRequest, pagePath, questionOf } from '../forms/form-request.ts'
import { type Html, html } from '../html.ts'
import { explaining } from '../terms.ts'
import { trail } from '../trail.ts'
import { PAPER_READER, PDF_WORKER } from '../versioned.ts'
import { type Drawn, page, titleFound } from './layout.ts'
import { breadcrumbs, webApplication } from './structured.ts'

/** The field of the box where the lines of a paper are pasted, and the most of them. */
export const PASTED = 'texto'
const MAX_PASTED = 60_000
/** Beneath a check's page: what takes a pasted paper, in a body and never in an address. */
export const READ_PATH = '/ler'

/** A paper told by its lines can be pasted. */
export const readable = (check: Check): boolean => Object.hasOwn(check.input.shape, 'lines')

/** What was read of a pasted paper, and the text, to stand in the box again. */
export interface PastedPaper {
  readonly text: string
  readonly state: FormRequest
  readonly drawn: Html
}

/** The paper as a form, in the order it is printed, and beside it what the law says of each figure. */
export function checkPage(check: Check, query: TextInput, ports: Engine, origin: string, pasted: PastedPaper | null = null): Drawn {
  const path = pagePath(check)
  const state = pasted?.state ?? asked(check, query, ports)
  const steps = [
    ['/', 'Início'],
    ['/#conferir', KINDS.check.title],
  ] as const
  return {
    status: state.issues.length > 0 ? 400 : 200,
    text: page({
      title: titleFound(check.title, ports.today()),
      description: check.summary,
      canonical: `${origin}${path}`,
      section: '/',
      data: [webApplication(check.title, check.summary, `${origin}${path}`), breadcrumbs(origin, ...steps, [path, check.title])],
      image: `${origin}${path}/imagem.png?${questionOf(state)}`,
      body: html`${trail(...steps)}${subjectIcon('conferir')}
<h1>${check.title}</h1>
<p class="lead">${check.summary}</p>
${!pasted && exampleLinks(check, state)}
${readable(check) && pasteBox(check, pasted?.text ?? '')}
${checkSides(check, state, ports, origin, pasted?.drawn ?? null)}`,
    }),
  }
}

export function checkSides(check: Check, state: FormRequest, ports: NameLinks, origin: string, drawn: Html | null = null): Html {
  return html`<div class="sides">
${form({
  ...inPage(check, ports, origin),
  button: 'Conferir',
  schema: check.inputSchema,
  ...asIn(state),
  hidden: [],
  lawNote: null,
  paper: true,
})}
${answerPlace(drawn ?? checkAnswer(check, state, ports, origin))}
</div>`
}

export function checkFragment(check: Check, query: TextInput, ports: NameLinks, origin: string): string {
  const state = asked(check, query, ports)
  return html`${checkAnswer(check, state, ports, origin)}${problemData(check, state)}`.text
}

const NOT_READ_HERE = 'Não foi possível ler neste aparelho. Clicando de novo, o texto vai ao serviço para ser lido, e nada dele é guardado.'

function pasteBox(check: Check, text: string): Html {
  return html`<details class="more"${text !== '' && html` open`}><summary>Colar as linhas do documento, ou escolher o PDF</summary>
<form action="${pagePath(check)}${READ_PATH}" method="post" data-paper="${PAPER_OF_CHECK[addressedAs(check)]}" data-reader="${scriptRead(PAPER_READER)}" data-failed="${NOT_READ_HERE}">
<div class="field"><label for="campo-${PASTED}">Linhas copiadas do PDF: descrição, referência, vencimentos e descontos, com os totais</label>
<textarea id="campo-${PASTED}" name="${PASTED}" rows="12" maxlength="${MAX_PASTED}" autocomplete="off" spellcheck="false">${text}</textarea>
<p class="hint">As linhas são lidas neste aparelho e preenchem os campos para você conferir; nada é guardado nem enviado (sem JavaScript, o texto vai ao serviço para ser lido). Nome, CPF e outros dados não são precisos.</p></div>
<div class="field" data-paper-file="${PDF_WORKER}" hidden><label for="campo-arquivo">Ou escolha o PDF: o texto dele vem para a caixa; o arquivo não sai deste aparelho</label>
<input id="campo-arquivo" type="file" accept="application/pdf,.pdf,.txt"><p class="hint" role="status"></p></div>
<p class="actions"><button type="submit">Ler as linhas</button></p><p class="hint" data-said role="status"></p>
</form></details>
<div data-read></div>`
}

function checkAnswer(check: Check, state: FormRequest, ports: NameLinks, origin: string): Html {
  const { answer, input } = state
  if (!state.asks) return waiting(check, 'Conferir', 'cada valor do documento ao lado do que a lei manda')
  if (!answer) return problems(check, state)
  const { verdict, items, notes, ifCorrected } = checkIn(answer)
  const address = `${pagePath(check)}?${questionOf(state)}`
  const tree = treeOf(check, answer)
  const explain = explaining('resposta')
  return html`${exampleNote(state, 'Digite o que está no seu: o resto do exemplo sai dos campos.')}
<section class="headline verdict">
<h2>${check.title}</h2>
<p class="figure"><output>${check.verdictWords[verdict] ?? verdict}</output></p>
<p>${String(answer.answer)}</p>
${harm(answer)}
</section>
${handOn(`${check.title}: ${String(answer.answer)}`, origin, address)}
${typeof answer.message === 'string' && html`<section><h2>Para enviar ao departamento pessoal</h2><blockquote>${answer.message}</blockquote></section>`}
${typeof answer.nextQuestion === 'string' && html`<section class="weakest"><h2>Para conferir mais</h2><p>${answer.nextQuestion}</p></section>`}
${itemTable(check, items)}
${ifCorrected && corrected(ifCorrected)}
${notes.length > 0 && html`<section><h2>Observações</h2><ul>${notes.map((note) => html`<li>${note}</li>`)}</ul></section>`}
${forAccountant(
  answer,
  check.inputSchema,
  ports,
  stepList(tree, explain),
  forPrograms(origin, `${KINDS.check.path}/${addressedAs(check)}`, apiAddress(check, input), asJson(check, input), answer),
)}
${explain.meanings()}
${printedAt(origin, address, ports.today())}`
}

function harm({ lost, gained }: Answer): Html {
  return html`${Number(lost) > 0 && html`<p class="fact"><span class="soft">Contra o empregado:</span> ${brl(Number(lost))}</p>`}${
    Number(gained) > 0 && html`<p class="fact"><span class="soft">A favor do empregado:</span> ${brl(Number(gained))}</p>`
  }`
}

function itemTable({ resultSchema }: Check, items: readonly ItemJson[]): Html {
  const verdicts = resultSchema.properties?.items?.items?.properties?.verdict ?? {}
  const amount = (value: number | null): string => (value === null ? '—' : brl(value))
  return html`<section><h2>Item por item</h2><div class="scroll" tabindex="0" role="group" aria-label="Item por item"><table>
<thead><tr><th scope="col">Item</th><th scope="col" class="n">Veio</th><th scope="col" class="n">Pela lei</th><th scope="col" class="n">Diferença</th><th scope="col">Veredito</th></tr></thead>
<tbody>${items.map(
    ({ label, informed, expected, difference, verdict }) =>
      html`<tr><td>${label}</td><td class="n">${amount(informed)}</td><td class="n">${amount(expected)}</td><td class="n">${amount(difference)}</td><td>${
        verdict === 'differs' ? html`<strong class="warn">${wordOf(verdicts, verdict)}</strong>` : wordOf(verdicts, verdict)
      }</td></tr>`,
  )}</tbody></table></div>
<ul>${items.filter(({ verdict }) => verdict !== 'reference' && verdict !== 'matches').map(({ label, why }) => html`<li><strong>${label}.</strong> ${why}</li>`)}</ul></section>`
}

function corrected({ why, items }: CorrectedJson): Html {
  return html`<section><h2>Com o valor certo</h2><p>${why}</p><dl class="rows">${items.map(
    ({ label, expected }) => html`<div><dt>${label}</dt><dd>${brl(expected)}</dd></div>`,
  )}</dl></section>`
}
