import { NotFound } from '../../../engine/core/errors.ts'
import { readersLanguage, word } from '../../../engine/core/language.ts'
import { once } from '../../../engine/core/once.ts'
import type { Engine } from '../../../engine/core/operation/registry.ts'
import { told } from '../../../engine/core/operation/told.ts'
import { type Pause, type PrebuiltText, writtenInPieces } from '../../host/prebuilt-text.ts'
import type { HttpServer } from '../../host/server.ts'
import { paramsOf } from '../http/request.ts'
import { type Description, describeService } from './description.ts'
import { groupsOf, type Scope } from './scope.ts'
import { yamlOf } from './yaml.ts'

const HELD_MILLISECONDS = 30_000
const YAML = 'application/yaml; charset=utf-8'

/** A text, and its type where that is not JSON. */
interface Served {
  readonly text: PrebuiltText
  readonly type?: string
}

/** Serves the descriptions; hands the whole to the doors that draw it. Each made once, in pieces, since it may run every example. */
export function mountDescription(server: HttpServer, ports: Engine, baseUrl: string | null): (pause: Pause) => Promise<Description> {
  const serve = (url: string, text: PrebuiltText, type?: string): void =>
    server.add({
      url,
      get: (request, reply) => (server.fresh(request, reply, 'day') ? reply : server.sendKept(request, reply, text, type)),
    })
  const inYaml = (json: PrebuiltText): PrebuiltText =>
    server.keep(async (pause) => yamlInPieces(JSON.parse(String(await json.made())), pause))
  const kept = (scope: Scope): PrebuiltText =>
    server.keep(async (pause) => writtenInPieces(told(await describeService(ports, baseUrl, pause, scope)), pause))
  const whole = kept({ group: null, brief: false, examples: false })
  serve('/v1/openapi.json', whole)
  serve('/v1/openapi.brief.json', kept({ group: null, brief: true, examples: false }))
  serve('/v1/openapi.yaml', inYaml(whole), YAML)
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
      if (!served) throw new NotFound(word`Não há descrição "${file.slice(0, 60)}". Há ${[...groups().keys()].join(', ')}.`)
      return server.fresh(request, reply, 'day') ? reply : server.sendKept(request, reply, served.text, served.type)
    },
  })
  // Held for the pages drawn of it in a row, and no longer: it is large, and one page is all that most visitors read.
  const held = new Map<string, Promise<Description>>()
  return (pause) => {
    const language = readersLanguage()?.tag ?? ''
    let full = held.get(language)
    if (!full) {
      const forget = (): void => void held.delete(language)
      full = describeService(ports, baseUrl, pause, { group: null, brief: false, examples: true }).then(told)
      full.catch(forget)
      held.set(language, full)
      setTimeout(forget, HELD_MILLISECONDS).unref()
    }
    return full
  }
}

/** Member by member, to leave the loop to others in between. */
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
