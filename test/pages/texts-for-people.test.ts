/** Texts for people on every page: Portuguese, amounts with currency sign, plain years, comparable percentages. */
import { describe, expect, it } from 'vitest'
import { examplesOf } from '../../service/web/forms/form-request.ts'
import { pageAddresses } from '../../service/web/pages/frame/sitemap.ts'
import { oneIn } from '../support/lanes/rounds.ts'
import { ports, registry } from '../support/ports.ts'
import { serviceUnderTest } from '../support/service.ts'

const app = serviceUnderTest()

/** The reference targets developers and uses API terms. */
const FOR_PROGRAMS = ['/docs']

/** Blank forms show no result: includes one example of each. */
const answered = [...registry.calculators.values(), ...registry.decisions.values(), ...registry.checks.values()].map(
  (member) => examplesOf(member)[0]!.address,
)
const addresses = [...pageAddresses(ports).filter((address) => !FOR_PROGRAMS.includes(address)), ...answered]

interface Words {
  /** Text nodes, verbatim. */
  readonly texts: readonly string[]
  /** Labels of rows, columns and fields. */
  readonly names: readonly string[]
  /** The result without the calculation steps, whose figures are unrounded. */
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
    // Skip URLs.
    .replaceAll(/https?:\/\/\S+/g, '')
    .trim()

const ENGLISH =
  /\b(the|and|with|rates?|amounts?|salary|salaries|gross|years?|months?|days?(?! trade)|true|false|null|undefined|default|from|value|loans?|debts?|balance|payment|income|tax(?:es)?|employee|employer|contributions?|schedule|revenue|worker)\b/i

const FAULTS: readonly (readonly [name: string, pattern: RegExp, among: keyof Words])[] = [
  ['a word of programs', /\bNul[oa]s?\b|\bOmitid[oa]s?\b/i, 'texts'],
  ['a name of the API', /\b[a-z0-9]+_[a-z0-9_]+\b/i, 'texts'],
  ['English', ENGLISH, 'texts'],
  // Capitalized, Price is a system of instalments.
  ['English', /(?<!tabela |[“])\bprice\b/, 'texts'],
  ['a condition for a name', /^Se (?:[oaé]s? |há |foi )/, 'names'],
  ['a year with a dot', /(?<!R\$ |nº |Lei |LC |Decreto |[\d.,])\b(?:1\.9[5-9]\d|2\.0[0-4]\d)\b(?![.,]\d|%)/, 'texts'],
  ['an amount without R$', /(?<!R\$ ?[−-]?|[\d.,])(?:\d{1,3}(?:\.\d{3})+|\d{3,}),\d{2}(?![\d%]| ?(?:%|p\.p\.|pontos?))/, 'figures'],
  ['a percentage with too many decimals', /,\d{5,}%/, 'figures'],
]

describe('percentages for comparison have two decimals', () => {
  it.each([...registry.calculators.values()].filter(({ resultSchema }) => !JSON.stringify(resultSchema).includes('"x-decimals":4')))(
    'in $id, where no rate has four decimals by itself',
    async (calculator) => {
      const { figures } = await wordsOf(examplesOf(calculator)[0]!.address)
      expect(figures.filter((text) => /(?<!^0,00\d{1,2}),\d{3,}%/.test(text))).toEqual([])
    },
  )
})

/** Mutually exclusive or dependent fields: only the operation's own message can reject them. */
const REFUSED = [
  '/calculadora/rendimento-real?nominal_percent=5',
  '/calculadora/correcao-monetaria?amount=100&index=ipca&from=2024-05-01&to=2024-01-01',
  '/calculadora/tesouro-prefixado?maturity=2032-01-01&rate=10&unit_price=500',
  '/calculadora/dias-uteis?from=2024-01-01',
  '/decisoes/comprar-ou-alugar?property_value=x',
]

/** One question of each kind per third calculator, with its default request. */
const questions = [...registry.calculators.values()].flatMap((calculator, turn) =>
  [...registry.questions.values()]
    .filter((question, kind) => question.suits(calculator) && (turn + kind) % 3 === 0)
    .map((question) => examplesOf(calculator)[0]!.address.replace('?', `/${question.slug}?`)),
)

describe.each([...oneIn(8, addresses), ...REFUSED, ...oneIn(8, questions)])('%s', (address) => {
  it('uses plain language', async () => {
    const words = await wordsOf(address)
    const found = FAULTS.flatMap(([name, pattern, among]) =>
      words[among].filter((text) => pattern.test(text)).map((text) => `${name}: ${text}`),
    )
    expect(found).toEqual([])
  })
})
