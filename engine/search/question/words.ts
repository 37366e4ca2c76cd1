/** Normalizes words for search (accents, number, gender) and measures their similarity. */

import { memoize } from '../../core/collections/memoize.ts'
import { distance } from '../../core/text/closest-match.ts'
import { soundOf } from '../../core/text/phonetic.ts'
import { withoutAccents } from '../../core/text/text.ts'

/** "13º Salário" → 13o salario. Maps one character to one, so offsets stay valid. */
export function folded(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[^\0-\x7f]/gu, (letter) => {
      const plain = withoutAccents(letter, 'NFKD')
      return plain.length === letter.length ? plain : letter
    })
    .toLowerCase()
}

const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

/** Stop words. */
const LITTLE = wordSet(
  `a o e as os ao aos um uma uns umas de da do das dos em no na nos nas por pelo pela pelos pelas para pra pro com que se sobre entre ate ou
  eu me mim meu minha meus minhas seu sua seus suas ele ela voce vc nos isso isto esse essa este esta aquele aquela la ja so mais muito tambem
  quanto quanta quantos quantas qual quais como quando quem porque pq q
  vale pena fica ficou ficaria foi era ser sao e esta estou sou tem ter tenho teria vou vai vamos vao posso pode poderia devo deve preciso
  precisa quero queria gostaria saber ver calcular calcula calculo calculadora simular simulador simulacao fazer faz faco fazendo conta
  valor valores hoje agora atual atualmente existe ha seria sera sendo dar da deu dando sai vem vir veio so apenas aqui ai oi ola favor
  conseguir consigo consegue funciona total r
  mes ganho ganha ganham ganhando ganhar recebo recebendo receber recebe for fosse caso
  mesmo ainda entao algum alguma algo nada estava estao ficar fico fiquei quer acho dizer disse sabe certeza gente voces depois nao nem fui
  desconta descontam ganhava ganhavam ganhei recebia recebi eles elas durante
  of the for from is at with and what my by would are was how`,
)

export const isStopWord = (word: string): boolean => LITTLE.has(word)

/** Abbreviations and slang, as "said=written". */
const WRITTEN: ReadonlyMap<string, string> = new Map(
  `qto=quanto qt=quanto qnt=quanto qnto=quanto qtos=quantos qtas=quantas qdo=quando qnd=quando oq=que oque=que hj=hoje dps=depois tb=tambem
  tbm=tambem msm=mesmo vcs=voces mto=muito ta=esta to=estou tou=estou tava=estava tao=estao num=em numa=em dum=de duma=de ne=nao pfv=favor
  ap=apartamento ape=apartamento apto=apartamento hr=hora hrs=horas func=funcionario desc=desconto sal=salario trampo=trabalho
  trampar=trabalhar trampei=trabalhei trampando=trabalhando firma=empresa grana=dinheiro busao=onibus gasosa=gasolina carango=carro
  facul=faculdade niver=aniversario freela=freelancer bota=coloca botar=colocar boto=coloco botei=coloquei ponho=coloco ordenado=salario
  chefe=patrao valem=vale valiam=valia gringo=exterior velhinho=aposentado`
    .split(/\s+/)
    .map((pair): [string, string] => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
)

/** A word with its position in a text. */
export interface Token {
  readonly word: string
  readonly start: number
  readonly end: number
}

/**
 * Words and numbers of a folded text. An ordinal becomes its number: 13o is 13; 15.270 is 15270, 35 mil is 35000 and 0,38 is 0.38; a letter
 * after a hyphen joins its word: igp-m.
 */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(/[a-z]+-[a-z](?![a-z])|[a-z]+|(\d+(?:\.\d{3}(?!\d))*(?:,\d+)?)(?:[ao](?![a-z])|( mil)(?![a-z]))?/g)].map(
    ({ 0: word, 1: digits, 2: thousands, index }) => ({
      word: digits === undefined ? (WRITTEN.get(word) ?? word.replace('-', '')) : numberOf(digits, thousands !== undefined),
      start: index,
      end: index + word.length,
    }),
  )
}

const numberOf = (digits: string, thousands: boolean): string =>
  String(Number(digits.replaceAll('.', '').replace(',', '.')) * (thousands ? 1000 : 1))

/** Stems of the significant words; of all words when none is significant. */
export function significantWords(text: string): string[] {
  const words = tokensOf(folded(text)).map(({ word }) => word)
  const kept = words.filter((word) => !LITTLE.has(word))
  return [...new Set((kept.length > 0 ? kept : words).map(stem))]
}

/** Words that stemming would turn into another word. */
const UNSTEMMED = wordSet('fatura ipca ipcae piso renda')
/** Nouns that end like verbs. */
const NOUNS = wordSet('dividendo feriado mercado estado entrada lugar mulher dolar celular liquido liquida')
/** Verb endings, after a stem long enough to be reliable. */
const VERBAL =
  /(?<=[a-z]{3}.*)(?:ando|endo|indo|aram|eram|iram|avam|ava|aria|eria|iria|asse|esse|isse|ei|ou|eu|iu|ar|er|ir|i)$|(?<=[a-z]{4}.*)(?:ad|id)[ao]s?$/

/** Stem across number and gender, and across person and tense of a verb: demitidas, demitido, demitir; pago, pagando, pagou. */
export const stem: (word: string) => string = memoize((word) => {
  if (word.length < 4 || /^\d/.test(word)) return word
  const singular = word.replace(/s$/, '')
  if (UNSTEMMED.has(singular)) return singular
  if (!NOUNS.has(singular) && VERBAL.test(word)) return word.replace(VERBAL, '')
  return word
    .replace(/(?:oes|aes)$/, 'ao')
    .replace(/ns$/, 'm')
    .replace(/([rz])es$/, '$1')
    .replace(/ais$/, 'al')
    .replace(/eis$/, 'el')
    .replace(/s$/, '')
    .replace(/(?<=.{3})[aoe]$/, '')
})

const SAME = 1
/** Portuguese inflects at the end: receber, recebo, recebendo. */
const INFLECTED = 0.7
/** Score of an incomplete word, as while typing. */
const BEGUN = 0.65
const MISSPELT = 0.5
/** Score of a phonetic spelling: poupansa, rescizão. */
const SOUNDS = 0.85

function inflects(asked: string, known: string): boolean {
  const stem = Math.max(5, Math.min(asked.length, known.length) - 3)
  return asked.length >= stem && known.length >= stem && asked.startsWith(known.slice(0, stem))
}

/** Allowed edit distance by word length: none for short words, which have too many near neighbors. */
const slips = (length: number): number => (length < 5 ? 0 : length < 8 ? 1 : 2)

function misspells(asked: string, known: string): boolean {
  const allowed = slips(Math.min(asked.length, known.length))
  if (allowed === 0 || Math.abs(asked.length - known.length) > allowed) return false
  return swapped(asked, known) || distance(asked, known) <= allowed
}

/** True for two transposed adjacent letters, which count as one typo. */
function swapped(asked: string, known: string): boolean {
  if (asked.length !== known.length) return false
  const at = [...asked].findIndex((letter, index) => letter !== known[index])
  return asked[at] === known[at + 1] && asked[at + 1] === known[at] && asked.slice(at + 2) === known.slice(at + 2)
}

/** Similarity of a query stem and a known stem: 1 when equal, 0 when unrelated. */
export function fit(asked: string, known: string): number {
  if (asked === known) return SAME
  if (/^\d/.test(asked)) return 0
  return near(asked, known) || (soundsAs(asked, known) ? SOUNDS : misspells(asked, known) ? MISSPELT : 0)
}

/** Excludes short words, which sound like too many others. */
const soundsAs = (asked: string, known: string): boolean => asked.length > 3 && known.length > 3 && soundOf(asked) === soundOf(known)

function near(asked: string, known: string): number {
  if (inflects(asked, known)) return INFLECTED
  return asked.length >= 3 && known.startsWith(asked) ? BEGUN : 0
}

function addTo<T>(lists: Map<string, T[]>, key: string, one: T): void {
  const list = lists.get(key)
  if (list) list.push(one)
  else lists.set(key, [one])
}

/** Known words indexed by prefix: similar words share it, so few are compared. */
export class Vocabulary {
  readonly #byBeginning = new Map<string, string[]>()
  readonly #bySound = new Map<string, string[]>()

  constructor(words: Iterable<string>) {
    for (const word of new Set(words)) {
      addTo(this.#byBeginning, word.slice(0, BEGINNING), word)
      const sound = soundOf(word)
      if (word.length > 3) addTo(this.#bySound, sound, word)
      // Typos seldom affect the first letter.
      if (word.length > 4) addTo(this.#bySound, sound[0]!, word)
    }
  }

  /** Known words a query word may mean, with their scores. An exact match rules out typos of other words. */
  meanings(asked: string): ReadonlyMap<string, number> {
    const alike = this.#byBeginning.get(asked.slice(0, BEGINNING)) ?? []
    if (/^\d/.test(asked)) return new Map(alike.filter((word) => word === asked).map((word) => [word, SAME]))
    const found = alike.map((word) => [word, word === asked ? SAME : near(asked, word)] as const).filter(([, how]) => how > 0)
    if (found.some(([, how]) => how === SAME)) return new Map(found.filter(([, how]) => how === SAME || how === INFLECTED))
    const sound = soundOf(asked)
    const same = asked.length > 3 ? (this.#bySound.get(sound) ?? []) : []
    if (same.length > 0) return new Map(same.map((word) => [word, SOUNDS]))
    if (found.length > 0) return new Map(found)
    const nearby = this.#bySound.get(sound[0]!) ?? []
    return new Map(nearby.filter((word) => misspells(asked, word)).map((word) => [word, MISSPELT]))
  }
}

const BEGINNING = 3

/** Filler words of a question, which do not affect the answer. */
const ASIDE: readonly string[] = significantWords(
  `ganho ganhando ganha ganhei recebo recebi recebendo receber recebe pago pagando pagar paga tendo fosse for fossem trabalho trabalhei trabalhando mil
  reais bruto salário mês mensal rende rendendo render renderia investindo investir aplicar aplicando aplicado guardar guardando colocar deixar prazo
  taxa juros valor durante depois sobra`,
)

export const isAside: (root: string) => boolean = memoize((root) => ASIDE.some((word) => fit(root, word) > 0))
