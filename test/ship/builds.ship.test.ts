/** Files of a build, and the effect of a new build on a running service. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { freePort } from '../support/free-port.ts'
import { background, end, eventually, outputOf } from './support/run.ts'

const shipped = inject('shipped')
/** A copy whose sources may be edited, with the packages of the clone and none of its notes about earlier builds. */
const copy = join(shipped.folder, 'copy')
const current = (): string => readFileSync(join(copy, 'dist/current.cjs'), 'utf8')

beforeAll(async () => {
  const copied = 'cp -a build data engine service register dist centavo package.json package-lock.json tsconfig*.json "$1"'
  const packages = 'ln -s "$PWD"/node_modules/* "$PWD/node_modules/.bin" "$1/node_modules/"'
  await outputOf(shipped, 'sh', ['-ec', `mkdir -p "$1/node_modules" && ${copied} && ${packages}`, 'copy', copy])
})

describe('the build', () => {
  it('leaves only scripts that compile', async () => {
    const check = ['--no-warnings', '--experimental-vm-modules', 'build/check-scripts.mjs', 'dist', 'engine/dist']
    const out = await outputOf(shipped, 'node', check)
    expect(Number(/^\d+/.exec(out)![0])).toBeGreaterThan(300)
  })

  it('is left as it is by `prepare` where no source changed, within 0.3 s of processor', async () => {
    const before = current()
    const out = await outputOf(shipped, 'bash', ['-c', "TIMEFORMAT='%U %S'; { time node build/prepare.mjs; } 2>&1"], { cwd: copy })
    const [user, system] = out.trim().split(' ').map(Number) as [number, number]
    expect(user + system).toBeLessThan(0.3)
    expect(current()).toBe(before)
  })

  it('replaces dist under a running service, which still loads what it had not loaded', async () => {
    const port = await freePort()
    const address = `http://127.0.0.1:${port}`
    const service = background({ ...shipped, clone: copy }, 'npm', ['start'], {
      PORT: String(port),
      HOST: '127.0.0.1',
      RATES_REFRESH: 'off',
      PRELOAD: 'off',
    })
    try {
      const page = await eventually(async () => (await fetch(address)).text(), service)
      const before = current()
      appendFileSync(join(copy, 'service/web/pages/home.ts'), "\nexport const rebuilt = 'rebuilt'\n")
      appendFileSync(join(copy, 'service/main.ts'), '\nglobalThis.name = "rebuilt"\n')
      await outputOf(shipped, 'npm', ['run', 'prepare'], { cwd: copy })
      expect(current()).not.toBe(before)
      // A thread, and a script of the page read before.
      const rows = JSON.stringify([{ gross_salary: 5200, dependents: 1, reference_date: '2026-04-30' }])
      const batch = await fetch(`${address}/v1/calc/net-salary/batch`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: rows,
      })
      expect(await batch.json()).toMatchObject([{ result: { netSalary: 4624.06 } }])
      for (const [, script] of page.matchAll(/<script[^>]* src="([^"]+)"/g))
        expect((await fetch(new URL(script!, address))).status).toBe(200)
      expect(existsSync(join(copy, 'dist', /build-\w+/.exec(before)![0], 'pdf.cjs'))).toBe(true)
    } finally {
      end(service)
    }
    expect(await outputOf(shipped, './centavo', ['net-salary', '5200', '--json'], { cwd: copy })).toContain('netSalary')
  })
})
