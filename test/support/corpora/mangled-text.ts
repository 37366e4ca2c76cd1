/** Damaged texts: rows lost, duplicated or moved, words broken, columns shifted, digits dropped or read as letters. */

/** Seeded integers below a bound, reproducible on every machine. */
export function seededBelow(seed: number): (bound: number) => number {
  let state = seed >>> 0
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * bound)
  }
}

type Below = ReturnType<typeof seededBelow>
type Damage = (rows: string[], below: Below) => void

/** Rewrites one non-empty row. */
const inRow =
  (rewritten: (row: string, at: number, below: Below) => string): Damage =>
  (rows, below) => {
    const index = below(rows.length)
    const row = rows[index]!
    if (row !== '') rows[index] = rewritten(row, below(row.length), below)
  }

/** Rewrites one match of a pattern in a row. */
const inMatch = (pattern: RegExp, rewritten: (match: string, below: Below) => string): Damage =>
  inRow((row, _at, below) => {
    const found = [...row.matchAll(pattern)]
    if (found.length === 0) return row
    const { 0: match, index } = found[below(found.length)]!
    return `${row.slice(0, index)}${rewritten(match, below)}${row.slice(index + match.length)}`
  })

/** Common OCR confusions of digits. */
const LOOKALIKES: Readonly<Record<string, string>> = { '0': 'O', '1': 'l', '5': 'S', '8': 'B' }

export const DAMAGES: Readonly<Record<string, Damage>> = {
  'row lost': (rows, below) => void rows.splice(below(rows.length), 1),
  'row doubled': (rows, below) => {
    const at = below(rows.length)
    rows.splice(at, 0, rows[at]!)
  },
  'rows exchanged': (rows, below) => {
    const [one, two] = [below(rows.length), below(rows.length)]
    ;[rows[one], rows[two]] = [rows[two]!, rows[one]!]
  },
  'rows joined': (rows, below) => {
    const at = below(rows.length - 1)
    rows.splice(at, 2, `${rows[at]} ${rows[at + 1] ?? ''}`)
  },
  'row broken': (rows, below) => {
    const at = below(rows.length)
    const gap = /\s{2,}/.exec(rows[at]!)
    if (gap) rows.splice(at, 1, rows[at]!.slice(0, gap.index), rows[at]!.slice(gap.index))
  },
  'foot cut off': (rows, below) => void rows.splice(rows.length - below(4)),
  'character lost': inRow((row, at) => row.slice(0, at) + row.slice(at + 1)),
  'character doubled': inRow((row, at) => row.slice(0, at + 1) + row.slice(at)),
  'characters exchanged': inRow((row, at) => `${row.slice(0, at)}${row[at + 1] ?? ''}${row[at]}${row.slice(at + 2)}`),
  'digit lost': inMatch(/\d/g, () => ''),
  'digit doubled': inMatch(/\d/g, (digit) => digit + digit),
  'digits exchanged': inMatch(/\d\d/g, ([one, two]) => `${two}${one}`),
  'digit taken for a letter': inMatch(/[0158]/g, (digit) => LOOKALIKES[digit]!),
  'point lost': inMatch(/(?<=\d)[.,](?=\d)/g, () => ''),
  'point for comma': inMatch(/(?<=\d),(?=\d{2})/g, () => '.'),
  'word broken': inMatch(/\p{L}(?=\p{L})/gu, (letter) => `${letter} `),
  'accents lost': inRow((row) => row.normalize('NFD').replace(/\p{M}/gu, '')),
  'columns shifted': inMatch(/ {2,}/g, (gap, below) => ' '.repeat(1 + below(gap.length * 2))),
}

export interface Mangled {
  readonly text: string
  readonly damages: readonly string[]
}

/** Applies one to three damages to a text. */
export function mangled(text: string, below: Below): Mangled {
  const rows = text.split('\n')
  const names = Object.keys(DAMAGES)
  const damages = Array.from({ length: 1 + below(3) }, () => names[below(names.length)]!)
  for (const name of damages) if (rows.length > 1) DAMAGES[name]!(rows, below)
  return { text: rows.join('\n'), damages }
}
