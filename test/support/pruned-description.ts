/** A description of a few addresses, with what they point at: what a generator makes of it takes a fraction of the time of the whole. */

export interface Described {
  readonly paths: Readonly<Record<string, object>>
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly tags: readonly { readonly name: string }[]
}

export function pruned<T extends Described>(description: T, paths: readonly string[]): T {
  const kept = Object.fromEntries(paths.map((path) => [path, description.paths[path]!]))
  const components: Record<string, Record<string, unknown>> = {}
  const follow = (value: unknown): void => {
    for (const [, section, name] of JSON.stringify(value).matchAll(/"#\/components\/(\w+)\/([^"]+)"/g)) {
      const held = components[section!] ?? {}
      components[section!] = held
      if (Object.hasOwn(held, name!)) continue
      held[name!] = description.components[section!]![name!]
      follow(held[name!])
    }
  }
  follow(kept)
  const tags = description.tags.filter(({ name }) => JSON.stringify(kept).includes(JSON.stringify(name)))
  return { ...description, paths: kept, components, tags }
}
