import type * as z from 'zod'
import type { JsonSchema } from './descriptor.ts'
import { published } from './fields.ts'

/** JSON Schema of a zod schema, with the exact result fields shown as the numbers they become. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  // The schema's own method: by the function of the same name a bundle would hold every kind of schema there is.
  return schema.toJSONSchema({
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema: json }) => {
      const shown = published.get(zodSchema)
      if (shown) Object.assign(json, shown.schema)
      // Of an amount that must be more than nothing the least is a centavo.
      if (json['x-unit'] === 'BRL' && json.exclusiveMinimum === 0) {
        delete json.exclusiveMinimum
        json.minimum = 0.01
      }
      // Results allow additional properties by contract.
      if (io === 'output' && json.additionalProperties === false) delete json.additionalProperties
    },
  }) as JsonSchema
}
