/** Market rates used by an answer, with dates. Separate module: answers computed in the browser use no rates and need no series names. */
import { formatDay } from '../../../engine/core/day.ts'
import { word } from '../../../engine/core/text/language.ts'
import { metricSpec } from '../../../engine/indicators/metrics.ts'
import type { Answer } from '../../../engine/operation/definition/operation.ts'
import { ratesIn } from '../../../engine/operation/evaluation/answer-json.ts'
import { inUnit } from '../format.ts'
import { type Html, html } from '../html.ts'

export const renderRates = (answer: Answer): readonly Html[] =>
  ratesIn(answer).map(
    ({ metric, value, date, stale, provisionalFrom }) =>
      html`<li>${metricSpec(metric) ? html`<a href="/indicadores/${metric}">${metricSpec(metric)!.title}</a>` : metric}: ${inUnit(
        value,
        metricSpec(metric)?.unit ?? '',
      )} <span class="soft">em ${formatDay(date)}${provisionalFrom ? word`, provisório` : stale && ', o último valor guardado'}</span></li>`,
  )
