/** The packed engine in an empty project, by what its README and docs/library.md say. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { giveToUser } from './support/ordinary-user.ts'
import { type How, outputOf } from './support/run.ts'

const shipped = inject('shipped')
const project = join(shipped.folder, 'project')
const inProject = (program: string, args: readonly string[], how: How = {}): Promise<string> =>
  outputOf(shipped, program, args, { cwd: project, ...how })

beforeAll(async () => {
  mkdirSync(project)
  writeFileSync(join(project, 'package.json'), '{"name":"a-project","private":true,"type":"module"}')
  giveToUser(project)
  await inProject('npm', ['install', '--no-audit', '--no-fund', shipped.tarball])
})

const write = (name: string, text: string): string => {
  writeFileSync(join(project, name), text)
  return name
}

const ASK = "calculate('net-salary', { gross_salary: 5200, dependents: 1, reference_date: '2026-04-30' }).netSalary"

describe('the package', () => {
  it('brings no other package', () => {
    expect(readdirSync(join(project, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['centavo'])
  })

  it('is imported', async () => {
    expect(await inProject('node', [write('imported.mjs', `import { calculate } from 'centavo'\nconsole.log(${ASK})\n`)])).toBe('4624.06\n')
  })

  it('is required', async () => {
    expect(await inProject('node', [write('required.cjs', `const { calculate } = require('centavo')\nconsole.log(${ASK})\n`)])).toBe(
      '4624.06\n',
    )
  })

  it('has one calculator that is bundled by itself', async () => {
    const entry = write(
      'alone.mjs',
      "import { calculate } from 'centavo/calculators/net-salary'\nconsole.log(calculate({ gross_salary: 5200, dependents: 1, reference_date: '2026-04-30' }).netSalary)\n",
    )
    const { outputFiles } = await build({
      entryPoints: [join(project, entry)],
      bundle: true,
      minify: true,
      format: 'esm',
      platform: 'neutral',
      write: false,
    })
    expect(outputFiles[0]!.contents.length).toBeLessThan(250_000)
    expect(await inProject('node', [write('bundled.mjs', outputFiles[0]!.text)])).toBe('4624.06\n')
  })

  const ENTRIES = ['', '/engine', '/data', '/client', '/english', '/refresh', '/ports', '/calculators/net-salary', '/domains/payroll']
  const TYPED = `${ENTRIES.map((entry, index) => `import * as entry${index} from 'centavo${entry}'\n`).join('')}
import { calculate } from 'centavo'
const net: number = calculate('net-salary', { gross_salary: 5200 }).netSalary
// @ts-expect-error: a calculator that does not exist
calculate('net-salry', {})
// @ts-expect-error: a field that does not exist
calculate('net-salary', { gross_salary: 5200, dependants: 1 })
export const all: object[] = [net, ${ENTRIES.map((_, index) => `entry${index}`).join(', ')}].map((each) => ({ each }))
`

  it.each([
    { module: 'nodenext', moduleResolution: 'nodenext' },
    { module: 'esnext', moduleResolution: 'bundler' },
    { module: 'commonjs', moduleResolution: 'node10' },
  ])('has types under moduleResolution $moduleResolution', async (options) => {
    write(`typed-${options.moduleResolution}.ts`, TYPED)
    write(
      `tsconfig.${options.moduleResolution}.json`,
      JSON.stringify({
        compilerOptions: { ...options, target: 'es2022', lib: ['es2023', 'dom'], types: [], strict: true, noEmit: true },
        files: [`typed-${options.moduleResolution}.ts`],
      }),
    )
    const compiler = join(shipped.clone, 'node_modules/typescript/bin/tsc')
    await inProject('node', [compiler, '-p', `tsconfig.${options.moduleResolution}.json`])
  })
})
