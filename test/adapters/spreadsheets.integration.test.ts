/** Neither Google Sheets nor Excel runs here: the generated code runs against stubs of each host's documented API. */
import { fileURLToPath } from 'node:url'
import vm from 'node:vm'
import { afterAll, describe, expect, it } from 'vitest'
import { describedFunctions, excelMetadata, excelScript, sheetsScript } from '../../build/package/spreadsheets.ts'
import { atPath } from '../../engine/core/collections/records.ts'
import { run } from '../../engine/operation/evaluation/run.ts'
import { ports, registry } from '../support/ports.ts'
import { serviceUnderTest } from '../support/service.ts'

const functions = describedFunctions()

/** For each function, an example that fits in arguments, on the test date, with the engine's result. */
const asked = functions.map(({ operation: id, fields, name, result }) => {
  const operation = registry.operations.get(id)!
  const names = new Set(fields.map((field) => field.name))
  const example = operation.examples.find(({ input }) => Object.keys(input).every((field) => names.has(field)))!
  return { name, id, fields, result, input: example.input, right: atPath(run(operation, example.input, ports), result.split('.')) ?? '' }
})

const cellsOf = ({ fields, input }: (typeof asked)[number], day: (text: string) => unknown): unknown[] =>
  fields.map(({ name, kind }) => (kind === 'day' && input[name] !== undefined ? day(String(input[name])) : input[name]))

interface Sent {
  readonly url: string
  readonly payload: string
}

/** Google Sheets stub: script globals, synchronous requests, dates in the sheet's time zone. */
async function sheets(respond: (sent: Sent) => string, address: string | null = 'https://centavo.example/') {
  const sent: Sent[] = []
  const context = vm.createContext({
    UrlFetchApp: {
      fetch(url: string, { method, contentType, payload }: { method: string; contentType: string; payload: string }) {
        expect([method, contentType]).toEqual(['post', 'application/json'])
        sent.push({ url, payload })
        const text = respond({ url, payload })
        return { getResponseCode: () => 200, getContentText: () => text }
      },
    },
    PropertiesService: { getScriptProperties: () => ({ getProperty: (key: string) => (key === 'CENTAVO_URL' ? address : null) }) },
    SpreadsheetApp: { getActive: () => ({ getSpreadsheetTimeZone: () => 'America/Sao_Paulo' }) },
    Utilities: {
      formatDate: (date: Date, timeZone: string, format: string) => {
        expect(format).toBe('yyyy-MM-dd')
        return new Intl.DateTimeFormat('en-CA', { timeZone }).format(date)
      },
    },
  })
  vm.runInContext(await sheetsScript(functions), context)
  return { sent, call: (name: string, ...cells: unknown[]): unknown => vm.runInContext(`CENTAVO_${name}`, context)(...cells) }
}

/** Stub of the batch response; a test below verifies it against the service. */
function batchOf({ url, payload }: Sent): string {
  const operation = registry.operations.get(/\/v1\/calc\/([^/]+)\/batch/.exec(url)![1]!)!
  const rows: unknown[] = JSON.parse(payload)
  return JSON.stringify(
    rows.map((input, index) => {
      try {
        return { index, result: run(operation, input, ports) }
      } catch (error) {
        return { index, error: String(error instanceof Error ? error.message : error) }
      }
    }),
  )
}

describe('Google Sheets', () => {
  it('has thirty functions, each the headline of its operation, with help in Portuguese', async () => {
    expect(new Set(functions.map(({ name }) => name)).size).toBe(30)
    const text = await sheetsScript(functions)
    expect(text.match(/@customfunction/g)).toHaveLength(30)
    expect(text).toContain('function CENTAVO_SALARIO_LIQUIDO(salario_bruto_mensal, dependentes_para_o_irrf,')
    expect(text).toContain('@param {number} [dependentes_para_o_irrf] Dependentes para o IRRF; se vazio: 0.')
    const { call } = await sheets(batchOf)
    for (const each of asked)
      expect([each.name, call(each.name, ...cellsOf(each, (day) => new Date(`${day}T12:00:00-03:00`)))]).toEqual([each.name, each.right])
  })

  it('sends a whole range in one request, keeps empty rows empty and puts each error in its own cell', async () => {
    const { call, sent } = await sheets(batchOf)
    const found = call('SALARIO_LIQUIDO', [[5200], [''], [-1]], 1)
    expect(found).toEqual([[4624.06], [''], [expect.stringContaining('Erro: ')]])
    expect(sent.map(({ payload }) => JSON.parse(payload))).toEqual([
      [
        { gross_salary: 5200, dependents: 1 },
        { gross_salary: -1, dependents: 1 },
      ],
    ])
    expect(() => call('SALARIO_LIQUIDO', [[1], [2]], [[1], [2], [3]])).toThrow('mesmo tamanho')
    expect(() => call('SALARIO_LIQUIDO', -1)).toThrow('gross_salary')
    const without = await sheets(batchOf, null)
    expect(() => without.call('SALARIO_LIQUIDO', 5200)).toThrow('CENTAVO_URL')
  })

  describe('against the service', () => {
    const app = serviceUnderTest()
    afterAll(() => app.close())

    it('calls an existing path and parses the response', async () => {
      let request: Sent | undefined
      const asking = await sheets((sent) => {
        request = sent
        return '[]'
      })
      asking.call('SALARIO_LIQUIDO', 5200, 1)
      const url = new URL(request!.url)
      const answer = await app.inject({
        method: 'POST',
        url: `${url.pathname}${url.search}`,
        headers: { 'content-type': 'application/json' },
        payload: request!.payload,
      })
      const reading = await sheets(() => answer.body)
      expect(reading.call('SALARIO_LIQUIDO', 5200, 1)).toBe(4624.06)
    })
  })
})

describe('Excel', () => {
  class HostError extends Error {
    readonly code: string
    constructor(code: string, message: string) {
      super(message)
      this.code = code
    }
  }

  /** Excel stub: functions are associated by metadata id; a date is a serial number, an omitted argument is null. */
  async function excel() {
    const associated = new Map<string, (...cells: unknown[]) => unknown>()
    const CustomFunctions = {
      associate: (id: string, answer: (...cells: unknown[]) => unknown) => void associated.set(id, answer),
      Error: HostError,
      ErrorCode: { invalidValue: '#VALUE!' },
    }
    const calculate = (id: string, input: unknown) => run(registry.operations.get(id)!, input, ports)
    const engine = fileURLToPath(new URL('../support/fakes/spreadsheet-engine.ts', import.meta.url))
    vm.runInContext(await excelScript(functions, engine), vm.createContext({ CustomFunctions, calculate }))
    return associated
  }

  it('associates every function in the metadata, and computes with the bundled engine', async () => {
    const associated = await excel()
    expect([...associated.keys()]).toEqual(excelMetadata(functions).functions.map(({ id }) => id))
    const serial = (day: string): number => (Date.parse(day) - Date.UTC(1899, 11, 30)) / 86_400_000
    for (const each of asked) {
      const cells = cellsOf(each, serial).map((cell) => cell ?? null)
      expect([each.name, associated.get(each.name)!(...cells)]).toEqual([each.name, each.right])
    }
  })

  it('parses dates and options in everyday notation, and reports errors as the host does', async () => {
    const associated = await excel()
    const net = associated.get('SALARIO_LIQUIDO')!
    const days = functions.find(({ name }) => name === 'DIAS_UTEIS')!.fields.map(({ name }) => name)
    const between = (from: unknown, to: unknown) =>
      associated.get('DIAS_UTEIS')!(...days.map((name) => (name === 'from' ? from : name === 'to' ? to : null)))
    expect(between('02/01/2026', '12/01/2026')).toBe(between(46_024, 46_034))
    expect(net(5200, 1)).toBe(4624.06)
    expect(() => net(-1)).toThrow(expect.objectContaining({ code: '#VALUE!', message: expect.stringContaining('gross_salary') }))
    const { fields } = functions.find(({ name }) => name === 'SIMPLES_NACIONAL')!
    expect(fields.find(({ name }) => name === 'annex')!.options).toMatchObject({ iii: 'III' })
  })

  it('describes parameters in the format Excel requires', () => {
    const metadata = excelMetadata(functions)
    for (const { id, parameters } of metadata.functions) {
      expect(id).toMatch(/^[A-Z][A-Z0-9_.]*$/)
      expect(new Set(parameters.map(({ name }) => name)).size).toBe(parameters.length)
      for (const { name } of parameters) expect(name).toMatch(/^[a-z][a-z0-9_]+$/)
      const firstOptional = parameters.findIndex((parameter) => 'optional' in parameter)
      expect(parameters.slice(firstOptional === -1 ? parameters.length : firstOptional).every((each) => 'optional' in each)).toBe(true)
    }
  })
})
