/**
 * Format of said.txt. Each operation has its numbered sentences, then one line per example (-) and per variant (.): complete, or as a
 * difference from the first example (=) with additions (+) and removals (-); last, the digest of the figures (#).
 */
import { type Said, SEAL, WITH } from './result-texts.ts'

export const textOfSaid = (all: ReadonlyMap<string, Said>): string => [...all].map(([id, said]) => partOf(id, said)).join('\n')

function partOf(id: string, said: Said): string {
  const sentences = [...new Set([...said.values()].flat())].filter((sentence) => !sentence.startsWith(SEAL)).sort()
  const numbers = new Map(sentences.map((sentence, index) => [sentence, index + 1]))
  const numbersOf = (own: readonly string[]) => own.flatMap((sentence) => numbers.get(sentence) ?? []).sort((a, b) => a - b)
  const first = numbersOf([...said.values()][0] ?? [])
  const lines = [...said].map(([name, own], index) => {
    const at = name.lastIndexOf(WITH)
    const heading = at === -1 ? `- ${name}` : `. ${name.slice(at + WITH.length)}`
    const seal = own.find((sentence) => sentence.startsWith(SEAL))
    return `${heading} ->${index === 0 ? wholly(first) : differing(first, numbersOf(own))}${seal ? ` #${seal.slice(SEAL.length)}` : ''}`
  })
  return [`[${id}]`, ...sentences.map((sentence, index) => `${index + 1} ${sentence}`), ...lines, ''].join('\n')
}

const wholly = (own: readonly number[]): string => own.map((number) => ` ${number}`).join('')

function differing(first: readonly number[], own: readonly number[]): string {
  const [more, less] = [own.filter((number) => !first.includes(number)), first.filter((number) => !own.includes(number))]
  if (more.length + less.length > own.length) return wholly(own)
  return [' =', ...more.map((number) => ` +${number}`), ...less.map((number) => ` -${number}`)].join('')
}

export const readSaid = (text: string): Map<string, Said> =>
  new Map(text.split(/^(?=\[)/m).map((part) => readPart(part.trimEnd().split('\n'))))

function readPart([heading = '', ...lines]: readonly string[]): [string, Said] {
  const sentences: string[] = []
  const said = new Map<string, readonly string[]>()
  let first: readonly string[] | null = null
  let example = ''
  for (const line of lines) {
    const found = /^([-.]) (.*) ->((?: [=+-]?\d*)*)(?: #(\w+))?$/.exec(line)
    if (!found) {
      sentences.push(line.slice(line.indexOf(' ') + 1))
      continue
    }
    const [, sign, name = '', numbers = '', seal] = found
    if (sign === '-') example = name
    const words = sentencesOf(numbers.trim().split(' ').filter(Boolean), sentences, first ?? [])
    first ??= words
    said.set(sign === '-' ? name : example + WITH + name, seal ? [...words, SEAL + seal] : words)
  }
  return [heading.slice(1, -1), said]
}

function sentencesOf(numbers: readonly string[], sentences: readonly string[], first: readonly string[]): string[] {
  const of = (number: string): string => sentences[Number(number) - 1]!
  if (numbers[0] !== '=') return numbers.map(of)
  const less = new Set(numbers.filter((number) => number.startsWith('-')).map((number) => of(number.slice(1))))
  const more = numbers.filter((number) => number.startsWith('+')).map((number) => of(number.slice(1)))
  return [...first.filter((sentence) => !less.has(sentence)), ...more]
}
