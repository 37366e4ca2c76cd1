import { describe, expect, it } from 'vitest'
import { esocialAnswer } from './esocial-answer.ts'

type Found = Parameters<typeof esocialAnswer>[0]
const EMPTY: Found = Object.assign(Object.create(null), {
  verdict: 'consistent',
  answer: 'Confere.',
  differences: [],
  workers: [],
  notes: [],
  notUnderstood: [],
  files: [],
})
const difference = (index: number): Found['differences'][number] => ({
  cpf: `***.${index}`,
  matricula: '',
  period: '2026-10',
  event: 'S-5001',
  tpValor: '11',
  field: 'valor',
  establishment: '1',
  lotacao: '1',
  category: '101',
  difference: 10,
  rebuilt: 100,
  returned: 90,
  rubrics: [],
})
const drawn = (more: Partial<Found>) => esocialAnswer({ ...EMPTY, ...more }).text

describe('eSocial file results', () => {
  it('render only the sections with content', () => {
    const nothing = drawn({})
    for (const title of ['Diferenças', 'Observações', 'Rubricas que não foram entendidas']) expect(nothing).not.toContain(title)
    expect(drawn({ notes: ['Uma nota'] })).toContain('<h2>Observações</h2><ul><li>Uma nota</li></ul>')
    expect(drawn({ differences: [difference(1)] })).toContain('<h2>Diferenças</h2>')
  })

  it('list each file with its outcome and, if known, the reason', () => {
    const files = [
      { name: 'a.xml', event: 'S-1200', version: 'S-1.3', status: 'read', why: null },
      { name: 'b.xml', event: null, version: null, status: 'refused', why: 'não é XML' },
    ] as const
    const text = drawn({ files })
    expect(text).toContain('<li>a.xml (S-1200): lido</li>')
    expect(text).toContain('<li>b.xml: recusado, não é XML</li>')
  })

  it('render three hundred rows and count the rest', () => {
    const rows = (many: number) => drawn({ differences: Array.from({ length: many }, (_, index) => difference(index)) })
    expect(rows(300)).not.toContain('E mais')
    expect(rows(301)).toContain('E mais 1, que a linha de comando escreve')
    expect(rows(450)).toContain('E mais 150, que')
    expect(rows(450).match(/<tr><td>/g)).toHaveLength(300)
  })

  it('state the explanation of a difference, or that there is none', () => {
    expect(drawn({ differences: [difference(1)] })).toContain('Nenhuma rubrica sozinha, nem duas juntas')
    const rubrics = [Object.assign(Object.create(null), { why: 'A rubrica 1' })]
    const explained = drawn({ differences: [{ ...difference(1), rubrics }] })
    expect(explained).toContain('<ul class="plain"><li>A rubrica 1</li></ul>')
    expect(explained).not.toContain('Nenhuma rubrica')
  })
})
