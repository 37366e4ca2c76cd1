/** Offline search: by name only, without inline answers. */
import { likeliest, type OfflineEntry } from '../../pages/frame/offline-search.ts'
import { SEARCH_INDEX } from '../../versioned.ts'
import { newElement } from '../dom.ts'

/** Matches by name, best first; null when the index is not cached. */
export async function searchOffline(typed: string): Promise<HTMLElement | null> {
  const index = await fetch(SEARCH_INDEX).then(
    (response): Promise<OfflineEntry[]> | null => (response.ok ? response.json() : null),
    () => null,
  )
  if (!index) return null
  const found = likeliest(typed, index)
  const place = newElement('div')
  place.append(
    newElement('p', {
      className: 'soft',
      textContent:
        found.length > 0 ? 'Sem conexão: o que há neste aparelho com esse nome.' : 'Sem conexão, e nada neste aparelho tem esse nome.',
    }),
  )
  const list = newElement('ul', { className: 'found' })
  for (const { title, address } of found) {
    const item = newElement('li')
    const link = newElement('a', { href: address })
    link.append(newElement('strong', { textContent: title }))
    item.append(link)
    list.append(item)
  }
  if (found.length > 0) place.append(list)
  return place
}
