/** Translates a source file to English: browser code carries its texts, not a dictionary. */
import ts from 'typescript'
import { skeletonOf, withRuns } from '../../engine/core/text/markup.ts'
import { parsed, type Text, textsIn } from './keys.ts'

/** @param texts English by Portuguese text; untranslated texts stay unchanged. */
export function translatedSource(path: string, text: string, texts: ReadonlyMap<string, string>): string {
  const source = parsed(path, text)
  const found = new Map<ts.Node, Text['form']>()
  for (const { node, form } of textsIn(source)) found.set(node, form)
  const said = (key: string): string => texts.get(key) ?? key

  /** Includes the preceding whitespace and comments. */
  const emitted = (node: ts.Node): string => text.slice(node.getFullStart(), node.getStart()) + bare(node)

  function bare(node: ts.Node): string {
    const form = found.get(node)
    if (form && ts.isTaggedTemplateExpression(node)) {
      const tag = node.tag.getText()
      return `${tag}${templateOf(node.template, tag === 'html' ? (skeleton) => withRuns(skeleton, said) : whole)}`
    }
    if (form && ts.isTemplateExpression(node)) return templateOf(node, form === 'markup' ? (skeleton) => withRuns(skeleton, said) : whole)
    if (form && ts.isBinaryExpression(node)) return JSON.stringify(whole(sumOf(node)))
    if (form && ts.isStringLiteralLike(node)) return JSON.stringify(form === 'markup' ? withRuns(node.text, said) : whole(node.text))
    let made = ''
    let at = node.getStart()
    ts.forEachChild(node, (child) => {
      made += text.slice(at, child.getStart()) + bare(child)
      at = child.end
    })
    return made + text.slice(at, node.end)
  }

  /** Surrounding whitespace is not part of the key. */
  const whole = (skeleton: string): string =>
    skeleton.replace(/^(\s*)([\s\S]*?)(\s*)$/, (_all, before, key, after) => before + said(key) + after)

  function templateOf(node: ts.TemplateLiteral, say: (skeleton: string) => string): string {
    if (!ts.isTemplateExpression(node)) return `\`${escaped(say(node.text))}\``
    const { head, templateSpans } = node
    const values = templateSpans.map(({ expression }) => bare(expression))
    const told = say(skeletonOf([head.text, ...templateSpans.map(({ literal }) => literal.text)]))
    return `\`${told
      .split(/(\{\d+(?:\|[^}]*)?\})/)
      .map((part, at) => (at % 2 === 0 ? escaped(part) : gap(part, values)))
      .join('')}\``
  }
  return emitted(source)
}

const sumOf = (node: ts.Expression): string =>
  ts.isBinaryExpression(node) ? sumOf(node.left) + sumOf(node.right) : ts.isStringLiteralLike(node) ? node.text : ''

/** Placeholder: `{0}`, or `{0|day|days}`. */
function gap(part: string, values: readonly string[]): string {
  const [index, one, many] = part.slice(1, -1).split('|')
  const value = values[Number(index)]!
  return one === undefined ? `\${${value}}` : `\${Number(${value}) === 1 ? ${JSON.stringify(one)} : ${JSON.stringify(many)}}`
}

const escaped = (text: string): string => text.replace(/[\\`]|\$(?=\{)/g, '\\$&')
