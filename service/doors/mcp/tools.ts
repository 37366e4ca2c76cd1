/** Operations as MCP tools. Schemas and descriptions are derived when first listed; a call pays only for its own operation. */
import type { CallToolResult, Tool as ToolDefinition } from '@modelcontextprotocol/server'
import type { Answer } from '../../../engine/core/operation/operation.ts'
import type { Registry } from '../../../engine/core/operation/registry.ts'
import { told } from '../../../engine/core/operation/told.ts'
import { INTERNAL, said } from '../refusals.ts'
import { bounded, isBounded } from './bounded.ts'
import type { Callable } from './operations.ts'
import { briefFor, inputFor, leftOut, MAX_OPTIONAL, outputFor } from './schemas.ts'
import type { Detail } from './selection.ts'
import { textOf } from './text.ts'
import { briefOf, descriptionOf, refusalText, withMore } from './wording.ts'

export interface Tool {
  readonly operation: Callable
  /** What a list says of it; in brief, with the names of so many of the fields that may be left out. */
  readonly definition: (detail: Detail, optional?: number) => ToolDefinition
  /** @param signal aborted when the call is cancelled. */
  readonly call: (args: unknown, signal?: AbortSignal) => CallToolResult | Promise<CallToolResult>
  /** The result of a call, but for its last brace, as bytes of its own among others; null where it has to be called. */
  readonly written: (args: unknown, before: Uint8Array, after: string) => Buffer | null
  /** Whether nobody has to know who calls it. */
  readonly isLight: boolean
}

/** Told of what was no refusal but a fault of ours. */
export type Report = (error: unknown) => void

/** Awaited between two pieces of long work; null where there is nothing to wait for. */
export type Pause = () => Promise<void> | null

/** Every tool here reads and computes: nothing is changed, and the same question has the same answer. */
const ANNOTATIONS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false }

/**
 * @param names the tools there are beside it: a sibling that is not offered is not mentioned.
 * @param call how it is called when not by simply asking the operation.
 */
export function toolOf(
  operation: Callable,
  registry: Registry,
  report: Report,
  names: { has(name: string): boolean } = registry.operations,
  call?: Tool['call'],
): Tool {
  const { title } = operation.described
  const made = new Map<string, ToolDefinition>()

  function define(detail: Detail, optional: number): ToolDefinition {
    const { inputSchema, resultSchema } = operation.described
    if (detail === 'brief' || detail === 'required')
      return {
        name: operation.name,
        description: withMore(briefOf(operation, names), leftOut(inputSchema, optional)),
        inputSchema: briefFor(inputSchema, optional),
        annotations: { readOnlyHint: true },
      }
    return {
      name: operation.name,
      title,
      description: descriptionOf(operation, names),
      inputSchema: inputFor(inputSchema, registry),
      ...(detail === 'all' && { outputSchema: outputFor(resultSchema) }),
      annotations: { title, ...ANNOTATIONS },
    }
  }
  return {
    operation,
    definition(detail, most = MAX_OPTIONAL) {
      const optional = detail === 'required' ? 0 : most
      const key = `${detail} ${optional}`
      let definition = made.get(key)
      if (!definition) {
        definition = told(define(detail, optional))
        made.set(key, definition)
      }
      return definition
    },
    isLight: !call && operation.isLight === true,
    written: (args, before, after) => (call || isBounded(operation.described) ? null : writtenResult(operation, args, before, after)),
    call:
      call ??
      ((args, signal) => {
        const result = (whole: Answer): CallToolResult => {
          const { answer, omitted } = bounded(operation.described, whole)
          const text = textOf(operation.described, answer)
          return { content: [{ type: 'text', text: omitted === null ? text : `${text}\n${omitted}` }], structuredContent: answer }
        }
        try {
          const answer = operation.answer(args, signal)
          return answer instanceof Promise ? answer.then(result).catch((error) => refused(error, operation, report)) : result(answer)
        } catch (error) {
          return refused(error, operation, report)
        }
      }),
  }
}

/** What is refused or breaks is called again, and told by that. */
function writtenResult({ written, described }: Callable, args: unknown, before: Uint8Array, after: string): Buffer | null {
  try {
    const json = written?.(args, (begun, answer) => {
      const text = textOf(described, answer)
      begun.encoded(before)
      begun.encoded(TEXT)
      begun.string(text)
      begun.encoded(STRUCTURED)
    })
    if (!json) return null
    json.encoded(Buffer.from(after))
    return Buffer.from(json.written)
  } catch {
    return null
  }
}

const TEXT = Buffer.from('{"content":[{"type":"text","text":')
const STRUCTURED = Buffer.from('}],"structuredContent":')

/** No structured content: it would have to follow the result's schema. */
export function refused(error: unknown, operation: Callable, report: Report): CallToolResult {
  const text = refusalText(error, operation)
  if (text === null) report(error)
  return { content: [{ type: 'text', text: text ?? said(INTERNAL) }], isError: true }
}
