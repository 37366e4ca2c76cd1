import type { JSONRPCRequest } from '@modelcontextprotocol/server'
import { isRecord } from '../../../engine/core/collections/records.ts'

/**
 * Fast check for a tool call without special fields; the package's own validation costs more than parsing the message. False does not mean
 * that a message is invalid.
 */
export function isPlainCall(message: unknown): message is JSONRPCRequest {
  if (!isRecord(message) || message.jsonrpc !== '2.0' || message.method !== 'tools/call') return false
  const { id, params } = message
  if (typeof id !== 'string' && !Number.isSafeInteger(id)) return false
  if (!isRecord(params) || !hasOnly(message, MESSAGE) || !hasOnly(params, PARAMS)) return false
  const { _meta: meta } = params
  return meta === undefined || (isRecord(meta) && !WATCHED.some((key) => key in meta))
}

const MESSAGE: readonly string[] = ['jsonrpc', 'id', 'method', 'params']
const PARAMS: readonly string[] = ['name', 'arguments', '_meta']
/** Metadata keys to which the protocol gives a special form. */
const WATCHED = ['progressToken', 'io.modelcontextprotocol/related-task']

function hasOnly(value: object, keys: readonly string[]): boolean {
  for (const key in value) if (!keys.includes(key)) return false
  return true
}
