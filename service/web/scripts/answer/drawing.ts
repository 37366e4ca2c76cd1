/** Renders an operation's form and answer in the browser: one renderer per kind, bundled with the domains that use it. */
import type { Operation } from '../../../../engine/operation/definition/operation.ts'
import type { Registry } from '../../../../engine/operation/definition/registry.ts'
import type { TextInput } from '../../../../engine/presentation/typed.ts'
import type { NameLinks } from '../../answers/linked-names.ts'
import type { FormRequest } from '../../forms/form-request.ts'
import type { Html } from '../../html.ts'

export interface OperationRenderer {
  readonly member: Operation
  fragment(query: TextInput, ports: NameLinks, origin: string): string
  sides(state: FormRequest, ports: NameLinks, origin: string): Html
}

/** Renders an operation by name; null for another kind. */
export type FindRenderer = (registry: Registry, id: string) => OperationRenderer | null

export function rendererFor<T extends Operation>(
  membersOf: (registry: Registry) => ReadonlyMap<string, T>,
  fragment: (member: T, ...asks: Parameters<OperationRenderer['fragment']>) => string,
  sides: (member: T, ...asks: Parameters<OperationRenderer['sides']>) => Html,
): FindRenderer {
  return (registry, id) => {
    const member = membersOf(registry).get(id)
    return member ? { member, fragment: (...asks) => fragment(member, ...asks), sides: (...asks) => sides(member, ...asks) } : null
  }
}
