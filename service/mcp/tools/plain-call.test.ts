import { isJSONRPCRequest } from '@modelcontextprotocol/server'
import { describe, expect, it } from 'vitest'
import { isPlainCall } from './plain-call.ts'

const CALL = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'net-salary', arguments: { gross_salary: 5000 } } }
const META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'a', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
}

describe('plain tool call', () => {
  it.each([
    ['as clients send it', CALL],
    ['with a number that is text', { ...CALL, id: 'a' }],
    ['with what the newest revision carries', { ...CALL, params: { ...CALL.params, _meta: META } }],
    ['without arguments', { ...CALL, params: { name: 'net-salary' } }],
  ])('%s is plain and also a valid request for the package', (_what, message) => {
    expect(isPlainCall(message)).toBe(true)
    expect(isJSONRPCRequest(message)).toBe(true)
  })

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a list', [CALL]],
    ['another protocol', { ...CALL, jsonrpc: '1.0' }],
    ['another method', { ...CALL, method: 'tools/list' }],
    ['no number', { jsonrpc: '2.0', method: 'tools/call', params: CALL.params }],
    ['half a number', { ...CALL, id: 1.5 }],
    ['a number past what is exact', { ...CALL, id: 2 ** 53 }],
    ['null for a number', { ...CALL, id: null }],
    ['more in the message', { ...CALL, extra: 1 }],
    ['more in what is asked', { ...CALL, params: { ...CALL.params, task: {} } }],
    ['a list for what is asked', { ...CALL, params: [] }],
    ['text for what goes along', { ...CALL, params: { ...CALL.params, _meta: 'a' } }],
    ['progress to be told', { ...CALL, params: { ...CALL.params, _meta: { ...META, progressToken: 1 } } }],
    ['a task it belongs to', { ...CALL, params: { ...CALL.params, _meta: { 'io.modelcontextprotocol/related-task': {} } } }],
  ])('with %s is delegated to the package', (_what, message) => {
    expect(isPlainCall(message)).toBe(false)
  })
})
