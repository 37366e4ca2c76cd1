/** Mounts pages with their content security policy, build header and language. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { once } from '../../../../engine/core/collections/lazy-value.ts'
import { unknownName } from '../../../../engine/core/text/unknown-name.ts'
import type { Cache } from '../../../../engine/operation/definition/descriptor.ts'
import { kindNamed } from '../../../../engine/operation/definition/kinds.ts'
import type { Engine } from '../../../../engine/operation/definition/registry.ts'
import type { TextInput } from '../../../../engine/presentation/typed.ts'
import type { PrebuiltText } from '../../../host/requests/prebuilt-text.ts'
import type { HttpServer } from '../../../host/server.ts'
import { paramsOf, queryOf } from '../../../http/request.ts'
import type { Client } from '../../../work/answer-scheduler.ts'
import type { RenderedPagePart } from '../../../work/batch-job.ts'
import type { FileForm } from '../../answers/downloads.ts'
import { FILE_TYPES } from '../../answers/rows-as-file.ts'
import { inReadersLanguage, linked } from '../../english-links.ts'
import { BUILD } from '../../generated/build.ts'
import { BUILD_HEADER } from '../../versioned.ts'

/** Allows no third-party content, no inline code and no framing. */
const policyFramedBy = (ancestors: string): string =>
  `default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; worker-src 'self'; manifest-src 'self'; frame-ancestors ${ancestors}`
export const POLICY = policyFramedBy("'none'")
/** Policy of the embeddable page. */
export const FRAMED_POLICY = policyFramedBy('*')

export const pageHeaders = (policy: string) => ({ 'content-security-policy': policy, [BUILD_HEADER]: BUILD })

const HTML = 'text/html; charset=utf-8'

export interface PageResponse {
  readonly text: string | Buffer
  readonly status?: number
  readonly type?: string
  /** Download file name. */
  readonly file?: string
}

/** Response of a page rendered in a thread, whatever its byte encoding. */
export const pageResponse = ({ text, ...rest }: RenderedPagePart): PageResponse => ({
  ...rest,
  text: typeof text === 'string' ? text : Buffer.from(text),
})

/** Response, or a permanent redirect. */
type Made = PageResponse | { readonly movedTo: string }

export interface PageRequest {
  readonly query: TextInput
  readonly params: Record<string, string>
  readonly asker: Client
}

type Make = (ask: PageRequest) => Made | Promise<Made>

type Load = 'page' | 'asset'

/** Server and dependencies of page rendering. */
export interface Mounting {
  readonly server: HttpServer
  readonly ports: Engine
  /** Configured base URL; empty when not configured. */
  readonly origin: string
  /** Mounts a page or file rendered per request. */
  mount(url: string, cache: Cache, make: Make, load?: Load, policy?: string): void
  /** Mounts a text that is built once. */
  kept(url: string, textFor: (request: FastifyRequest) => PrebuiltText, type?: string, load?: Load): void
  sent(request: FastifyRequest, reply: FastifyReply, made: Made): unknown
}

export function createMounting(server: HttpServer, ports: Engine, origin: string): Mounting {
  function mount(url: string, cache: Cache, make: Make, load: Load = 'page', policy = POLICY): void {
    server.add({
      url,
      page: true,
      load,
      get(request: FastifyRequest, reply: FastifyReply) {
        reply.headers(pageHeaders(policy))
        if (server.fresh(request, reply, cache)) return reply
        const ask = { query: queryOf(request), params: paramsOf(request), asker: server.askerOf(request, reply) }
        const made = make(ask)
        return made instanceof Promise ? made.then((later) => sent(request, reply, later)) : sent(request, reply, made)
      },
    })
  }

  function sent(request: FastifyRequest, reply: FastifyReply, made: Made) {
    if ('movedTo' in made) {
      const asked = request.url.indexOf('?')
      return reply.redirect(inReadersLanguage(made.movedTo) + (asked === -1 ? '' : request.url.slice(asked)), 301)
    }
    const { text, status = 200, type = HTML, file } = made
    if (status !== 200) reply.code(status).header('cache-control', 'no-store').removeHeader('etag')
    if (file) reply.header('content-disposition', `attachment; filename="${file}"`)
    const page = type === HTML && typeof text === 'string' ? linked(text) : text
    return server.send(request, reply, page, typeof text === 'string', type)
  }

  const kept = (url: string, textFor: (request: FastifyRequest) => PrebuiltText, type = HTML, load: Load = 'page'): void =>
    server.add({
      url,
      page: true,
      load,
      get(request, reply) {
        reply.headers(pageHeaders(POLICY))
        const text = textFor(request)
        return server.fresh(request, reply, 'day') ? reply : server.sendKept(request, reply, text, type)
      },
    })
  return { server, ports, origin, mount, kept, sent }
}

/** English of what pages show beside the kinds of operations. */
const ENGLISH_KINDS: Readonly<Record<string, string>> = {
  operação: 'operation',
  indicador: 'indicator',
  situação: 'situation',
  tabela: 'table',
  arquivo: 'file',
}

/** Member with this name; throws a rejection with suggestions otherwise. */
export function named<T>(members: ReadonlyMap<string, T>, id: string, called: string): T {
  const member = members.get(id)
  if (member) return member
  const { kind, english } = kindNamed(called)
  throw unknownName(id, { kind, english: ENGLISH_KINDS[called] ?? english, names: members.keys() })
}

/** Members by page slug. */
export const membersBySlug = <T extends { readonly slug: string }>(members: ReadonlyMap<string, T>): (() => ReadonlyMap<string, T>) =>
  once(() => new Map([...members.values()].map((member) => [member.slug, member])))

export const downloadResponse = (form: FileForm, text: string | Buffer, name: string): PageResponse => ({
  text,
  type: FILE_TYPES[form],
  file: `${name.replace(/[^\w-]/g, '')}.${form}`,
})
