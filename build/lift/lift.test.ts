import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { startTrace } from '../../engine/trace/algebra.ts'
import { $ } from '../../engine/trace/runtime.ts'
import { Untraceable, type Value } from '../../engine/trace/values.ts'
import { startWays } from '../../engine/trace/ways.ts'
import { lifted, NotLifted } from './lift.ts'

const LIFTING = { file: 'rule.ts', runtime: './runtime.ts' }
const asJavaScript = (source: string): string =>
  ts.transpile(source, { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext }).replaceAll(/^(?:import .*|export )/gm, '')

/** The function `rule` of a source, as written or lifted. */
const ruleOf = (source: string): Value => new Function('$', `${asJavaScript(source)}; return rule`)($)

const CASES: Readonly<Record<string, readonly [source: string, ...args: Value[]]>> = {
  'operators and an early return': [
    'function rule(a: bigint, b: bigint): bigint { if (a > b) return a - b * 2n; return (b ** 2n) / 3n + (a % 2n) }',
    9n,
    4n,
  ],
  'a conditional with lazy branches': ['const rule = (a: number): string => a === 0 ? "none" : a !== 1 && a < 5 ? "few" : "many"', 3],
  'a loop with break and an assignment': [
    'function rule(list: number[]): number { let total = 0; for (const each of list) { if (each < 0) break; total += each } return total }',
    [1, 2, -1, 9],
  ],
  'a while loop': [
    'function rule(n: number): number { let left = n, steps = 0; while (left > 1) { left = Math.floor(left / 2); steps++ } return steps }',
    40,
  ],
  'a switch': ['function rule(kind: string): number { switch (kind) { case "a": return 1; default: return 2 } }', 'a'],
  'list methods and a spread': [
    'const rule = (list: bigint[]) => [...list.filter((each) => each > 1n), 7n].reduce((a, b) => a + b, 0n)',
    [1n, 2n, 3n],
  ],
  'defaults of an unpacked parameter': ['function rule({ a, b = 5, ...rest }: any) { return [a, b, rest] }', { a: 1, c: 3 }],
  'optional chains': [
    'const rule = (a: any) => [a?.b?.c ?? 0, a.list?.at(0), a.none?.trim(), a.table?.["x"]?.["y"]]',
    { b: { c: 4 }, list: [8], table: { x: { y: 2 } } },
  ],
  'a template and its tag': [
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source of a template
    'const tag = (parts: any, ...values: any[]) => parts.join("_") + values.length; const rule = (a: number) => tag`x${a}y${a}` + `${a}!`',
    6,
  ],
  'shifts and tests for null': ['const rule = (a: any, b: number) => [a == null, a != null, b << 2, b >> 1, b & 3]', undefined, 6],
  'a call of a method by name': [
    'const rule = (kind: string) => ({ double: (n: number) => n * 2, half: (n: number) => n / 2 } as any)[kind](8)',
    'half',
  ],
  'nullish and logical operators': ['const rule = (a: any, b: any) => [a ?? 1, b || 2, !a && b, -b]', null, 3],
}

describe('lifted code on known values', () => {
  it.each(Object.entries(CASES))('%s', (_title, [source, ...args]) => {
    startTrace({})
    startWays({ ways: 10, all: 100 })
    expect(ruleOf(lifted(source, LIFTING))(...args)).toEqual(ruleOf(source)(...args))
  })
})

describe('syntax', () => {
  it.each([
    ['a loose comparison', 'const rule = (a: any) => a == 1'],
    ['for…in', 'function rule(a: object) { for (const key in a) return key }'],
    ['do…while', 'function rule() { do {} while (false) }'],
    ['unary plus', 'const rule = (a: string) => +a'],
    ['a remainder assignment', 'function rule(a: number) { a %= 2; return a }'],
  ])('refuses %s, with the file and line', (_what, source) => {
    expect(() => lifted(`\n${source}`, LIFTING)).toThrow(NotLifted)
    expect(() => lifted(`\n${source}`, LIFTING)).toThrow('rule.ts:2')
  })

  it('keeps a function with a symbolic form beside the form', () => {
    const text = lifted('export function sum(list: bigint[]): bigint { return list[0]! }', { ...LIFTING, forms: ['sum'] })
    expect(text).toContain('export const sum = $.form("sum", plain_sum)')
    expect(text).toContain('function plain_sum')
  })

  it('names the place of the statement that does not trace', () => {
    expect(lifted('function rule(a: number) {\n  const b = a\n  return b\n}', LIFTING)).toContain('$.place("rule.ts:3")')
    expect(Untraceable).toBeTypeOf('function')
  })
})
