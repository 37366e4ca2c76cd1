/** Terms told where they stand: a button that opens what the term means, which needs no script. A browser without popovers shows them in a row. */
import { spoken, word } from '../../../engine/core/language.ts'
import { explainer } from '../../../engine/present/terms.ts'
import { type Html, html } from './html.ts'

export interface Explain {
  /** A text with its terms as buttons. */
  within(text: string): Html
  /** Buttons for the terms of a text that may hold none: a field's label. */
  after(text: string): Html
  /** What the terms so far mean: drawn once, at the end of the part. */
  meanings(): Html
}

/** For one part of a page, by a name that is its own: each term is explained where it first stands in it. */
export function explaining(part: string): Explain {
  const explain = explainer()
  const told: Html[] = []

  function button(term: string, means: string, shown: string): Html {
    const id = `termo-${part}-${told.length + 1}`
    told.push(html`<p class="meaning" id="${id}" popover><strong>${term}</strong> ${means}</p>`)
    return html`<button type="button" class="term" popovertarget="${id}">${shown}</button>`
  }

  return {
    within: (text) =>
      html`${explain(spoken(text)).map((piece) => (piece.means === undefined ? piece.text : button(piece.text, piece.means, piece.text)))}`,
    after: (text) =>
      html`${explain(spoken(text)).map((piece) => piece.means !== undefined && html`${button(piece.text, piece.means, word`${piece.text}: o que é?`)} `)}`,
    meanings: () => html`${told.splice(0)}`,
  }
}
