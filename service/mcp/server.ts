/** Creates the protocol server of one exchange. Definitions derive from the registry and are cached. */

import {
  type ListToolsResult,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  SUPPORTED_PROTOCOL_VERSIONS,
  type Tool as ToolDefinition,
} from '@modelcontextprotocol/server'
import { translate, word } from '../../engine/core/text/language.ts'
import { unknownName } from '../../engine/core/text/unknown-name.ts'
import type { Engine } from '../../engine/operation/definition/registry.ts'
import { renderSentences } from '../../engine/operation/evaluation/render-sentences.ts'
import { guidedPaths } from '../../engine/presentation/guided-path.ts'
import { INTERNAL, messageOfRefusal, refusalFor } from '../runtime/problem-details.ts'
import { complete } from './completions.ts'
import { callablesOf } from './operations.ts'
import { getPrompt, listPrompts, type Prompts, promptsOf } from './prompts.ts'
import { listTables, readTable, TABLE_TEMPLATES } from './resources.ts'
import { DETAILS, type Detail, includes, type Selection } from './selection.ts'
import { compactCallHint, compactTools } from './tools/compact.ts'
import { MAX_OPTIONAL } from './tools/schemas.ts'
import { type Pause, type Report, type Tool, toolOf } from './tools/tools.ts'
import { INSTRUCTIONS } from './tools/wording.ts'

/** Protocol revision without a handshake: each request carries all metadata. */
export const STATELESS_REVISION = '2026-07-28'

/** Cache limit: clients use few group combinations, and requesting all of them must not exhaust memory. */
const MAX_SELECTIONS = 64

/** Lists change only with a release; one hour matches the HTTP cache lifetime of laws. */
export const LIST_CACHE = { ttlMs: 3_600_000, cacheScope: 'public' } as const

/** Tools and prompts available to one connection. */
interface Offer {
  /** Callable tools by name. */
  readonly tools: ReadonlyMap<string, Tool>
  readonly list: () => Promise<ListToolsResult>
  readonly prompts: Prompts
}

/** Offer of each selection, built on first use. */
export interface ToolListings {
  readonly callables: ReadonlyMap<string, unknown>
  of(selection: Selection): Offer
}

export const identityOf = ({ service }: Engine) => ({ name: 'centavo', title: 'Centavo: finanças brasileiras', version: service.version })

/** @param pause awaited between two tools of a list: describing all of them blocks the event loop for a large part of a second. */
export function toolListings(ports: Engine, report: Report, pause: Pause = () => null): ToolListings {
  const callables = callablesOf(ports)
  const offered = (selection: Selection): ReadonlyMap<string, Tool> => {
    const within = new Map([...callables].filter(([, operation]) => includes(selection, operation)))
    return new Map([...within].map(([name, operation]) => [name, toolOf(operation, ports.registry, report, within)]))
  }
  const kept = new Map<string, Offer>()

  function offerOf(selection: Selection): Offer {
    let offer = kept.get(selection.key)
    if (!offer) {
      const own = offered(selection)
      const three = compactTools(own, ports, report)
      offer = {
        // Every tool is callable by name, listed or not.
        tools: new Map([...own, ...three.map((tool) => [tool.operation.name, tool] as const)]),
        list: createToolLister(selection, [...own.values()], three, pause),
        prompts: promptsOf(
          guidedPaths(ports.registry).filter(({ steps }) => steps.every(({ member }) => own.has(member.id))),
          [...ports.registry.decisions.values()].filter(({ id }) => own.has(id)),
        ),
      }
      kept.set(selection.key, offer)
      if (kept.size > MAX_SELECTIONS) kept.delete(kept.keys().next().value!)
    }
    return offer
  }
  return { callables, of: offerOf }
}

export function serverFactory(
  ports: Engine,
  report: Report,
  offers: ToolListings = toolListings(ports, report),
): (selection: Selection) => Server {
  const identity = identityOf(ports)
  const options = {
    capabilities: { tools: {}, resources: {}, prompts: {}, completions: {} },
    supportedProtocolVersions: [STATELESS_REVISION, ...SUPPORTED_PROTOCOL_VERSIONS],
    cacheHints: {
      'tools/list': LIST_CACHE,
      'resources/list': LIST_CACHE,
      'resources/templates/list': LIST_CACHE,
      'prompts/list': LIST_CACHE,
    },
    // Validates only input elicited from the client. This server elicits none, and a validator per exchange is expensive.
    jsonSchemaValidator: {
      getValidator(): never {
        throw new Error('no client is asked for input')
      },
    },
  }

  return (selection) => {
    const { tools, list, prompts } = offers.of(selection)
    const server = new Server(renderSentences(identity), { ...options, instructions: translate(INSTRUCTIONS) })
    server.setRequestHandler('tools/list', () => list())
    server.setRequestHandler('tools/call', ({ params }, { mcpReq }) => {
      const tool = tools.get(params.name)
      if (!tool) throw new ProtocolError(ProtocolErrorCode.InvalidParams, unknownTool(params.name, tools, offers.callables))
      return tool.call(params.arguments ?? {}, mcpReq.signal)
    })
    server.setRequestHandler('resources/list', () => renderSentences(listTables(ports)))
    server.setRequestHandler('resources/templates/list', () => renderSentences(TABLE_TEMPLATES))
    server.setRequestHandler('resources/read', ({ params }) => inProtocol(() => renderSentences(readTable(params.uri, ports)), report))
    server.setRequestHandler('completion/complete', ({ params }) => inProtocol(() => complete(params, prompts, ports), report))
    server.setRequestHandler('prompts/list', () => renderSentences(listPrompts(prompts)))
    server.setRequestHandler('prompts/get', ({ params }) =>
      inProtocol(() => getPrompt(prompts, params.name, params.arguments ?? {}, selection.compact ? compactCallHint : byName), report),
    )
    return server
  }
}

/**
 * About 34 thousand tokens: a longer tool list crowds out the user's text. Measured in characters because tokenizers differ; 3.2 per token
 * is conservative for Portuguese and JSON.
 */
export const MAX_CHARACTERS = 110_000

/** Detail level and, for brief lists, the number of optional fields to name. */
type Telling = readonly [detail: Detail, optional?: number]

/** Detail levels to try, with ever fewer optional fields for brief lists. */
const FITTING = DETAILS.flatMap((detail): Telling[] =>
  detail === 'brief' ? Array.from({ length: MAX_OPTIONAL }, (_, fewer) => [detail, MAX_OPTIONAL - fewer]) : [[detail]],
)

/**
 * Lists each tool at the requested detail or at the fullest that fits. Lists the three generic tools when requested or when nothing else
 * fits.
 */
function createToolLister(
  { compact, detail }: Selection,
  own: readonly Tool[],
  three: readonly Tool[],
  pause: Pause,
): () => Promise<ListToolsResult> {
  /** Tool definitions, or undefined when they exceed `most` characters together. */
  async function told([each, optional]: Telling, most = Number.POSITIVE_INFINITY): Promise<ToolDefinition[] | undefined> {
    // Lists of names start with the tools that return the full definitions.
    const tools = each === 'brief' || each === 'required' ? three.slice(0, 2).map((tool) => tool.definition('input')) : []
    let characters = JSON.stringify(tools).length
    for (const tool of own) {
      const turn = pause()
      if (turn) await turn
      const definition = tool.definition(each, optional)
      tools.push(definition)
      if (most !== Number.POSITIVE_INFINITY) characters += JSON.stringify(definition).length + 1
      if (characters > most) return undefined
    }
    return tools
  }
  const standing = (): ToolDefinition[] => three.map((tool) => tool.definition(detail ?? 'all'))
  async function fitting(): Promise<ToolDefinition[] | undefined> {
    for (const telling of FITTING) {
      const tools = await told(telling, MAX_CHARACTERS)
      if (tools) return tools
    }
    return undefined
  }
  let made: Promise<ListToolsResult> | undefined
  const make = async (): Promise<ListToolsResult> => ({
    tools: (compact ? undefined : await (detail === null ? fitting() : told([detail]))) ?? standing(),
  })
  return () => {
    made ??= make()
    return made
  }
}

const byName = (id: string): string => word`chame a ferramenta ${id} com esses dados`

function unknownTool(name: string, tools: ReadonlyMap<string, Tool>, all: ReadonlyMap<string, unknown>): string {
  if (all.has(name)) return word`A ferramenta "${name}" existe, mas não nesta conexão, que foi limitada por group ou mode.`
  return unknownName(name, { kind: 'ferramenta', english: 'tool', names: tools.keys(), listed: { id: 'tools/list' } }).message
}

/** Throws a rejection as a protocol error, for replies without a tool result. */
function inProtocol<T>(answer: () => T, report: Report): T {
  try {
    return answer()
  } catch (error) {
    const refusal = refusalFor(error)
    if (!refusal) report(error)
    throw new ProtocolError(
      refusal ? ProtocolErrorCode.InvalidParams : ProtocolErrorCode.InternalError,
      messageOfRefusal(refusal ?? INTERNAL),
    )
  }
}
