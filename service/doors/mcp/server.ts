/** Makes the protocol's server for one exchange. What it says is made once, from the registry. */
import { ProtocolError, ProtocolErrorCode, Server, SUPPORTED_PROTOCOL_VERSIONS } from '@modelcontextprotocol/server'
import { nearest } from '../../../engine/core/nearest.ts'
import type { Decision } from '../../../engine/core/operation/decision.ts'
import type { Engine } from '../../../engine/core/operation/registry.ts'
import { refusalFor, UNEXPECTED } from '../refusals.ts'
import { compactTools, throughThree } from './compact.ts'
import { callablesOf } from './operations.ts'
import { getPrompt, listPrompts } from './prompts.ts'
import { listTables, readTable, TABLE_TEMPLATES } from './resources.ts'
import { includes, type Selection } from './selection.ts'
import { type Report, type Tool, toolOf } from './tools.ts'
import { INSTRUCTIONS } from './wording.ts'

/** The revision without a handshake: each request says all there is to know. */
export const STATELESS_REVISION = '2026-07-28'

/** Few sets of groups are in use at a time; whoever asks for all of them fills no memory. */
const MOST_SELECTIONS = 64

/** What is listed changes only with a release; an hour matches what HTTP says of the law. */
const LISTED = { ttlMs: 3_600_000, cacheScope: 'public' } as const

/** What one connection may use. */
interface Offer {
  readonly tools: ReadonlyMap<string, Tool>
  readonly decisions: ReadonlyMap<string, Decision>
}

export function serverFactory(ports: Engine, report: Report): (selection: Selection) => Server {
  const all = new Map([...callablesOf(ports).values()].map((operation) => [operation.name, toolOf(operation, ports.registry, report)]))
  const identity = { name: 'centavo', title: 'Centavo: finanças brasileiras', version: ports.service.version }
  const options = {
    instructions: INSTRUCTIONS,
    capabilities: { tools: {}, resources: {}, prompts: {} },
    supportedProtocolVersions: [STATELESS_REVISION, ...SUPPORTED_PROTOCOL_VERSIONS],
    cacheHints: { 'tools/list': LISTED, 'resources/list': LISTED, 'resources/templates/list': LISTED, 'prompts/list': LISTED },
    // Only what a client is asked to fill in would be validated by it; nothing is asked, and making one for each exchange costs.
    jsonSchemaValidator: {
      getValidator(): never {
        throw new Error('no client is asked for input')
      },
    },
  }
  const everything: Offer = { tools: all, decisions: ports.registry.decisions }
  const kept = new Map<string, Offer>()

  function offerOf(selection: Selection): Offer {
    if (selection.groups === null && !selection.compact) return everything
    let offer = kept.get(selection.key)
    if (!offer) {
      const within = new Map([...all].filter(([, { operation }]) => includes(selection, operation)))
      const three = selection.compact ? compactTools(within, ports, report) : null
      offer = {
        tools: three ? new Map(three.map((tool) => [tool.operation.name, tool])) : within,
        decisions: new Map([...ports.registry.decisions].filter(([id]) => within.has(id))),
      }
      kept.set(selection.key, offer)
      if (kept.size > MOST_SELECTIONS) kept.delete(kept.keys().next().value!)
    }
    return offer
  }

  return (selection) => {
    const { tools, decisions } = offerOf(selection)
    const server = new Server(identity, options)
    server.setRequestHandler('tools/list', () => ({ tools: [...tools.values()].map(({ definition }) => definition) }))
    server.setRequestHandler('tools/call', ({ params }) => {
      const tool = tools.get(params.name)
      if (!tool) throw new ProtocolError(ProtocolErrorCode.InvalidParams, unknownTool(params.name, tools, all))
      return tool.call(params.arguments ?? {})
    })
    server.setRequestHandler('resources/list', () => listTables(ports))
    server.setRequestHandler('resources/templates/list', () => TABLE_TEMPLATES)
    server.setRequestHandler('resources/read', ({ params }) => inProtocol(() => readTable(params.uri, ports), report))
    server.setRequestHandler('prompts/list', () => listPrompts(decisions))
    server.setRequestHandler('prompts/get', ({ params }) =>
      inProtocol(() => getPrompt(decisions, params.name, params.arguments ?? {}, selection.compact ? throughThree : byName), report),
    )
    return server
  }
}

const byName = (id: string): string => `chame a ferramenta ${id} com esses dados`

function unknownTool(name: string, tools: ReadonlyMap<string, Tool>, all: ReadonlyMap<string, Tool>): string {
  if (all.has(name)) return `A ferramenta "${name}" existe, mas não nesta conexão, que foi limitada por group ou mode.`
  const near = nearest(name, tools.keys())
  const names = near.length > 0 ? `Você quis dizer ${near.join(', ')}?` : 'A lista está em tools/list.'
  return `Não há ferramenta "${name.slice(0, 60)}". ${names}`
}

/** A refusal as the protocol's error: where there is no tool result to carry it. */
function inProtocol<T>(answer: () => T, report: Report): T {
  try {
    return answer()
  } catch (error) {
    const refusal = refusalFor(error)
    if (!refusal) report(error)
    throw new ProtocolError(refusal ? ProtocolErrorCode.InvalidParams : ProtocolErrorCode.InternalError, refusal?.error ?? UNEXPECTED)
  }
}
