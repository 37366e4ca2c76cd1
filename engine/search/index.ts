/**
 * One search for the pages, the agents and the command line: what a question means, the likeliest first, and with each what it answers to
 * the question itself, where every number of the question was understood.
 */
import { word } from '../core/language.ts'
import { toNumber } from '../core/money.ts'
import type { FoundOccupation, Ports } from '../core/operation/ports.ts'
import { brl } from '../present/numbers.ts'
import { type Attempt, isForPart, lawAnswer, metricAnswer, NOTHING, operationAnswer } from './answer.ts'
import { subjectBeyond } from './beyond.ts'
import { asTyped, inPortuguese } from './english.ts'
import { questionOf, type TypedQuestion } from './mentions.ts'
import { type Ranked, ranked, saysAmount } from './rank.ts'
import { PERIODS, slotsOf } from './slots.ts'
import { stateIn } from './states.ts'
import type { Thing, ThingName } from './things.ts'
import { comesOtherwise } from './ties.ts'
import { isStopWord, stem, type Token } from './words.ts'

export interface SearchResult extends Thing, Attempt {}

export interface SearchOptions {
  /** Looks only among these. */
  readonly among?: (one: ThingName) => boolean
  readonly most?: number
  /** Shows what is at least this share as likely meant as the likeliest: less than usual for a list one goes through. */
  readonly worth?: number
}

/** What a question asks for that nothing here answers, as it is said after "não sei"; null where something may. */
export function notKnown(ports: Ports, typed: string): string | null {
  return beyondScope(read(typed, ports), ports)
}

const read = (typed: string, ports: Ports): TypedQuestion =>
  questionOf(inPortuguese(typed.slice(0, MAX_QUERY_CHARACTERS)).replace(THIRTEENTH, ORDINAL.join(' ')), ports.today())

/** "13º de 2500": before its word the number would be an amount of its own; before "salário" it is the name as it stands. */
const ORDINAL = ['decimo', 'terceiro']
const THIRTEENTH = /(?<![\d.,])13 ?[ºo°](?!\p{L}| ?sal)/giu

/**
 * A subject nothing here has a name for, where the rest of the question is no name of anything either: the IPTU of a home one may buy. One
 * word that is only another name of something ("minha casa") does not ask for it.
 */
function beyondScope(question: TypedQuestion, { registry }: Ports): string | null {
  const beyond = subjectBeyond(question, registry)
  if (!beyond) return null
  const [best] = ranked(registry, { ...question, tokens: beyond.rest }, () => true)
  const isOneWord = beyond.rest.filter(({ word }) => !isStopWord(word)).length === 1
  return best && (isOneWord ? best.named > NAMED : best.named >= NAMED) ? null : beyond.said
}

/** A question longer than this says no more. */
const MAX_QUERY_CHARACTERS = 200
/** How many of the likeliest are asked for their answer. */
const ASKED = 6
/** What answers the question with its own numbers is likelier meant than what only shares its words. */
const ANSWERS = 1.3
/** What a question less likely means than this share of its likeliest meaning does not answer it. */
const MEANT = 0.75
/** What has the thing asked for only among its parts is less likely meant than what is called by it. */
const PART = 1 / 1.15
/** Who says what comes every month does not ask by the year. */
const OTHER_PACE = 0.5
const MAX_RESULTS = 12
/** Where a question says less than this of every thing, none is what it means and none is shown: the least that any of the questions of the tests needs is 18.2. */
const LEAST_EVIDENCE = 17.5
/** Nothing here is somebody: "quem é o presidente". Who has a right or pays is another question. */
const ASKS_WHO = /^quem (?:e|foi|era|sera) [oa]s? /
/** An amount says by itself that something is to be worked out. */
const LEAST_WITH_AMOUNT = 5.5

/** Whether enough is said of a thing; of a question of little words alone ("1% ao mês é quanto ao ano") there is no more to say. */
const isEvident = ({ evidence }: Ranked, question: TypedQuestion): boolean =>
  evidence >= (saysAmount(question) ? LEAST_WITH_AMOUNT : LEAST_EVIDENCE) ||
  question.tokens.every(({ word }) => isStopWord(word) || word.length === 1 || PERIODS.has(stem(word)))

export function find(ports: Ports, typed: string, { among = () => true, most = MAX_RESULTS, worth }: SearchOptions = {}): SearchResult[] {
  const question = read(typed, ports)
  if (beyondScope(question, ports) || ASKS_WHO.test(question.folded)) return []
  const found = ranked(ports.registry, question, among, worth)
  const hasNumbers = question.mentions.some(({ kind }) => kind === 'amount')
  const attempts = found.slice(0, ASKED).map((one) => ({ one, whole: attemptOf(one.thing, question, ports) }))
  // What can take none of the amounts is less likely meant, however many of the words are its own.
  const likeliest = Math.max(0, ...attempts.map(({ one, whole }) => one.score * (hasNumbers && whole.unused.length > 0 ? 1 / ANSWERS : 1)))
  const tried = attempts.map(({ one, whole }) => {
    const attempt = one.thing.type === 'operation' && one.score < likeliest * MEANT ? unanswered(whole) : whole
    const worth = attempt.answer ? ANSWERS : attempt.unused.length > 0 && hasNumbers ? 1 / ANSWERS : 1
    const pace = isOtherPace(one.thing, question, ports) ? OTHER_PACE : 1
    const part = isPartOf(one.thing, question, ports) ? PART : 1
    return { ...one, attempt, score: one.score * (question.mentions.length > 0 ? worth * pace * part : 1) }
  })
  tried.sort((a, b) => b.score - a.score)
  const first = tried.findIndex(({ thing }) => thing.type === 'operation')
  const rest = found.slice(ASKED).map((one) => ({ ...one, attempt: NOTHING }))
  const isShown = worth !== undefined || found.some((one) => isEvident(one, question))
  const things = (isShown ? [...tried, ...rest] : []).map((one, at) => {
    // One question has one answer: what another operation would make of its numbers is not it.
    return { ...one.thing, ...(one.thing.type === 'operation' && at !== first ? unanswered(one.attempt) : one.attempt) }
  })
  const professions = professionsIn(question, tried[0], ports).filter(among)
  const ahead = professions.filter(({ ahead: first }) => first)
  const behind = professions.filter(({ ahead: first }) => !first)
  const shown = [...ahead, ...things.slice(0, most), ...behind]
  const back = asTyped(typed)
  return shown.map(({ ahead: _ahead, ...one }: SearchResult & { ahead?: boolean }) => ({
    ...one,
    understood: one.understood.map((each) => ({ ...each, from: back(each.from) })),
    unused: one.unused.map(back),
  }))
}

const isPartOf = ({ type, id }: Thing, question: TypedQuestion, { registry }: Ports): boolean =>
  type === 'operation' && isForPart(registry.operations.get(id)!, question)

/** Whether it is asked by the year what was said by the month, or the other way round. */
const isOtherPace = ({ type, id }: Thing, { mentions }: TypedQuestion, { registry }: Ports): boolean =>
  type === 'operation' &&
  comesOtherwise(
    mentions.filter((mention) => mention.kind === 'amount'),
    slotsOf(registry.operations.get(id)!.inputSchema),
  )

const unanswered = (attempt: Attempt): Attempt => ({ ...attempt, answer: null, assumed: null })

function attemptOf({ type, id }: Thing, question: TypedQuestion, ports: Ports): Attempt {
  const { operations, laws } = ports.registry
  if (type === 'operation') return operationAnswer(operations.get(id)!, question, ports)
  return type === 'law' ? lawAnswer(laws.get(id)!, question, ports) : metricAnswer(id, question, ports)
}

// ---- professions ----

/** Words that ask for the pay of a profession, and are no part of its name. */
const PAY =
  /^(salari[oa](?:s|is)?|salarial|ganh(?:a|am|ar|o)|recebe[mr]?|piso|remuneracao|medi[oa]|mediana|profiss(?:ao|oes)|tira|cargo|paga(?:[mr]|ndo)?|renda|faixa|brasil)$/
/** Words that say of which of them, and not what they are. */
const STANDING = /^(inicial|inicio|carreira|iniciante|recem|formad[oa]|junior|pleno|senior|clt|registrad[oa]|experiencia)$/
const EARNS = /\b(ganham?|(?:recebe|tira) uma?|tira quanto|quanto tira|pagando (?:pra|para|a)|piso salarial|piso d)\b/
const MAX_PROFESSIONS = 4
/** A question that is the name of something else is about that. */
const NAMED = 0.8
const LOOSELY_NAMED = 0.5
const WELL_NAMED = 0.95

function professionsIn(question: TypedQuestion, best: Ranked | undefined, ports: Ports): (SearchResult & { readonly ahead: boolean })[] {
  const state = stateIn(question.tokens)
  const left = question.tokens.filter((token) => !state?.tokens.includes(token))
  // Whoever says an amount is not asking what is paid.
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
    // A name of a profession, word for word, beside what has only words that look like it.
    ((best?.asItStands === false && by !== 'sound') ||
      (by === 'name' && named < (asksPay ? WELL_NAMED : NAMED)) ||
      (earns && by !== 'part') ||
      (named < LOOSELY_NAMED && ((asksPay && (earns || by !== 'part')) || (isBare && by === 'words'))))
  // Beside what the question names, a profession that only has a word of it is noise.
  if (!sure && named >= NAMED) return []
  const unused = [...beyond, ...question.mentions.filter((mention) => mention.kind === 'time' || !mention.soft).map(({ text }) => text)]
  return found.slice(0, MAX_PROFESSIONS).map((family, index) => ({
    ...NOTHING,
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
  /** The words that are no part of their name. */
  readonly beyond: readonly string[]
}

/** The families a question names: by what it says whoever earns is, or by all its words; of one that asks for pay, by its first words too. */
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

/** What is left of a question without the words that ask for pay. */
function nameIn(tokens: readonly Token[]): string[] {
  const words = tokens.map(({ word }) => word)
  // "Salário médio" asks for pay; the "ensino médio" is part of a name.
  const asks = words.map((word, at) => PAY.test(word) && !(word === 'medio' && at > 0 && !PAY.test(words[at - 1]!)))
  const telling = words.map((word, at) => !asks[at] && !isStopWord(word) && !STANDING.test(word))
  const [first, last] = [telling.indexOf(true), telling.lastIndexOf(true)]
  return words.filter((word, at) => first !== -1 && at >= first && at <= last && !asks[at] && !STANDING.test(word))
}

/** The median of those hired, in the country or a state. */
function payOf(
  { cbo, name }: FoundOccupation,
  state: ReturnType<typeof stateIn>,
  { typed }: TypedQuestion,
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
