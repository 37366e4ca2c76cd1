import { PassThrough } from 'node:stream'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellsOf, type Delimiter, delimiterOf, rowEnd } from '../../../../engine/presentation/spreadsheet/delimited.ts'
import { UsageError } from '../../command-context.ts'
import { cell } from './csv.ts'
import { duration, formatCount, Progress } from './progress.ts'
import { numberText } from './row-work.ts'
import { countRows, type Piece, pieces } from './split.ts'

const delimiters = fc.constantFrom<Delimiter>(',', ';', '\t')
const cells = fc.array(fc.stringMatching(/^[ -~\n\r\t]*$/), { minLength: 1, maxLength: 5 })
/** A row with one empty cell would be a blank line. */
const rows = fc.array(
  cells.filter((row) => row.join('') !== ''),
  { maxLength: 12 },
)

describe('CSV', () => {
  it('round-trips its output', () => {
    fc.assert(
      fc.property(cells, delimiters, (row, delimiter) => {
        expect(cellsOf(row.map((text) => cell(text, delimiter)).join(delimiter), delimiter)).toEqual(row)
      }),
    )
  })

  it('rejects an unclosed quote', () => {
    expect(cellsOf('a,"b', ',')).toBeNull()
    expect(cellsOf('a,"b"c', ',')).toBeNull()
    expect(cellsOf('5" disk,1', ',')).toEqual(['5" disk', '1'])
  })

  it('detects its delimiter from the header', () => {
    expect([delimiterOf('a,b;c,d'), delimiterOf('a;b'), delimiterOf('a\tb'), delimiterOf('a')]).toEqual([',', ';', '\t', ','])
  })
})

describe('pieces of a stream', () => {
  it('contain every row once, in order, with line and index, for any chunking', async () => {
    await fc.assert(
      fc.asyncProperty(
        rows,
        delimiters,
        fc.array(fc.integer({ min: 1, max: 30 })),
        fc.boolean(),
        async (table, delimiter, sizes, closed) => {
          const text = table.map((row) => row.map((value) => cell(value, delimiter)).join(delimiter)).join('\n') + (closed ? '\n' : '')
          const bytes = Buffer.from(text)
          async function* chunks() {
            let at = 0
            for (const size of sizes) {
              yield bytes.subarray(at, at + size)
              at += size
            }
            yield bytes.subarray(at)
          }
          let joined = ''
          let expected: Omit<Piece, 'bytes'> = { line: 2, index: 0 }
          for await (const piece of pieces(chunks(), delimiter.charCodeAt(0), 2)) {
            expect({ line: piece.line, index: piece.index }).toEqual(expected)
            joined += Buffer.from(piece.bytes).toString()
            expected = { line: 2 + joined.split('\n').length - 1, index: rowsOf(joined, delimiter).length }
          }
          expect(rowsOf(joined, delimiter)).toEqual(table)
        },
      ),
    )
  })

  it('split the file at row ends, never inside quotes', () => {
    expect(countRows(Buffer.from('a,1\n"b\nc",2\n"d'), 44)).toEqual({ end: 12, lines: 3, rows: 2 })
    expect(countRows(Buffer.from('{"a":"x"}\n\n{"b"'), null)).toEqual({ end: 11, lines: 2, rows: 1 })
    expect(countRows(Buffer.from('"a""b\n'), 44)).toEqual({ end: 0, lines: 0, rows: 0 })
  })

  it('stop at an unclosed quote and report its opening line', async () => {
    async function* chunks() {
      yield Buffer.from('1,2\n')
      yield Buffer.from(`"${'x\n'.repeat(1_000_000)}`)
    }
    await expect(async () => {
      for await (const _piece of pieces(chunks(), 44, 2));
    }).rejects.toThrow(new UsageError('A linha 3 passa de 1 MiB: há aspas abertas e não fechadas?'))
  })
})

function rowsOf(text: string, delimiter: Delimiter): string[][] {
  const found: string[][] = []
  for (let at = 0; at < text.length; ) {
    const end = rowEnd(text, at, delimiter)
    if (end > at) found.push(cellsOf(text.slice(at, end), delimiter)!)
    at = end + 1
  }
  return found
}

it('writes numbers like JSON', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.integer({ min: -1e14, max: 1e14 }).map((cents) => cents / 100),
        fc.double({ noNaN: true }),
      ),
      (value) => {
        expect(numberText(value)).toBe(String(value))
      },
    ),
  )
  expect(numberText(-0)).toBe('0')
})

it('formats counts and durations', () => {
  expect([formatCount(1), formatCount(1234), formatCount(1_234_567.8)]).toEqual(['1', '1.234', '1.234.568'])
  expect([duration(3.2), duration(75), duration(3700)]).toEqual(['4 s', '1 min 15 s', '1 h 1 min'])
})

describe('progress bar', () => {
  function drawn(terminal: boolean, total: number | null, quiet = false): string {
    const out = Object.assign(new PassThrough(), { isTTY: terminal })
    const progress = new Progress(out, total, quiet)
    progress.update(500, 500)
    progress.clear()
    return String(out.read() ?? '')
  }

  it('shows share, rows, rate and time left on a terminal', () => {
    expect(drawn(true, 1000)).toMatch(/\[█{12}░{12}\] {2}50% {2}500 linhas {2}[\d.]+\/s {2}restam \d+ s/)
    expect(drawn(true, null)).toMatch(/500 linhas {2}[\d.]+\/s/)
  })

  it('is silent without a terminal', () => {
    expect([drawn(false, 1000), drawn(true, 1000, true)]).toEqual(['', ''])
  })
})
