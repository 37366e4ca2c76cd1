/** Text that is already HTML. Everything else that enters a template is escaped. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Piece = Html | string | number | null | undefined | false | readonly Piece[]

export function html(strings: TemplateStringsArray, ...pieces: Piece[]): Html {
  let text = strings[0]!
  for (const [index, piece] of pieces.entries()) text += rendered(piece) + strings[index + 1]!
  return new Html(text)
}

function rendered(piece: Piece): string {
  if (piece instanceof Html) return piece.text
  if (Array.isArray(piece)) return piece.map(rendered).join('')
  if (piece === null || piece === undefined || piece === false) return ''
  return String(piece).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

export function page(title: string, description: string, body: Html): string {
  return html`<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${description}">
<meta name="color-scheme" content="light dark">
<link rel="stylesheet" href="/assets/style.css">
<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
</head>
<body>
${body}
</body>
</html>
`.text
}
