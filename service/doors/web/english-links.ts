/** The links of an English page, to the English pages they lead to. */
import { readersLanguage } from '../../../engine/core/language.ts'
import { ENGLISH_PATH } from '../english-address.ts'
import { inEnglish } from './versioned.ts'

/** What has one address for all languages: the API and its manuals for programs, files, feeds. */
const ONE_ADDRESS =
  /^\/(?:v1|assets|en|mcp|sw\.js|manifest\.webmanifest|feed\.xml|sitemap\.xml|robots\.txt|llms[\w-]*\.txt|\.well-known)(?:[/?#]|$)/

const TAG = /<[a-z][^<>]*>/g
const ADDRESS = /(\s(?:href|action|formaction|data-live|data-search|data-share|data-address)=")(\/(?!\/)[^"]*)(?=")/g

/** The script of a page, in the reader's language. */
export const scriptRead = (address: string): string => (readersLanguage() === null ? address : inEnglish(address))

/** An address as the reader's language has it. */
export const inReadersLanguage = (address: string): string =>
  readersLanguage() === null || ONE_ADDRESS.test(address) ? address : `${ENGLISH_PATH}${address === '/' ? '' : address}`

/** A page whose links stay in its reader's language; one that says which language it leads to leads there already. */
export const linked = (page: string): string =>
  readersLanguage() === null
    ? page
    : page.replace(TAG, (tag) =>
        / hreflang="/.test(tag)
          ? tag
          : tag.replace(ADDRESS, (_whole, name: string, address: string) => `${name}${inReadersLanguage(address)}`),
      )
