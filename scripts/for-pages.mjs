// What the engine carries for the service alone, left out of what a page fetches. Nothing here changes an answer: test/engine-in-pages.test.ts
// holds what a page draws to the service's bytes.
import { readFileSync } from 'node:fs'

/** Files that match, with parts of them taken out. @param change throws where there is nothing to take, if there must be. */
const edited = (name, filter, change) => ({
  name,
  setup({ onLoad }) {
    onLoad({ filter }, ({ path }) => ({ contents: change(readFileSync(path, 'utf8')), loader: path.endsWith('.ts') ? 'ts' : 'js' }))
  },
})

/** By these an operation is found and described; a page has it already. */
const withoutWordsOfSearch = edited(
  'without words of search',
  /[\\/](calculators|decisions|checks|questions)[\\/][^\\/]+[\\/]index\.ts$/,
  (text) =>
    text
      .replace(/^ {2}siblings: \{[^}]*\},$/gm, '')
      .replace(/^ {2}summary:\s+(?:'[^'\n]*'|"[^"\n]*"),$/gm, "  summary: '',")
      .replace(/\bspoken: \[[^\]]*\],?/g, ''),
)

/** An answer cites a version's act and its address; the table's page, which the service draws, has the rest of the evidence. */
const withoutEvidence = edited('without evidence', /[\\/]law[\\/][^\\/]+\.ts$/, (text) =>
  text
    .replace(/^ {2}says: .*,$/gm, '')
    .replace(/\bpublished: '[^']*'(?: as const)?,?/g, '')
    .replace(/\bproof: \{[^}]*\},/g, '')
    .replace(
      /(norm: \{([^}]*)\},\s+evidence: \{[^[}]*sources: )\[((?:\s*(?:'[^']*'|[A-Z_\d]+),?)*)\s*\]/g,
      (_all, before, norm, sources) => {
        // An act without an address is cited by the first of its sources that has one, which a constant may be.
        const cited = /\burl\b/.test(norm) ? '' : (/'https?:[^']*'|[A-Z][A-Z_\d]+(?=\s*(?:,|$))/.exec(sources)?.[0] ?? '')
        return `${before}[${cited}]`
      },
    ),
)

/** Of an indicator an answer says the name and the unit. */
const withoutAccountOfSeries = edited('without account of series', /[\\/]indicators[\\/]series[\\/][^\\/]+\.ts$/, (text) =>
  text.replace(/\bdescription:\s+'[^']*',?/g, "description: '',"),
)

/** @param changes each must find something: what is cut by the shape of its text fails at the build when that changes. */
const cut = (text, changes) =>
  changes.reduce((left, [part, change]) => {
    const changed = left.replace(part, change)
    if (changed === left) throw new Error(`the validator has changed: nothing in it is ${part}`)
    return changed
  }, text)

/**
 * The validator without what no schema of the engine uses: methods nobody calls (formats of text, above all), its own messages in English
 * where the intake says everything in its own words, the care for values that contain themselves, and validators made from text.
 * @param calls the text of whatever calls it.
 */
const leanValidator = (calls) => {
  const called = new Set([...calls.matchAll(/\.(\w+)\(/g)].map(([, name]) => name))
  const unlessCalled = (all, name) => (called.has(name) || NEEDED.includes(name) ? all : '')
  return edited('lean validator', /[\\/]zod[\\/]v4[\\/]classic[\\/]schemas\.js$/, (text) =>
    cut(text, [
      [/^ {4}(?:async )?(\w+)\([^\n]*\) \{\n(?: {8}.*\n|\n)* {4}\},?\n/gm, unlessCalled],
      [/^ {4}(\w+): (?:async )?function \w+\([^\n]*\) \{\n(?: {8}.*\n)* {4}\},?\n/gm, unlessCalled],
      [/(?<=^function _ensureDefault(?:Locale|Memoizer)\(\) \{\n)(?: {4}.*\n)+/gm, () => ''],
      [/\$ZodObjectJIT\b/g, () => '$ZodObject'],
      // Under a name that a bundler sees through.
      [/^import \{ util \} from "\.\.\/core\/index\.js";$/m, () => 'import * as util from "../core/util.js";'],
    ]),
  )
}

/** A policy forbids code made of text on the pages: a schema is left as it is, as the validator itself does where it may not compile. */
const withoutCompiler = edited('without compiler', /[\\/]zod[\\/]v4[\\/]core[\\/]compile\.js$/, (text) =>
  cut(text, [[/(?<=^export function compile\(schema, options\) \{\n)(?: {4}.*\n)+/m, () => '    return schema;\n']]),
)

/** What the validator calls of itself. */
const NEEDED = ['check', 'clone']

/** @param calls the text of whatever calls the validator. */
export const leftOutOfPages = (calls) => [
  withoutWordsOfSearch,
  withoutEvidence,
  withoutAccountOfSeries,
  leanValidator(calls),
  withoutCompiler,
]
