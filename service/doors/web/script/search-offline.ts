/** The search of a device without a connection: by name alone, and so without an answer in the line. */
import { likeliest, type OfflineFound } from '../pages/offline-search.ts'
import { SEARCH_INDEX } from '../versioned.ts'
import { made } from './dom.ts'

/** What the words typed name, likeliest first; null where the list of names is not kept here. */
export async function foundHere(typed: string): Promise<HTMLElement | null> {
  const index = await fetch(SEARCH_INDEX).then(
    (response): Promise<OfflineFound[]> | null => (response.ok ? response.json() : null),
    () => null,
  )
  if (!index) return null
  const found = likeliest(typed, index)
  const place = made('div')
  place.append(
    made('p', {
      className: 'soft',
      textContent:
        found.length > 0 ? 'Sem conexão: o que há neste aparelho com esse nome.' : 'Sem conexão, e nada neste aparelho tem esse nome.',
    }),
  )
  const list = made('ul', { className: 'found' })
  for (const { title, address } of found) {
    const item = made('li')
    const link = made('a', { href: address })
    link.append(made('strong', { textContent: title }))
    item.append(link)
    list.append(item)
  }
  if (found.length > 0) place.append(list)
  return place
}
