/** Subjects that a question implies without naming one: a cause, two dates of a job, a wage alone. */
import type { Catalogue } from '../../operation/evaluation/ports.ts'
import { ranked } from '../rank.ts'
import { isEventWord } from './dates.ts'
import type { Mention } from './mentions.ts'
import type { ReadQuestion } from './sentence.ts'
import { isStopWord, stem, type Token } from './words.ts'

/** Match of a name from which a question has a subject of its own. */
const NAMED = 0.8
/** Stems that describe a wage and name no calculation. */
const OF_WAGE = new Set(['salario', 'dependentes', 'filhos', 'liquido', 'bruto', 'recebo', 'mensal', 'direito', 'media'].map(stem))
const EARNS = /(?<![a-z])(?:ganh|receb|salari|cai(?:r|u)?(?![a-z])|fica|sobra|descont|vem(?![a-z])|liquid|limp|come(?![a-z]))/

/** @returns words that the ranking adds; empty when the question names its subject. */
export function impliedBy(question: ReadQuestion, registry: Catalogue): readonly string[] {
  const { tokens, sentence, mentions, folded } = question
  const caused = sentence.causes.filter(({ subject }) => subject !== undefined)
  const stated = sentence.causes.filter(({ isAside, fills }) => !isAside || 'sex' in fills)
  const inCause = ({ start }: Token): boolean => stated.some((cause) => start >= cause.start && start < cause.end)
  const telling = tokens.filter(
    (token) =>
      !isStopWord(token.word) &&
      token.word.length > 1 &&
      !sentence.aside.has(token.start) &&
      !inCause(token) &&
      !OF_WAGE.has(stem(token.word)) &&
      !isEventWord(token.word),
  )
  const dates = mentions.filter(({ kind, event }) => kind === 'time' && (event === 'start' || event === 'end'))
  const hasSum = mentions.some(isSum)
  const isDated = dates.length > 0 || isPair(mentions)
  if (isDated && telling.length > 0 && telling.every(({ word }) => stem(word) === stem(SEVERANCE))) return [SEVERANCE, ...DATED]
  if (caused.length > 0 && !(telling.length > 0 && isNamedBy(question, telling, registry)))
    return [caused[0]!.subject!, ...(isDated ? DATED : [])]
  const isOfService = mentions.some((mention) => mention.kind === 'amount' && mention.service === 'contribution')
  if (telling.length === 0 && isOfService) return hasSum ? ['aposentar'] : ['quando', 'aposentar', 'transicao']
  if (telling.length > 0 || !hasSum) return []
  if (dates.length > 0) return [SEVERANCE, ...DATED]
  const isRate = mentions.some(
    (mention) =>
      mention.kind === 'amount' &&
      (mention.counted === 'percent' || mention.per === 'year' || mention.counted === 'months' || mention.counted === 'years'),
  )
  return !isRate && EARNS.test(folded) ? ['salario', 'liquido'] : []
}

const SEVERANCE = 'rescisao'
const DATED = ['datas']

const isPair = (mentions: readonly Mention[]): boolean =>
  mentions.filter(({ kind }) => kind === 'time').length === 2 ||
  mentions.some((mention) => mention.kind === 'time' && mention.ranged && !mention.open)

const isSum = (mention: Mention): boolean =>
  mention.kind === 'amount' &&
  (mention.counted === 'money' || (mention.counted === 'plain' && mention.value >= 100 && mention.year === null))

/** True when the words other than the cause name an operation. */
function isNamedBy(question: ReadQuestion, telling: readonly Token[], registry: Catalogue): boolean {
  const [best] = ranked(registry, { ...question, tokens: telling, mentions: [], implied: [] }, ({ type }) => type === 'operation')
  return best !== undefined && best.named >= NAMED
}
