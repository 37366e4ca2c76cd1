/** Finds comments, test titles and sentences of documents that break the rules of CONTRIBUTING.md, "Plain English". */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

export interface Finding {
  /** `path:line`, from the root of the project. */
  readonly place: string
  readonly text: string
  readonly rule: string
}

interface Rule {
  readonly name: string
  readonly pattern: RegExp
  /** Kinds of text it applies to; all when left out. */
  readonly only?: readonly Kind[]
}

type Kind = 'comment' | 'title' | 'document'

/** Patterns that a reader had to decipher most often, with the name that CONTRIBUTING.md gives each. */
export const RULES: readonly Rule[] = [
  { name: 'headless clause', pattern: /^(What|Whoever|Whatever|Whether|Whose|Whichever)\b[^?]*$/, only: ['comment'] },
  { name: 'headless clause', pattern: /^(what|whoever|whatever|whether|who)\b/i, only: ['title'] },
  {
    name: 'passive without an actor',
    pattern: /^(?:told|said|asked|held (?:to|by|against)|kept (?:by|for|to))\b/i,
    only: ['comment', 'title'],
  },
  { name: 'passive without an actor', pattern: /\b(?:is|are|was|were) (?:told|said|held (?:to|against)|asked of)\b/i },
  { name: 'headless clause', pattern: /\bwhoever\b/i },
  { name: 'house metaphor', pattern: /\b(?:the long way|at the counter|come[s]? apart|by hand-kept)\b/i },
  { name: 'house metaphor', pattern: /\bdear(?:er|est)?\b(?! (?:sir|customer))/i },
  { name: 'house metaphor', pattern: /\b(?:every|each|any|all|other|another|the|a|this|that|whichever) doors?\b/i },
  { name: 'house metaphor', pattern: /\b(?:a|its|own|of the|another|each|no) rooms?\b(?! (?:for|to)\b)/i },
]

const SKIPPED_FOLDERS = /^(node_modules|dist|generated|\.git|var|coverage|data|vendor)$/

/** Files below a folder that the rules apply to. */
function* filesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      if (!SKIPPED_FOLDERS.test(entry.name)) yield* filesIn(path)
    } else if (/\.(ts|mjs|cjs|py|css|md)$/.test(entry.name)) yield path
  }
}

/** Text of each comment, one entry for consecutive lines. @param hash true for Python, where `#` starts a comment. */
export function* commentsOf(source: string, hash = false): Generator<readonly [line: number, text: string]> {
  const lines = source.split('\n')
  const [start, next] = hash ? [/^\s*#(?!!)\s?(.*)$/, /^\s*#\s?/] : [/^\s*(?:\/\/|\/\*\*?)\s?(.*)$/, /^\s*(?:\*(?!\/)|\/\/)\s?/]
  for (let index = 0; index < lines.length; index++) {
    const opening = start.exec(lines[index]!)
    if (!opening) continue
    const first = index
    let text = opening[1]!
    while (!lines[index]!.trimEnd().endsWith('*/') && next.test(lines[index + 1] ?? '')) text += ` ${lines[++index]!.replace(next, '')}`
    yield [first + 1, text.replace(/\*\/\s*$/, '').trim()]
  }
}

/** Titles of `it`, `test` and `describe`. */
export function* titlesOf(source: string): Generator<readonly [line: number, text: string]> {
  for (const [index, line] of source.split('\n').entries()) {
    const title = /\b(?:it|test|describe)(?:\.\w+(?:\([^)]*\))?)*\(\s*(['"`])(.+?)\1/.exec(line)
    if (title) yield [index + 1, title[2]!]
  }
}

/** Lines of a document outside fenced blocks, without inline code and quotations. */
export function* sentencesOf(source: string): Generator<readonly [line: number, text: string]> {
  let fenced = false
  for (const [index, line] of source.split('\n').entries()) {
    if (/^\s*(```|~~~)/.test(line)) fenced = !fenced
    else if (!fenced) yield [index + 1, line.replace(/`[^`]*`/g, '`…`').replace(/"[^"]*"|“[^”]*”/g, '"…"')]
  }
}

/** First rule that a text breaks. */
export const brokenRule = (text: string, kind: Kind): Rule | undefined =>
  RULES.find(({ pattern, only }) => (only === undefined || only.includes(kind)) && pattern.test(text))

/** Documents in Portuguese and generated lists have rules of their own. */
const OTHER_LANGUAGE = /\.pt-BR\.md$|(^|\/)(CHANGELOG|catalogue|fields)\.md$/

export function findingsIn(root: string): Finding[] {
  const findings: Finding[] = []
  for (const path of filesIn(root)) {
    const name = relative(root, path)
    if (OTHER_LANGUAGE.test(name)) continue
    const source = readFileSync(path, 'utf8')
    const check = (kind: Kind, texts: Iterable<readonly [number, string]>): void => {
      for (const [line, text] of texts) {
        const rule = brokenRule(kind === 'comment' ? text.replace(/`[^`]*`/g, '`…`').replace(/"[^"]*"/g, '"…"') : text, kind)
        if (rule) findings.push({ place: `${name}:${line}`, text: text.slice(0, 140), rule: rule.name })
      }
    }
    if (path.endsWith('.md')) check('document', sentencesOf(source))
    else {
      check('comment', commentsOf(source, path.endsWith('.py')))
      if (/\.test\.ts$/.test(path)) check('title', titlesOf(source))
    }
  }
  return findings
}
