/** Download links for the rows of an answer. */
import { type Html, html } from '../html.ts'

export type FileForm = 'csv' | 'xlsx'

export const downloads = (address: (form: FileForm) => string): Html =>
  html`<p class="actions"><a class="button quiet" href="${address('csv')}" download>Baixar em CSV</a> <a class="button quiet" href="${address('xlsx')}" download>Baixar em Excel</a></p>`
