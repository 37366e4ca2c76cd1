/** How pages hang on the server: every page has its policy, its build and its reader's language. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { NotFound } from '../../../../engine/core/errors.ts'
import { word } from '../../../../engine/core/language.ts'
import { nearest } from '../../../../engine/core/nearest.ts'
import { once } from '../../../../engine/core/once.ts'
import type { Cache } from '../../../../engine/core/operation/descriptor.ts'
import type { Engine } from '../../../../engine/core/operation/registry.ts'
import type { TextInput } from '../../../../engine/present/typed.ts'
import type { PrebuiltText } from '../../../host/prebuilt-text.ts'
import type { HttpServer } from '../../../host/server.ts'
import type { Asker } from '../../answer-scheduler.ts'
import { paramsOf, queryOf } from '../../http/request.ts'
import type { PageDrawn } from '../../job.ts'
import type { FileForm } from '../answers/downloads.ts'
import { FILE_TYPES } from '../answers/rows-as-file.ts'
import { inReadersLanguage, linked } from '../english-links.ts'
import { BUILD } from '../generated/build.ts'
import { BUILD_HEADER } from '../versioned.ts'

/** Nothing from elsewhere, nothing inline, and inside nobody else's page. */
const policyFramedBy = (ancestors: string): string =>
  `default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; worker-src 'self'; manifest-src 'self'; frame-ancestors ${ancestors}`
export const POLICY = policyFramedBy("'none'")
/** Of the one page made for it. */
export const FRAMED_POLICY = policyFramedBy('*')

export const onEveryPage = (policy: string) => ({ 'content-security-policy': policy, [BUILD_HEADER]: BUILD })

const HTML = 'text/html; charset=utf-8'

export interface Answered {
  readonly text: string | Buffer
  readonly status?: number
  readonly type?: string
  /** The name under which a browser saves it. */
  readonly file?: string
}

/** A page drawn elsewhere, whichever way its bytes came. */
export const asDrawn = ({ text, ...rest }: PageDrawn): Answered => ({ ...rest, text: typeof text === 'string' ? text : Buffer.from(text) })

/** What is answered, or the address it has for good. */
type Made = Answered | { readonly movedTo: string }

export interface Ask {
  readonly query: TextInput
  readonly params: Record<string, string>
  readonly asker: Asker
}

type Make = (ask: Ask) => Made | Promise<Made>

type Load = 'page' | 'asset'

/** What pages are mounted with, and all they are drawn of. */
export interface Mounting {
  readonly server: HttpServer
  readonly ports: Engine
  /** Where the instance is, as it was told; empty where it was not. */
  readonly origin: string
  /** A page, or a file of one, made when it is asked for. */
  mount(url: string, cache: Cache, make: Make, load?: Load, policy?: string): void
  /** A text that is made once. */
  kept(url: string, textFor: (request: FastifyRequest) => PrebuiltText, type?: string, load?: Load): void
  sent(request: FastifyRequest, reply: FastifyReply, made: Made): unknown
}

export function mountingOn(server: HttpServer, ports: Engine, origin: string): Mounting {
  function mount(url: string, cache: Cache, make: Make, load: Load = 'page', policy = POLICY): void {
    server.add({
      url,
      page: true,
      load,
      get(request: FastifyRequest, reply: FastifyReply) {
        reply.headers(onEveryPage(policy))
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
        reply.headers(onEveryPage(POLICY))
        const text = textFor(request)
        return server.fresh(request, reply, 'day') ? reply : server.sendKept(request, reply, text, type)
      },
    })
  return { server, ports, origin, mount, kept, sent }
}

/** The member an address names, or a refusal that says what is near. */
export function named<T>(members: ReadonlyMap<string, T>, id: string, called: string): T {
  const member = members.get(id)
  if (member) return member
  const near = nearest(id, members.keys())
  throw new NotFound(word`Não há ${called} “${id.slice(0, 60)}”.${near.length > 0 ? word` Você quis dizer ${near.join(', ')}?` : ''}`)
}

/** By the names their pages have. */
export const called = <T extends { readonly slug: string }>(members: ReadonlyMap<string, T>): (() => ReadonlyMap<string, T>) =>
  once(() => new Map([...members.values()].map((member) => [member.slug, member])))

export const saved = (form: FileForm, text: string | Buffer, name: string): Answered => ({
  text,
  type: FILE_TYPES[form],
  file: `${name.replace(/[^\w-]/g, '')}.${form}`,
})
