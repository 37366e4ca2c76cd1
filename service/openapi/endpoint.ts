import { once } from '../../engine/core/collections/lazy-value.ts'
import { readersLanguage } from '../../engine/core/text/language.ts'
import { unknownName } from '../../engine/core/text/unknown-name.ts'
import type { Engine } from '../../engine/operation/definition/registry.ts'
import { renderSentences } from '../../engine/operation/evaluation/render-sentences.ts'
import { type Pause, type PrebuiltText, writtenInPieces } from '../host/requests/prebuilt-text.ts'
import type { HttpServer } from '../host/server.ts'
import { paramsOf } from '../http/request.ts'
import { type Description, describeService } from './description.ts'
import { toOpenApi30 } from './openapi-3.0.ts'
import { groupsOf, type Scope } from './scope.ts'
import { yamlOf } from './yaml.ts'

const RETENTION_MILLISECONDS = 30_000
const YAML = 'application/yaml; charset=utf-8'

/** Response text and its media type; default: JSON. */
interface Served {
  readonly text: PrebuiltText
  readonly type?: string
}

/** Serves the descriptions and returns the full one for HTML rendering. Builds each once, in chunks, since it may run every example. */
export function mountDescription(server: HttpServer, ports: Engine, baseUrl: string | null): (pause: Pause) => Promise<Description> {
  const serve = (url: string, text: PrebuiltText, type?: string): void =>
    server.add({
      url,
      get: (request, reply) => (server.fresh(request, reply, 'day') ? reply : server.sendKept(request, reply, text, type)),
    })
  const inYaml = (json: PrebuiltText): PrebuiltText =>
    server.keep(async (pause) => yamlInPieces(JSON.parse(String(await json.made())), pause))
  const kept = (scope: Scope): PrebuiltText =>
    server.keep(async (pause) => writtenInPieces(renderSentences(await describeService(ports, baseUrl, pause, scope)), pause))
  const whole = kept({ group: null, brief: false, examples: false })
  serve('/v1/openapi.json', whole)
  serve('/v1/openapi.brief.json', kept({ group: null, brief: true, examples: false }))
  serve('/v1/openapi.yaml', inYaml(whole), YAML)
  const older = server.keep(async (pause) => writtenInPieces(await toOpenApi30(JSON.parse(String(await whole.made())), pause), pause))
  serve('/v1/openapi.3.0.json', older)
  serve('/v1/openapi.3.0.yaml', inYaml(older), YAML)
  const groups = once(
    () =>
      new Map(
        [...groupsOf(ports.registry).keys()].flatMap((group): [string, Served][] => {
          const text = kept({ group, brief: false, examples: true })
          return [
            [`${group}.json`, { text }],
            [`${group}.yaml`, { text: inYaml(text), type: YAML }],
          ]
        }),
      ),
  )
  server.add({
    url: '/v1/openapi/:file',
    get(request, reply) {
      const { file = '' } = paramsOf(request)
      const served = groups().get(file)
      if (!served) throw unknownName(file, { kind: 'descrição', english: 'description', names: groups().keys(), listed: { id: '/docs' } })
      return server.fresh(request, reply, 'day') ? reply : server.sendKept(request, reply, served.text, served.type)
    },
  })
  // Cached only for consecutive page renders: the description is large and most visitors read one page.
  const held = new Map<string, Promise<Description>>()
  return (pause) => {
    const language = readersLanguage()?.tag ?? ''
    let full = held.get(language)
    if (!full) {
      const forget = (): void => void held.delete(language)
      full = describeService(ports, baseUrl, pause, { group: null, brief: false, examples: true }).then(renderSentences)
      full.catch(forget)
      held.set(language, full)
      setTimeout(forget, RETENTION_MILLISECONDS).unref()
    }
    return full
  }
}

/** Serializes member by member and yields to the event loop in between. */
async function yamlInPieces(value: object, pause: Pause, indent = '', depth = 2): Promise<string> {
  const parts: string[] = []
  for (const [name, member] of Object.entries(value)) {
    const turn = pause()
    if (turn) await turn
    const deep = depth > 0 && member !== null && typeof member === 'object' && !Array.isArray(member) && Object.keys(member).length > 0
    if (deep)
      parts.push(yamlOf({ [name]: null }, indent).replace(/ null\n$/, '\n'), await yamlInPieces(member, pause, `${indent}  `, depth - 1))
    else parts.push(yamlOf({ [name]: member }, indent))
  }
  return parts.join('')
}
