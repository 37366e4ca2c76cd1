import type { Check, Pasted } from '../../../engine/core/operation/check.ts'
import { addressedAs, KINDS } from '../../../engine/core/operation/kinds.ts'
import type { Answer } from '../../../engine/core/operation/operation.ts'
import type { Engine } from '../../../engine/core/operation/registry.ts'
import { type CorrectedSaid, checkIn, type ItemSaid } from '../../../engine/core/operation/said.ts'
import { treeOf } from '../../../engine/present/answer.ts'
import { fieldsOf, labelOf, wordOf } from '../../../engine/present/schema.ts'
import { formTexts, type TextInput } from '../../../engine/present/typed.ts'
import { footing, forPrograms, handOn, printedAt, stepList } from './answer.ts'
import { type Asked, apiAddress, asJson, asked, pagePath, questionOf } from './asked.ts'
import { answerPlace, asIn, exampleLinks, exampleNote, inPage, problemData, problems, waiting } from './calculator-answer.ts'
import { form } from './form.ts'
import { brl } from './format.ts'
import { type Html, html } from './html.ts'
import { type Drawn, page, titleFound, trail } from './layout.ts'
import type { Drawing } from './names.ts'
import { breadcrumbs, webApplication } from './structured.ts'
import { explaining } from './terms.ts'

/** The field of the box where the lines of a paper are pasted, and the most an address carries of them. */
const PASTED = 'texto'
const MOST_PASTED = 6000

/** The paper as a form, in the order it is printed, and beside it what the law says of each figure. */
export function checkPage(check: Check, query: TextInput, ports: Engine, origin: string): Drawn {
  const path = pagePath(check)
  const text = query[PASTED]
  const pasted = check.reads && typeof text === 'string' && text.trim() !== '' ? check.reads(text.slice(0, MOST_PASTED)) : null
  const state = pasted ? unasked(check, pasted) : asked(check, query, ports)
  const steps = [
    ['/', 'Início'],
    ['/#conferir', KINDS.check.title],
  ] as const
  return {
    status: state.issues.length > 0 ? 400 : 200,
    text: page({
      title: titleFound(check.title, 'calculadora', ports.today()),
      description: check.summary,
      canonical: `${origin}${path}`,
      section: '/',
      data: [webApplication(check.title, check.summary, `${origin}${path}`), breadcrumbs(origin, ...steps, [path, check.title])],
      image: `${origin}${path}/imagem.svg?${questionOf(state)}`,
      body: html`${trail(...steps)}
<h1>${check.title}</h1>
<p class="lead">${check.summary}</p>
${!pasted && exampleLinks(check, state)}
${check.reads && pasteBox(path, typeof text === 'string' ? text.slice(0, MOST_PASTED) : '')}
${checkSides(check, state, ports, origin, pasted)}`,
    }),
  }
}

export function checkSides(check: Check, state: Asked, ports: Drawing, origin: string, pasted: Pasted | null = null): Html {
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
${answerPlace(pasted ? readDrawn(check, pasted) : checkAnswer(check, state, ports, origin))}
</div>`
}

export function checkFragment(check: Check, query: TextInput, ports: Drawing, origin: string): string {
  const state = asked(check, query, ports)
  return html`${checkAnswer(check, state, ports, origin)}${problemData(check, state)}`.text
}

/** What was read fills the form and asks nothing: the person looks first. */
function unasked(check: Check, { input }: Pasted): Asked {
  const fields = new Map(fieldsOf(check.inputSchema))
  const shown = Object.assign({}, ...Object.entries(input).map(([name, value]) => formTexts(name, value, fields.get(name) ?? {}).shown))
  return { example: null, asks: true, shown, input: {}, answer: null, issues: [], unavailable: null }
}

function pasteBox(path: string, text: string): Html {
  return html`<details class="more"${text !== '' && html` open`}><summary>Colar as linhas do documento</summary>
<form class="ask" action="${path}" method="get">
<div class="field"><label for="campo-${PASTED}">Linhas copiadas do PDF: descrição, referência, vencimentos e descontos</label>
<textarea id="campo-${PASTED}" name="${PASTED}" rows="8" maxlength="${MOST_PASTED}" autocomplete="off" spellcheck="false">${text}</textarea>
<p class="hint">As linhas preenchem os campos para você conferir. Tire nome, CPF e outros dados antes de colar: não são precisos.</p></div>
<p class="actions"><button type="submit">Ler as linhas</button></p>
</form></details>`
}

function readDrawn(check: Check, { lines, doubts }: Pasted): Html {
  const fields = new Map(fieldsOf(check.inputSchema))
  const named = (as: string): string => {
    const field = fields.get(as)
    return field ? labelOf(field, as) : (LINE_WORDS[as] ?? as)
  }
  return html`<section class="headline" data-unasked><h2>O que foi lido</h2><p>Confira cada campo, complete o que falta e clique em Conferir. Nada foi calculado ainda.</p></section>
${doubts.length > 0 && html`<section class="problem"><h2>Olhe com atenção</h2><ul>${doubts.map((doubt) => html`<li>${doubt}</li>`)}</ul></section>`}
${
  lines.length > 0 &&
  html`<section><h2>Cada linha</h2><div class="scroll" tabindex="0" role="group" aria-label="Cada linha lida"><table>
<thead><tr><th scope="col">Linha</th><th scope="col" class="n">Valor</th><th scope="col">Lida como</th></tr></thead>
<tbody>${lines.map(
    ({ description, amount, as }) => html`<tr><td>${description}</td><td class="n">${brl(amount)}</td><td>${named(as)}</td></tr>`,
  )}</tbody></table></div></section>`
}`
}

const LINE_WORDS: Readonly<Record<string, string>> = { earning: 'Outro vencimento', deduction: 'Outro desconto', unknown: 'Não se sabe' }

function checkAnswer(check: Check, state: Asked, ports: Drawing, origin: string): Html {
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
${stepList(tree, explain)}
${explain.meanings()}
${footing(answer, check.inputSchema, ports)}
${forPrograms(origin, `${KINDS.check.path}/${addressedAs(check)}`, apiAddress(check, input), asJson(check, input), answer)}
${printedAt(origin, address, ports.today())}`
}

function harm({ lost, gained }: Answer): Html {
  return html`${Number(lost) > 0 && html`<p class="fact"><span class="soft">Contra o empregado:</span> ${brl(Number(lost))}</p>`}${
    Number(gained) > 0 && html`<p class="fact"><span class="soft">A favor do empregado:</span> ${brl(Number(gained))}</p>`
  }`
}

function itemTable({ resultSchema }: Check, items: readonly ItemSaid[]): Html {
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

function corrected({ why, items }: CorrectedSaid): Html {
  return html`<section><h2>Com o valor certo</h2><p>${why}</p><dl class="rows">${items.map(
    ({ label, expected }) => html`<div><dt>${label}</dt><dd>${brl(expected)}</dd></div>`,
  )}</dl></section>`
}
