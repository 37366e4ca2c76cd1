/** Consumption-tax codes through the adapters: query, page, a document of 500 lines, and absence from browser scripts. */
import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { classificationsPort } from '../../engine/classifications/port.ts'
import { serviceUnderTest } from '../support/service.ts'

const app = serviceUnderTest()
afterAll(() => app.close())

const JSON_TYPE = { 'content-type': 'application/json' }

describe('/v1/classifications', () => {
  it.each([
    ['ncm=02071200', { best: '200003', count: 1 }],
    ['ncm=0207.12.00', { best: '200003' }],
    ['ncm=30049099', { best: null, count: 6 }],
    ['ncm=87032100', { best: '000001', count: 0 }],
    ['code=200025', { best: '200025', count: 1 }],
    ['q=arroz', { best: '200003', asOf: '2026-10-08', asOfNcm: '2025-09-02' }],
    ['nbs=123019900', { best: '200029' }],
    ['q=notebook', { best: null, count: 0, reason: expect.stringContaining('000001') }],
    ['q=feijão', { best: '200003', reason: null }],
    ['q=fraldas', { best: '200035' }],
    ['q=dentista', { best: '200029' }],
    ['q=cesta básica', { best: '200003' }],
    ['q=hotel', { best: '200048' }],
    ['q=advogado', { best: '200052' }],
    ['q=faculdade', { best: '200028' }],
    ['q=frango', { best: '200003' }],
    ['q=banana', { best: '200014' }],
    ['q=sabonete', { best: '200035' }],
    ['q=pasta de dente', { best: '200035' }],
    ['q=consulta médica', { best: '200029' }],
    ['q=batata', { best: null, results: expect.objectContaining({ 0: expect.objectContaining({ code: '200014' }) }) }],
    ['q=camarão', { best: '200034' }],
    ['q=contador', { best: '200052' }],
    ['q=médico veterinário', { best: '200052' }],
    ['q=mensalidade escolar', { best: '200028' }],
    ['q=ingresso de show', { best: '200039' }],
    ['q=cinema', { best: '200039' }],
    ['q=passagem aérea', { best: '200050', results: [{ code: '200050' }] }],
    // Fresh fruit and its paste are two items: neither alone is the best match.
    ['q=tomate', { best: null, results: expect.arrayContaining(['200034', '200014'].map((code) => expect.objectContaining({ code }))) }],
    ['q=mandioca', { best: null, results: expect.arrayContaining(['200003', '200014'].map((code) => expect.objectContaining({ code }))) }],
    ['q=camisinha', { best: null, results: expect.arrayContaining([expect.objectContaining({ code: '200005' })]) }],
    ['q=hospital', { best: null, results: expect.arrayContaining([expect.objectContaining({ code: '200029' })]) }],
    ['q=gasolina', { best: null, results: expect.arrayContaining([expect.objectContaining({ code: '620001' })]) }],
    // Medicines for people rank before veterinary ones.
    ['q=remédio', { best: null, results: expect.objectContaining({ 0: expect.objectContaining({ code: '200009' }) }) }],
    // A typo or a word missing from the list: returned as results, never as the best match.
    ['q=arros', { best: null, count: 1, reason: expect.stringContaining('arroz'), results: [{ code: '200003' }] }],
    ['q=arroz integral', { best: null, count: 1, reason: expect.stringContaining('integral'), results: [{ code: '200003' }] }],
    ['q=feijão preto', { best: null, reason: expect.stringContaining('preto'), results: [{ code: '200003' }] }],
    ['q=qwerty integral', { best: null, count: 0 }],
    ['q=casa', { best: null, count: 0 }],
    ['q=passagem de ônibus', { best: null, results: expect.arrayContaining([expect.objectContaining({ code: '400001' })]) }],
    // Among several codes, the one whose legal item starts with the word ranks first.
    ['q=ovos', { best: null, results: expect.objectContaining({ 0: expect.objectContaining({ code: '200014' }) }) }],
  ])('%s', async (query, answer) => {
    const response = await app.inject(`/v1/classifications?${query}`)
    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject(answer)
  })

  it('never pairs a service with an item of another annex', async () => {
    // The official list gives Annex II's first service the text of Annex IX, and the first of health that of education.
    for (const [query, code, annex] of [
      ['nbs=122011', '200028', 'II'],
      ['nbs=123011100', '200029', 'III'],
      ['nbs=125022000', '200039', 'X'],
    ]) {
      const { best, results } = (await app.inject(`/v1/classifications?${query}`)).json()
      expect(best, query).toBe(code)
      expect(results[0], query).toMatchObject({ annex, annexItem: null, annexText: null })
    }
    const codesOf = async (q: string) => {
      const { results } = (await app.inject(`/v1/classifications?q=${encodeURIComponent(q)}`)).json()
      return [...new Set(results.map(({ code }: { code: string }) => code))]
    }
    expect(await codesOf('línguas nativas')).toEqual(['200028'])
    expect(await codesOf('serviços cirúrgicos')).toEqual(['200029'])
    expect(await codesOf('licenciamento obras cinematográficas')).toEqual(['200039'])
    expect(await codesOf('pulverização pragas')).toEqual(['200038', '515001'])
    expect(await codesOf('vinhaça')).not.toContain('200028')
  })

  it.each([
    ['', 400],
    ['ncm=02&q=arroz', 400],
    ['ncm=1', 400],
    ['ncm=abc', 400],
    ['code=200999', 404],
    ['code=510002', 404],
  ])('rejects %s with %i', async (query, status) => {
    expect((await app.inject(`/v1/classifications?${query}`)).statusCode).toBe(status)
  })

  it('is available as a spreadsheet', async () => {
    const { body } = await app.inject('/v1/classifications?ncm=30049099&format=csv')
    expect(body.trim().split('\r\n')).toHaveLength(7)
  })
})

describe('/classificacao-tributaria', () => {
  it.each([
    ['', 200, 'Produto, serviço, NCM'],
    ['?q=arroz', 200, 'O código é'],
    ['?q=0207.12.00', 200, '200003'],
    ['?q=200025', 200, 'CBS 100%, IBS 60%'],
    ['?q=8703.21.00', 200, 'tributação integral'],
    ['?q=3004.90.99', 200, 'Mais de um código pode valer'],
    ['?q=xyzzy', 200, 'Nada foi achado'],
    ['?q=notebook', 200, 'confira pelo NCM'],
  ])('%s', async (query, status, text) => {
    const response = await app.inject(`/classificacao-tributaria${query}`)
    expect(response.statusCode).toBe(status)
    expect(response.body).toContain(text)
  })

  it('escapes user input', async () => {
    expect((await app.inject('/classificacao-tributaria?q=%3Cscript%3E')).body).not.toContain('<script>')
  })
})

describe('document of 500 items', () => {
  const items = Array.from({ length: 500 }, (_, index) => ({ value: 10.55 + index, code: '200003', ncm: '10063021', quantity: index + 1 }))

  it('is accepted by POST', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/v1/calc/consumption-tax',
      payload: JSON.stringify({ items, reference_date: '2026-06-15' }),
      headers: JSON_TYPE,
    })
    expect(response.statusCode).toBe(200)
    expect(response.json().lines).toHaveLength(500)
  })

  it('is accepted in a batch, one per line', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/v1/calc/consumption-tax/batch',
      payload: JSON.stringify(items.map((item) => ({ ...item, reference_date: '2026-06-15' }))),
      headers: JSON_TYPE,
    })
    expect(response.json()).toHaveLength(500)
  })
})

describe('code list', () => {
  it('is in no script that a form loads', () => {
    const motor = new URL('../../service/web/generated/motor/', import.meta.url)
    for (const file of readdirSync(motor)) expect(readFileSync(new URL(file, motor), 'utf8'), file).not.toContain('Arroz das subposi')
  })

  it('loads once, on first use', () => {
    const read: string[] = []
    const port = classificationsPort((file) => {
      read.push(file)
      return readFileSync(new URL(`../../data/classifications/${file}`, import.meta.url), 'utf8')
    })
    expect(read).toEqual([])
    expect(port.of('000001')?.cst).toBe('000')
    expect(port.covering('NCM', '10063021')).not.toEqual([])
    expect(read.toSorted()).toEqual([
      'codes.txt',
      'coverage.txt',
      'documents.txt',
      'metadata.json',
      'replaced.txt',
      'situations.txt',
      'treatments.txt',
    ])
  })
})
