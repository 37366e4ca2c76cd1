/** All elements of type `kind` that match the selector. */
export function all<T extends Element>(selector: string, kind: new () => T, within: ParentNode = document): T[] {
  return [...within.querySelectorAll(selector)].filter((element): element is T => element instanceof kind)
}

export function newElement<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]> = {},
): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(tag), properties)
}
