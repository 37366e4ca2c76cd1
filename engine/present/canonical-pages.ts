/** One question, one canonical page: which operations are listed, and which are variants of each. */
import type { Operation } from '../core/operation/operation.ts'
import type { Registry } from '../core/operation/registry.ts'

export const isCanonical = ({ variantOf }: Pick<Operation, 'variantOf'>): boolean => variantOf === undefined

/** The operation to whose page one comes for this one's question. */
export function canonicalOf(operation: Operation, { operations }: Pick<Registry, 'operations'>): Operation {
  return (operation.variantOf && operations.get(operation.variantOf.canonical)) ?? operation
}

/** What is reached from a canonical page, in the order of the registry. */
export function variantsOf(canonical: Operation, { operations }: Pick<Registry, 'operations'>): Operation[] {
  return [...operations.values()].filter(({ variantOf }) => variantOf?.canonical === canonical.id)
}
