import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { saoPauloDay } from '../../engine/core/day.ts'
import { readSnapshot } from '../../engine/indicators/series.ts'
import { readShipped } from '../../service/refresh/snapshots/shipped.ts'
import { FileStore } from '../../service/store/file-store.ts'
import { FakeCentralBank, IN_THE_BANK } from '../support/fakes/fake-central-bank.ts'
import { program } from '../support/lanes/programs.ts'

const shipped = (await readShipped(new URL('../../data/series/', import.meta.url))).value

const series = IN_THE_BANK.length

let bank: FakeCentralBank
let folder: string
let environment: NodeJS.ProcessEnv

beforeAll(async () => {
  bank = new FakeCentralBank(shipped, saoPauloDay(new Date()))
  folder = mkdtempSync(join(tmpdir(), 'centavo-command-'))
  const { BASE_URL: _ofTheTestRunner, ...inherited } = process.env
  environment = { ...inherited, DATA_DIR: folder, SGS_BASE_URL: await bank.listen(), RATES_REFRESH: 'on', SOURCE_PAUSE_MS: '0' }
})

afterAll(async () => {
  await bank.close()
  rmSync(folder, { recursive: true, force: true })
})

async function command(env: NodeJS.ProcessEnv = environment): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, [program('service/refresh/commands/refresh-command')], { env })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const [code] = (await once(child, 'close')) as [number]
  return { code, output }
}

it('prints each series as it is read, reports the changes and saves them', async () => {
  const first = await command()
  expect(first.output).toContain(`[${series}/${series}]`)
  expect(first.output).toMatch(/Mudaram \d+ séries: \d+ observações novas/)
  expect(first.output).toContain(`${series} de ${series} séries lidas`)
  expect(first.code).toBe(0)
  expect((await new FileStore(folder).load('rates', readSnapshot)).value!.get('euro')!.reader).toBe('central_bank')

  bank.spoil('ipca', 'badRequest')
  const second = await command()
  expect(second.output).toContain(`Nada mudou. ${series - 1} de ${series} séries lidas`)
  expect(second.output).toMatch(/ipca: não lida, fica até \d\d\/\d\d\/\d{4} \(SGS: status 400/)
  expect(second.code).toBe(1)
})

it('does not touch the network when refresh is off', async () => {
  const asked = bank.requests.length
  const { code, output } = await command({ ...environment, RATES_REFRESH: 'off' })
  expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining('RATES_REFRESH=off') })
  expect(bank.requests.length).toBe(asked)
})
