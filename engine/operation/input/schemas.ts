import type * as z from 'zod'
import type { JsonSchema } from '../definition/descriptor.ts'
import { published } from './fields.ts'

/** JSON Schema of a Zod schema, with exact result fields as JSON numbers. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  // Use the schema's own method: the function of the same name would pull every schema type into bundles.
  return schema.toJSONSchema({
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema: json }) => {
      const shown = published.get(zodSchema)
      if (shown) Object.assign(json, shown.schema)
      // The smallest amount above zero is one centavo.
      if (json['x-unit'] === 'BRL' && json.exclusiveMinimum === 0) {
        delete json.exclusiveMinimum
        json.minimum = 0.01
      }
      // Results may gain properties by contract.
      if (io === 'output' && json.additionalProperties === false) delete json.additionalProperties
    },
  }) as JsonSchema
}
