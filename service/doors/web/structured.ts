/** What a page is, for machines that find pages for people (schema.org): only what the page itself says. */
import type { Day } from '../../../engine/core/day.ts'

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
