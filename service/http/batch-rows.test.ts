import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type RowForm, RowReader } from './batch-rows.ts'

function read(form: RowForm, text: string, sizes: readonly number[] = []): unknown[] {
  const reader = new RowReader(form)
  const bytes = Buffer.from(text)
  const rows: unknown[] = []
  let at = 0
  for (const size of sizes) {
    rows.push(...reader.push(bytes.subarray(at, at + size)))
    at += size
  }
  rows.push(...reader.push(bytes.subarray(at)), ...reader.end())
  return rows
}

const texts = (rows: unknown[]): string[] => rows.map((row) => (row as { text: string }).text)

describe('rows of a JSON array', () => {
  it('are its elements, for any chunking and whitespace', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue(), { maxLength: 8 }), fc.array(fc.nat(9)), fc.boolean(), (values, sizes, spaced) => {
        const text = spaced ? ` ${JSON.stringify(values, null, 2)}\n ` : JSON.stringify(values)
        expect(texts(read('array', text, sizes)).map((row) => JSON.parse(row))).toEqual(
          values.map((value) => JSON.parse(JSON.stringify(value))),
        )
      }),
    )
  })

  it('isolates a malformed element from the others', () => {
    expect(texts(read('array', '[{"a":1},{oops},{"b":],{"c":3}]'))).toEqual(['{"a":1}', '{oops}', '{"b":]', '{"c":3}'])
  })

  it.each([
    ['{"a":1}', 'deve ser um array'],
    ['', 'deve ser um array'],
    ['[1,2', 'termina antes'],
    ['["a', 'termina antes'],
    ['[1,]', 'vírgula sem elemento'],
    ['[,1]', 'vírgula sem elemento'],
    ['[1] x', 'continua depois'],
  ])('%s reports the error once', (text, message) => {
    const broken = read('array', text).filter((row) => 'broken' in (row as object))
    expect(broken).toHaveLength(1)
    expect((broken[0] as { broken: string }).broken).toContain(message)
  })

  it('has none in an empty array', () => {
    expect(read('array', ' [ ] ')).toEqual([])
  })
})

describe('rows of NDJSON', () => {
  it('are its non-blank lines, for any chunking', () => {
    fc.assert(
      fc.property(
        fc.array(fc.jsonValue(), { maxLength: 8 }),
        fc.array(fc.nat(9)),
        fc.constantFrom('\n', '\r\n', '\n\n'),
        (values, sizes, brk) => {
          const lines = values.map((value) => JSON.stringify(value))
          expect(texts(read('lines', lines.join(brk), sizes))).toEqual(lines)
        },
      ),
    )
  })
})

it.each(['array', 'lines'] as const)('rejects an oversized row and reads the next (%s)', (form) => {
  const long = JSON.stringify('x'.repeat(70_000))
  const rows = read(form, form === 'array' ? `[${long},1]` : `${long}\n1`, [1000, 66_000])
  expect(rows).toEqual([{ error: expect.stringContaining('64 KiB') }, { text: '1' }])
})

describe('body limits', () => {
  const KIB = 1024
  const broken = (rows: unknown[]) => rows.flatMap((row) => Object(row).broken ?? [])
  const once = (form: RowForm, text: string) => new RowReader(form).push(Buffer.from(text))

  it('accepts a row of any length up to 64 KiB', () => {
    for (const length of [1023, 1024, 1025, 4096, 4097, 64 * KIB]) {
      const row = 'abcdefg'.repeat(10_000).slice(0, length)
      expect(read('lines', `${row}\nnext`), String(length)).toEqual([{ text: row }, { text: 'next' }])
    }
    expect(read('lines', `${'a'.repeat(64 * KIB + 1)}\n`)).toEqual([{ error: expect.stringContaining('64 KiB') }])
  })

  it('skips an endless row for at most one mebibyte, also after other rows', () => {
    const most = 64 * KIB + 1024 * KIB
    for (const before of ['', 'a\n', `${'a'.repeat(64 * KIB + 1)}\n`]) {
      expect(broken(once('lines', `${before}${'x'.repeat(most)}`))).toEqual([])
      expect(broken(once('lines', `${before}${'x'.repeat(most + 1)}`))).toEqual(['tem uma linha sem fim'])
    }
  })

  it.each([
    ['lines', '', '\n', 64 * KIB],
    ['lines', '1\n', ' \n', 32 * KIB],
    ['array', '', ' ', 64 * KIB],
    ['array', '[', ' ', 64 * KIB],
    ['array', '[1,', '\n', 64 * KIB],
    ['array', '[1]', '\t', 64 * KIB],
  ] as const)('%s: limits the whitespace after %j', (form, before, blank, most) => {
    expect(broken(once(form, before + blank.repeat(most)))).toEqual([])
    expect(broken(once(form, before + blank.repeat(most + 1)))).toEqual(['tem mais de 64 KiB em branco entre duas linhas'])
  })

  it('reports the first error once and stops reading', () => {
    const reader = new RowReader('array')
    expect(reader.push(Buffer.from('x'))).toHaveLength(1)
    expect([reader.push(Buffer.from('[1,2]')), reader.end()]).toEqual([[], []])
  })
})

describe('CSV lines', () => {
  it('continue within quotes, keep trailing separators, and drop the line break', () => {
    expect(texts(read('csv', 'a;b\r\n"1\n2";3\n\n;\t\n"a""b\n";4'))).toEqual(['a;b', '"1\n2";3', ';\t', '"a""b\n";4'])
    expect(texts(read('csv', 'a"b\nc'))).toEqual(['a"b', 'c'])
  })
})
