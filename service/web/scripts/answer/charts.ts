/** Shows chart values by pointer or slider: at the points of a line chart, or at the marked positions of other charts. */
import { all } from '../dom.ts'

interface ChartData {
  readonly labels: readonly string[]
  readonly lines: readonly { readonly name: string; readonly values: readonly string[] }[]
}

type Show = (index: number) => void

export function drawCharts(within: ParentNode): void {
  for (const figure of all('figure[data-chart]', HTMLElement, within)) {
    const source = figure.querySelector('script[type="application/json"]')
    const plot = figure.querySelector('.plot')
    if (!source || !plot) continue
    const { labels, lines }: ChartData = JSON.parse(source.textContent ?? '')
    const readout = document.createElement('p')
    readout.className = 'readout'
    const slider = Object.assign(document.createElement('input'), { type: 'range', min: '0', max: String(labels.length - 1) })
    slider.setAttribute('aria-label', 'Ponto do gráfico')
    const go = (index: number): void => {
      slider.value = String(index)
      tell()
    }
    const paths = all('path[data-line]', SVGPathElement, plot)
    const show = paths.length > 0 ? attachLine(paths, go) : attachMarks(figure, go)
    const tell = (): void => {
      const index = Number(slider.value)
      const told = lines
        .filter(({ values }) => values[index])
        .map(({ name, values }) => (lines.length > 1 ? `${name}: ${values[index]}` : values[index]))
        .join(' · ')
      const text = `${labels[index]}: ${told}`
      readout.textContent = text
      slider.setAttribute('aria-valuetext', text)
      show(index)
    }
    plot.before(readout)
    plot.after(slider)
    figure.classList.add('telling')
    slider.addEventListener('input', tell)
    // Line charts start at the last point, others at the first position.
    go(paths.length > 0 ? labels.length - 1 : 0)
  }
}

/** Highlights the current position in the chart and in the list. */
function attachMarks(figure: HTMLElement, go: Show): Show {
  const marks = all('[data-at]', Element, figure)
  for (const mark of marks)
    for (const event of ['pointerover', 'click']) mark.addEventListener(event, () => go(Number(mark.getAttribute('data-at'))))
  return (index) => {
    for (const mark of marks) mark.classList.toggle('on', mark.getAttribute('data-at') === String(index))
  }
}

function attachLine(paths: readonly SVGPathElement[], go: Show): Show {
  const svg = paths[0]?.ownerSVGElement
  const places = paths.map((path) =>
    (path.getAttribute('d') ?? '')
      .slice(1)
      .split('L')
      .map((point) => point.split(' ').map(Number)),
  )
  const drawn = (name: string): SVGPathElement => {
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
    path.setAttribute('class', name)
    svg?.append(path)
    return path
  }
  const cursor = drawn('cursor')
  const dots = places.map((_, index) => drawn(`dot s${index + 1}`))
  svg?.addEventListener('pointermove', (event) => {
    const box = svg.getBoundingClientRect()
    const x = ((event.clientX - box.left) / box.width) * 600
    const xs = (places[0] ?? []).map(([at]) => at ?? 0)
    let nearest = 0
    for (const [index, at] of xs.entries()) if (Math.abs(at - x) < Math.abs((xs[nearest] ?? 0) - x)) nearest = index
    go(nearest)
  })
  return (index) => {
    cursor.setAttribute('d', `M${places[0]?.[index]?.[0] ?? 0} 0V240`)
    for (const [line, dot] of dots.entries()) dot.setAttribute('d', `M${places[line]?.[index]?.join(' ') ?? '0 0'}h0`)
  }
}
