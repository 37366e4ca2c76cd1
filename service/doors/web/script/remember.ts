/** What a person typed, kept on this device once they ask for it, and put where the same is asked. What was put is always said. */
import { rewritten } from '../../../../engine/present/typed.ts'
import { all, made } from './dom.ts'
import { type Control, controlsOf, labelOf, placeOf } from './question.ts'
import { schemaOf } from './typing.ts'

const KEY = 'mine'

type Kept = Record<string, string>

/** Null while nobody asked for it. A browser may refuse to keep anything: then there is nothing to ask for. */
function read(): Kept | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return found !== null && typeof found === 'object' ? { ...found } : null
  } catch {
    return null
  }
}

function write(kept: Kept | null): boolean {
  try {
    if (kept) localStorage.setItem(KEY, JSON.stringify(kept))
    else localStorage.removeItem(KEY)
    return true
  } catch {
    return false
  }
}

/** What a field is of the person: a name that means the same everywhere, else its name with its words. Rows of lists are of one question. */
function meaning(control: Control): string | null {
  const mine = placeOf(control)?.dataset.mine
  if (mine === '' || control.name.includes('.')) return null
  return mine ?? `${control.name} ${labelOf(control)}`
}

export function remember(form: HTMLFormElement): void {
  const [place] = all('[data-remember]', HTMLElement, form)
  const [box] = place ? all('input', HTMLInputElement, place) : []
  const [forget] = place ? all('button', HTMLButtonElement, place) : []
  if (!place || !box || !forget) return
  const typed: Kept = {}
  const note = made('p', { className: 'note', hidden: true })
  form.prepend(note)

  const shown = (): void => {
    box.checked = read() !== null
    forget.hidden = !box.checked
  }

  form.addEventListener('input', ({ target, isTrusted }) => {
    const control = controlsOf(form).find((each) => each === target)
    const of = control && meaning(control)
    // What a script put in a field was typed by nobody.
    if (!control || !of || !isTrusted) return
    const kept = read()
    for (const values of kept ? [typed, kept] : [typed]) {
      if (control.value.trim() === '') delete values[of]
      else values[of] = control.value.trim()
    }
    if (kept) write(kept)
  })
  box.addEventListener('change', () => {
    if (!write(box.checked ? typed : null)) box.checked = false
    shown()
  })
  forget.addEventListener('click', () => {
    for (const name of Object.keys(typed)) delete typed[name]
    write({})
    note.replaceChildren('Pronto: nada está guardado neste aparelho.')
    note.hidden = false
  })

  // An address that asks something asks it as it stands.
  const asked = new URLSearchParams(location.search)
  const kept = read()
  const filled = kept && !controlsOf(form).some(({ name }) => asked.has(name)) ? fill(form, kept) : []
  if (filled.length > 0) {
    note.textContent = `Preenchido com o que você guardou neste aparelho: ${filled.join(', ')}.`
    note.hidden = false
    form.dispatchEvent(new Event('input', { bubbles: true }))
  }
  shown()
  place.hidden = false
}

/** @returns what was filled, by its words. */
function fill(form: HTMLFormElement, kept: Kept): string[] {
  const filled = new Set<string>()
  for (const control of controlsOf(form)) {
    const value = kept[meaning(control) ?? '']
    if (value === undefined || !put(control, value)) continue
    filled.add(labelOf(control))
    const fold = control.closest('details')
    if (fold) fold.open = true
  }
  return [...filled]
}

function put(control: Control, value: string): boolean {
  if (control instanceof HTMLSelectElement) {
    if (![...control.options].some((option) => option.value === value)) return false
    control.value = value
  } else if (control instanceof HTMLInputElement && control.type === 'radio') {
    if (control.value !== value) return false
    control.checked = true
  } else control.value = control.dataset.number ? rewritten(value, schemaOf(control)) : value
  return true
}
