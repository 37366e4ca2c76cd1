/// <reference path="./saxen.d.ts" />
/** Minimal bounded XML parser. Rejects any DOCTYPE or entity declaration before parsing; expands and fetches nothing. */
import { Parser } from 'saxen'

export interface Node {
  /** Local name, without prefix. */
  readonly name: string
  readonly id: string | null
  readonly attributes: Readonly<Record<string, string>>
  /** Namespaces declared on the element. */
  readonly namespaces: readonly string[]
  readonly children: readonly Node[]
  readonly text: string
}

/** Rejection reason, in Portuguese. */
export class RefusedXml extends Error {}

export const MAX_FILE_CHARACTERS = 8 * 1024 * 1024
const MAX_DEPTH = 60
const MAX_ELEMENTS = 200_000

const DECLARATION = /<!\s*(?:DOCTYPE|ENTITY)/i

interface Open extends Node {
  readonly children: Open[]
  text: string
}

const NONE: readonly never[] = []

function namespacesOf(attributes: Readonly<Record<string, string>>): readonly string[] {
  const keys = Object.keys(attributes)
  return keys.length === 0 ? NONE : keys.filter((key) => key === 'xmlns' || key.startsWith('xmlns:')).map((key) => attributes[key]!)
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1)

export function treeOf(xml: string): Node {
  if (xml.length > MAX_FILE_CHARACTERS) throw new RefusedXml('o arquivo passa de 8 MiB')
  if (DECLARATION.test(xml)) throw new RefusedXml('o arquivo declara DOCTYPE ou ENTITY, o que nunca é lido')
  const open: Open[] = []
  const roots: Open[] = []
  let elements = 0
  let problem: RefusedXml | null = null
  const refuse = (why: string): void => {
    problem ??= new RefusedXml(why)
    throw problem
  }
  const parser = new Parser()
  parser.on('openTag', (name, attributes) => {
    if (++elements > MAX_ELEMENTS) refuse('o arquivo tem elementos demais')
    if (open.length >= MAX_DEPTH) refuse('o arquivo tem elementos fundos demais')
    const own = attributes()
    const node: Open = {
      name: local(name),
      id: own.Id ?? null,
      attributes: own,
      namespaces: namespacesOf(own),
      children: [],
      text: '',
    }
    const parent = open.at(-1)
    if (parent) parent.children.push(node)
    else roots.push(node)
    open.push(node)
  })
  parser.on('closeTag', () => {
    open.pop()
  })
  const add = (text: string): void => {
    const current = open.at(-1)
    if (current && current.children.length === 0) current.text += text
  }
  parser.on('text', (text, decode) => add(decode(text)))
  parser.on('cdata', add)
  parser.on('attention', () => refuse('o arquivo declara DOCTYPE ou ENTITY, o que nunca é lido'))
  parser.on('error', () => refuse('o arquivo não é um XML bem formado'))
  try {
    parser.parse(xml.charCodeAt(0) === 0xfeff ? xml.slice(1) : xml)
  } catch (error) {
    throw error instanceof RefusedXml ? error : new RefusedXml('o arquivo não é um XML bem formado')
  }
  const [root] = roots
  if (problem) throw problem
  if (!root || roots.length > 1 || open.length > 0) throw new RefusedXml('o arquivo não é um XML bem formado')
  return root
}

export const all = (node: Node | undefined, name: string): readonly Node[] => node?.children.filter((child) => child.name === name) ?? NONE

/** First descendant along a path of names. */
export const at = (node: Node | undefined, ...path: readonly string[]): Node | undefined =>
  path.reduce<Node | undefined>((found, name) => found?.children.find((child) => child.name === name), node)

/** Trimmed text at a path; empty when missing. */
export const textAt = (node: Node | undefined, ...path: readonly string[]): string => at(node, ...path)?.text.trim() ?? ''
