/** Makes the protocol's server for one exchange. What it says is made once, from the registry. */

import {
  type ListToolsResult,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  SUPPORTED_PROTOCOL_VERSIONS,
  type Tool as ToolDefinition,
} from '@modelcontextprotocol/server'
import { spoken, word } from '../../../engine/core/language.ts'
import { nearest } from '../../../engine/core/nearest.ts'
import type { Engine } from '../../../engine/core/operation/registry.ts'
import { told } from '../../../engine/core/operation/told.ts'
import { guidedPaths } from '../../../engine/present/guided-path.ts'
import { INTERNAL, refusalFor, said } from '../refusals.ts'
import { compactTools, throughThree } from './compact.ts'
import { complete } from './completions.ts'
import { callablesOf } from './operations.ts'
import { getPrompt, listPrompts, type Prompts, promptsOf } from './prompts.ts'
import { listTables, readTable, TABLE_TEMPLATES } from './resources.ts'
import { MAX_OPTIONAL } from './schemas.ts'
import { DETAILS, type Detail, includes, type Selection } from './selection.ts'
import { type Pause, type Report, type Tool, toolOf } from './tools.ts'
import { INSTRUCTIONS } from './wording.ts'

/** The revision without a handshake: each request says all there is to know. */
export const STATELESS_REVISION = '2026-07-28'

/** Few sets of groups are in use at a time; whoever asks for all of them fills no memory. */
const MAX_SELECTIONS = 64

/** What is listed changes only with a release; an hour matches what HTTP says of the law. */
export const LISTED = { ttlMs: 3_600_000, cacheScope: 'public' } as const

/** What one connection may use. */
interface Offer {
  /** What may be called by name. */
  readonly tools: ReadonlyMap<string, Tool>
  readonly list: () => Promise<ListToolsResult>
  readonly prompts: Prompts
}

/** What each selection offers, made when it is first asked for. */
export interface Offers {
  readonly callables: ReadonlyMap<string, unknown>
  of(selection: Selection): Offer
}

export const identityOf = ({ service }: Engine) => ({ name: 'centavo', title: 'Centavo: finanças brasileiras', version: service.version })

/** @param pause awaited between two tools of a list: to describe them all holds the loop for a good part of a second. */
export function offersOf(ports: Engine, report: Report, pause: Pause = () => null): Offers {
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
        // Whichever are listed, each may be called by its name.
        tools: new Map([...own, ...three.map((tool) => [tool.operation.name, tool] as const)]),
        list: listed(selection, [...own.values()], three, pause),
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

export function serverFactory(ports: Engine, report: Report, offers: Offers = offersOf(ports, report)): (selection: Selection) => Server {
  const identity = identityOf(ports)
  const options = {
    capabilities: { tools: {}, resources: {}, prompts: {}, completions: {} },
    supportedProtocolVersions: [STATELESS_REVISION, ...SUPPORTED_PROTOCOL_VERSIONS],
    cacheHints: { 'tools/list': LISTED, 'resources/list': LISTED, 'resources/templates/list': LISTED, 'prompts/list': LISTED },
    // Only what a client is asked to fill in would be validated by it; nothing is asked, and making one for each exchange costs.
    jsonSchemaValidator: {
      getValidator(): never {
        throw new Error('no client is asked for input')
      },
    },
  }

  return (selection) => {
    const { tools, list, prompts } = offers.of(selection)
    const server = new Server(told(identity), { ...options, instructions: spoken(INSTRUCTIONS) })
    server.setRequestHandler('tools/list', () => list())
    server.setRequestHandler('tools/call', ({ params }, { mcpReq }) => {
      const tool = tools.get(params.name)
      if (!tool) throw new ProtocolError(ProtocolErrorCode.InvalidParams, unknownTool(params.name, tools, offers.callables))
      return tool.call(params.arguments ?? {}, mcpReq.signal)
    })
    server.setRequestHandler('resources/list', () => told(listTables(ports)))
    server.setRequestHandler('resources/templates/list', () => told(TABLE_TEMPLATES))
    server.setRequestHandler('resources/read', ({ params }) => inProtocol(() => told(readTable(params.uri, ports)), report))
    server.setRequestHandler('completion/complete', ({ params }) => inProtocol(() => complete(params, prompts, ports), report))
    server.setRequestHandler('prompts/list', () => told(listPrompts(prompts)))
    server.setRequestHandler('prompts/get', ({ params }) =>
      inProtocol(() => getPrompt(prompts, params.name, params.arguments ?? {}, selection.compact ? throughThree : byName), report),
    )
    return server
  }
}

/**
 * About 31 thousand tokens: past it a list of tools crowds out what a person says. In characters, for no two models cut text alike; 3.2 to
 * a token is less than Portuguese and JSON take.
 */
export const MAX_CHARACTERS = 100_000

/** In how much detail, and in brief with how many of the fields that may be left out. */
type Telling = readonly [detail: Detail, optional?: number]

/** In brief, with fewer and fewer of the fields that may be left out. */
const FITTING = DETAILS.flatMap((detail): Telling[] =>
  detail === 'brief' ? Array.from({ length: MAX_OPTIONAL }, (_, fewer) => [detail, MAX_OPTIONAL - fewer]) : [[detail]],
)

/** Each tool in as much detail as was asked for, else as fits; the three that stand for all where that was asked for or nothing else fits. */
function listed(
  { compact, detail }: Selection,
  own: readonly Tool[],
  three: readonly Tool[],
  pause: Pause,
): () => Promise<ListToolsResult> {
  /** Undefined where they are longer than that together. */
  async function told([each, optional]: Telling, most = Number.POSITIVE_INFINITY): Promise<ToolDefinition[] | undefined> {
    // Where names alone are told, the way to the rest comes first.
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
  const near = nearest(name, tools.keys())
  const names = near.length > 0 ? word`Você quis dizer ${near.join(', ')}?` : 'A lista está em tools/list.'
  return word`Não há ferramenta "${name.slice(0, 60)}". ${names}`
}

/** A refusal as the protocol's error: where there is no tool result to carry it. */
function inProtocol<T>(answer: () => T, report: Report): T {
  try {
    return answer()
  } catch (error) {
    const refusal = refusalFor(error)
    if (!refusal) report(error)
    throw new ProtocolError(refusal ? ProtocolErrorCode.InvalidParams : ProtocolErrorCode.InternalError, said(refusal ?? INTERNAL))
  }
}
