import type { FastifyRequest } from 'fastify'
import { InvalidInput } from '../../../engine/core/errors.ts'

/** In a POST the fields go in the body: one in the address would be passed over in silence. */
export function refuseQuery({ query }: FastifyRequest): void {
  const fields = Object.keys(Object(query))
  if (fields.length > 0)
    throw new InvalidInput(
      fields.map((field) => ({
        field,
        code: 'misplaced',
        message: 'veio no endereço; em um POST os campos vão no corpo',
        english: 'came in the address; in a POST the fields go in the body',
      })),
    )
}
