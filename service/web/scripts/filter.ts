import { folded } from '../../../engine/core/text/text.ts'
import { all } from './dom.ts'

/** Filters long lists while the user types: matches every word, in any order and without accents, and opens collapsed sections. */
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
