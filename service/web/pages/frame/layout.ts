import { type Day, yearOf } from '../../../../engine/core/day.ts'
import { readersLanguage, translate, word } from '../../../../engine/core/text/language.ts'
import { ENGLISH_PATH } from '../../../runtime/english-address.ts'
import { scriptInReadersLanguage } from '../../english-links.ts'
import { BUILD } from '../../generated/build.ts'
import { Html, html, linkedData } from '../../html.ts'
import { displayOrigin, ICON, MANIFEST, SCRIPT, STYLE } from '../../versioned.ts'
import { type Structured, translateStructured } from './structured-data.ts'

/** Rendered page and its HTTP status. */
export interface RenderedPage {
  readonly status: number
  readonly text: string
}

export interface Page {
  readonly title: string
  readonly description: string
  /** Canonical URL without query, path-only when the base URL is unknown; absent for pages hidden from search engines. */
  readonly canonical?: string
  /** Menu entry of the page. */
  readonly section?: string
  /** Structured data for search engines. */
  readonly data?: readonly Structured[]
  /** Share image URL; used only with a configured base URL. */
  readonly image?: string
  /** Additional stylesheet URL. */
  readonly style?: string
  readonly body: Html
}

const MENU: readonly (readonly [address: string, name: string])[] = [
  ['/', 'Calculadoras'],
  ['/indicadores', 'Indicadores'],
  ['/tabelas', 'Leis'],
  ['/salarios', 'Salários'],
  ['/docs', 'API'],
]

/** Page layout. */
export function page({ title, description, canonical, section, data = [], image, style, body }: Page): string {
  const language = readersLanguage()
  return html`<!DOCTYPE html>
<html lang="${language?.tag ?? 'pt-BR'}" data-build="${BUILD}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${description}">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#fbfaf6" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#0f1512" media="(prefers-color-scheme: dark)">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:locale" content="${language ? 'en_US' : 'pt_BR'}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="Centavo">
${
  image &&
  /^https?:/.test(image) &&
  html`<meta property="og:image" content="${image}">
<meta property="og:image:type" content="image/png">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta name="twitter:card" content="summary_large_image">`
}
${canonical ? canonicalLinks(canonical) : html`<meta name="robots" content="noindex">`}
<link rel="stylesheet" href="${STYLE}">${
    style &&
    html`
<link rel="stylesheet" href="${style}">`
  }
<link rel="alternate" type="application/atom+xml" title="O que mudou na lei e nos índices" href="/feed.xml">
<link rel="icon" href="${ICON}" type="image/svg+xml">
<link rel="apple-touch-icon" href="/assets/icon-192.png">
<link rel="manifest" href="${MANIFEST}">
<script type="module" src="${scriptInReadersLanguage(SCRIPT)}"></script>
${data.map((each) => linkedData(translateStructured(each)))}
</head>
<body>
<a class="skip" href="#conteudo">Ir para o conteúdo</a>
<header class="top"><div class="wide">
<a class="brand" href="/">Centavo<span aria-hidden="true">.</span></a>
<nav aria-label="Principal"><ul>${MENU.map(
    ([address, name]) => html`<li><a href="${address}"${section === address && html` aria-current="page"`}>${name}</a></li>`,
  )}</ul></nav>
</div></header>
<main id="conteudo" class="wide">
${body}
</main>
<footer class="bottom"><div class="wide">
<p><strong>Centavo</strong> é aberto, gratuito e sem cadastro: cada número traz a lei, a data e a conta. Os resultados informam; não substituem um contador ou advogado.</p>
<p><a href="/conferir">Conferir um documento</a> · <a href="/planilha">Planilha inteira</a> · <a href="/conferir/esocial">Arquivos do eSocial</a> · <a href="/conferir/cnis">Extrato do CNIS</a> · <a href="/docs">Referência da API</a> · <a href="/v1/openapi.json">OpenAPI</a> · <a href="/tabelas">Tabelas de lei</a> · <a href="/indicadores">Indicadores</a> · <a href="/fontes">Fontes</a> · <a href="/feed.xml">Novidades (Atom)</a></p>
${otherLanguage(canonical)}
${!language && html`<p data-offline><button type="button" class="quiet">Usar sem internet</button> <span></span></p>`}
</div></footer>
</body>
</html>
`.text
}

/** Path of a page in each language: `/tabelas` and `/en/tabelas`. */
function addressesOf(canonical: string): { readonly portuguese: string; readonly english: string } {
  const origin = /^https?:\/\/[^/]+/.exec(canonical)?.[0] ?? ''
  const path = canonical.slice(origin.length)
  return { portuguese: canonical, english: `${origin}${ENGLISH_PATH}${path === '/' ? '' : path}` }
}

function canonicalLinks(canonical: string): Html {
  const { portuguese, english } = addressesOf(canonical)
  return html`<link rel="canonical" href="${readersLanguage() ? english : portuguese}">
<link rel="alternate" hreflang="pt-BR" href="${portuguese}">
<link rel="alternate" hreflang="en" href="${english}">
<link rel="alternate" hreflang="x-default" href="${portuguese}">`
}

/** Link to the page in the other language, labelled in that language. */
function otherLanguage(canonical: string | undefined): Html {
  const { portuguese, english } = addressesOf(canonical?.replace(/^https?:\/\/[^/]+/, '') ?? '/')
  return readersLanguage()
    ? html`<p><a hreflang="pt-BR" lang="pt-BR" href="${portuguese || '/'}">${new Html('Português')}</a></p>`
    : html`<p><a hreflang="en" lang="en" href="${english}">English</a></p>`
}

/** Search-friendly title: the subject and the year of the law. */
export function searchTitle(title: string, today: Day): string {
  const what = translate('calculadora')
  return word`${title}${title.endsWith('?') ? ` ${what[0]!.toUpperCase()}${what.slice(1)} ${yearOf(today)}` : ` ${yearOf(today)}: ${what}`} | Centavo`
}

/** Equivalent API call, in a collapsible section whose state is stored on the device. @param path path with the request's query. */
export function forProgramsAt(origin: string, path: string): Html {
  return html`<section class="footing"><details data-footing><summary><h2>Para programas</h2> <span class="soft">a mesma consulta na API</span></summary>
<div class="scroll" tabindex="0" role="group" aria-label="Chamada com curl"><pre><code>curl '${displayOrigin(origin)}${path}'</code></pre></div></details></section>`
}

/** Filters the list with this id while the user types; shown by its script. */
export const listFilter = (list: string, label: string): Html =>
  html`<p class="search" hidden><label for="filtro">${label}</label><span class="box"><input id="filtro" type="search" data-filter="${list}" autocomplete="off"></span></p>`
