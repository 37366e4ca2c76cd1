/** What people read, on every page: Portuguese, amounts with their sign, years as years, percentages one can compare. */
import { describe, expect, it } from 'vitest'
import { examplesOf } from '../service/doors/web/forms/form-request.ts'
import { pageAddresses } from '../service/doors/web/pages/sitemap.ts'
import { ports, registry } from './support/ports.ts'
import { oneIn } from './support/rounds.ts'
import { serviceUnderTest } from './support/service.ts'

const app = serviceUnderTest()

/** The reference is for those who code: its words are the API's. */
const FOR_PROGRAMS = ['/docs']

/** A blank form has no answer: an example of each is read too. */
const answered = [...registry.calculators.values(), ...registry.decisions.values(), ...registry.checks.values()].map(
  (member) => examplesOf(member)[0]!.address,
)
const addresses = [...pageAddresses(ports).filter((address) => !FOR_PROGRAMS.includes(address)), ...answered]

interface Words {
  /** Every piece of text, each as the page has it. */
  readonly texts: readonly string[]
  /** What names a row, a column or a field. */
  readonly names: readonly string[]
  /** The answer, without the calculation written out, whose figures are exact. */
  readonly figures: readonly string[]
}

async function wordsOf(url: string): Promise<Words> {
  const { body } = await app.inject({ url, headers: { accept: 'text/html' } })
  const page = body
    .replace(/^.*<main/s, '<main')
    .replace(/<\/main>.*$/s, '')
    .replaceAll(/<(script|template|pre|code|svg|style)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<section class="programs">.*?<\/section>/gs, ' ')
  const inside = (pattern: RegExp) => [...page.matchAll(pattern)].map((match) => plain(match.at(-1)!))
  return {
    texts: plain(page.replaceAll(/<\/?(?:p|li|dt|dd|td|th|h\d|label|legend|option|summary|div|section|a)\b[^>]*>/g, '\n'))
      .split('\n')
      .map((text) => text.trim())
      .filter(Boolean),
    names: inside(/<(dt|th|label|legend|h3)\b[^>]*>(.*?)(?:<span class="soft"|<\/\1>)/gs),
    figures: inside(/<(dd|td|output)\b[^>]*>(.*?)<\/\1>/gs),
  }
}

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&#(\d+);/g, (_whole, code) => String.fromCharCode(Number(code)))
    .replaceAll('\u00a0', ' ')
    // An address is what it is.
    .replaceAll(/https?:\/\/\S+/g, '')
    .trim()

const ENGLISH =
  /\b(the|and|with|rates?|amounts?|salary|salaries|gross|years?|months?|days?(?! trade)|true|false|null|undefined|default|from|value|loans?|debts?|balance|payment|income|tax(?:es)?|employee|employer|contributions?|schedule|revenue|worker)\b/i

const FAULTS: readonly (readonly [name: string, pattern: RegExp, among: keyof Words])[] = [
  ['a word of programs', /\bNul[oa]s?\b|\bOmitid[oa]s?\b/i, 'texts'],
  ['a name of the API', /\b[a-z0-9]+_[a-z0-9_]+\b/i, 'texts'],
  ['English', ENGLISH, 'texts'],
  // With a capital it is the name of a system of instalments.
  ['English', /(?<!tabela |[“])\bprice\b/, 'texts'],
  ['a condition for a name', /^Se (?:[oaé]s? |há |foi )/, 'names'],
  ['a year with a dot', /(?<!R\$ |nº |Lei |LC |Decreto |[\d.,])\b(?:1\.9[5-9]\d|2\.0[0-4]\d)\b(?![.,]\d|%)/, 'texts'],
  ['an amount without R$', /(?<!R\$ ?[−-]?|[\d.,])(?:\d{1,3}(?:\.\d{3})+|\d{3,}),\d{2}(?![\d%]| ?(?:%|p\.p\.|pontos?))/, 'figures'],
  ['a percentage with too many decimals', /,\d{5,}%/, 'figures'],
]

describe('percentages people compare have two decimals', () => {
  it.each([...registry.calculators.values()].filter(({ resultSchema }) => !JSON.stringify(resultSchema).includes('"x-decimals":4')))(
    'in $id, where no rate has four by itself',
    async (calculator) => {
      const { figures } = await wordsOf(examplesOf(calculator)[0]!.address)
      expect(figures.filter((text) => /(?<!^0,00\d{1,2}),\d{3,}%/.test(text))).toEqual([])
    },
  )
})

/** Two fields that exclude each other, one that needs another: what only an operation's own sentence can refuse. */
const REFUSED = [
  '/calculadora/rendimento-real?nominal_percent=5',
  '/calculadora/correcao-monetaria?amount=100&index=ipca&from=2024-05-01&to=2024-01-01',
  '/calculadora/tesouro-prefixado?maturity=2032-01-01&rate=10&unit_price=500',
  '/calculadora/dias-uteis?from=2024-01-01',
  '/decisoes/comprar-ou-alugar?property_value=x',
]

/** A question of each kind about every third calculator, with what it is asked by itself. */
const questions = [...registry.calculators.values()].flatMap((calculator, turn) =>
  [...registry.questions.values()]
    .filter((question, kind) => question.suits(calculator) && (turn + kind) % 3 === 0)
    .map((question) => examplesOf(calculator)[0]!.address.replace('?', `/${question.slug}?`)),
)

describe.each([...oneIn(8, addresses), ...REFUSED, ...oneIn(8, questions)])('%s', (address) => {
  it('is written for people', async () => {
    const words = await wordsOf(address)
    const found = FAULTS.flatMap(([name, pattern, among]) =>
      words[among].filter((text) => pattern.test(text)).map((text) => `${name}: ${text}`),
    )
    expect(found).toEqual([])
  })
})
