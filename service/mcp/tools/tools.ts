/** Operations as MCP tools. Builds schemas and descriptions on first listing; a call pays only for its own operation. */
import type { CallToolResult, Tool as ToolDefinition } from '@modelcontextprotocol/server'
import type { Answer } from '../../../engine/operation/definition/operation.ts'
import type { Registry } from '../../../engine/operation/definition/registry.ts'
import { renderSentences } from '../../../engine/operation/evaluation/render-sentences.ts'
import { INTERNAL, messageOfRefusal } from '../../runtime/problem-details.ts'
import type { Callable } from '../operations.ts'
import type { Detail } from '../selection.ts'
import { briefFor, inputFor, leftOut, MAX_OPTIONAL, outputFor } from './schemas.ts'
import { textOf } from './text.ts'
import { isTruncatable, truncateLists } from './truncate-lists.ts'
import { briefOf, descriptionOf, refusalText, withMore } from './wording.ts'

export interface Tool {
  readonly operation: Callable
  /** List definition; when brief, names up to `optional` optional fields. */
  readonly definition: (detail: Detail, optional?: number) => ToolDefinition
  /** @param signal aborted when the call is cancelled. */
  readonly call: (args: unknown, signal?: AbortSignal) => CallToolResult | Promise<CallToolResult>
  /** Serialized result without its closing brace, between `before` and `after`; null when the tool must be called. */
  readonly written: (args: unknown, before: Uint8Array, after: string) => Buffer | null
  /** True when the call needs no client identification. */
  readonly isLight: boolean
}

/** Receives internal errors, never rejections. */
export type Report = (error: unknown) => void

/** Awaited between chunks of long work; null when no wait is needed. */
export type Pause = () => Promise<void> | null

/** Every tool only reads and computes: it changes nothing and is deterministic. */
const ANNOTATIONS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false }

/**
 * @param names names of the other available tools: the description mentions only these.
 * @param call replaces the default execution of the operation.
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
        definition = renderSentences(define(detail, optional))
        made.set(key, definition)
      }
      return definition
    },
    isLight: !call && operation.isLight === true,
    written: (args, before, after) => (call || isTruncatable(operation.described) ? null : writtenResult(operation, args, before, after)),
    call:
      call ??
      ((args, signal) => {
        const result = (whole: Answer): CallToolResult => {
          const { answer, omitted } = truncateLists(operation.described, whole)
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

/** Falls back to a regular call on a rejection or failure, which then reports it. */
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

/** Omits structured content, which would have to match the result's schema. */
export function refused(error: unknown, operation: Callable, report: Report): CallToolResult {
  const text = refusalText(error, operation)
  if (text === null) report(error)
  return { content: [{ type: 'text', text: text ?? messageOfRefusal(INTERNAL) }], isError: true }
}
