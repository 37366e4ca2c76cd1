import type { JSONRPCRequest } from '@modelcontextprotocol/server'
import { isRecord } from '../../../engine/core/records.ts'

/**
 * Whether a message is a call of a tool with nothing in it that the package's own test of a request would look at twice: that test costs
 * more than reading the message did. What is not told apart here may still be a request.
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
/** What the protocol gives a form of its own in what goes along with any request. */
const WATCHED = ['progressToken', 'io.modelcontextprotocol/related-task']

function hasOnly(value: object, keys: readonly string[]): boolean {
  for (const key in value) if (!keys.includes(key)) return false
  return true
}
