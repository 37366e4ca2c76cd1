import type { FastifyRequest } from 'fastify'
import { InvalidInput } from '../../../engine/core/errors.ts'
import type { Operation } from '../../../engine/core/operation/operation.ts'
import { type AskedView, apart } from '../../../engine/present/view.ts'
import { queryOf } from './request.ts'

/** In a POST the fields go in the body: one in the address would be passed over in silence. How the answer is wanted may stand there. @param but what may stand there besides. */
export function viewInAddress(operation: Operation, request: FastifyRequest, but: readonly string[] = []): AskedView {
  const { asked, input } = apart(operation, queryOf(request))
  const fields = Object.keys(input).filter((field) => !but.includes(field))
  if (fields.length > 0)
    throw new InvalidInput(
      fields.map((field) => ({
        field,
        code: 'misplaced',
        message: 'veio no endereço; em um POST os campos vão no corpo',
        english: 'came in the address; in a POST the fields go in the body',
      })),
    )
  return asked
}
