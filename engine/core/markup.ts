/** Texts inside markup: the runs people read, found in a template once, so that each can be said in another language. */

/** Tags that stand inside a sentence; any other begins or ends one. */
const INLINE = /^<\/?(?:a|abbr|b|br|code|em|i|kbd|mark|output|q|small|span|strong|sub|sup|time)\b/
const TAG = /<(?:"[^"]*"|[^<>"])*>/g
/** Attributes whose values are read aloud or shown. */
const READ_ATTRIBUTE = /(\s(?:alt|aria-label|content|data-label|data-said|label|placeholder|title)=")([^"]*)(")/g
const PLACE = /\{(\d+)\}/g
const LETTERS = /\p{L}{2}/u

/** A template as one text: a numbered gap stands where a value goes. */
export const skeletonOf = (parts: readonly string[]): string => parts.reduce((text, part, index) => `${text}{${index - 1}}${part}`)

/**
 * The markup with each run of text that people read given to `say`, gaps numbered from zero in the order they come, and put back with
 * whatever it returns.
 */
export function withRuns(markup: string, say: (run: string) => string): string {
  let made = ''
  let run = ''
  const close = (): void => {
    made += saidRun(run, say)
    run = ''
  }
  let at = 0
  for (const { 0: tag, index } of markup.matchAll(TAG)) {
    run += markup.slice(at, index)
    at = index + tag.length
    if (INLINE.test(tag)) run += tag
    else {
      close()
      made += saidAttributes(tag, say)
    }
  }
  run += markup.slice(at)
  close()
  return made
}

const OPENED = /^<([a-z]+)\b(?:"[^"]*"|[^<>"])*>/

/** A run without the white space and the tags around the whole of it. */
function saidRun(run: string, say: (run: string) => string): string {
  const [, before, text, after] = /^((?:\s|&nbsp;)*)([\s\S]*?)(\s*)$/.exec(run)!
  if (!LETTERS.test(text!.replace(TAG, ' ').replace(PLACE, ' '))) return before + saidAttributes(text!, say) + after
  // A piece of a tag: attributes alone.
  if (/^(?:[a-z-]+="[^"]*"\s*)+$/.test(text!)) return before + saidAttributes(` ${text}`, say).slice(1) + after
  const opened = OPENED.exec(text!)
  const closing = opened && `</${opened[1]}>`
  if (opened && text!.endsWith(closing!) && text!.indexOf(closing!) === text!.length - closing!.length)
    return before + saidAttributes(opened[0], say) + saidRun(text!.slice(opened[0].length, -closing!.length), say) + closing + after
  return before + numbered(text!.replace(/\s+/g, ' '), say) + after
}

const saidAttributes = (markup: string, say: (run: string) => string): string =>
  markup.replace(READ_ATTRIBUTE, (whole, before: string, value: string, after: string) =>
    LETTERS.test(value.replace(PLACE, ' ')) ? before + numbered(value, say) + after : whole,
  )

/** Gaps are numbered within a run, so that the same words have the same key wherever they stand. */
function numbered(text: string, say: (run: string) => string): string {
  const gaps: string[] = []
  const key = text.replace(PLACE, (gap) => {
    const known = gaps.indexOf(gap)
    return `{${known >= 0 ? known : gaps.push(gap) - 1}}`
  })
  return say(key).replace(/\{(\d+)(\|[^}]*)?\}/g, (_whole, index: string, forms = '') => `${gaps[Number(index)]!.slice(0, -1)}${forms}}`)
}
