import { type Registry, registryOf } from './core/operation/registry.ts'
import { calculatorLoaders } from './loaders.generated.ts'

/**
 * A registry that holds one calculator, or undefined when there is none of that name: a command that answers one question does not pay
 * for loading forty.
 */
export async function loadCalculator(id: string): Promise<Registry | undefined> {
  const load = Object.hasOwn(calculatorLoaders, id) ? calculatorLoaders[id] : undefined
  return load && registryOf([(await load()).default], [])
}

export async function loadRegistry(): Promise<Registry> {
  return (await import('./registry.generated.ts')).registry
}
