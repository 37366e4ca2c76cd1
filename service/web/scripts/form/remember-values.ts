/** Remembers personal input on the device, after opt-in, and prefills it in other forms. Always reports prefilled fields. */
import { rewritten } from '../../../../engine/presentation/typed.ts'
import { all, newElement } from '../dom.ts'
import { type Control, controlsOf, fieldContainer, labelOf } from './form-question.ts'
import { schemaOf } from './number-typing.ts'

const KEY = 'mine'

type StoredValues = Record<string, string>

/** Null without opt-in, or when storage is unavailable. */
function read(): StoredValues | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return found !== null && typeof found === 'object' ? { ...found } : null
  } catch {
    return null
  }
}

function write(kept: StoredValues | null): boolean {
  try {
    if (kept) localStorage.setItem(KEY, JSON.stringify(kept))
    else localStorage.removeItem(KEY)
    return true
  } catch {
    return false
  }
}

/** Key of a personal field: its shared name, else name and label. Fields of list rows are never remembered. */
function meaning(control: Control): string | null {
  const mine = fieldContainer(control)?.dataset.mine
  if (mine === '' || control.name.includes('.')) return null
  return mine ?? `${control.name} ${labelOf(control)}`
}

export function remember(form: HTMLFormElement): void {
  const [place] = all('[data-remember]', HTMLElement, form)
  const [box] = place ? all('input', HTMLInputElement, place) : []
  const [forget] = place ? all('button', HTMLButtonElement, place) : []
  if (!place || !box || !forget) return
  const typed: StoredValues = {}
  const note = newElement('p', { className: 'note', hidden: true })
  form.prepend(note)

  const shown = (): void => {
    box.checked = read() !== null
    forget.hidden = !box.checked
  }

  form.addEventListener('input', ({ target, isTrusted }) => {
    const control = controlsOf(form).find((each) => each === target)
    const of = control && meaning(control)
    // Untrusted events come from scripts, not from the user.
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

  // A URL with a query is never prefilled.
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

/** @returns labels of the prefilled fields. */
function fill(form: HTMLFormElement, kept: StoredValues): string[] {
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
