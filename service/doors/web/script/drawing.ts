/** What draws an operation's form and answer in a page: one for each kind, which comes with the parts that have it. */
import type { Operation } from '../../../../engine/core/operation/operation.ts'
import type { Registry } from '../../../../engine/core/operation/registry.ts'
import type { TextInput } from '../../../../engine/present/typed.ts'
import type { NameLinks } from '../answers/linked-names.ts'
import type { FormRequest } from '../forms/form-request.ts'
import type { Html } from '../html.ts'

export interface Drawn {
  readonly member: Operation
  fragment(query: TextInput, ports: NameLinks, origin: string): string
  sides(state: FormRequest, ports: NameLinks, origin: string): Html
}

/** What draws an operation of a part, by its name; null where it is not of the kind. */
export type Drawing = (registry: Registry, id: string) => Drawn | null

export function drawingOf<T extends Operation>(
  membersOf: (registry: Registry) => ReadonlyMap<string, T>,
  fragment: (member: T, ...asks: Parameters<Drawn['fragment']>) => string,
  sides: (member: T, ...asks: Parameters<Drawn['sides']>) => Html,
): Drawing {
  return (registry, id) => {
    const member = membersOf(registry).get(id)
    return member ? { member, fragment: (...asks) => fragment(member, ...asks), sides: (...asks) => sides(member, ...asks) } : null
  }
}
