/** Selects the answer format by URL extension or by Accept header. */

import { InvalidInput } from '../../engine/core/errors.ts'
import { word } from '../../engine/core/text/language.ts'
import { MEDIA_TYPES } from '../../engine/presentation/render.ts'
import { FORMATS, type Format, type RawView } from '../../engine/presentation/view.ts'

/** Splits `{name}.csv` into `{name}` and csv. */
export function splitExtension(name: string): { readonly name: string; readonly ending: Format | null } {
  const format = FORMATS.find((each) => name.endsWith(`.${each}`))
  return format ? { name: name.slice(0, -format.length - 1), ending: format } : { name, ending: null }
}

/** Format without a `format` parameter. Rejects a parameter combined with an extension. */
export function negotiateFormat(
  ending: Format | null,
  asked: RawView,
  accept: string | undefined,
  order: readonly Format[] = FORMATS,
): Format {
  if (ending === null) return preferredFormat(accept, order)
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

/** Format with the highest Accept weight; on a tie, the first of `order`. */
export function preferredFormat(accept: string | undefined, order: readonly Format[]): Format {
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
