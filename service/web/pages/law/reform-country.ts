/** National effect of a change: estimates with bounds, year and data source. Runs without a server. */

import { annualText, isOlder, isTwin } from '../../../../engine/catalogue/population/annual-twin.ts'
import { COVERS, DOES_NOT_COVER, populationUnder } from '../../../../engine/catalogue/population/answer.ts'
import { InvalidInput } from '../../../../engine/core/errors.ts'
import type { Reform } from '../../../../engine/core/reform/reform.ts'
import { word } from '../../../../engine/core/text/language.ts'
import type { Ports } from '../../../../engine/operation/evaluation/ports.ts'
import { plain } from '../../format.ts'
import { type Html, html } from '../../html.ts'

type Population = ReturnType<typeof populationUnder>

export function renderCountry(reform: Pick<Reform, 'changes' | 'laws'>, ports: Ports & Parameters<typeof populationUnder>[1]): Html {
  const text = annualText(reform, ports.registry.laws, ports.today())
  if (text === null)
    return notEstimated('só se estima o imposto de renda de quem declara, e esta mudança não é das faixas, do desconto nem da redução dele')
  try {
    const found = populationUnder({ law: text, year: 2020, money: '2026', declarants: undefined, uf: undefined }, ports)
    return html`<section><h2>No país, entre quem declara</h2><p class="soft">${COVERS} ${found.source}, em dinheiro de 2026. Não estão: ${DOES_NOT_COVER}</p>
${isTwin(reform.changes) && html`<p class="note">A conta do país é do imposto do ano: a mesma mudança feita na tabela anual, cujos limites são 12 vezes os do mês.</p>`}
${isOlder(reform.changes, ports.registry.laws) && html`<p class="note">O desconto simplificado e as deduções do ano ficam os da lei de hoje.</p>`}
${found.reform.warnings.map(({ message }) => html`<p class="note">${message}</p>`)}
${renderEstimates(found)}${renderDeciles(found)}
<p class="soft">${found.uncertainty.model}</p></section>`
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error
    return notEstimated(error.issues[0]?.message ?? '')
  }
}

const notEstimated = (why: string): Html => html`<section><h2>No país</h2><p class="soft">Não se estima: ${why}.</p></section>`

const billions = (amount: number): string => word`R$\u00a0${plain(Number((amount / 1000).toFixed(1)))} bilhões`
/** Estimates are rounded to whole reais. */
const formatReais = (amount: number): string => `R$\u00a0${plain(Math.round(amount))}`
const share = (part: number): string => `${plain(Number((part * 100).toFixed(1)))}%`
const between = ([low = 0, high = 0]: readonly number[], said: (value: number) => string): string =>
  said(low) === said(high) ? said(low) : word`entre ${said(low)} e ${said(high)}`

/** Estimates with their margins of error. */
function renderEstimates({ revenue, winners, losers, same, gini, uncertainty }: Population): Html {
  const fourPlaces = (value: number): string => plain(Number(value.toFixed(4)))
  const untold = (range: readonly number[]): string => (range[0] === range[1] ? '—' : 'todo o décimo que não se estima')
  const lines: readonly (readonly [string, string, string])[] = [
    ['Arrecadação por ano, na lei', between(revenue.beforeRange, billions), `±${plain(uncertainty.total)}%`],
    ['Muda por ano', between(revenue.differenceRange, billions), 'a de cada décimo, abaixo'],
    ['Ganham', between(winners.shareRange, share), untold(winners.shareRange)],
    ['Perdem', between(losers.shareRange, share), untold(losers.shareRange)],
    ['Muda menos de R$\u00a01,00 por ano', between(same.shareRange, share), untold(same.shareRange)],
    ['Gini da renda líquida, na lei', fourPlaces(gini.before), 'não medida'],
    ['Muda o Gini', between(gini.differenceRange, fourPlaces), 'a do imposto que muda'],
  ]
  return html`<div class="scroll" tabindex="0" role="group" aria-label="No país"><table><thead><tr><th scope="col">O quê</th><th scope="col" class="n">Quanto</th><th scope="col">Margem de erro</th></tr></thead><tbody>${lines.map(
    ([name, value, margin]) => html`<tr><th scope="row">${name}</th><td class="n">${value}</td><td class="soft">${margin}</td></tr>`,
  )}</tbody></table></div>`
}

const WIDTH = 200

function renderDeciles({ deciles, uncertainty }: Population): Html {
  const farthest = Math.max(1, ...deciles.flatMap(({ range }) => (range ?? []).map(Math.abs)))
  const x = (value: number): number => Math.round((1 + value / farthest) * (WIDTH / 2) * 10) / 10
  return html`<div class="scroll" tabindex="0" role="group" aria-label="Por décimo"><table><thead><tr><th scope="col">Décimo</th><th scope="col" class="n">Renda média</th><th scope="col" class="n">Ganha ou perde por ano</th><td></td><th scope="col" class="n">Margem</th></tr></thead><tbody>${deciles.map(
    ({ decile, meanIncome, range }, index) => {
      const band = uncertainty.byDecile[index] ?? null
      const [low = 0, high = 0] = range ?? []
      return html`<tr><td>${decile}º</td><td class="n">${formatReais(meanIncome)}</td><td class="n">${range ? between(range, formatReais) : 'não se estima'}</td><td>${
        range &&
        html`<svg class="band" viewBox="0 0 ${WIDTH} 12" preserveAspectRatio="none" aria-hidden="true"><path class="gridline" d="M${WIDTH / 2} 0V12"/><rect class="${low + high < 0 ? 'loses' : 'gains'}" x="${Math.min(x(low), WIDTH / 2, x(high))}" y="4" width="${Math.max(Math.abs(x((low + high) / 2) - WIDTH / 2), 0.5)}" height="4"/><rect class="margin" x="${x(low)}" y="1" width="${Math.max(x(high) - x(low), 1)}" height="10"/></svg>`
      }</td><td class="n">${band === null ? '—' : `±${plain(band)}%`}</td></tr>`
    },
  )}</tbody></table></div>`
}
