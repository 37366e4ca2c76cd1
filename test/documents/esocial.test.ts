/** eSocial files through the adapters: JSON and ZIP over HTTP, a folder or a ZIP on the command line, and rejected input. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { ArchiveReader } from '../../service/formats/archive.ts'
import { centavo } from '../support/console.ts'
import { CPF, monthly, returnedFgts, rubric } from '../support/corpora/esocial.ts'
import { serviceUnderTest } from '../support/service.ts'
import { temporaryFolder } from '../support/temporary.ts'

const app = serviceUnderTest()
const folder = temporaryFolder()

const FILES: Readonly<Record<string, string>> = {
  'rubricas/salario.xml': rubric({ code: 'V' }),
  'rubricas/extra.xml': rubric({ code: 'X', nature: '1003' }),
  'remuneracao.xml': monthly({
    period: '2026-10',
    paid: [
      {
        lines: [
          ['V', 3000],
          ['X', 300],
        ],
      },
    ],
  }),
  'devolvido.xml': returnedFgts({ period: '2026-10', bases: [['11', 3000, 240]] }),
}
const zip = (files: Readonly<Record<string, Uint8Array>>): Buffer => Buffer.from(zipSync({ ...files }, { level: 6 }))
const zipped = zip(Object.fromEntries(Object.entries(FILES).map(([name, xml]) => [name, strToU8(xml)])))
const posted = async (payload: Buffer | object, type = 'application/json') =>
  await app.inject({ method: 'POST', url: '/v1/check/esocial', payload, headers: { 'content-type': type } })
const asFiles = (files: Readonly<Record<string, string>>) => ({ files: Object.entries(files).map(([name, xml]) => ({ name, xml })) })

const WHY = 'a rubrica X (R$ 300,00) entra aqui e não entrou no total devolvido'

describe('eSocial over HTTP', () => {
  it('returns the same answer for JSON files and for one ZIP', async () => {
    const json = await posted(asFiles(FILES))
    expect(json.statusCode).toBe(200)
    expect(json.headers['cache-control']).toBe('no-store')
    const answer = json.json()
    expect(answer).toMatchObject({
      verdict: 'differs',
      differences: [{ cpf: '***.456.789-**', field: 'remFGTS', rebuilt: 3300, returned: 3000 }],
    })
    expect(answer.differences[0].rubrics[0].why).toBe(WHY)
    expect(answer).not.toHaveProperty('message')
    expect(json.body).not.toContain(CPF)
    expect((await posted(zipped, 'application/zip')).body).toBe(json.body)
  })

  it('accepts no query parameters and no other body type', async () => {
    expect((await app.inject('/v1/check/esocial?files=x')).statusCode).toBe(405)
    expect((await posted(Buffer.from('<eSocial/>'), 'application/xml')).statusCode).toBe(415)
    expect((await posted({ files: [] })).statusCode).toBe(400)
    expect((await posted(Buffer.alloc(9 * 1024 * 1024), 'application/zip')).statusCode).toBe(413)
  })

  it('rejects an invalid archive, one that expands too much and a nested one', async () => {
    const refusal = async (bytes: Buffer) => {
      const { statusCode, body } = await posted(bytes, 'application/zip')
      expect(statusCode).toBe(400)
      return body
    }
    expect(await refusal(Buffer.from('PK, but no archive'))).toContain('não é um ZIP')
    expect(await refusal(zip({ 'a.xml': new Uint8Array(9 * 1024 * 1024) }))).toMatch(/cresce demais|grande demais|8 MiB/)
    expect(await refusal(zip({ 'b.zip': zipped }))).toContain('um ZIP dentro de outro')
    expect(await refusal(zipped.subarray(0, zipped.length - 600))).toMatch(/ZIP/)
  })

  it('parses the remaining files when one is rejected', async () => {
    const answer = (await posted(asFiles({ ...FILES, 'ruim.xml': '<!DOCTYPE x [<!ENTITY a "b">]><eSocial>&a;</eSocial>' }))).json()
    expect(answer.files.at(-1)).toMatchObject({ name: 'ruim.xml', status: 'refused' })
    expect(answer.differences).toHaveLength(1)
  })
})

describe('ZIP archive', () => {
  it('limits the number of entries regardless of size', () => {
    // Header of a stored entry "a" with one byte, repeated.
    const sizes = Buffer.from([1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0])
    const head = Buffer.concat([Buffer.from('504b03041400', 'hex'), Buffer.alloc(12), sizes, Buffer.from('ax')])
    const many = Buffer.concat(Array.from({ length: 10_001 }, () => head))
    const reader = new ArchiveReader({ entryBytes: 10, totalBytes: 1e6 }, () => {})
    expect(() => reader.push(many, true)).toThrow('mais de 10.000 arquivos')
  })

  it('stops at the size limits regardless of the declared sizes', () => {
    const bomb = zip({ 'a.xml': new Uint8Array(9 * 1024 * 1024) })
    // Forges the size in the entry header and in the directory.
    for (const at of [22, bomb.length - 22 - 46 - 5 + 24]) bomb.writeUInt32LE(10, at)
    const reader = new ArchiveReader({ entryBytes: 8 * 1024 * 1024, totalBytes: 200 * 1024 * 1024 }, () => {})
    expect(() => reader.push(bomb, true)).toThrow('cresce demais')
  })
})

describe('eSocial on the command line', () => {
  const at = (name: string): string => join(folder, name)
  mkdirSync(at('mes/rubricas'), { recursive: true })
  for (const [name, xml] of Object.entries(FILES)) writeFileSync(at(`mes/${name}`), xml)
  writeFileSync(at('mes.zip'), zipped)

  it('reads a folder, a ZIP or files, by either name', async () => {
    const first = await centavo(['check', 'esocial', at('mes'), '--json'])
    expect(first.code).toBe(0)
    expect(JSON.parse(first.out)).toMatchObject({ verdict: 'differs', differences: [{ rubrics: [{ why: WHY }] }] })
    const second = JSON.parse((await centavo(['conferir', 'esocial', at('mes.zip'), '--json'])).out)
    expect(second.differences).toEqual(JSON.parse(first.out).differences)
    const third = await centavo(['check-esocial', ...Object.keys(FILES).map((name) => at(`mes/${name}`)), '--json'])
    expect(JSON.parse(third.out).differences).toEqual(second.differences)
  })

  it('writes the differences as CSV and reports invalid arguments', async () => {
    const { out } = await centavo(['check', 'esocial', at('mes'), '--format', 'csv'])
    expect(out.split('\n')[0]).toContain('rebuilt')
    expect(out).toContain('3300')
    expect((await centavo(['check', 'esocial', at('nada')])).code).toBe(2)
    expect((await centavo(['check', 'esocial', at('mes'), '--foo', '1'])).err).toContain('não conhece')
  })

  it('treats a path-traversal name in an archive as a plain name', async () => {
    writeFileSync(at('climb.zip'), zip({ '../../../etc/passwd.xml': strToU8(FILES['remuneracao.xml']!) }))
    const { out } = await centavo(['check', 'esocial', at('climb.zip'), '--json'])
    expect(JSON.parse(out).files).toMatchObject([{ name: '../../../etc/passwd.xml', status: 'read' }])
  })
})
