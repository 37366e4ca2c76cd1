/** English: every text has it, none is stale, and what is said in it is whole. */
import { describe, expect, it } from 'vitest'
import { catalogueFolders, catalogueIn, lacking } from '../build/english/catalogue.ts'
import { translatedSource } from '../build/english/translated-source.ts'
import { inLanguage } from '../engine/core/language.ts'
import { run } from '../engine/core/operation/run.ts'
import { told } from '../engine/core/operation/told.ts'
import { decimal } from '../engine/core/ratio.ts'
import { calendarDate, calendarMonth, joined, say } from '../engine/core/sentence.ts'
import { earliestDay } from '../engine/present/earliest.ts'
import { shown } from '../engine/present/numbers.ts'
import { englishLanguage } from '../service/language.ts'
import { ports, registry } from './support/ports.ts'
import { portugueseIn } from './support/portuguese.ts'

/** What they tell is data of others, in the words of whoever published it: job names, descriptions of classification codes. */
const DATA_IN_PORTUGUESE = new Set(['salary', 'salary-list', 'classifications', 'consumption-tax'])

const english = englishLanguage()
const inEnglish = <T>(work: () => T): T => inLanguage(english, work)

describe('the catalogues', () => {
  it('say everything that is said, and nothing that is said no more', () => {
    const { missing, stale } = lacking()
    expect(Object.fromEntries([...missing].map(([folder, texts]) => [folder, [...texts]]))).toEqual({})
    expect(Object.fromEntries([...stale].map(([folder, texts]) => [folder, [...texts]]))).toEqual({})
  })

  it('keep every gap and every tag of the Portuguese', () => {
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

describe('a sentence', () => {
  it('is written in the form of its reader', () => {
    const sentence = say`${123456n} em ${calendarDate('2026-11-15')}, ${calendarMonth('2026-11-15')}, ${decimal('0.075')}`
    expect(String(sentence)).toBe('R$ 1.234,56 em 15/11/2026, novembro de 2026, 7,5%')
    expect(inEnglish(() => String(sentence))).toBe('R$ 1,234.56 em 15 Nov 2026, November 2026, 7.5%')
    expect(inEnglish(() => String(joined([100n, 200n], ' + ')))).toBe('R$ 1.00 + R$ 2.00')
    expect(inEnglish(() => shown(true))).toBe('Yes')
  })

  it('says how many as the language does', () => {
    const language = { tag: 'en', texts: new Map([['Faltam {0} dias para {1}', '{1}: {0} {0|day|days} left']]) } as const
    const left = (days: number): string => inLanguage(language, () => String(say`Faltam ${days} dias para ${'o fim'}`))
    expect([left(1), left(2)]).toEqual(['o fim: 1 day left', 'o fim: 2 days left'])
  })

  it('stays Portuguese where it has no English, and for whoever reads Portuguese', () => {
    expect(inEnglish(() => told({ title: 'Texto que ninguém traduziu', code: 'sem_justa_causa' }))).toEqual({
      title: 'Texto que ninguém traduziu',
      code: 'sem_justa_causa',
    })
  })
})

it('a source for browsers carries its words in English, values in their places', () => {
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
  it.each([...registry.operations.keys()].filter((id) => !DATA_IN_PORTUGUESE.has(id)))('%s says nothing in Portuguese', (id) => {
    const operation = registry.operations.get(id)!
    const said = inEnglish(() => {
      const { title, summary, inputSchema, resultSchema } = operation
      const answers = operation.examples.map(({ input }) => answered(() => run(operation, input, ports)))
      return told({ title, summary, inputSchema, resultSchema, answers, examples: operation.examples.map((each) => each.title) })
    })
    expect(portugueseIn(said)).toEqual([])
  })
})

/** An example of a refusal refuses. */
function answered(work: () => unknown): unknown {
  try {
    return work()
  } catch (error) {
    return error instanceof Error && 'issues' in error && Array.isArray(error.issues) ? error.issues.map(({ english: text }) => text) : null
  }
}

it('the first day an operation answers for is the same whoever asks first', () => {
  const operation = { ...registry.calculators.get('net-salary')! }
  expect(inLanguage(englishLanguage(), () => earliestDay(operation, ports))).toBe('1994-07-01')
})
