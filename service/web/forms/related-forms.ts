/** Links to the canonical page and its variants, prefilled with the current form values. */
import type { Operation } from '../../../engine/operation/definition/operation.ts'
import type { Registry } from '../../../engine/operation/definition/registry.ts'
import { canonicalOf, variantsOf } from '../../../engine/presentation/canonical-pages.ts'
import { fieldsOf, requiredOf } from '../../../engine/presentation/schema.ts'
import { type Html, html } from '../html.ts'
import { explaining } from '../terms.ts'
import { renderField } from './form.ts'
import { pagePath } from './form-request.ts'

type DisplayedValues = Readonly<Record<string, string>>

export function otherWays(operation: Operation, shown: DisplayedValues, registry: Registry): Html | null {
  const door = canonicalOf(operation, registry)
  const others = variantsOf(door, registry)
  if (others.length === 0) return null
  return html`<nav class="ways" aria-label="Outras formas desta pergunta"><ul class="chips">${[door, ...others].map(
    (way) =>
      html`<li><a href="${addressWith(way, shown)}"${way === operation && html` aria-current="page"`}>${way.variantOf?.as ?? way.title}</a></li>`,
  )}</ul></nav>`
}

function addressWith(way: Operation, shown: DisplayedValues): string {
  const query = new URLSearchParams(carriedTo(way, shown))
  return query.size > 0 ? `${pagePath(way)}?${query.toString()}` : pagePath(way)
}

/** Name of a field in another operation and, for a choice, the mapping of its options. */
type There = readonly [name: string, options: Readonly<Record<string, string>> | null]

function there(way: Operation, name: string): There | null {
  const called = way.renames?.[name] ?? name
  const field = way.inputSchema.properties?.[called]
  if (!field) return null
  const own = field.enum?.map((option) => [option, option] as const)
  return [called, own ? { ...field['x-option-aliases'], ...Object.fromEntries(own) } : null]
}

/** Shared fields, under the names of the other operation. */
function carriedTo(way: Operation, shown: DisplayedValues): Record<string, string> {
  return Object.fromEntries(
    Object.entries(shown).flatMap(([name, value]) => {
      const [head = '', ...rest] = name.split('.')
      const found = there(way, head)
      const meant = found?.[1] ? found[1][value] : value
      return found && meant !== undefined ? [[[found[0], ...rest].join('.'), meant]] : []
    }),
  )
}

/** Fallback without a script, with the values at render time; the script sends the current values. */
export const withoutScript = (carried: readonly Html[]): Html | false => carried.length > 0 && html`<noscript>${carried}</noscript>`

/** Decisions that extend a calculator's answer: asks their additional fields and links to their pages. */
export function decisionsBeneath(door: Operation, shown: DisplayedValues, registry: Registry): Html {
  return html`${variantsOf(door, registry)
    .filter(({ kind }) => kind === 'decision')
    .map((decision) => decisionPanel(decision, door, shown))}`
}

function decisionPanel(decision: Operation, door: Operation, shown: DisplayedValues): Html {
  const names = Object.keys(door.inputSchema.properties ?? {}).flatMap((name) => {
    const found = there(decision, name)
    return found ? [[name, found] as const] : []
  })
  const known = names.map(([, [name]]) => name)
  const required = requiredOf(decision.inputSchema)
  // Only its own fields that are required or amounts; its page has the rest.
  const own = fieldsOf(decision.inputSchema).filter(
    ([name, field]) => !known.includes(name) && (required.includes(name) || field['x-unit'] === 'BRL'),
  )
  const explain = explaining(decision.slug ?? decision.id)
  const fields = { schema: decision.inputSchema, values: {}, issues: [], part: decision.slug ?? decision.id }
  return html`<details class="panel"><summary>${decision.variantOf?.as ?? decision.title}</summary>
<form class="ask" action="${pagePath(decision)}" method="get" autocomplete="off" data-names="${JSON.stringify(Object.fromEntries(names))}">
${withoutScript(Object.entries(carriedTo(decision, shown)).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`))}
<p>${decision.summary}</p>
${own.map(([name, field]) => renderField(name, field, required.includes(name), fields, explain))}
<p class="actions"><button type="submit">Responder</button></p>
${explain.meanings()}
</form></details>`
}

/** Operation an old URL was meant for: the one that has every named field and matches more of them than this one. */
export function intendedOperation(door: Operation, query: object, registry: Registry): Operation | null {
  const names = Object.keys(query).map((key) => key.split('.')[0]!)
  const has = ({ inputSchema }: Operation, name: string) => Object.hasOwn(inputSchema.properties ?? {}, name)
  const others = variantsOf(door, registry).filter(({ kind }) => kind === door.kind)
  return (
    others.find(
      (other) => names.some((name) => has(other, name) && !has(door, name)) && names.every((name) => has(other, name) || !has(door, name)),
    ) ?? null
  )
}
