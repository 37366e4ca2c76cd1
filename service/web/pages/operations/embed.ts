/** Embed path and HTML snippet of a calculator. */
import { translate } from '../../../../engine/core/text/language.ts'
import type { Calculator } from '../../../../engine/operation/definition/calculator.ts'
import { type Html, html } from '../../html.ts'
import { displayOrigin } from '../../versioned.ts'

export const EMBED_PATH = '/embed'

export const embedPath = ({ slug }: Calculator): string => `${EMBED_PATH}/${slug}`

/** Snippet to paste into another page. */
export function embedSnippet(calculator: Calculator, origin: string): Html {
  const code = `<iframe src="${displayOrigin(origin)}${embedPath(calculator)}" title="${translate(calculator.title)}" width="100%" height="900" loading="lazy"></iframe>`
  return html`<details class="panel embed"><summary>Colocar no seu site</summary><div class="ask"><p>Copie para a sua página; a calculadora é a mesma, sem anúncio e sem cadastro, e segue a lei do dia.</p>
<div class="scroll" tabindex="0" role="group" aria-label="Código para o seu site"><pre><code>${code}</code></pre></div>
<p class="actions"><button type="button" class="quiet" data-copy="${code}" data-copied="Código copiado" hidden>Copiar o código</button></p></div></details>`
}
