/** Embeddable calculator page: form, answer and a link to the full page. The only page that allows framing. */
import type { Calculator } from '../../../../engine/operation/definition/calculator.ts'
import type { Engine } from '../../../../engine/operation/definition/registry.ts'
import type { TextInput } from '../../../../engine/presentation/typed.ts'
import { answerPlace, calculatorAnswer, calculatorFields, statusOf } from '../../answers/calculator-answer.ts'
import { form } from '../../forms/form.ts'
import { pagePath, parseFormRequest } from '../../forms/form-request.ts'
import { html } from '../../html.ts'
import { ICON, SCRIPT, STYLE } from '../../versioned.ts'
import type { RenderedPage } from '../frame/layout.ts'
import { embedPath } from './embed.ts'

export function embedPage(calculator: Calculator, query: TextInput, ports: Engine, origin: string): RenderedPage {
  const state = parseFormRequest(calculator, query, ports)
  const whole = `${origin}${pagePath(calculator)}`
  // Links open outside the frame, since no other page allows framing.
  const { text } = html`<!DOCTYPE html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${calculator.title} | Centavo</title>
<meta name="description" content="${calculator.summary}">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<base target="_blank">
<link rel="canonical" href="${whole}">
<link rel="stylesheet" href="${STYLE}">
<link rel="icon" href="${ICON}" type="image/svg+xml">
<script type="module" src="${SCRIPT}"></script>
</head>
<body class="framed">
<main id="conteudo" class="wide">
<h1>${calculator.title}</h1>
<div class="sides">
${form({
  action: embedPath(calculator),
  live: `${pagePath(calculator)}/resposta`,
  ...calculatorFields(calculator, state, ports),
  framed: true,
})}
${answerPlace(calculatorAnswer(calculator, state, ports, origin))}
</div>
<p class="soft">Feito com o <a href="${whole}">Centavo: ${calculator.title}, com a lei e a conta inteira</a>.</p>
</main>
</body>
</html>
`
  return { status: statusOf(state), text }
}
