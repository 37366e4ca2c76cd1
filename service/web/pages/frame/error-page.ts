import { word } from '../../../../engine/core/text/language.ts'
import type { Engine } from '../../../../engine/operation/definition/registry.ts'
import { html } from '../../html.ts'
import { foundList, searchForm } from '../search.ts'
import { page } from './layout.ts'

const TITLES: Readonly<Record<number, string>> = {
  400: 'Não deu para entender',
  404: 'Não há nada aqui',
  405: 'Não é por este caminho',
  429: 'Devagar, por favor',
  500: 'Algo falhou do nosso lado',
  503: 'Indisponível agora',
}

/** Error page with an explanation and suggestions based on the path. */
export function errorPage(status: number, message: string, address: string, ports: Engine): string {
  const title = TITLES[status] ?? 'Não foi possível'
  const typed = wordsIn(address)
  return page({
    title: word`${title} | Centavo`,
    description: message,
    body: html`<h1>${title}</h1>
<p class="lead">${message.replace(/ Comece por .*$/, '')}</p>
${status === 404 && typed && html`<h2>Talvez seja isto</h2>${foundList(typed, ports)}`}
${searchForm('')}
<div id="achados" aria-live="polite"></div>
<p><a href="/">Ir para o início</a></p>`,
  })
}

function wordsIn(address: string): string {
  const path = address.split('?')[0]!
  let plain = path
  try {
    plain = decodeURIComponent(path)
  } catch {
    // Ignore malformed escapes.
  }
  return (plain.split('/').filter(Boolean).at(-1) ?? '').replace(/[-_.]+/g, ' ').slice(0, 60)
}
