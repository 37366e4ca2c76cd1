/**
 * Search shared by pages, agents and command line: ranks the meanings of a question and attaches an answer when every number in it was
 * understood.
 */

import { toNumber } from '../core/money.ts'
import { word } from '../core/text/language.ts'
import type { FoundOccupation, Ports } from '../operation/evaluation/ports.ts'
import { brl } from '../presentation/numbers.ts'
import { type Attempt, isForPart, lawAnswer, metricAnswer, NOTHING, operationAnswer, type Quoted } from './answer.ts'
import { asTyped, inPortuguese } from './question/english.ts'
import { questionOf } from './question/mentions.ts'
import { type ReadQuestion, sentenceOf } from './question/sentence.ts'
import { impliedBy } from './question/shapes.ts'
import { PERIODS, slotsOf } from './question/slots.ts'
import { stateIn } from './question/states.ts'
import { comesOtherwise } from './question/ties.ts'
import { subjectBeyond } from './question/unsupported-topics.ts'
import { isStopWord, stem, type Token } from './question/words.ts'
import { asksToChoose, isNameWord, mentionsAmount, namesOptions, type Ranked, ranked } from './rank.ts'
import { pagesFor } from './site-pages.ts'
import type { SearchItem, SearchItemKey } from './things.ts'

export interface SearchResult extends SearchItem, Attempt {
  /** Address of a page of the site; null for other results. */
  readonly path: string | null
}

export interface SearchOptions {
  /** Restricts the search to these. */
  readonly among?: (one: SearchItemKey) => boolean
  readonly most?: number
  /** Minimum score relative to the top result; lower it for browsable lists. */
  readonly worth?: number
}

/** Out-of-scope subject of a question, as it completes "não sei"; null when something may match. */
export function notKnown(ports: Ports, typed: string): string | null {
  return beyondScope(read(typed, ports), ports)
}

function read(typed: string, ports: Ports): ReadQuestion {
  const today = ports.today()
  const text = inPortuguese(withinReach(typed)).replace(THIRTEENTH, ORDINAL.join(' '))
  const question = questionOf(text, today, ports.rates.latest('minimumWage', today)?.value ?? null)
  const sentence = sentenceOf(question, today, (name) => {
    const by = ports.salaries.search(name)[0]?.by
    return by === 'name' || by === 'words'
  })
  return { ...question, sentence, implied: [] }
}

/** Cuts a longer text at a word; a number at the cut would lose its tail, so the text ends in an unread one. */
const withinReach = (typed: string): string =>
  typed.length <= MAX_QUERY_CHARACTERS ? typed : `${typed.slice(0, MAX_QUERY_CHARACTERS).replace(/\S*$/, '')} ${CUT}`
/** A number that no field takes stands for the rest of a text cut at its limit. */
const CUT = '0.0.0'

/** "13º de 2500", "13º salário": rewrites the ordinal, which would otherwise be read as an amount. */
const ORDINAL = ['decimo', 'terceiro']
const THIRTEENTH = /(?<![\d.,])13 ?[ºo°](?!\p{L})/giu

/**
 * An out-of-scope subject, when the rest of the question names nothing either: the IPTU of a home to buy. A single word that is a synonym
 * of something ("minha casa") is not enough.
 */
function beyondScope(question: ReadQuestion, { registry }: Ports): string | null {
  const beyond = subjectBeyond(question, registry)
  if (!beyond) return null
  const rest = beyond.rest.filter(({ start }) => !question.sentence.aside.has(start))
  const [best] = ranked(registry, { ...question, tokens: rest }, () => true)
  const isOneWord = rest.filter(({ word }) => !isStopWord(word)).length === 1
  return best && (isOneWord ? best.named > NAMED : best.named >= NAMED) ? null : beyond.said
}

/** Longer questions are truncated. */
const MAX_QUERY_CHARACTERS = 1000
/** Number of top results to attempt an answer for. */
const MAX_ATTEMPTS = 6
/** Score boost for a result that answers with the question's own numbers. */
const ANSWER_BOOST = 1.3
/** Score boost for a decision when the question asks to choose and its numbers fit. */
const CHOICE_BOOST = 1.8
/** Score boost for a value of law in an operation's line. */
const FACT_BOOST = 2.5
/** Penalty for a result that asks for more, and beside one that uses the whole question. */
const [LACKING, LACKING_MORE] = [1 / 1.1, 1 / 2.2]
/** Number of fields of a question that identify an operation, and the least relative score with them. */
const [TELLING_FIELDS, MIN_SURE_SCORE] = [3, 0.3]
/** Number of values without a field that lower a score. */
const MOST_UNPLACED = 3
/** Minimum score, relative to the best, to answer the question. */
const MIN_RELATIVE_SCORE = 0.75
/** Penalty when the requested thing is only a part of the result, not its name. */
const PART_PENALTY = 1 / 1.15
/** Penalty for a yearly operation when the question gives a monthly amount. */
const OTHER_PERIOD_PENALTY = 0.5
const MAX_RESULTS = 12
/** Minimum evidence to show any result; the test questions need at least 18.2. */
const LEAST_EVIDENCE = 17.5
/** Questions about a person ("quem é o presidente") have no answer here; who has a right or who pays is a different question. */
const ASKS_WHO = /^quem (?:e|foi|era|sera) [oa]s? /
/** Minimum evidence when the question has an amount, which itself suggests a calculation. */
const LEAST_WITH_AMOUNT = 5.5

/** True with enough evidence; a question of function words only ("1% ao mês é quanto ao ano") has no more to offer. */
const isEvident = ({ evidence }: Ranked, question: ReadQuestion): boolean =>
  evidence >= (mentionsAmount(question) ? LEAST_WITH_AMOUNT : LEAST_EVIDENCE) ||
  question.tokens.every(({ word }) => isStopWord(word) || word.length === 1 || PERIODS.has(stem(word)))

export function find(ports: Ports, typed: string, { among = () => true, most = MAX_RESULTS, worth }: SearchOptions = {}): SearchResult[] {
  const asked = read(typed, ports)
  const question = { ...asked, implied: impliedBy(asked, ports.registry) }
  if (beyondScope(question, ports) || ASKS_WHO.test(question.folded)) return []
  const found = ranked(ports.registry, question, among, worth)
  const hasNumbers = question.mentions.some(({ kind }) => kind === 'amount')
  const attempts = found.slice(0, MAX_ATTEMPTS).map((one) => ({ one, whole: attemptOf(one.thing, question, ports) }))
  // Lower the score of a result that cannot use any of the amounts, even if it matches many words.
  const likeliest = Math.max(0, ...attempts.map(({ one, whole }) => one.score * (hasNumbers && whole.unplaced > 0 ? 1 / ANSWER_BOOST : 1)))
  const chooses = asksToChoose(question)
  const isAnswered = attempts.some(
    ({ one, whole }) => whole.answer !== null && whole.understood.length >= TELLING_FIELDS && one.score >= likeliest * MIN_SURE_SCORE,
  )
  const tried = attempts.map(({ one, whole }) => {
    const isSure = whole.unplaced === 0 && whole.understood.length >= TELLING_FIELDS
    const isUnlikely = one.score < likeliest * (isSure ? MIN_SURE_SCORE : MIN_RELATIVE_SCORE)
    const isOfCalculator = one.kind === 'calculator' && namesOptions(question)
    const attempt = one.thing.type === 'operation' && (isUnlikely || isOfCalculator) ? unanswered(whole) : whole
    const lacking = attempt.why === 'missing' ? (isAnswered ? LACKING_MORE : LACKING) : 1
    const isChoice = chooses && one.kind === 'decision'
    const worth =
      isChoice && attempt.unplaced === 0 && attempt.understood.length > 0
        ? CHOICE_BOOST
        : attempt.answer
          ? ANSWER_BOOST
          : hasNumbers
            ? lacking / ANSWER_BOOST ** Math.min(attempt.unplaced, MOST_UNPLACED)
            : lacking
    const pace = isOtherPace(one.thing, question, ports) ? OTHER_PERIOD_PENALTY : 1
    const part = isPartOf(one.thing, question, ports) ? PART_PENALTY : 1
    return {
      ...one,
      attempt,
      score:
        one.score *
        (question.mentions.length > 0 ? worth * pace * part : attempt.answer && one.thing.type === 'operation' ? FACT_BOOST : 1),
    }
  })
  tried.sort((a, b) => b.score - a.score)
  const first = tried.findIndex(({ thing }) => thing.type === 'operation')
  const rest = found.slice(MAX_ATTEMPTS).map((one) => ({ ...one, attempt: NOTHING }))
  const isShown = worth !== undefined || found.some((one) => isEvident(one, question))
  const things = (isShown ? [...tried, ...rest] : []).map((one, at) => {
    // Only the top operation gives an answer: another operation's use of the same numbers would mislead.
    return { ...one.thing, path: null, ...(one.thing.type === 'operation' && at !== first ? unanswered(one.attempt) : one.attempt) }
  })
  const professions = professionsIn(question, tried[0], ports).filter(among)
  const ahead = professions.filter(({ ahead: first }) => first)
  const behind = professions.filter(({ ahead: first }) => !first)
  const pages = pagesFor(question)
    .map((page) => ({ ...NOTHING, ...page, type: 'page' as const, id: page.path, one: word`Página` }))
    .filter(among)
  const shown = [...pages, ...ahead, ...things.slice(0, most - pages.length), ...behind]
  const back = asTyped(typed)
  const quoted = (text: string): Quoted => quotedIn(typed, back(text))
  const unread = question.unread.map(({ text }) => quoted(text))
  const harmless = question.sentence.harmless.map(({ text }) => ({ ...quoted(text), reason: 'harmless' as const }))
  return shown.map(({ ahead: _ahead, ...one }: SearchResult & { ahead?: boolean }) => {
    const unused = one.unused.map(back)
    const reason = one.answer === null ? ('withheld' as const) : ('unknown' as const)
    const left = unused.map((text) => ({ ...quotedIn(typed, text), reason }))
    return {
      ...one,
      understood: one.understood.map((each) => ({ ...each, from: back(each.from), span: quoted(each.from).span })),
      unused: [...unused, ...unread.map(({ text }) => text)],
      ignored: one.type === 'operation' ? [...harmless, ...left] : left,
      unread,
    }
  })
}

/** Words with their place in the text as typed. */
function quotedIn(typed: string, text: string): Quoted {
  const start = typed.toLowerCase().indexOf(text.toLowerCase())
  return { text, span: start === -1 || text === '' ? null : { start, end: start + text.length } }
}

const isPartOf = ({ type, id }: SearchItem, question: ReadQuestion, { registry }: Ports): boolean =>
  type === 'operation' && isForPart(registry.operations.get(id)!, question)

/** True when the operation is yearly and the question monthly, or the reverse. */
const isOtherPace = ({ type, id }: SearchItem, { mentions }: ReadQuestion, { registry }: Ports): boolean =>
  type === 'operation' &&
  comesOtherwise(
    mentions.filter((mention) => mention.kind === 'amount'),
    slotsOf(registry.operations.get(id)!.inputSchema),
  )

const unanswered = (attempt: Attempt): Attempt => ({
  ...attempt,
  answer: null,
  assumed: [],
  assumedText: null,
  why: attempt.why ?? 'subject',
})

function attemptOf({ type, id }: SearchItem, question: ReadQuestion, ports: Ports): Attempt {
  const { operations, laws } = ports.registry
  if (type === 'operation') return operationAnswer(operations.get(id)!, question, ports, (root) => isNameWord(ports.registry, root))
  return type === 'law' ? lawAnswer(laws.get(id)!, question, ports) : metricAnswer(id, question, ports)
}

// Professions

/** Words that ask for pay and are not part of a profession's name. */
const PAY =
  /^(salari[oa](?:s|is)?|salarial|ganh(?:a|am|ar|o)|recebe[mr]?|piso|remuneracao|medi[oa]|mediana|profiss(?:ao|oes)|tira|cargo|paga(?:[mr]|ndo)?|renda|faixa|brasil)$/
/** Words for seniority or employment status, not part of a profession's name. */
const STANDING = /^(inicial|inicio|carreira|iniciante|recem|formad[oa]|junior|pleno|senior|clt|registrad[oa]|experiencia)$/
const EARNS = /\b(ganham?|(?:recebe|tira) uma?|tira quanto|quanto tira|pagando (?:pra|para|a)|piso salarial|piso d)\b/
const MAX_PROFESSIONS = 4
/** Minimum name match for a question to be about something other than a profession. */
const NAMED = 0.8
const LOOSELY_NAMED = 0.5
const WELL_NAMED = 0.95

function professionsIn(question: ReadQuestion, best: Ranked | undefined, ports: Ports): (SearchResult & { readonly ahead: boolean })[] {
  const state = stateIn(question.tokens)
  const left = question.tokens.filter((token) => !state?.tokens.includes(token))
  // A question with an amount does not ask for a profession's pay.
  const saysAmount = question.mentions.some((mention) => mention.kind === 'amount' && !mention.soft && mention.year === null)
  const asksPay = !saysAmount && left.some(({ word }) => PAY.test(word))
  const earns = !saysAmount && (EARNS.test(question.folded) || EARNS.test(left.map(({ word }) => word).join(' ')))
  const { found, beyond } = familiesIn(left, asksPay, ports)
  if (!found[0]) return []
  const { by } = found[0]
  const named = best?.named ?? 0
  const isBare = left.filter(({ word }) => !isStopWord(word)).length === 1
  const sure =
    !saysAmount &&
    // An exact profession name, compared with a result that only has similar words.
    ((best?.asItStands === false && by !== 'sound') ||
      (by === 'name' && named < (asksPay ? WELL_NAMED : NAMED)) ||
      (earns && by !== 'part') ||
      (named < LOOSELY_NAMED && ((asksPay && (earns || by !== 'part')) || (isBare && by === 'words'))))
  // When the question clearly names something else, a profession that shares one word is noise.
  if (!sure && named >= NAMED) return []
  const unused = [...beyond, ...question.mentions.filter((mention) => mention.kind === 'time' || !mention.soft).map(({ text }) => text)]
  return found.slice(0, MAX_PROFESSIONS).map((family, index) => ({
    ...NOTHING,
    path: null,
    type: 'profession' as const,
    id: family.cbo,
    one: 'Salário',
    title: family.name,
    summary: word`Salários da família ${family.cbo} da CBO`,
    ...(unused.length > 0 ? null : payOf(family, state, question, ports)),
    unused,
    ahead: sure && index === 0,
  }))
}

interface Families {
  readonly found: readonly FoundOccupation[]
  /** Words that are not part of the family names. */
  readonly beyond: readonly string[]
}

/** Families named by a question: by the subject of "ganha" or by all its words; for a pay question, by its first words too. */
function familiesIn(tokens: readonly Token[], asksPay: boolean, { salaries }: Ports): Families {
  const whole = nameIn(tokens)
  const earner = tokens.findLastIndex(({ word }) => /^ganham?$/.test(word))
  const after = earner === -1 ? [] : nameIn(tokens.slice(earner + 1))
  for (const name of [after, whole]) {
    const found = name.length === 0 ? [] : salaries.search(name.join(' '))
    const [first] = found
    const beyond = tokens.filter(({ word }) => STANDING.test(word)).map(({ word }) => word)
    if (first && (asksPay || (first.by !== 'part' && first.by !== 'sound')))
      return { found, beyond: [...beyond, ...(first.by === 'part' ? name.slice(1).filter((word) => !isStopWord(word)) : [])] }
  }
  return { found: [], beyond: [] }
}

/** Words of a question without those that ask for pay. */
function nameIn(tokens: readonly Token[]): string[] {
  const words = tokens.map(({ word }) => word)
  // "Salário médio" asks for pay, whereas "ensino médio" is part of a name.
  const asks = words.map((word, at) => PAY.test(word) && !(word === 'medio' && at > 0 && !PAY.test(words[at - 1]!)))
  const telling = words.map((word, at) => !asks[at] && !isStopWord(word) && !STANDING.test(word))
  const [first, last] = [telling.indexOf(true), telling.lastIndexOf(true)]
  return words.filter((word, at) => first !== -1 && at >= first && at <= last && !asks[at] && !STANDING.test(word))
}

/** Median salary at hiring, for the country or a state. */
function payOf(
  { cbo, name }: FoundOccupation,
  state: ReturnType<typeof stateIn>,
  { typed }: ReadQuestion,
  { salaries }: Ports,
): Pick<Attempt, 'answer' | 'understood' | 'input'> | null {
  const holdings = salaries.holdings()
  const country = holdings?.of(cbo)
  if (!holdings || !country) return null
  const within = state && holdings.states(cbo).find(({ uf }) => uf === state.uf)
  const median = state ? within?.medianSalary : country.distribution.medianSalary
  if (median === null || median === undefined) return null
  const { from, to } = within ? within.country.window : country.distribution.window
  const said = state && typed.slice(state.tokens[0]!.start, state.tokens.at(-1)!.end)
  return {
    answer: word`Mediana de quem foi admitido${state ? word` em ${state.uf}` : ''}: ${brl(toNumber(median))} (${monthOf(from)} a ${monthOf(to)})`,
    understood: [
      { field: 'cbo', label: 'Profissão', value: cbo, text: name, from: name },
      ...(state && said ? [{ field: 'uf', label: 'Estado', value: state.uf, text: state.uf, from: said }] : []),
    ],
    input: state ? { uf: state.uf } : {},
  }
}

/** 2025-07 → 07/2025 */
const monthOf = (month: string): string => month.split('-').reverse().join('/')
