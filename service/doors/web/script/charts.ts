/** Charts that tell their values: by the pointer, by a slider. */
import { all } from './dom.ts'

interface Told {
  readonly labels: readonly string[]
  readonly lines: readonly { readonly name: string; readonly values: readonly string[] }[]
}

export function drawCharts(within: ParentNode): void {
  for (const figure of all('figure[data-chart]', HTMLElement, within)) {
    const svg = figure.querySelector('svg[role=img]')
    const source = figure.querySelector('script[type="application/json"]')
    const plot = figure.querySelector('.plot')
    if (!svg || !source || !plot) continue
    const { labels, lines }: Told = JSON.parse(source.textContent ?? '')
    const places = all('path[data-line]', SVGPathElement, svg).map((path) =>
      (path.getAttribute('d') ?? '')
        .slice(1)
        .split('L')
        .map((point) => point.split(' ').map(Number)),
    )
    const last = labels.length - 1
    const readout = document.createElement('p')
    readout.className = 'readout'
    const slider = Object.assign(document.createElement('input'), { type: 'range', min: '0', max: String(last), value: String(last) })
    slider.setAttribute('aria-label', 'Ponto do gráfico')
    const cursor = document.createElementNS('http://www.w3.org/2000/svg', 'path')
    cursor.setAttribute('class', 'cursor')
    const dots = places.map((_, index) => {
      const dot = document.createElementNS('http://www.w3.org/2000/svg', 'path')
      dot.setAttribute('class', `dot s${index + 1}`)
      return dot
    })
    svg.append(cursor, ...dots)
    plot.before(readout)
    plot.after(slider)
    const tell = () => {
      const index = Number(slider.value)
      const told = lines.map(({ name, values }) => (lines.length > 1 ? `${name}: ${values[index]}` : values[index])).join(' · ')
      const text = `${labels[index]}: ${told}`
      readout.textContent = text
      slider.setAttribute('aria-valuetext', text)
      cursor.setAttribute('d', `M${places[0]?.[index]?.[0] ?? 0} 0V240`)
      for (const [line, dot] of dots.entries()) dot.setAttribute('d', `M${places[line]?.[index]?.join(' ') ?? '0 0'}h0`)
    }
    slider.addEventListener('input', tell)
    svg.addEventListener('pointermove', (event) => {
      if (!(event instanceof PointerEvent)) return
      const box = svg.getBoundingClientRect()
      const x = ((event.clientX - box.left) / box.width) * 600
      const xs = (places[0] ?? []).map(([at]) => at ?? 0)
      let nearest = 0
      for (const [index, at] of xs.entries()) if (Math.abs(at - x) < Math.abs((xs[nearest] ?? 0) - x)) nearest = index
      slider.value = String(nearest)
      tell()
    })
    tell()
  }
}
