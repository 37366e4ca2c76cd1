/** In which form an answer goes: by the ending of the address, or by what the caller accepts. */

import { InvalidInput } from '../../../engine/core/errors.ts'
import { word } from '../../../engine/core/language.ts'
import { MEDIA_TYPES } from '../../../engine/present/render.ts'
import { type AskedView, FORMATS, type Format } from '../../../engine/present/view.ts'

/** `{name}.csv` is `{name}` as csv. */
export function endingOf(name: string): { readonly name: string; readonly ending: Format | null } {
  const format = FORMATS.find((each) => name.endsWith(`.${each}`))
  return format ? { name: name.slice(0, -format.length - 1), ending: format } : { name, ending: null }
}

/** The form where `format` does not say it. An ending says it already: both would be one too many. */
export function usualForm(ending: Format | null, asked: AskedView, accept: string | undefined, order: readonly Format[] = FORMATS): Format {
  if (ending === null) return preferred(accept, order)
  if (asked.format !== undefined)
    throw new InvalidInput([
      {
        field: 'format',
        code: 'misplaced',
        message: word`já está no endereço (.${ending}): não o envie de novo`,
        english: `is already in the address (.${ending}): do not send it again`,
      },
    ])
  return ending
}

/** The form the caller weighs most; the first of `order` where that does not decide. */
export function preferred(accept: string | undefined, order: readonly Format[]): Format {
  const first = order[0]!
  if (!accept || accept === '*/*' || accept === 'application/json') return accept === 'application/json' ? 'json' : first
  const weights = new Map<string, number>()
  for (const part of accept.toLowerCase().split(',')) {
    const [type = '', ...options] = part.split(';').map((each) => each.trim())
    const quality = options.find((option) => option.startsWith('q='))
    weights.set(type, quality === undefined ? 1 : Number(quality.slice(2)) || 0)
  }
  const weight = (format: Format): number => {
    const type = MEDIA_TYPES[format]
    return weights.get(type) ?? weights.get(`${type.split('/')[0]}/*`) ?? weights.get('*/*') ?? 0
  }
  return order.reduce((best, each) => (weight(each) > weight(best) ? each : best), first)
}
