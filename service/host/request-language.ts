/** In which language a request is answered: by its address, by `lang`, or by what its reader accepts. */
import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { InvalidInput } from '../../engine/core/errors.ts'
import type { Language } from '../../engine/core/language.ts'
import { ENGLISH_PATH, LANGUAGE_FIELD } from '../doors/english-address.ts'
import { englishLanguage } from '../language.ts'

/** The requests that came to an English address, which the router sees without its beginning. */
const toEnglishAddress = new WeakSet<IncomingMessage>()

/** The address a request has for the router. */
export function routedUrl(request: IncomingMessage): string {
  const url = request.url ?? '/'
  if (!/^\/en(?:[/?]|$)/.test(url)) return url
  toEnglishAddress.add(request)
  const rest = url.slice(ENGLISH_PATH.length)
  return rest.startsWith('/') ? rest : `/${rest}`
}

const isEnglishAddress = ({ raw }: FastifyRequest): boolean => toEnglishAddress.has(raw)

/** Null: Portuguese. Pages are in the language of their address: one address, one text. */
export function languageOf(request: FastifyRequest): Language | null {
  return wantsEnglish(request) ? englishLanguage() : null
}

function wantsEnglish(request: FastifyRequest): boolean {
  if (isEnglishAddress(request)) return true
  const asked = Object(request.query)[LANGUAGE_FIELD]
  if (typeof asked === 'string') {
    if (/^en(?:-\w+)?$/i.test(asked)) return true
    if (/^pt(?:-\w+)?$/i.test(asked)) return false
  }
  const isPage = Object(request.routeOptions?.config).page === true
  return !isPage && acceptsEnglish(request.headers['accept-language'])
}

/** A language there is not is refused, not passed over. */
export function assertLanguage(request: FastifyRequest): void {
  const asked = Object(request.query)[LANGUAGE_FIELD]
  if (asked === undefined || (typeof asked === 'string' && /^(?:en|pt)(?:-\w+)?$/i.test(asked))) return
  throw new InvalidInput([
    { field: LANGUAGE_FIELD, code: 'not_an_option', message: 'deve ser um de: pt-BR, en', english: 'must be one of: pt-BR, en' },
  ])
}

/** The language asked for, of the two there are. Portuguese where nothing better is asked. */
function acceptsEnglish(acceptLanguage: string | undefined): boolean {
  if (!acceptLanguage) return false
  const weight = (language: string): number =>
    Math.max(
      0,
      ...acceptLanguage.split(',').map((part) => {
        const [tag = '', ...options] = part.trim().toLowerCase().split(';')
        const quality = options.map((option) => /^\s*q=([\d.]+)/.exec(option)?.[1]).find(Boolean)
        return tag === language || tag.startsWith(`${language}-`) ? Number(quality ?? 1) : 0
      }),
    )
  return weight('en') > weight('pt')
}
