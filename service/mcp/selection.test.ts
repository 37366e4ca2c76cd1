import { describe, expect, it } from 'vitest'
import { registry } from '../../test/support/ports.ts'
import { readSelection } from './selection.ts'

const read = (query: string) => readSelection(new URLSearchParams(query), registry)
const shown = (query: string) => {
  const { compact, detail, groups } = read(query)
  return { compact, detail, groups: groups && [...groups] }
}

describe('connection selection', () => {
  it.each([
    ['', { compact: false, detail: null, groups: null }],
    ['mode=compact', { compact: true, detail: null, groups: null }],
    ['mode=full', { compact: false, detail: 'all', groups: null }],
    ['mode=full&schemas=brief', { compact: false, detail: 'brief', groups: null }],
    ['schemas=brief&mode=full', { compact: false, detail: 'brief', groups: null }],
    ['schemas=required', { compact: false, detail: 'required', groups: null }],
    ['group=trabalho', { compact: false, detail: null, groups: ['trabalho'] }],
    ['group=Trabalho, moradia&group=salários', { compact: false, detail: null, groups: ['trabalho', 'moradia', 'salarios'] }],
    ['lang=en', { compact: false, detail: null, groups: null }],
  ])('%s', (query, selection) => {
    expect(shown(query)).toEqual(selection)
  })

  it('gives the same key for any parameter order', () => {
    expect(read('group=moradia,trabalho').key).toBe(read('group=trabalho&group=moradia').key)
    const keys = ['', 'mode=compact', 'mode=full', 'group=moradia', 'schemas=brief'].map((query) => read(query).key)
    expect(new Set(keys).size).toBe(keys.length)
  })
})

describe('rejects unknown selections by name', () => {
  it.each([
    ['group=trabalo', 'group', /^tem um grupo desconhecido, "trabalo"; você quis dizer "trabalho"\? Os grupos são trabalho, /],
    ['group=trabalho,zzzzzz', 'group', /^tem um grupo desconhecido, "zzzzzz"; os grupos são trabalho, /],
    ['mode=brief', 'mode', /^deve ser um de: full, compact; veio "brief"$/],
    ['schemas=most', 'schemas', /^deve ser um de: all, input, brief, required; veio "most"$/],
    ['grupo=trabalho', 'grupo', /^campo desconhecido; você quis dizer "group"\?$/],
    ['zzz=trabalho', 'zzz', /^campo desconhecido; os campos são group, mode, schemas$/],
  ])('%s', (query, field, message) => {
    expect(() => read(query)).toThrow(
      expect.objectContaining({ issues: [expect.objectContaining({ field, message: expect.stringMatching(message) })] }),
    )
  })

  it('reports all errors at once', () => {
    expect(() => read('mode=a&schemas=b')).toThrow(
      expect.objectContaining({ issues: [expect.objectContaining({ field: 'mode' }), expect.objectContaining({ field: 'schemas' })] }),
    )
  })
})
