/** Glossary terms as buttons with popovers, without a script. Browsers without popover support show the meanings inline. */
import { translate, word } from '../../engine/core/text/language.ts'
import { explainer } from '../../engine/presentation/terms.ts'
import { type Html, html } from './html.ts'

export interface Explain {
  /** Text with its terms as buttons. */
  within(text: string): Html
  /** Buttons for the terms of a text that cannot contain buttons, such as a label. */
  after(text: string): Html
  /** Definitions of the terms used so far, rendered once at the end of the section. */
  meanings(): Html
}

/** Explainer for a uniquely named page section: explains each term at its first occurrence. */
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
      html`${explain(translate(text)).map((piece) => (piece.means === undefined ? piece.text : button(piece.text, piece.means, piece.text)))}`,
    after: (text) =>
      html`${explain(translate(text)).map((piece) => piece.means !== undefined && html`${button(piece.text, piece.means, word`${piece.text}: o que é?`)} `)}`,
    meanings: () => html`${told.splice(0)}`,
  }
}
