import { describe, expect, it } from 'vitest'
import type { KernelInput } from '../../../../engine/plan/operation-kernel.ts'
import { ColumnReader } from './column-reader.ts'

const input = (kind: KernelInput['kind'], more: Partial<KernelInput> = {}): KernelInput => ({
  parameter: 'p',
  field: 'f',
  kind,
  absent: Number.NaN,
  words: [],
  least: 0,
  most: Number.MAX_SAFE_INTEGER,
  ...more,
})

/** Value of a single-cell line; null when the line needs the scalar path. */
function read(cell: string, column: KernelInput | null, delimiter = ';'): number | null {
  const reader = new ColumnReader([column], delimiter.charCodeAt(0))
  const line = Buffer.from(`${cell}\n`)
  if (!reader.line(line, 0, 0)) return null
  expect(reader.end).toBe(line.length - 1)
  return reader.columns[0]!.values[0]!
}

describe('plain cell', () => {
  it.each([
    ['money', '1500', 150_000],
    ['money', '1500.5', 150_050],
    ['money', '1500,55', 150_055],
    ['money', '0', 0],
    ['money', '0.01', 1],
    ['money', '00', null],
    ['money', '01.5', null],
    ['money', '1500.', null],
    ['money', '.5', null],
    ['money', '1500.505', null],
    ['money', '-3', null],
    ['money', '1 500', null],
    ['money', 'x', null],
    ['decimal', '1.2345', 12_345],
    ['decimal', '1.23456', null],
    ['decimal', '7', 70_000],
    ['count', '12', 12],
    ['count', '1.0', null],
    ['count', '1234567890123', 1_234_567_890_123],
    ['count', '12345678901234', null],
    ['day', '2026-02-28', 20_512],
    ['day', '2026-02-30', null],
    ['day', '28/02/2026', null],
  ] as const)('%s %s is %s', (kind, cell, value) => {
    const found = read(cell, input(kind, { least: kind === 'day' ? Number.NEGATIVE_INFINITY : 0 }))
    if (kind === 'day') expect(found === null).toBe(value === null)
    else expect(found).toBe(value)
  })

  it('excludes a decimal comma when the delimiter is a comma', () => {
    const reader = new ColumnReader([input('money'), input('money')], 44)
    expect(reader.line(Buffer.from('1,50\n'), 0, 0)).toBe(true)
    expect(reader.columns.map(({ values }) => values[0])).toEqual([100, 5000])
  })

  it.each([
    [99, null],
    [100, 100],
    [200, 200],
    [201, null],
  ])('respects its bounds: %s', (value, expected) => {
    expect(read(String(value), input('count', { least: 100, most: 200 }))).toBe(expected)
  })

  it('maps a word to its 1-based position', () => {
    const column = input('word', { words: ['employee', 'apprentice'], least: 1, most: 2 })
    expect(['employee', 'apprentice', 'other', 'employe'].map((cell) => read(cell, column))).toEqual([1, 2, null, null])
  })

  it('uses the default when empty, unless required', () => {
    expect(read('', input('count', { absent: 7 }))).toBe(7)
    expect(read('', input('count'))).toBeNull()
  })

  it.each(['=1', '+1', '-1', '@a', '\ta', "'a"])('rejects a pass-through cell that a spreadsheet would execute: %s', (cell) => {
    expect(read(cell, null)).toBeNull()
    expect(read(`a${cell}`, null)).not.toBeNull()
    expect(read(',a', null)).not.toBeNull()
  })
})

describe('line', () => {
  const line = (text: string, columns = 2) => {
    const reader = new ColumnReader(
      Array.from({ length: columns }, () => input('count')),
      59,
    )
    return [reader.line(Buffer.from(text), 0, 0), reader.end]
  }

  it('has one cell per column and accepts a Windows line end', () => {
    expect(line('1;2\n')).toEqual([true, 3])
    expect(line('1;2\r\n')).toEqual([true, 4])
    expect(line('1\n2;3\n')).toEqual([false, 1])
    expect(line('1;2;3\n4')).toEqual([false, 5])
  })
})

describe('constant for all rows', () => {
  const reader = new ColumnReader([], 59)
  it.each([
    ['1500,50', input('money'), 150_050],
    ['7', input('count'), 7],
    ['0', input('count'), 0],
    ['1234567890123', input('count'), 1_234_567_890_123],
    ['12345678901234', input('count'), Number.NaN],
    ['12a', input('count'), Number.NaN],
    ['1.2345', input('decimal'), 12_345],
    ['9', input('count', { most: 8 }), Number.NaN],
  ])('%s', (text, kind, value) => expect(reader.constant(text, kind)).toBe(value))
})
