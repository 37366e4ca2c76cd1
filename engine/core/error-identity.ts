/** The names of the package's errors, and their classes across its bundles. */

/** Registered, so that every copy of the package has the same: each of its bundles carries its own classes. */
const KINDS = Symbol.for('centavo.errorKinds')

const descends = Function.prototype[Symbol.hasInstance]

/**
 * Names the errors of a class, and lets `instanceof` recognise those of another copy of it: of `centavo`, thrown by
 * `centavo/calculators/net-salary`. A class derived from it elsewhere recognises only its own.
 */
export function identify(made: abstract new (...given: never[]) => Error, kind: string): void {
  const { prototype }: { prototype: Error & { readonly [KINDS]?: readonly string[] } } = made
  // Not enumerable, as the name of every other error.
  Object.defineProperty(prototype, 'name', { value: kind, writable: true, configurable: true })
  Object.defineProperty(prototype, KINDS, { value: [...(prototype[KINDS] ?? []), kind] })
  Object.defineProperty(made, Symbol.hasInstance, {
    value(this: unknown, error: unknown) {
      if (this !== made) return Reflect.apply(descends, this, [error])
      return typeof error === 'object' && error !== null && KINDS in error && Array.isArray(error[KINDS]) && error[KINDS].includes(kind)
    },
  })
}
