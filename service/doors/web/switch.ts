/** The other ways to ask a page's question: the door and what stands behind it, each with what the form already holds. */
import type { Operation } from '../../../engine/core/operation/operation.ts'
import type { Registry } from '../../../engine/core/operation/registry.ts'
import { behindDoor, doorOf } from '../../../engine/present/front-doors.ts'
import { pagePath } from './asked.ts'
import { type Html, html } from './html.ts'

type Shown = Readonly<Record<string, string>>

export function otherWays(operation: Operation, shown: Shown, registry: Registry): Html | null {
  const door = doorOf(operation, registry)
  const others = behindDoor(door, registry)
  if (others.length === 0) return null
  return html`<nav class="ways" aria-label="Outras formas desta pergunta"><ul class="chips">${[door, ...others].map(
    (way) =>
      html`<li><a href="${addressWith(way, shown)}"${way === operation && html` aria-current="page"`}>${way.behind?.as ?? way.title}</a></li>`,
  )}</ul></nav>`
}

/** The fields both have, by the name the other gives them. */
function addressWith(way: Operation, shown: Shown): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(shown)) {
    const [head = '', ...rest] = name.split('.')
    const there = way.renames?.[head] ?? head
    const field = way.inputSchema.properties?.[there]
    if (field && (!field.enum || field.enum.includes(value))) query.set([there, ...rest].join('.'), value)
  }
  return query.size > 0 ? `${pagePath(way)}?${query.toString()}` : pagePath(way)
}

/** An address that was another form's, before this one stood at it: the one that has every field named and more of them than this. */
export function meantFor(door: Operation, query: object, registry: Registry): Operation | null {
  const names = Object.keys(query).map((key) => key.split('.')[0]!)
  const has = ({ inputSchema }: Operation, name: string) => Object.hasOwn(inputSchema.properties ?? {}, name)
  const others = behindDoor(door, registry).filter(({ kind }) => kind === door.kind)
  return (
    others.find(
      (other) => names.some((name) => has(other, name) && !has(door, name)) && names.every((name) => has(other, name) || !has(door, name)),
    ) ?? null
  )
}
