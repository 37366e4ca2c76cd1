import type { FastifyRequest } from 'fastify'
import { InvalidInput } from '../../engine/core/errors.ts'
import type { Operation } from '../../engine/operation/definition/operation.ts'
import { apart, type RawView } from '../../engine/presentation/view.ts'
import { queryOf } from './request.ts'

/**
 * Rejects input fields in the URL of a POST, which would be silently ignored; view parameters are allowed. @param but further allowed
 * fields.
 */
export function viewInAddress(operation: Operation, request: FastifyRequest, but: readonly string[] = []): RawView {
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
