import { filled, markupIn, readersLanguage, translate } from '../../engine/core/text/language.ts'

/** Trusted HTML. Templates escape every other value. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

export type Piece = Html | string | number | null | undefined | false | readonly Piece[]

export function html(strings: TemplateStringsArray, ...pieces: Piece[]): Html {
  const language = readersLanguage()
  if (language !== null) return new Html(filled(markupIn(language, strings), pieces, rendered))
  let text = strings[0]!
  for (const [index, piece] of pieces.entries()) text += rendered(piece) + strings[index + 1]!
  return new Html(text)
}

/** Class names and script identifiers: never translated. */
const CODE = /^[a-z0-9_.:/-]*$/

function rendered(piece: Piece): string {
  if (piece instanceof Html) return piece.text
  if (Array.isArray(piece)) return piece.map(rendered).join('')
  if (piece === null || piece === undefined || piece === false) return ''
  return escaped(typeof piece === 'string' && !CODE.test(piece) ? translate(piece) : String(piece))
}

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** Structured data (JSON-LD) for search engines. */
export const linkedData = (data: unknown): Html => jsonBlock('application/ld+json', data)

/** JSON data block for the page's script; browsers do not execute it. */
export const dataBlock = (data: unknown): Html => jsonBlock('application/json', data)

const jsonBlock = (type: string, data: unknown): Html =>
  new Html(`<script type="${type}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`)
