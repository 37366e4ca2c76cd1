/** Selects the response language from the path, `lang` or Accept-Language. */
import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { InvalidInput } from '../../../engine/core/errors.ts'
import { type Language, word } from '../../../engine/core/text/language.ts'
import { meant } from '../../../engine/core/text/unknown-name.ts'
import { ENGLISH_PATH, LANGUAGE_FIELD, LANGUAGES } from '../../runtime/english-address.ts'
import { englishLanguage } from '../../runtime/language.ts'

/** Requests to an English path, whose prefix is stripped before routing. */
const toEnglishAddress = new WeakSet<IncomingMessage>()

/** Path for the router, without the language prefix. */
export function routedUrl(request: IncomingMessage): string {
  const url = request.url ?? '/'
  if (!/^\/en(?:[/?]|$)/.test(url)) return url
  toEnglishAddress.add(request)
  const rest = url.slice(ENGLISH_PATH.length)
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** True beneath the English path, which the router does not see. */
export const isEnglishAddress = ({ raw }: FastifyRequest): boolean => toEnglishAddress.has(raw)

/** Null for Portuguese. Pages use the language of their path: one URL, one text. */
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

/** Rejects an unsupported `lang`. */
export function assertLanguage(request: FastifyRequest): void {
  const asked = Object(request.query)[LANGUAGE_FIELD]
  if (asked === undefined || (typeof asked === 'string' && /^(?:en|pt)(?:-\w+)?$/i.test(asked))) return
  const all = LANGUAGES.join(', ')
  const near = meant(String(asked), LANGUAGES, 1)
  throw new InvalidInput([
    {
      field: LANGUAGE_FIELD,
      code: 'not_an_option',
      message: word`deve ser um de: ${all}${near.told}`,
      english: `must be one of: ${all}${near.english}`,
    },
  ])
}

/** True when English is preferred; default: Portuguese. */
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
