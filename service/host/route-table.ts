/** What is known of each address, for requests that no route of the router is for. */
export class RouteTable<T> {
  readonly #fixed = new Map<string, T>()
  readonly #patterns: { readonly pattern: RegExp; readonly place: T }[] = []

  /** @param url as the router writes it: `/v1/calc/:id` */
  add(url: string, place: T): void {
    if (url.includes(':')) this.#patterns.push({ pattern: new RegExp(`^${url.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`), place })
    else this.#fixed.set(url, place)
  }

  /** Of two patterns that fit, the one with more of its own words: `/v1/calc/:id/batch` before `/v1/calc/:calculator/:id`. */
  at(address: string): T | undefined {
    const [path = ''] = address.split('?')
    const fixed = this.#fixed.get(path)
    if (fixed !== undefined) return fixed
    const fitting = this.#patterns.filter(({ pattern }) => pattern.test(path))
    return fitting.sort((a, b) => free(a.pattern) - free(b.pattern))[0]?.place
  }
}

const free = ({ source }: RegExp): number => source.split('[').length
