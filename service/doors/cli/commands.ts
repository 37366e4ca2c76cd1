/** What every command is given, and how a person names what there is. */
import type { Writable } from 'node:stream'
import type { Query } from '../../../engine/core/operation/query.ts'
import type { Engine, Registry } from '../../../engine/core/operation/registry.ts'

/** Where a command reads and writes. */
export interface Console {
  readonly stdin: NodeJS.ReadableStream & { readonly fd?: number; readonly isTTY?: boolean }
  readonly stdout: Writable & { readonly isTTY?: boolean; readonly columns?: number }
  readonly stderr: Writable & { readonly isTTY?: boolean; readonly columns?: number }
  readonly color: boolean
}

/** What a command may load, and how it asks. */
export interface World {
  readonly registry: Registry
  /** One question, with no more opened than it needs. */
  ask<T>(registry: Registry, question: (ports: Engine) => T): Promise<T>
  /** Everything opened, for who asks many. */
  open(registry: Registry): Promise<Engine>
  version(): string
  serve(): Promise<unknown>
}

/** What was typed makes no sense; the message says what to type instead. */
export class BadUsage extends Error {}

/** What a person types for a query. */
export const commandOf = (query: Query): string => query.command ?? query.id
