/** Meaning of document labels: natures by synonym, and references to 13th salary, vacation or profit sharing. */
import { withoutAccents } from '../../../../core/text/text.ts'
import type { LineKind, PayrollLine } from '../../law/payroll-lines.ts'

/** "D.S.R. s/ H. Extras 50%" → "d s r sobre h extras 50" */
export function foldedLabel(text: string): string {
  return withoutAccents(text, 'NFKD')
    .toLowerCase()
    .replace(/\bs\//g, 'sobre ')
    .replace(/\bc\//g, 'com ')
    .replace(/(\d)\s?[oaºª°](?![a-z0-9])/g, '$1')
    .replace(/(?<!\d)\/|\/(?!\d)/g, ' ')
    .replace(/[^a-z0-9/]+/g, ' ')
    .trim()
}

interface Synonym {
  readonly line: PayrollLine
  readonly pattern: RegExp
  /** First word or prefix, as a fast filter for labels. */
  readonly word: string
  readonly begins: boolean
}

const compiled = new WeakMap<readonly PayrollLine[], readonly Synonym[]>()

/** `*` is a word suffix wildcard; `..` matches words in between. */
const patternOf = (synonym: string): string =>
  synonym
    .split(' ')
    .map((word) => (word === '..' ? '(?:[a-z0-9/]+ ){0,6}?' : `${word.replace('*', '[a-z0-9]*')} `))
    .join('')
    .trimEnd()

function synonymsOf(lines: readonly PayrollLine[]): readonly Synonym[] {
  let found = compiled.get(lines)
  if (!found) {
    found = lines.flatMap((line) =>
      line.synonyms.split(', ').map((synonym) => ({
        line,
        pattern: new RegExp(`(?<![a-z0-9/])(?:${patternOf(synonym)})(?![a-z0-9/])`),
        word: /^[a-z0-9/]*/.exec(synonym)![0],
        begins: !/^[a-z0-9/]+(?: |$)/.test(synonym),
      })),
    )
    compiled.set(lines, found)
  }
  return found
}

/** Match of a synonym in a label; null when absent. */
function foundIn(folded: string, words: ReadonlySet<string>, { pattern, word, begins }: Synonym): RegExpExecArray | null {
  return (begins ? anyBegins(words, word) : words.has(word)) ? pattern.exec(folded) : null
}

function anyBegins(words: ReadonlySet<string>, beginning: string): boolean {
  for (const word of words) if (word.startsWith(beginning)) return true
  return false
}

/** Longer labels are truncated before the search. */
const MAX_LABEL = 80

/** Synonym found in a label: start offset and length. */
interface Match {
  readonly line: PayrollLine
  readonly start: number
  readonly length: number
}

interface LabelMatches {
  readonly ownRegime: boolean
  /** In table order. */
  readonly matches: readonly Match[]
}

/** Cache limit per table: labels are looked up several times per document, once per side. */
const MAX_REMEMBERED = 2048
const remembered = new WeakMap<readonly PayrollLine[], Map<string, LabelMatches>>()

function matchesIn(label: string, lines: readonly PayrollLine[]): LabelMatches {
  let known = remembered.get(lines)
  if (!known || known.size >= MAX_REMEMBERED) {
    known = new Map()
    remembered.set(lines, known)
  }
  let found = known.get(label)
  if (!found) {
    found = searched(label, lines)
    known.set(label, found)
  }
  return found
}

function searched(label: string, lines: readonly PayrollLine[]): LabelMatches {
  const folded = foldedLabel(label.slice(0, MAX_LABEL))
  const words = new Set(folded.split(' '))
  const matches = synonymsOf(lines).flatMap((synonym) => {
    const match = foundIn(folded, words, synonym)
    return match ? [{ line: synonym.line, start: headOf(folded, match.index), length: match[0].length }] : []
  })
  return { ownRegime: isOwnRegime(label), matches }
}

/**
 * Possible natures of a label, usually one: the match nearest the start wins, then the longest. The side of the amount selects among them;
 * a label of the other side only ("INSS" among the earnings) is unknown.
 */
export function naturesOf(label: string, kind: LineKind | null, lines: readonly PayrollLine[]): readonly PayrollLine[] {
  const { ownRegime, matches } = matchesIn(label, lines)
  let best: { start: number; length: number; lines: PayrollLine[] } | null = null
  for (const { line, start, length } of matches) {
    if ((kind !== null && line.kind !== kind) || (ownRegime && line.nature === INSS_LINE)) continue
    if (best === null || start < best.start || (start === best.start && length > best.length)) best = { start, length, lines: [line] }
    else if (start === best.start && length === best.length && !best.lines.includes(line)) best.lines.push(line)
  }
  if (best === null) return []
  const { start } = best
  // A match on the opposite side before this one disqualifies it: "INSS sobre férias" among the earnings is not vacation pay.
  if (kind !== null && matches.some((match) => match.line.kind !== kind && match.start < start)) return []
  return best.lines
}

const INSS_LINE = '9201'
/** Contributions to a public servants' own regime (RPPS) are not INSS (Constituição, art. 40). */
const OWN_REGIME = /\b(?:rpps|regime proprio|pss|seguridade|municip\w*|estad(?:o|ual)|servidor\w*|iprev\w*|ipsm\w*|spprev)\b/
export const isOwnRegime = (label: string): boolean => OWN_REGIME.test(foldedLabel(label))

/** Leading filler words, skipped before matching: "desconto de", "valor". */
const LEADING = /^(?:(?:desconto|descontos|desc|valor|vlr|pagamento|pagto|pgto|pago|pg|total|de|do|da|dif|diferenca)(?: |$))+/

const headOf = (folded: string, index: number): number => {
  const lead = LEADING.exec(folded)?.[0].length ?? 0
  return index <= lead ? 0 : index
}

/** True for a withholding adjusted for another month: "INSS retroativo 04/2026", "IRRF dif. mês anterior". */
export const isOfOtherMonth = (label: string): boolean =>
  /\bretroat\w*\b|\banterior(?:es)?\b|\bdif\w*\b|\bcompl\w*\b|\bacerto\b|\bdissidio\b|\batrasad\w*\b|\b\d{1,2}\/(?:20)?\d{2}\b/.test(
    foldedLabel(label),
  )

export type PayOf = 'month' | 'thirteenth' | 'vacation' | 'plr'

/** Pay that a withholding, alimony or base refers to, from the words of its label: "INSS s/ 13º", "IRRF FÉRIAS". */
export function payOf(label: string): PayOf {
  const folded = foldedLabel(label)
  if (/(?<![a-z0-9/])(?:13|13sal\w*|decimo terceiro|dec terc\w*|natalina)(?![a-z0-9/])/.test(folded)) return 'thirteenth'
  if (/(?<![a-z0-9])fer(?:ias)?(?![a-z0-9])/.test(folded)) return 'vacation'
  if (/(?<![a-z0-9])(?:plr|p l r|ppr|lucros|participacao)(?![a-z0-9])/.test(folded)) return 'plr'
  return 'month'
}
