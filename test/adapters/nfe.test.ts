/** The check of invoices through HTTP: one XML, a ZIP, options in the address, and bad input. */
import { strToU8, zipSync } from 'fflate'
import { afterAll, describe, expect, it } from 'vitest'
import { invoiceFile } from '../support/corpora/invoices.ts'
import { serviceUnderTest } from '../support/service.ts'

const app = serviceUnderTest()
afterAll(() => app.close())

const post = (payload: string | Buffer, type: string, address = '/v1/nfe/check') =>
  app.inject({ method: 'POST', url: address, payload, headers: { 'content-type': type } })
const zipped = (files: Record<string, string | Uint8Array>) =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, each]) => [name, typeof each === 'string' ? strToU8(each) : each]))),
  )

describe('POST /v1/nfe/check', () => {
  it('takes one XML, with the other fields in the address', async () => {
    const response = await post(invoiceFile('no-group'), 'application/xml', '/v1/nfe/check?codes=3%3D200009&correct=true')
    expect(response.statusCode).toBe(200)
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.json().files[0]).toMatchObject({ verdict: 'missing', correctedXml: expect.stringContaining('<IBSCBSTot>') })
  })

  it('reports each file of a ZIP on its own', async () => {
    const archive = zipped({
      'certa.xml': invoiceFile('consistent'),
      'ruim.xml': '<!DOCTYPE x><NFe/>',
      'dentro.zip': zipped({ 'a.xml': '<NFe/>' }),
      '../../fora.xml': invoiceFile('reduction-not-applied'),
    })
    const response = await post(archive, 'application/zip')
    expect(response.statusCode).toBe(200)
    const { files, summary } = response.json()
    expect(files.map(({ name, verdict }: { name: string; verdict: string }) => [name, verdict])).toEqual([
      ['certa.xml', 'consistent'],
      ['ruim.xml', 'refused'],
      ['dentro.zip', 'refused'],
      ['../../fora.xml', 'rejected'],
    ])
    expect(summary).toMatchObject({ files: 4, items: 4 })
  })

  it('answers the files read before a ZIP breaks off', async () => {
    const archive = zipped({ 'a.xml': invoiceFile('consistent'), 'b.xml': invoiceFile('no-group') })
    const broken = archive.subarray(0, archive.indexOf('b.xml') + 200)
    const { files } = (await post(broken, 'application/zip')).json()
    expect(files.map(({ verdict }: { verdict: string }) => verdict)).toEqual(['consistent', 'refused'])
  })

  it('gives a row per difference as CSV', async () => {
    const { body } = await post(invoiceFile('reduction-not-applied'), 'application/xml', '/v1/nfe/check?format=csv')
    expect(body.trim().split('\r\n')).toHaveLength(3)
    expect(body).toContain('UB35-10,1041,rejected')
  })

  it.each([
    ['not a ZIP', 'application/zip', '/v1/nfe/check'],
    ['{"files":[]}', 'application/json', '/v1/nfe/check'],
    ['{"files":[{"xml":"<a/>"}],"code":{}}', 'application/json', '/v1/nfe/check'],
    ['{"files":[{"xml":"<a/>"}],"codes":{"1":"510002"}}', 'application/json', '/v1/nfe/check'],
    ['<a/>', 'application/xml', '/v1/nfe/check?codes=abc'],
    ['<a/>', 'application/xml', '/v1/nfe/check?files=x'],
  ])('refuses %s as %s at %s', async (body, type, address) => {
    expect((await post(body, type, address)).statusCode).toBe(400)
  })

  it('is not asked by GET', async () => {
    expect((await app.inject('/v1/nfe/check')).statusCode).toBe(405)
  })
})
