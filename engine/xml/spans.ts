/** Places of the elements of a well-formed XML text, by the nodes of its tree. */
import { type Node, RefusedXml } from './tree.ts'

export interface Span {
  /** First character of the opening tag. */
  readonly start: number
  /** First character after the opening tag. */
  readonly opened: number
  /** First character of the closing tag; the same as `end` of an element that closes itself. */
  readonly closing: number
  readonly end: number
  /** Namespace prefix with its colon; empty without one. */
  readonly prefix: string
}

const TAG = /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<(\/?)([^\s/>!?]+)((?:"[^"]*"|'[^']*'|[^"'>])*)>/g

interface Open {
  readonly node: Node
  readonly start: number
  readonly opened: number
  readonly prefix: string
  /** Children already met. */
  met: number
}

/** @throws RefusedXml when the text and the tree are not the same elements in the same order. */
export function spansOf(xml: string, root: Node): ReadonlyMap<Node, Span> {
  const spans = new Map<Node, Span>()
  const open: Open[] = []
  for (const match of xml.matchAll(TAG)) {
    const [whole, slash, name, rest = ''] = match
    if (name === undefined) continue
    const end = match.index + whole.length
    if (slash === '/') {
      const closed = open.pop()
      if (!closed || closed.met !== closed.node.children.length) throw different()
      spans.set(closed.node, { start: closed.start, opened: closed.opened, closing: match.index, end, prefix: closed.prefix })
      continue
    }
    const parent = open.at(-1)
    const node = parent ? parent.node.children[parent.met++] : root
    const colon = name.indexOf(':')
    if (node?.name !== name.slice(colon + 1)) throw different()
    const prefix = name.slice(0, colon + 1)
    if (!rest.endsWith('/')) open.push({ node, start: match.index, opened: end, prefix, met: 0 })
    else if (node.children.length > 0) throw different()
    else spans.set(node, { start: match.index, opened: end, closing: end, end, prefix })
  }
  if (open.length > 0 || !spans.has(root)) throw different()
  return spans
}

const different = (): RefusedXml => new RefusedXml('o arquivo não é um XML bem formado')
