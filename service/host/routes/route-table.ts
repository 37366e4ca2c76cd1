/** Data per path, for requests without a matching route. */
export class RouteTable<T> {
  readonly #fixed = new Map<string, T>()
  readonly #patterns: { readonly pattern: RegExp; readonly place: T }[] = []

  /** @param url route pattern: `/v1/calc/:id` */
  add(url: string, place: T): void {
    if (url.includes(':')) this.#patterns.push({ pattern: new RegExp(`^${url.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`), place })
    else this.#fixed.set(url, place)
  }

  /** Prefers the pattern with more literal segments: `/v1/calc/:id/batch` before `/v1/calc/:calculator/:id`. */
  at(address: string): T | undefined {
    const path = withoutTrailingSlash(address.split('?')[0] ?? '')
    const fixed = this.#fixed.get(path)
    if (fixed !== undefined) return fixed
    const fitting = this.#patterns.filter(({ pattern }) => pattern.test(path))
    return fitting.sort((a, b) => free(a.pattern) - free(b.pattern))[0]?.place
  }
}

/** The path of an address as its route is written: a slash at the end says nothing. */
export const withoutTrailingSlash = (path: string): string => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path)

const free = ({ source }: RegExp): number => source.split('[').length
