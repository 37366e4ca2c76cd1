/** Text runs inside markup, extracted from a template once so that each can be translated. */

/** Inline tags stay within a sentence; any other tag starts or ends one. */
const INLINE = /^<\/?(?:a|abbr|b|br|code|em|i|kbd|mark|output|q|small|span|strong|sub|sup|time)\b/
const TAG = /<(?:"[^"]*"|[^<>"])*>/g
/** Attributes with user-facing values. */
const READ_ATTRIBUTE = /(\s(?:alt|aria-label|content|data-label|data-said|label|placeholder|title)=")([^"]*)(")/g
const PLACE = /\{(\d+)\}/g
const LETTERS = /\p{L}{2}/u

/** Template literal as a single string with numbered placeholders. */
export const skeletonOf = (parts: readonly string[]): string => parts.reduce((text, part, index) => `${text}{${index - 1}}${part}`)

/** Replaces each user-facing text run of the markup by the result of `say`, which sees placeholders numbered from zero within the run. */
export function withRuns(markup: string, say: (run: string) => string): string {
  let made = ''
  let run = ''
  const close = (): void => {
    made += translateRun(run, say)
    run = ''
  }
  let at = 0
  for (const { 0: tag, index } of markup.matchAll(TAG)) {
    run += markup.slice(at, index)
    at = index + tag.length
    if (INLINE.test(tag)) run += tag
    else {
      close()
      made += translateAttributes(tag, say)
    }
  }
  run += markup.slice(at)
  close()
  return made
}

const OPENED = /^<([a-z]+)\b(?:"[^"]*"|[^<>"])*>/

/** Translates a run without its surrounding whitespace and tags. */
function translateRun(run: string, say: (run: string) => string): string {
  const [, before, text, after] = /^((?:\s|&nbsp;)*)([\s\S]*?)(\s*)$/.exec(run)!
  if (!LETTERS.test(text!.replace(TAG, ' ').replace(PLACE, ' '))) return before + translateAttributes(text!, say) + after
  // Fragment of a tag: attributes only.
  if (/^(?:[a-z-]+="[^"]*"\s*)+$/.test(text!)) return before + translateAttributes(` ${text}`, say).slice(1) + after
  const opened = OPENED.exec(text!)
  const closing = opened && `</${opened[1]}>`
  if (opened && text!.endsWith(closing!) && text!.indexOf(closing!) === text!.length - closing!.length)
    return (
      before + translateAttributes(opened[0], say) + translateRun(text!.slice(opened[0].length, -closing!.length), say) + closing + after
    )
  return before + numbered(text!.replace(/\s+/g, ' '), say) + after
}

const translateAttributes = (markup: string, say: (run: string) => string): string =>
  markup.replace(READ_ATTRIBUTE, (whole, before: string, value: string, after: string) =>
    LETTERS.test(value.replace(PLACE, ' ')) ? before + numbered(value, say) + after : whole,
  )

/** Numbers placeholders within a run, so that the same sentence has the same key everywhere. */
function numbered(text: string, say: (run: string) => string): string {
  const gaps: string[] = []
  const key = text.replace(PLACE, (gap) => {
    const known = gaps.indexOf(gap)
    return `{${known >= 0 ? known : gaps.push(gap) - 1}}`
  })
  return say(key).replace(/\{(\d+)(\|[^}]*)?\}/g, (_whole, index: string, forms = '') => `${gaps[Number(index)]!.slice(0, -1)}${forms}}`)
}
