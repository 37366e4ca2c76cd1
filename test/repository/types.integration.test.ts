/** Compile-time guarantees for authors of operations: decisions and examples cannot use nonexistent fields. */
import { execFile } from 'node:child_process'
import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import { changedEngine, rewrite } from '../support/grown.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** A result field in its calculator, and a decision that reads it. */
const READ = [
  ['domains/business/calculators/clt-vs-pj/index.ts', 'breakEvenInvoice: brl(', 'decisions/evaluate_pj_offer'],
  ['domains/housing/calculators/rent-vs-buy/index.ts', 'breakEvenMonth: integer(', 'decisions/buy_or_rent'],
  ['domains/own-account/calculators/mei-tax/index.ts', 'annualLimit: brl(', 'decisions/open_mei_or_me'],
  ['domains/savings/calculators/compound-interest/index.ts', 'totalInterest: brl(', 'decisions/pay_debt_or_invest'],
  ['domains/termination/rules/severance.ts', 'withdrawable: brl(', 'decisions/after_dismissal'],
] as const

/** Other decisions that read the renamed field. */
const ALSO_READ = ['decisions/agreement_or_dismissal']

/** Input and result of an example, each with a misspelt field. */
const MISSPELT = [
  ['domains/savings/calculators/simple-interest/examples.ts', '{ principal: 1000, rate: 2, months: 12 }', 'prinicpal'],
  ['decisions/open_mei_or_me/examples.ts', "{ verdict: 'mei_then_me' }", 'veredict'],
] as const

const copy = changedEngine((domains) => {
  for (const [file, said, wrong] of MISSPELT) rewrite(join(domains, '..', file), said, said.replace(/\w+/, wrong))
  for (const [file, field] of READ) rewrite(join(domains, '..', file), field, `renamed${field[0]!.toUpperCase()}${field.slice(1)}`)
})
const tree = fileURLToPath(copy.engine)
symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'))
writeFileSync(
  join(tree, 'tsconfig.json'),
  JSON.stringify({ extends: join(ROOT, 'tsconfig.json'), include: ['domains', 'decisions'], compilerOptions: { types: [] } }),
)

afterAll(copy.remove)

describe('a renamed result field', () => {
  const compiled = promisify(execFile)(process.execPath, [join(ROOT, 'node_modules/ts7/bin/tsc'), '-p', tree, '--checkers', '1'], {
    cwd: tree,
  }).then(
    () => '',
    (error: { stdout: string }) => error.stdout,
  )

  it.each(READ)('%s: %s fails to compile where a decision still reads it', async (_file, field, decision) => {
    const name = field.split(':')[0]!
    const errors = (await compiled).split('\n').filter((line) => line.startsWith(`${decision}/`))
    expect(errors.join('\n')).toContain(`Property '${name}' does not exist`)
  })

  it('fails to compile in its examples, as does a misspelt field', async () => {
    const lines = (await compiled).split('\n')
    const stated = READ.slice(0, 1).map(([file, field]) => [file.replace('index', 'examples'), field.split(':')[0]!] as const)
    for (const [file, name] of [...stated, ...MISSPELT.map(([path, , wrong]) => [path, wrong] as const)])
      expect(
        lines.find((line) => line.startsWith(file) && line.includes(`'${name}' does not exist`)),
        `${file} ${name}`,
      ).toBeDefined()
  })

  it('leaves no other compile error in the copy', async () => {
    const renamed = [...READ.flatMap(([file, , decision]) => [file, decision]), ...ALSO_READ]
    const others = (await compiled)
      .split('\n')
      .filter((line) => line.includes('error TS'))
      .filter((line) => !renamed.some((path) => line.startsWith(`${path.split('/').slice(0, 2).join('/')}/`)))
    expect(others).toEqual([])
  })
})
