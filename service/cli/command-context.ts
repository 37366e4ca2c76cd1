/** Common context of the commands, and names of operations. */
import type { Writable } from 'node:stream'
import type { Query } from '../../engine/operation/definition/query.ts'
import type { Engine, Registry } from '../../engine/operation/definition/registry.ts'

/** Input and output streams of a command. */
export interface Console {
  readonly stdin: NodeJS.ReadableStream & { readonly fd?: number; readonly isTTY?: boolean }
  readonly stdout: Writable & { readonly isTTY?: boolean; readonly columns?: number }
  readonly stderr: Writable & { readonly isTTY?: boolean; readonly columns?: number }
  readonly color: boolean
}

/** Services available to a command. */
export interface CommandServices {
  readonly registry: Registry
  /** Runs one question, opening only the data it needs. */
  ask<T>(registry: Registry, question: (ports: Engine) => T): Promise<T>
  /** Opens all data, for many questions. */
  open(registry: Registry): Promise<Engine>
  version(): string
  serve(): Promise<unknown>
}

/** Invalid usage; the message states what to type instead. Exits with 2, or with 1 where the machine failed. */
export class UsageError extends Error {
  readonly exitCode: 1 | 2

  constructor(message: string, exitCode: 1 | 2 = 2) {
    super(message)
    this.exitCode = exitCode
  }
}

/** Command name of a query. */
export const commandOf = (query: Query): string => query.command ?? query.id
