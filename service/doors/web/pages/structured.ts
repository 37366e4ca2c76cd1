/** What a page is, for machines that find pages for people (schema.org): only what the page itself says. */
import type { Day } from '../../../../engine/core/day.ts'
import { readersLanguage, spoken } from '../../../../engine/core/language.ts'
import { isRecord } from '../../../../engine/core/records.ts'
import { ENGLISH_PATH } from '../../english-address.ts'

/** What a machine reads to people, in the language of the page. */
const SAID = new Set(['name', 'description', 'text', 'variableMeasured', 'spatialCoverage'])
/** Where a page or a part of one is. */
const PLACES = new Set(['url', 'item', 'contentUrl'])

/** The same of an English page: said in English, at the addresses of English pages. */
export function inReadersLanguage(data: Structured): Structured {
  const language = readersLanguage()
  return language === null
    ? data
    : Object.fromEntries(Object.entries(data).map(([key, value]) => [key, translated(key, value, language.tag)]))
}

function translated(key: string, value: unknown, tag: string): unknown {
  if (Array.isArray(value)) return value.map((each) => translated(key, each, tag))
  if (isRecord(value)) return inReadersLanguage(value)
  if (typeof value !== 'string') return value
  if (key === 'inLanguage') return tag
  if (SAID.has(key)) return spoken(value)
  return PLACES.has(key) ? englishAddress(value) : value
}

/** Pages alone are in two languages; what programs ask (`/v1`) takes the language otherwise. */
const englishAddress = (address: string): string =>
  address.replace(/^(https?:\/\/[^/]+)?(?=\/(?!v1\/|en(?:\/|$)))/, (origin) => `${origin}${ENGLISH_PATH}`)

export type Structured = Readonly<Record<string, unknown>>

/** A question with its answer, both on the page. */
export interface Faq {
  readonly question: string
  readonly answer: string
}

const described = (type: string, rest: Structured): Structured => ({ '@context': 'https://schema.org', '@type': type, ...rest })

export const webApplication = (name: string, description: string, url: string): Structured =>
  described('WebApplication', {
    name,
    description,
    url,
    applicationCategory: 'FinanceApplication',
    operatingSystem: 'Any',
    browserRequirements: 'HTML',
    inLanguage: 'pt-BR',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'BRL' },
  })

export const faqPage = (faq: readonly Faq[]): Structured =>
  described('FAQPage', {
    inLanguage: 'pt-BR',
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  })

export const breadcrumbs = (origin: string, ...steps: readonly (readonly [address: string, name: string])[]): Structured =>
  described('BreadcrumbList', {
    itemListElement: steps.map(([address, name], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${address}`,
    })),
  })

export interface Described {
  readonly name: string
  readonly description: string
  readonly url: string
  readonly creator: string
  /** The first and the last day or month it covers. */
  readonly covers: readonly [from: Day | string, to: Day | string] | null
  readonly measured: string
  /** Where the numbers are, as a file, and of what type. */
  readonly file: readonly [url: string, type: string]
}

export const dataset = ({ name, description, url, creator, covers, measured, file: [contentUrl, encodingFormat] }: Described): Structured =>
  described('Dataset', {
    name,
    description,
    url,
    inLanguage: 'pt-BR',
    isAccessibleForFree: true,
    creator: { '@type': 'Organization', name: creator },
    spatialCoverage: 'Brasil',
    ...(covers && { temporalCoverage: covers.join('/') }),
    variableMeasured: measured,
    distribution: { '@type': 'DataDownload', contentUrl, encodingFormat },
  })
