/** Rewrites links of an English page to English pages. */
import { readersLanguage } from '../../engine/core/text/language.ts'
import { ENGLISH_PATH } from '../runtime/english-address.ts'
import { englishScript } from './versioned.ts'

/** Language-independent paths: API, its manuals, files and feeds. */
const ONE_ADDRESS =
  /^\/(?:v1|assets|en|mcp|favicon\.ico|sw\.js|manifest\.webmanifest|feed\.xml|sitemap\.xml|robots\.txt|llms[\w-]*\.txt|\.well-known)(?:[/?#]|$)/

const TAG = /<[a-z][^<>]*>/g
const ADDRESS = /(\s(?:href|action|formaction|data-live|data-search|data-share|data-address)=")(\/(?!\/)[^"]*)(?=")/g

/** Script URL in the reader's language. */
export const scriptInReadersLanguage = (address: string): string => (readersLanguage() === null ? address : englishScript(address))

/** Path in the reader's language. */
export const inReadersLanguage = (address: string): string =>
  readersLanguage() === null || ONE_ADDRESS.test(address) ? address : `${ENGLISH_PATH}${address === '/' ? '' : address}`

/** Rewrites the links of a page to the reader's language, except links with an explicit language. */
export const linked = (page: string): string =>
  readersLanguage() === null
    ? page
    : page.replace(TAG, (tag) =>
        / hreflang="/.test(tag)
          ? tag
          : tag.replace(ADDRESS, (_whole, name: string, address: string) => `${name}${inReadersLanguage(address)}`),
      )
