/** Words as a search compares them: without accents, number or gender, and how near two of them are. */
import { distance } from '../../core/nearest.ts'

/** "13º Salário" → 13o salario, one letter for each: a place in one is the same place in the other. */
export function folded(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[^\0-\x7f]/gu, (letter) => {
      const plain = letter.normalize('NFKD').replace(/\p{M}/gu, '')
      return plain.length === letter.length ? plain : letter
    })
    .toLowerCase()
}

const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

/** Words that ask, join and point, and tell nothing of what is asked. */
const LITTLE = wordSet(
  `a o e as os ao aos um uma uns umas de da do das dos em no na nos nas por pelo pela pelos pelas para pra pro com que se sobre entre ate ou
  eu me mim meu minha meus minhas seu sua seus suas ele ela voce vc nos isso isto esse essa este esta aquele aquela la ja so mais muito tambem
  quanto quanta quantos quantas qual quais como quando onde quem porque pq q
  vale pena fica ficou ficaria foi era ser sao e esta estou sou tem ter tenho teria vou vai vamos vao ir posso pode poderia devo deve preciso
  precisa quero queria gostaria saber ver calcular calcula calculo calculadora simular simulador simulacao fazer faz faco fazendo conta contas
  valor valores hoje agora atual atualmente existe ha seria sera sendo dar da deu dando sai vem vir veio so apenas aqui ai oi ola favor
  conseguir consigo consegue funciona total r
  mes ganho ganhando ganhar recebo recebendo receber recebe for fosse caso`,
)

export const isLittle = (word: string): boolean => LITTLE.has(word)

/** Where a word stands in a text. */
export interface Token {
  readonly word: string
  readonly start: number
  readonly end: number
}

/** The words and the numbers of a folded text; the number of an ordinal is the number: 13o is 13; a letter after a dash is of its word: igp-m. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(/[a-z]+-[a-z](?![a-z])|[a-z]+|\d+(?:[ao](?![a-z]))?/g)].map(({ 0: word, index }) => ({
    word: /^\d/.test(word) ? word.replace(/[ao]$/, '') : word.replace('-', ''),
    start: index,
    end: index + word.length,
  }))
}

/** Those that tell something; all of them where none does. */
export function tellingOf(text: string): string[] {
  const words = tokensOf(folded(text)).map(({ word }) => word)
  const kept = words.filter((word) => !LITTLE.has(word))
  return [...new Set((kept.length > 0 ? kept : words).map(rootOf))]
}

/** One word whatever its number and gender: demitidas, demitido. */
export function rootOf(word: string): string {
  if (word.length < 4 || /^\d/.test(word)) return word
  return word
    .replace(/(?:oes|aes)$/, 'ao')
    .replace(/ns$/, 'm')
    .replace(/([rz])es$/, '$1')
    .replace(/ais$/, 'al')
    .replace(/eis$/, 'el')
    .replace(/s$/, '')
    .replace(/(?<=.{3})[aoe]$/, '')
}

const SAME = 1
/** Portuguese inflects at the end: receber, recebo, recebendo. */
const INFLECTED = 0.7
/** Half a word, as one types it. */
const BEGUN = 0.65
const MISSPELT = 0.5

function inflects(asked: string, known: string): boolean {
  const stem = Math.max(5, Math.min(asked.length, known.length) - 3)
  return asked.length >= stem && known.length >= stem && asked.startsWith(known.slice(0, stem))
}

/** Letters that may be wrong in a word of this length: none in a short one, where another word is as near. */
const slips = (length: number): number => (length < 5 ? 0 : length < 8 ? 1 : 2)

function misspells(asked: string, known: string): boolean {
  const allowed = slips(Math.min(asked.length, known.length))
  if (allowed === 0 || Math.abs(asked.length - known.length) > allowed) return false
  return swapped(asked, known) || distance(asked, known) <= allowed
}

/** Two neighbouring letters the other way round: one slip of the hand. */
function swapped(asked: string, known: string): boolean {
  if (asked.length !== known.length) return false
  const at = [...asked].findIndex((letter, index) => letter !== known[index])
  return asked[at] === known[at + 1] && asked[at + 1] === known[at] && asked.slice(at + 2) === known.slice(at + 2)
}

/** How well a word that was asked, cut, fits one that is known, cut: 1 where it is the same, 0 where it is another. */
export function fit(asked: string, known: string): number {
  if (asked === known) return SAME
  if (/^\d/.test(asked)) return 0
  return near(asked, known) || (misspells(asked, known) ? MISSPELT : 0)
}

function near(asked: string, known: string): number {
  if (inflects(asked, known)) return INFLECTED
  return asked.length >= 3 && known.startsWith(asked) ? BEGUN : 0
}

/** Known words, by how they begin: what is near shares its beginning, so that few are compared. */
export class Vocabulary {
  readonly #words: readonly string[]
  readonly #byBeginning = new Map<string, string[]>()

  constructor(words: Iterable<string>) {
    this.#words = [...new Set(words)]
    for (const word of this.#words) {
      const beginning = word.slice(0, BEGINNING)
      const alike = this.#byBeginning.get(beginning)
      if (alike) alike.push(word)
      else this.#byBeginning.set(beginning, [word])
    }
  }

  /** The known words a word may mean, each with its fit. What is known as it stands is not taken for a slip of another. */
  meanings(asked: string): ReadonlyMap<string, number> {
    const alike = this.#byBeginning.get(asked.slice(0, BEGINNING)) ?? []
    if (/^\d/.test(asked)) return new Map(alike.filter((word) => word === asked).map((word) => [word, SAME]))
    const found = alike.map((word) => [word, word === asked ? SAME : near(asked, word)] as const).filter(([, how]) => how > 0)
    if (found.some(([, how]) => how === SAME)) return new Map(found.filter(([, how]) => how === SAME || how === INFLECTED))
    if (found.length > 0) return new Map(found)
    return new Map(this.#words.filter((word) => misspells(asked, word)).map((word) => [word, MISSPELT]))
  }
}

const BEGINNING = 3
