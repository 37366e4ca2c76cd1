/**
 * `assertExact` made for one form of answer: which fields can hold an amount is read once from its schema, and written as a function of its
 * own. Asked of every answer again, it was a tenth of a batch.
 */
import * as z from 'zod'
import { assertAnswerable } from '../money.ts'
import type { Row } from '../records.ts'
import { assertExact } from './envelope.ts'

type Assert = (answer: Row) => void

/** What refuses an answer of these fields that could not be shown. @param but fields that whoever asks looks at by themselves. */
export function fieldsExact(shape: z.core.$ZodLooseShape, but: readonly string[]): Assert {
  const left = Object.fromEntries(Object.entries(shape).filter(([key]) => !but.includes(key)))
  try {
    return new Function('exact', 'answerable', `return (a) => {${fieldsIn(left, 'a')}}`)(assertExact, assertAnswerable)
  } catch {
    // Where code may not be made of text, as on a page.
    const keys = Object.keys(left)
    return (answer) => keys.forEach((key) => assertExact(answer[key]))
  }
}

const fieldsIn = (shape: z.core.$ZodLooseShape, place: string): string =>
  Object.entries(shape)
    .map(([key, schema]) => assertion(schema, `${place}[${JSON.stringify(key)}]`, `${place}_${key.replaceAll(/\W/g, '_')}`))
    .join('')

/** The statements that look at one value. @param name of a variable for it, like no other. */
function assertion(schema: z.core.$ZodType, value: string, name: string): string {
  const bare = unwrapped(schema)
  if (HARMLESS.some((kind) => bare instanceof kind)) return ''
  const held = `const ${name} = ${value};if (${name} !== undefined && ${name} !== null)`
  if (bare instanceof z.ZodArray)
    return `${held} for (let ${name}_i = 0; ${name}_i < ${name}.length; ${name}_i++) {${assertion(bare.element, `${name}[${name}_i]`, `${name}_e`)}}`
  if (bare instanceof z.ZodObject) return `${held} {${fieldsIn(bare.shape, name)}}`
  return `${held} {if (typeof ${name} === 'bigint') answerable(${name});else exact(${name})}`
}

function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable ? unwrapped(schema.unwrap()) : schema
}

const HARMLESS = [z.ZodString, z.ZodBoolean, z.ZodEnum, z.ZodLiteral, z.ZodNull]
