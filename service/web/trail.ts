import { type Html, html } from './html.ts'

/** Breadcrumb navigation. */
export function trail(...steps: readonly (readonly [address: string, name: string])[]): Html {
  return html`<nav class="trail" aria-label="Você está em"><ol>${steps.map(
    ([address, name]) => html`<li><a href="${address}">${name}</a></li>`,
  )}</ol></nav>`
}
