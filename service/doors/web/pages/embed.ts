/** Where a calculator is for other people's pages, and how they put it there. */
import { spoken } from '../../../../engine/core/language.ts'
import type { Calculator } from '../../../../engine/core/operation/calculator.ts'
import { type Html, html } from '../html.ts'
import { addressShown } from '../versioned.ts'

export const EMBED_PATH = '/embed'

export const embedPath = ({ slug }: Calculator): string => `${EMBED_PATH}/${slug}`

/** The lines to copy into another page. */
export function embedSnippet(calculator: Calculator, origin: string): Html {
  const code = `<iframe src="${addressShown(origin)}${embedPath(calculator)}" title="${spoken(calculator.title)}" width="100%" height="900" loading="lazy"></iframe>`
  return html`<details class="panel embed"><summary>Colocar no seu site</summary><div class="ask"><p>Copie para a sua página; a calculadora é a mesma, sem anúncio e sem cadastro, e segue a lei do dia.</p>
<div class="scroll" tabindex="0" role="group" aria-label="Código para o seu site"><pre><code>${code}</code></pre></div>
<p class="actions"><button type="button" class="quiet" data-copy="${code}" data-copied="Código copiado" hidden>Copiar o código</button></p></div></details>`
}
