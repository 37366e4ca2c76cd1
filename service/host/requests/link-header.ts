/** Links to other addresses, in the header of an answer (RFC 8288). */
import type { FastifyReply } from 'fastify'

/** Adds a link to those an answer has. @param address a path, or a whole address: nothing in it may end the link. */
export function addLink(reply: FastifyReply, address: string, relation: string): void {
  const link = `<${address.replace(/[<>"\s]/g, encodeURIComponent)}>; rel="${relation}"`
  const before = reply.getHeader('link')
  reply.header('link', before === undefined ? link : `${before}, ${link}`)
}
