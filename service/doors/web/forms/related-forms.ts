/** The other ways to ask a page's question: the canonical page and its variants, each with what the form already holds. */
import type { Operation } from '../../../../engine/core/operation/operation.ts'
import type { Registry } from '../../../../engine/core/operation/registry.ts'
import { canonicalOf, variantsOf } from '../../../../engine/present/canonical-pages.ts'
import { fieldsOf, requiredOf } from '../../../../engine/present/schema.ts'
import { type Html, html } from '../html.ts'
import { explaining } from '../terms.ts'
import { drawn } from './form.ts'
import { pagePath } from './form-request.ts'

type Shown = Readonly<Record<string, string>>

export function otherWays(operation: Operation, shown: Shown, registry: Registry): Html | null {
  const door = canonicalOf(operation, registry)
  const others = variantsOf(door, registry)
  if (others.length === 0) return null
  return html`<nav class="ways" aria-label="Outras formas desta pergunta"><ul class="chips">${[door, ...others].map(
    (way) =>
      html`<li><a href="${addressWith(way, shown)}"${way === operation && html` aria-current="page"`}>${way.variantOf?.as ?? way.title}</a></li>`,
  )}</ul></nav>`
}

function addressWith(way: Operation, shown: Shown): string {
  const query = new URLSearchParams(carriedTo(way, shown))
  return query.size > 0 ? `${pagePath(way)}?${query.toString()}` : pagePath(way)
}

/** A field of another operation: what it is called there and, where it is a choice, what each option is called there. */
type There = readonly [name: string, options: Readonly<Record<string, string>> | null]

function there(way: Operation, name: string): There | null {
  const called = way.renames?.[name] ?? name
  const field = way.inputSchema.properties?.[called]
  if (!field) return null
  const own = field.enum?.map((option) => [option, option] as const)
  return [called, own ? { ...field['x-option-aliases'], ...Object.fromEntries(own) } : null]
}

/** What both have, by the name the other gives it. */
function carriedTo(way: Operation, shown: Shown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(shown).flatMap(([name, value]) => {
      const [head = '', ...rest] = name.split('.')
      const found = there(way, head)
      const meant = found?.[1] ? found[1][value] : value
      return found && meant !== undefined ? [[[found[0], ...rest].join('.'), meant]] : []
    }),
  )
}

/** Beneath a form that is still being filled in, a script sends what is in it now; without one it is as the page was drawn. */
export const withoutScript = (carried: readonly Html[]): Html | false => carried.length > 0 && html`<noscript>${carried}</noscript>`

/** The decisions that go on from a calculator's answer: what they ask besides, for their own page to answer. */
export function decisionsBeneath(door: Operation, shown: Shown, registry: Registry): Html {
  return html`${variantsOf(door, registry)
    .filter(({ kind }) => kind === 'decision')
    .map((decision) => decisionPanel(decision, door, shown))}`
}

function decisionPanel(decision: Operation, door: Operation, shown: Shown): Html {
  const names = Object.keys(door.inputSchema.properties ?? {}).flatMap((name) => {
    const found = there(decision, name)
    return found ? [[name, found] as const] : []
  })
  const known = names.map(([, [name]]) => name)
  const required = requiredOf(decision.inputSchema)
  // What only it asks and people have at hand; its page has the rest.
  const own = fieldsOf(decision.inputSchema).filter(
    ([name, field]) => !known.includes(name) && (required.includes(name) || field['x-unit'] === 'BRL'),
  )
  const explain = explaining(decision.slug ?? decision.id)
  const fields = { schema: decision.inputSchema, values: {}, issues: [], part: decision.slug ?? decision.id }
  return html`<details class="panel"><summary>${decision.variantOf?.as ?? decision.title}</summary>
<form class="ask" action="${pagePath(decision)}" method="get" autocomplete="off" data-names="${JSON.stringify(Object.fromEntries(names))}">
${withoutScript(Object.entries(carriedTo(decision, shown)).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`))}
<p>${decision.summary}</p>
${own.map(([name, field]) => drawn(name, field, required.includes(name), fields, explain))}
<p class="actions"><button type="submit">Responder</button></p>
${explain.meanings()}
</form></details>`
}

/** An address that was another form's, before this one stood at it: the one that has every field named and more of them than this. */
export function meantFor(door: Operation, query: object, registry: Registry): Operation | null {
  const names = Object.keys(query).map((key) => key.split('.')[0]!)
  const has = ({ inputSchema }: Operation, name: string) => Object.hasOwn(inputSchema.properties ?? {}, name)
  const others = variantsOf(door, registry).filter(({ kind }) => kind === door.kind)
  return (
    others.find(
      (other) => names.some((name) => has(other, name) && !has(door, name)) && names.every((name) => has(other, name) || !has(door, name)),
    ) ?? null
  )
}
