import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { definitionForPages } from './definitions-for-pages.ts'
import { ENGINE } from './files.ts'

const lean = (path: string): string => definitionForPages(path, readFileSync(new URL(path, ENGINE), 'utf8'))
const isSound = (text: string): boolean => ts.transpileModule(text, { reportDiagnostics: true }).diagnostics!.length === 0

describe('a definition for pages', () => {
  it('has what its form and its answer say, without what lists and searches say of it', () => {
    const text = lean('domains/savings/calculators/investment-return/index.ts')
    for (const kept of ["title: 'Rendimento de investimento'", "hint: 'Ou o percentual do CDI em seu lugar'", 'picture: {', 'cost: 2'])
      expect(text).toContain(kept)
    for (const left of ['summary:', 'seeAlso:', 'ver as aplicações lado a lado', "means: 'annual_return'"]) expect(text).not.toContain(left)
    expect(isSound(text)).toBe(true)
  })

  it('leaves alone what has such a name elsewhere', () => {
    const text = `const table = { summary: 1, means: 2 }; ask({ ...asked, summary }); it.refusing(input, () => 'kept')`
    expect(definitionForPages('domains/x/rules/y.ts', text)).toBe(text)
  })

  it('refuses in the language of its page alone', () => {
    const text = lean('core/operation/fields.ts')
    expect(text).toContain("refusal('too_many_decimals', 'é menor que um centavo', '')")
    expect(text).not.toMatch(/must (be|have)|is less than|is more than/)
    expect(lean('core/operation/intake.ts')).not.toContain('must be a JSON object')
  })

  it('has no descriptions of what every answer carries, and keeps the words of its verdicts', () => {
    expect(lean('core/operation/envelope.ts')).not.toContain('Moeda do resultado')
    const check = lean('core/operation/check.ts')
    for (const left of ['Nome, para programas', 'A primeira de causes', 'new CheckTotals', 'lean:']) expect(check).not.toContain(left)
    for (const kept of ['Confere, com diferença de centavos', "'matches', 'matches_with_rounding'"]) expect(check).toContain(kept)
    expect(isSound(check)).toBe(true)
  })

  it('cuts what is inside of what it cuts once', () => {
    const text = "calculator({ title: 'Tudo', seeAlso: of(brl('x', { means: 'y' })), input: { a: money('A', { means: 'b', hint: 'c' }) } })"
    expect(definitionForPages('domains/x/calculators/y/index.ts', text)).toBe(
      "calculator({ title: 'Tudo', input: { a: money('A', { hint: 'c' }) } })",
    )
  })
})
