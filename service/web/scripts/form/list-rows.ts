/** Adds and removes list rows. Without a script, the form ends with an empty row. */
import { all, newElement } from '../dom.ts'
import { mask } from './number-typing.ts'

export function attachRowButtons(within: ParentNode): void {
  for (const list of all('fieldset[data-rows]', HTMLFieldSetElement, within)) grow(list)
}

function grow(list: HTMLFieldSetElement): void {
  const rows = (): HTMLElement[] => all(':scope > [data-row]', HTMLElement, list)
  const first = rows().at(-1)
  if (!first) return
  const blank = first.cloneNode(true) as HTMLElement
  const add = newElement('button', { type: 'button', className: 'quiet', textContent: 'Mais uma linha' })
  const tell = () => list.dispatchEvent(new Event('change', { bubbles: true }))
  const limit = () => {
    add.disabled = rows().length >= Number(list.dataset.rows)
  }

  function removable(row: HTMLElement): void {
    const remove = newElement('button', { type: 'button', className: 'quiet', textContent: 'Tirar esta linha' })
    remove.addEventListener('click', () => {
      const next = row.nextElementSibling
      row.remove()
      limit()
      tell()
      ;(next?.querySelector('input') ?? add).focus()
    })
    row.append(remove)
  }

  add.addEventListener('click', () => {
    const row = numbered(blank, 1 + Math.max(-1, ...rows().map(({ dataset }) => Number(dataset.row))))
    removable(row)
    add.before(row)
    mask(row)
    limit()
    row.querySelector('input')?.focus()
  })
  for (const row of rows()) removable(row)
  // The empty row only serves visitors without a script.
  if (rows().length > 1) first.remove()
  list.querySelector(':scope > .wrong')?.before(add)
  limit()
}

/** Copy of the empty row with another index. */
function numbered(blank: HTMLElement, number: number): HTMLElement {
  const row = blank.cloneNode(true) as HTMLElement
  const old = blank.dataset.row
  row.dataset.row = String(number)
  row.setAttribute('aria-label', `Linha ${number + 1}`)
  // Field names use dots, ids use dashes.
  const renumbered = new RegExp(`([.-])${old}(?=[.-])`)
  for (const element of row.querySelectorAll('*')) {
    for (const name of ['name', 'id', 'for', 'aria-describedby', 'data-field']) {
      const value = element.getAttribute(name)
      if (value)
        element.setAttribute(
          name,
          value
            .split(' ')
            .map((one) => one.replace(renumbered, `$1${number}`))
            .join(' '),
        )
    }
  }
  return row
}
