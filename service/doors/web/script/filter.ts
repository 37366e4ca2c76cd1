import { folded } from '../../../../engine/core/text.ts'
import { all } from './dom.ts'

/** A long list shows what matches the typing: every word of it, in any order, accents or not. Folds open while something is typed. */
export function filterLists(): void {
  for (const input of all('input[data-filter]', HTMLInputElement)) {
    const list = document.getElementById(input.dataset.filter ?? '')
    const field = input.closest<HTMLElement>('[hidden]')
    if (!list || !field) continue
    field.hidden = false
    const items = all('li', HTMLLIElement, list).map((item) => ({ item, words: folded(item.textContent ?? '') }))
    const folds = all('details', HTMLDetailsElement, list)
    input.addEventListener('input', () => {
      const typed = folded(input.value).split(/\s+/).filter(Boolean)
      for (const { item, words } of items) item.hidden = !typed.every((word) => words.includes(word))
      for (const fold of folds) {
        fold.open = typed.length > 0
        fold.hidden = typed.length > 0 && !fold.querySelector('li:not([hidden])')
      }
    })
  }
}
