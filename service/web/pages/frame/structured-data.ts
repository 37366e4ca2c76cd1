/** Structured data (schema.org), limited to facts stated on the page. */

import { isRecord } from '../../../../engine/core/collections/records.ts'
import type { Day } from '../../../../engine/core/day.ts'
import { readersLanguage, translate } from '../../../../engine/core/text/language.ts'
import { ENGLISH_PATH } from '../../../runtime/english-address.ts'

/** Translatable members. */
const TRANSLATABLE_MEMBERS = new Set(['name', 'description', 'text', 'variableMeasured', 'spatialCoverage'])
/** Members that hold URLs. */
const PLACES = new Set(['url', 'item', 'contentUrl'])

/** Translates the structured data and URLs of an English page. */
export function translateStructured(data: Structured): Structured {
  const language = readersLanguage()
  return language === null
    ? data
    : Object.fromEntries(Object.entries(data).map(([key, value]) => [key, translated(key, value, language.tag)]))
}

function translated(key: string, value: unknown, tag: string): unknown {
  if (Array.isArray(value)) return value.map((each) => translated(key, each, tag))
  if (isRecord(value)) return translateStructured(value)
  if (typeof value !== 'string') return value
  if (key === 'inLanguage') return tag
  if (TRANSLATABLE_MEMBERS.has(key)) return translate(value)
  return PLACES.has(key) ? englishAddress(value) : value
}

/** Only pages have English paths; the API (`/v1`) selects the language by parameter or header. */
const englishAddress = (address: string): string =>
  address.replace(/^(https?:\/\/[^/]+)?(?=\/(?!v1\/|en(?:\/|$)))/, (origin) => `${origin}${ENGLISH_PATH}`)

export type Structured = Readonly<Record<string, unknown>>

/** Question and answer, both shown on the page. */
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

export interface DatasetDescription {
  readonly name: string
  readonly description: string
  readonly url: string
  readonly creator: string
  /** First and last day or month covered. */
  readonly covers: readonly [from: Day | string, to: Day | string] | null
  readonly measured: string
  /** Data file URL and media type. */
  readonly file: readonly [url: string, type: string]
}

export const dataset = ({
  name,
  description,
  url,
  creator,
  covers,
  measured,
  file: [contentUrl, encodingFormat],
}: DatasetDescription): Structured =>
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
