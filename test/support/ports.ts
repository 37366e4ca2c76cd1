import type { Ports } from '../../src/core/ports.ts'
import { loadRegistry } from '../../src/registry.ts'

/** The day the law tables were last reviewed: examples that give no date hold on it. */
export const EXAMPLES_DAY = '2026-11-14'

export const registry = await loadRegistry()

/** Ports for tests that need no network and no clock. */
export const ports: Ports = {
  today: () => EXAMPLES_DAY,
  registry,
  rates: { latest: () => undefined, accumulated: () => undefined, version: () => '', status: () => null },
  service: { version: 'test', uptimeSeconds: () => 0 },
}
