/** What the compiler promises those who write operations: no decision reads, and no example states, what does not exist. */
import { execFile } from 'node:child_process'
import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import { changedEngine, rewrite } from './support/grown.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** A result field as its calculator declares it, and a decision that reads it. */
const READ = [
  ['business/calculators/clt-vs-pj/index.ts', 'breakEvenInvoice: brl(', 'business/decisions/evaluate_pj_offer'],
  ['housing/calculators/rent-vs-buy/index.ts', 'breakEvenMonth: integer(', 'housing/decisions/buy_or_rent'],
  ['own-account/calculators/mei-tax/index.ts', 'annualLimit: brl(', 'own-account/decisions/open_mei_or_me'],
  ['savings/calculators/compound-interest/index.ts', 'totalInterest: brl(', 'savings/decisions/pay_debt_or_invest'],
  ['termination/rules/severance.ts', 'withdrawable: brl(', 'termination/decisions/after_dismissal'],
] as const

/** An example's input and its result, each with a field spelt wrong. */
const MISSPELT = [
  ['savings/calculators/simple-interest/examples.ts', '{ principal: 1000, rate: 2, months: 12 }', 'prinicpal'],
  ['own-account/decisions/open_mei_or_me/examples.ts', "{ verdict: 'mei_then_me' }", 'veredict'],
] as const

const copy = changedEngine((domains) => {
  for (const [file, said, wrong] of MISSPELT) rewrite(join(domains, file), said, said.replace(/\w+/, wrong))
  for (const [file, field] of READ) rewrite(join(domains, file), field, `renamed${field[0]!.toUpperCase()}${field.slice(1)}`)
})
const tree = fileURLToPath(copy.engine)
symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'))
writeFileSync(
  join(tree, 'tsconfig.json'),
  JSON.stringify({ extends: join(ROOT, 'tsconfig.json'), include: ['domains'], compilerOptions: { types: [] } }),
)

afterAll(copy.remove)

describe('a result field that is renamed', () => {
  const compiled = promisify(execFile)(process.execPath, [join(ROOT, 'node_modules/ts7/bin/tsc'), '-p', tree], { cwd: tree }).then(
    () => '',
    (error: { stdout: string }) => error.stdout,
  )

  it.each(READ)('%s: %s does not compile where a decision still reads it', async (_file, field, decision) => {
    const name = field.split(':')[0]!
    const errors = (await compiled).split('\n').filter((line) => line.startsWith(`domains/${decision}/`))
    expect(errors.join('\n')).toContain(`Property '${name}' does not exist`)
  })

  it('does not compile in the examples that state it, nor does a field spelt wrong', async () => {
    const lines = (await compiled).split('\n')
    const stated = READ.slice(0, 1).map(([file, field]) => [file.replace('index', 'examples'), field.split(':')[0]!] as const)
    for (const [file, name] of [...stated, ...MISSPELT.map(([path, , wrong]) => [path, wrong] as const)])
      expect(
        lines.find((line) => line.startsWith(`domains/${file}`) && line.includes(`'${name}' does not exist`)),
        `${file} ${name}`,
      ).toBeDefined()
  })

  it('and nothing else is wrong with the copy', async () => {
    const renamed = READ.flatMap(([file, , decision]) => [file, decision])
    const others = (await compiled)
      .split('\n')
      .filter((line) => line.includes('error TS'))
      .filter((line) => !renamed.some((path) => line.startsWith(`domains/${path.split('/')[0]}/`)))
    expect(others).toEqual([])
  })
})
