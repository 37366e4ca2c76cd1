// What the pages do when a script runs: the answer follows the typing, numbers are written as in Brazil, charts tell their values.
// Every page is complete without it.

/** @template {Element} T @param {string} selector @param {new () => T} kind @param {ParentNode} [within] @returns {T[]} */
const all = (selector, kind, within = document) =>
  /** @type {T[]} */ ([...within.querySelectorAll(selector)].filter((element) => element instanceof kind))

/**
 * Asks one address at a time: while an answer is on its way only the newest question waits.
 * @param {(address: string) => Promise<void>} ask
 */
function newestOnly(ask) {
  let busy = false
  /** @type {string | null} */
  let waiting = null
  /** @param {string} address */
  return async function next(address) {
    if (busy) {
      waiting = address
      return
    }
    busy = true
    try {
      await ask(address)
    } catch {
      // Offline or refused: what is on the screen stays, and the form still works by itself.
    }
    busy = false
    if (waiting !== null) {
      const last = waiting
      waiting = null
      next(last)
    }
  }
}

/** @param {string} address @returns {Promise<DocumentFragment>} */
async function fragment(address) {
  const response = await fetch(address, { headers: { accept: 'text/html' } })
  if (!response.ok) throw new Error(String(response.status))
  const holder = document.createElement('template')
  holder.innerHTML = await response.text()
  return holder.content
}

// ---- numbers ----

/** @param {string} text 1234.5, 1.234,50 and R$ 1.234,50 all read 1234.5; null when it is no number */
function numberIn(text) {
  const bare = text.replace(/R\$|%|\s/g, '')
  const plain = bare.includes(',')
    ? bare.replaceAll('.', '').replace(',', '.')
    : /^-?[1-9]\d{0,2}(\.\d{3})+$/.test(bare)
      ? bare.replaceAll('.', '')
      : bare
  return /^-?\d*\.?\d+$|^-?\d+\.$/.test(plain) ? Number(plain) : null
}

const REAIS = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

for (const input of all('input[data-number]', HTMLInputElement)) {
  input.addEventListener('input', () => {
    const kept = input.value.replace(input.dataset.number === 'integer' ? /[^\d-]/g : /[^\d.,-]/g, '')
    if (kept !== input.value) input.value = kept
  })
  if (input.dataset.number === 'money') {
    input.addEventListener('blur', () => {
      const number = numberIn(input.value)
      if (number !== null) input.value = REAIS.format(number)
    })
  }
}

// ---- the answer follows the form ----

/** @param {HTMLFormElement} form the address of what it asks: without what is empty or as it would be anyway */
function addressOf(form) {
  const query = new URLSearchParams()
  const defaults = JSON.parse(form.dataset.defaults ?? '{}')
  for (const [name, value] of new FormData(form)) {
    const given = String(value).trim()
    if (given !== '' && given !== defaults[name]) query.append(name, given)
  }
  return query.toString()
}

for (const form of all('form[data-live]', HTMLFormElement)) {
  const target = document.getElementById('resposta')
  if (!target) continue
  const follow = newestOnly(async (query) => {
    const answer = await fragment(`${form.dataset.live}?${query}`)
    const [issues] = all('template[data-issues]', HTMLTemplateElement, answer)
    const [note] = all('template[data-law-note]', HTMLTemplateElement, answer)
    issues?.remove()
    note?.remove()
    showIssues(form, issues)
    for (const place of all('[data-law-note]', HTMLDivElement, form)) place.replaceChildren(...(note?.content.childNodes ?? []))
    const open = new Set(all('details[open] > summary', HTMLElement, target).map((summary) => summary.textContent))
    target.replaceChildren(answer)
    for (const summary of all('details > summary', HTMLElement, target)) {
      if (open.has(summary.textContent)) summary.parentElement?.setAttribute('open', '')
    }
    drawCharts(target)
    peek()
    history.replaceState(null, '', query ? `${form.action}?${query}` : form.action)
  })
  const peek = peekAt(target)
  let asked = ''
  const changed = () => {
    const query = addressOf(form)
    if (!query || query === asked) return
    asked = query
    follow(query)
  }
  form.addEventListener('input', changed)
  form.addEventListener('change', changed)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    changed()
    if (matchMedia('(max-width: 60rem)').matches) target.scrollIntoView({ behavior: 'smooth', block: 'start' })
  })
}

/**
 * On a phone the answer is below the form: while it is out of sight its number stays at the foot of the screen.
 * @param {HTMLElement} target
 * @returns {() => void} tells the number again
 */
function peekAt(target) {
  const link = Object.assign(document.createElement('a'), { className: 'peek', href: '#resposta', hidden: true })
  document.querySelector('main')?.append(link)
  const watcher = new IntersectionObserver(([entry]) => {
    link.hidden = !entry || entry.isIntersecting || entry.boundingClientRect.top < 0 || !link.textContent
  })
  const tell = () => {
    const name = document.createElement('span')
    const value = document.createElement('strong')
    name.textContent = target.querySelector('.headline h2')?.textContent ?? ''
    value.textContent = target.querySelector('.headline output')?.textContent ?? ''
    link.replaceChildren(...(value.textContent ? [name, value] : []))
    const card = target.querySelector('.headline .figure') ?? target
    watcher.disconnect()
    watcher.observe(card)
  }
  tell()
  return tell
}

/** @param {HTMLFormElement} form @param {HTMLTemplateElement | undefined} issues */
function showIssues(form, issues) {
  for (const holder of all('[data-field]', HTMLElement, form)) {
    const issue = issues?.content.querySelector(`[data-field="${CSS.escape(holder.dataset.field ?? '')}"]`)
    const place = holder.querySelector('.wrong')
    if (place) place.textContent = issue?.textContent ?? ''
    const control = holder.matches('fieldset') ? holder : holder.querySelector('input, select')
    if (issue) control?.setAttribute('aria-invalid', 'true')
    else control?.removeAttribute('aria-invalid')
  }
}

// ---- search as one types ----

for (const form of all('form[data-search]', HTMLFormElement)) {
  const target = document.getElementById('achados')
  const input = form.querySelector('input')
  if (!target || !input) continue
  const look = newestOnly(async (query) => target.replaceChildren(await fragment(`${form.dataset.search}?${query}`)))
  input.addEventListener('input', () => look(new URLSearchParams({ q: input.value }).toString()))
}

// ---- charts that tell their values ----

/** @param {ParentNode} within */
function drawCharts(within) {
  for (const figure of all('figure[data-chart]', HTMLElement, within)) {
    const svg = figure.querySelector('svg[role=img]')
    const source = figure.querySelector('script[type="application/json"]')
    const plot = figure.querySelector('.plot')
    if (!svg || !source || !plot) continue
    /** @type {{ labels: string[], lines: { name: string, values: string[] }[] }} */
    const { labels, lines } = JSON.parse(source.textContent ?? '')
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

drawCharts(document)
