import { PAPER_OF_CHECK } from '../../../../engine/documents/paper-of-check.ts'
import type { Check } from '../../../../engine/operation/definition/check.ts'
import { addressedAs, KINDS } from '../../../../engine/operation/definition/kinds.ts'
import type { Answer } from '../../../../engine/operation/definition/operation.ts'
import type { Engine } from '../../../../engine/operation/definition/registry.ts'
import { type CorrectedJson, checkIn, type ItemJson } from '../../../../engine/operation/evaluation/answer-json.ts'
import { treeOf } from '../../../../engine/presentation/answer.ts'
import { wordOf } from '../../../../engine/presentation/schema.ts'
import type { TextInput } from '../../../../engine/presentation/typed.ts'
import { forAccountant, forPrograms, printedAt, shareActions, stepList } from '../../answers/answer.ts'
import {
  answerPlace,
  asIn,
  exampleLinks,
  exampleNote,
  inPage,
  placeholder,
  problemData,
  problems,
} from '../../answers/calculator-answer.ts'
import type { NameLinks } from '../../answers/linked-names.ts'
import { subjectIcon } from '../../charts/subject-icon.ts'
import { scriptInReadersLanguage } from '../../english-links.ts'
import { brl } from '../../format.ts'
import { form } from '../../forms/form.ts'
import { apiAddress, type FormRequest, inputAsJson, pagePath, parseFormRequest, queryStringOf } from '../../forms/form-request.ts'
import { type Html, html } from '../../html.ts'
import { explaining } from '../../terms.ts'
import { trail } from '../../trail.ts'
import { PAPER_READER, PDF_WORKER } from '../../versioned.ts'
import { page, type RenderedPage, searchTitle } from '../frame/layout.ts'
import { breadcrumbs, webApplication } from '../frame/structured-data.ts'

/** Name and size limit of the text box for a pasted document. */
export const PASTED = 'texto'
const MAX_PASTED = 60_000
/** Subpath that receives a pasted document in the body, never in the URL. */
export const READ_PATH = '/ler'

/** True for a document described by its lines. */
export const readable = (check: Check): boolean => Object.hasOwn(check.input.shape, 'lines')

/** Values parsed from a pasted document, and the text to show again. */
export interface PastedPaper {
  readonly text: string
  readonly state: FormRequest
  readonly drawn: Html
}

/** Document form in print order, next to the legal check of each figure. */
export function checkPage(check: Check, query: TextInput, ports: Engine, origin: string, pasted: PastedPaper | null = null): RenderedPage {
  const path = pagePath(check)
  const state = pasted?.state ?? parseFormRequest(check, query, ports)
  const steps = [
    ['/', 'Início'],
    [KINDS.check.page, KINDS.check.title],
  ] as const
  return {
    status: state.issues.length > 0 ? 400 : 200,
    text: page({
      title: searchTitle(check.title, ports.today()),
      description: check.summary,
      canonical: `${origin}${path}`,
      section: '/',
      data: [webApplication(check.title, check.summary, `${origin}${path}`), breadcrumbs(origin, ...steps, [path, check.title])],
      image: `${origin}${path}/imagem.png?${queryStringOf(state)}`,
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
  const state = parseFormRequest(check, query, ports)
  return html`${checkAnswer(check, state, ports, origin)}${problemData(check, state)}`.text
}

const NOT_READ_HERE = 'Não foi possível ler neste aparelho. Clicando de novo, o texto vai ao serviço para ser lido, e nada dele é guardado.'

function pasteBox(check: Check, text: string): Html {
  return html`<details class="more"${text !== '' && html` open`}><summary>Colar as linhas do documento, ou escolher o PDF</summary>
<form action="${pagePath(check)}${READ_PATH}" method="post" data-paper="${PAPER_OF_CHECK[addressedAs(check)]}" data-reader="${scriptInReadersLanguage(PAPER_READER)}" data-failed="${NOT_READ_HERE}">
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
  if (!state.asks) return placeholder(check, 'Conferir', 'cada valor do documento ao lado do que a lei manda')
  if (!answer) return problems(check, state)
  const { verdict, items, notes, ifCorrected } = checkIn(answer)
  const address = `${pagePath(check)}?${queryStringOf(state)}`
  const tree = treeOf(check, answer)
  const explain = explaining('resposta')
  return html`${exampleNote(state, 'Digite o que está no seu: o resto do exemplo sai dos campos.')}
<section class="headline verdict">
<h2>${check.title}</h2>
<p class="figure"><output>${check.verdictWords[verdict] ?? verdict}</output></p>
<p>${String(answer.answer)}</p>
${harm(answer)}
</section>
${shareActions(`${check.title}: ${String(answer.answer)}`, origin, address)}
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
  forPrograms(origin, `${KINDS.check.path}/${addressedAs(check)}`, apiAddress(check, input), inputAsJson(check, input), answer),
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
