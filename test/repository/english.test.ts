/** English translations: complete, current and consistent. */
import { describe, expect, it } from 'vitest'
import { catalogueFolders, catalogueIn, catalogueProblems } from '../../build/english/catalogue.ts'
import { translatedSource } from '../../build/english/translated-source.ts'
import { decimal } from '../../engine/core/ratio.ts'
import { inLanguage } from '../../engine/core/text/language.ts'
import { calendarDate, calendarMonth, joined, say } from '../../engine/core/text/sentence.ts'
import { renderSentences } from '../../engine/operation/evaluation/render-sentences.ts'
import { run } from '../../engine/operation/evaluation/run.ts'
import { earliestDay } from '../../engine/presentation/earliest-date.ts'
import { formatValue } from '../../engine/presentation/numbers.ts'
import { englishLanguage } from '../../service/runtime/language.ts'
import { ports, registry } from '../support/ports.ts'
import { portugueseIn } from '../support/portuguese.ts'

/** Operations that return third-party data in Portuguese: job names, descriptions of classification codes. */
const DATA_IN_PORTUGUESE = new Set(['salary', 'salary-list', 'classifications', 'consumption-tax'])

const english = englishLanguage()
const inEnglish = <T>(work: () => T): T => inLanguage(english, work)

describe('translation catalogs', () => {
  it('cover every text, without stale entries', () => {
    const { missing, stale } = catalogueProblems()
    expect(Object.fromEntries([...missing].map(([folder, texts]) => [folder, [...texts]]))).toEqual({})
    expect(Object.fromEntries([...stale].map(([folder, texts]) => [folder, [...texts]]))).toEqual({})
  })

  it('keep every placeholder and tag of the Portuguese', () => {
    const gaps = (text: string): string[] => [...new Set([...text.matchAll(/\{([\w.]+)(?:\|[^}]*)?\}/g)].map(([, name]) => name!))].sort()
    const tags = (text: string): string[] =>
      [...text.matchAll(/<\/?(?:a|b|br|code|em|li|p|small|span|strong|ul)\b/g)].map(([tag]) => tag).sort()
    const odd = catalogueFolders().flatMap((folder) =>
      [...catalogueIn(folder)].filter(
        ([portuguese, text]) => `${gaps(portuguese)}` !== `${gaps(text)}` || `${tags(portuguese)}` !== `${tags(text)}`,
      ),
    )
    expect(odd).toEqual([])
  })
})

describe('sentence', () => {
  it('formats values in the reader’s locale', () => {
    const sentence = say`${123456n} em ${calendarDate('2026-11-15')}, ${calendarMonth('2026-11-15')}, ${decimal('0.075')}`
    expect(String(sentence)).toBe('R$ 1.234,56 em 15/11/2026, novembro de 2026, 7,5%')
    expect(inEnglish(() => String(sentence))).toBe('R$ 1,234.56 em 15 Nov 2026, November 2026, 7.5%')
    expect(inEnglish(() => String(joined([100n, 200n], ' + ')))).toBe('R$ 1.00 + R$ 2.00')
    expect(inEnglish(() => formatValue(true))).toBe('Yes')
  })

  it('uses the plural rules of the language', () => {
    const language = { tag: 'en', texts: new Map([['Faltam {0} dias para {1}', '{1}: {0} {0|day|days} left']]) } as const
    const left = (days: number): string => inLanguage(language, () => String(say`Faltam ${days} dias para ${'o fim'}`))
    expect([left(1), left(2)]).toEqual(['o fim: 1 day left', 'o fim: 2 days left'])
  })

  it('falls back to Portuguese without a translation, and for Portuguese readers', () => {
    expect(inEnglish(() => renderSentences({ title: 'Texto que ninguém traduziu', code: 'sem_justa_causa' }))).toEqual({
      title: 'Texto que ninguém traduziu',
      code: 'sem_justa_causa',
    })
  })
})

it('browser sources include their translations with interpolated values', () => {
  const texts = new Map([
    ['Faltam {0} de {1}', 'Of {1}, {0} {0|is|are} missing'],
    ['Não deu', 'It failed'],
  ])
  const gap = (name: string): string => `$\{${name}}`
  expect(translatedSource('a.ts', `const a = (x, y) => (x ? \`Faltam ${gap('x')} de ${gap('y')}\` : 'Não deu')`, texts)).toBe(
    `const a = (x, y) => (x ? \`Of ${gap('y')}, ${gap('x')} ${gap('Number(x) === 1 ? "is" : "are"')} missing\` : "It failed")`,
  )
})

describe('every operation', () => {
  it.each([...registry.operations.keys()].filter((id) => !DATA_IN_PORTUGUESE.has(id)))('%s returns no Portuguese text', (id) => {
    const operation = registry.operations.get(id)!
    const said = inEnglish(() => {
      const { title, summary, inputSchema, resultSchema } = operation
      const answers = operation.examples.map(({ input }) => answered(() => run(operation, input, ports)))
      return renderSentences({ title, summary, inputSchema, resultSchema, answers, examples: operation.examples.map((each) => each.title) })
    })
    expect(portugueseIn(said)).toEqual([])
  })
})

/** Returns the answer or the error: some examples are errors. */
function answered(work: () => unknown): unknown {
  try {
    return work()
  } catch (error) {
    return error instanceof Error && 'issues' in error && Array.isArray(error.issues) ? error.issues.map(({ english: text }) => text) : null
  }
}

it('the first supported day of an operation does not depend on the first reader’s language', () => {
  const operation = { ...registry.calculators.get('net-salary')! }
  expect(inLanguage(englishLanguage(), () => earliestDay(operation, ports))).toBe('1994-07-01')
})
