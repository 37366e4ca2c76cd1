/** Canonical pages: which operations are listed, and which are variants of each. */
import type { Operation } from '../operation/definition/operation.ts'
import type { Registry } from '../operation/definition/registry.ts'

export const isCanonical = ({ variantOf }: Pick<Operation, 'variantOf'>): boolean => variantOf === undefined

/** The operation whose page covers this one. */
export function canonicalOf(operation: Operation, { operations }: Pick<Registry, 'operations'>): Operation {
  return (operation.variantOf && operations.get(operation.variantOf.canonical)) ?? operation
}

/** Variants of a canonical page, in registry order. */
export function variantsOf(canonical: Operation, { operations }: Pick<Registry, 'operations'>): Operation[] {
  return [...operations.values()].filter(({ variantOf }) => variantOf?.canonical === canonical.id)
}
