/** Python stubs of the package `centavo`: the input and result types of every operation, from its schemas. */

import type { JsonSchema } from '../../engine/operation/definition/descriptor.ts'
import type { addressedAs as AddressedAs } from '../../engine/operation/definition/kinds.ts'
import type { Operation } from '../../engine/operation/definition/operation.ts'
import type { Registry } from '../../engine/operation/definition/registry.ts'
import { takesDay } from '../../engine/operation/input/date-field.ts'
import { loadModules } from '../load-engine.ts'

const KEYWORDS = new Set(
  'False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield'.split(
    ' ',
  ),
)

type Way = 'input' | 'result'

/** Collects typed dictionaries. A nested object is named by its parent and its field. */
class PythonTypes {
  readonly definitions: string[] = []

  typeOf(schema: JsonSchema | boolean | undefined, way: Way, called: string): string {
    if (schema === undefined || typeof schema === 'boolean') return 'Any'
    if (schema.const !== undefined) return literal([schema.const])
    if (schema.enum) return literal(schema.enum)
    if (schema.anyOf)
      return [...new Set(schema.anyOf.map((each, at) => this.typeOf(each, way, at === 0 ? called : `${called}Or${at}`)))].join(' | ')
    switch (schema.type) {
      case 'number':
        return way === 'input' ? 'Number' : 'Decimal'
      case 'integer':
        return 'int'
      case 'string':
        return way === 'input' && takesDay(schema) ? 'str | date' : 'str'
      case 'boolean':
        return 'bool'
      case 'null':
        return 'None'
      case 'array':
        return `${way === 'input' ? 'Sequence' : 'list'}[${this.typeOf(schema.items, way, `${called}Item`)}]`
      case 'object':
        if (schema.properties) return this.#dictionary(schema, way, called)
        return `${way === 'input' ? 'Mapping' : 'dict'}[str, ${this.typeOf(schema.additionalProperties, way, `${called}Value`)}]`
      default:
        return 'Any'
    }
  }

  /** The keyword arguments of a call: a field named like a keyword of Python ends with an underscore. */
  named(schema: JsonSchema, called: string, more: Readonly<Record<string, string>> = {}): string {
    const fields = this.#fields(schema, 'input', called, (name) => (KEYWORDS.has(name) ? `${name}_` : name))
    return this.#define(called, [...fields, ...Object.entries(more)])
  }

  #dictionary(schema: JsonSchema, way: Way, called: string): string {
    return this.#define(
      called,
      this.#fields(schema, way, called, (name) => name),
    )
  }

  #fields({ properties = {}, required = [] }: JsonSchema, way: Way, called: string, key: (name: string) => string): [string, string][] {
    return Object.entries(properties).map(([name, property]) => {
      const type = this.typeOf(property, way, `${called}${pascal(name)}`)
      return [key(name), required.includes(name) ? type : `NotRequired[${type}]`]
    })
  }

  #define(called: string, fields: readonly (readonly [string, string])[]): string {
    const plain = fields.every(([name]) => /^[A-Za-z_][A-Za-z0-9_]*$/.test(name) && !KEYWORDS.has(name))
    this.definitions.push(
      plain
        ? `class ${called}(TypedDict):\n${fields.length === 0 ? '    ...' : fields.map(([name, type]) => `    ${name}: ${type}`).join('\n')}`
        : `${called} = TypedDict("${called}", {${fields.map(([name, type]) => `${JSON.stringify(name)}: ${type}`).join(', ')}})`,
    )
    return called
  }
}

const literal = (values: readonly unknown[]): string => `Literal[${values.map(constant).join(', ')}]`

function constant(value: unknown): string {
  if (value === null) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  return JSON.stringify(value)
}

/** net-salary → NetSalary, irrfDetail → IrrfDetail, /v1/tables/{table} → V1TablesTable */
const pascal = (name: string): string =>
  name
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join('')

const HEADER = `"""Written by the build from the schemas of every operation."""

from collections.abc import Mapping, Sequence
from datetime import date
from decimal import Decimal
from typing import Any, Literal, TypeAlias, TypedDict, final, overload

from typing_extensions import NotRequired, Unpack

Number: TypeAlias = int | float | Decimal

@final
class AnOperationAndItsOwnFieldsByTheirTypes: ...
`

const LAW = { law: 'NotRequired[str | Mapping[str, Any]]' }

/** An overload for each operation of a kind, and one for a name or view known only at run time. */
function overloads(types: PythonTypes, call: string, noun: string, operations: readonly (readonly [string, Operation])[]): string {
  const more = call === 'calculate' || call === 'decide' ? LAW : {}
  const each = operations.map(([key, { inputSchema, resultSchema, title }]) => {
    const base = `${pascal(call)}${pascal(key)}`
    const input = types.named(inputSchema, `${base}Input`, more)
    const result = types.typeOf(resultSchema, 'result', `${base}Result`)
    return `    @overload
    def ${call}(self, ${noun}: Literal[${JSON.stringify(key)}], /, **given: Unpack[${input}]) -> ${result}:
        """${title.replaceAll('"', "'")}."""`
  })
  // No text is a sequence of this class, so it is never chosen; but to mypy it resembles any wrong call, which is then one line instead of every overload.
  const advice = `    @overload
    def ${call}(self, ${noun}: Sequence[AnOperationAndItsOwnFieldsByTheirTypes], /, **given: Any) -> Any: ...`
  const view = call === 'query' ? '' : ', *, fields: Sequence[str] | None = ..., explain: bool | None = ...'
  return [
    advice,
    ...each,
    `    @overload\n    def ${call}(self, ${noun}: str, input: Mapping[str, Any], /${view}) -> dict[str, Any]: ...`,
  ].join('\n')
}

interface Modules {
  readonly generated: { readonly registry: Registry }
  readonly kinds: { readonly addressedAs: typeof AddressedAs }
}

/** @param sources folder of the engine sources. */
export async function pythonCalls(sources: URL): Promise<string> {
  const { generated, kinds } = await loadModules<Modules>(sources, {
    generated: 'generated/registry.ts',
    kinds: 'operation/definition/kinds.ts',
  })
  const { calculators, decisions, checks, questions, queries } = generated.registry
  const types = new PythonTypes()
  const calls = [
    overloads(types, 'calculate', 'calculator', [...calculators]),
    overloads(types, 'decide', 'decision', [...decisions]),
    overloads(
      types,
      'check',
      'document',
      [...checks.values()].map((check) => [kinds.addressedAs(check), check]),
    ),
    overloads(
      types,
      'query',
      'path',
      [...queries.values()].map((query) => [query.path, query]),
    ),
  ]
  const asked = [...questions].map(([id, { resultSchema }]) => {
    const result = types.typeOf(resultSchema, 'result', `Ask${pascal(id)}Result`)
    const law = id === 'reform' ? ', *, law: str | Mapping[str, Any]' : ''
    return `    def ${id}(self, calculator: Calculator, input: Mapping[str, Any] | None = ..., /${law}, **given: Any) -> ${result}: ...`
  })
  const table = types.typeOf(queries.get('table')!.resultSchema, 'result', 'TableResult')
  const found = types.typeOf(queries.get('search')!.resultSchema, 'result', 'FindResult')
  return [
    HEADER,
    `Calculator: TypeAlias = ${literal([...calculators.keys()])}`,
    ...types.definitions,
    `class Calls:
${calls.join('\n')}
    def ask(self, question: ${literal([...questions.keys()])}, calculator: Calculator, input: Mapping[str, Any] | None = ..., /, **given: Any) -> dict[str, Any]: ...
${asked.join('\n')}
    def table(self, name: str, date: str | date | None = None) -> ${table}: ...
    def find(self, q: str, limit: int = 10) -> ${found}: ...
    def _answered(self, call: str, name: str, given: Mapping[str, Any], view: Mapping[str, Any] | None) -> Any: ...`,
    '',
  ].join('\n\n')
}
