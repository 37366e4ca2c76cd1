/** The market rates an answer read, each with its day. By itself: an answer made in a page reads none, and needs no names of series. */
import { formatDay } from '../../../../engine/core/day.ts'
import { word } from '../../../../engine/core/language.ts'
import { ratesIn } from '../../../../engine/core/operation/answer-json.ts'
import type { Answer } from '../../../../engine/core/operation/operation.ts'
import { metricSpec } from '../../../../engine/indicators/metrics.ts'
import { inUnit } from '../format.ts'
import { type Html, html } from '../html.ts'

export const ratesRead = (answer: Answer): readonly Html[] =>
  ratesIn(answer).map(
    ({ metric, value, date, stale, provisionalFrom }) =>
      html`<li>${metricSpec(metric) ? html`<a href="/indicadores/${metric}">${metricSpec(metric)!.title}</a>` : metric}: ${inUnit(
        value,
        metricSpec(metric)?.unit ?? '',
      )} <span class="soft">em ${formatDay(date)}${provisionalFrom ? word`, provisório` : stale && ', o último valor guardado'}</span></li>`,
  )
