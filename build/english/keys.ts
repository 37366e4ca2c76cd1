/** User-facing texts of a source file, the keys of the translations, extracted from its syntax tree. */
import ts from 'typescript'
import { skeletonOf, withRuns } from '../../engine/core/text/markup.ts'

/** A text and its syntactic form. */
export interface Text {
  readonly key: string
  /** `joined`: separator between list items. */
  readonly form: 'string' | 'sentence' | 'markup' | 'untagged' | 'joined'
  readonly node: ts.Node
}

/** Tags whose whole skeleton is one sentence. */
const SENTENCE_TAGS = new Set(['say', 'word'])

export function textsIn(source: ts.SourceFile): Text[] {
  const texts: Text[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return
    if (leftAlone(node)) return
    const whole = concatenated(node)
    if (whole !== null) {
      if (isRead(whole.trim())) texts.push({ key: whole.trim(), form: 'string', node })
      return
    }
    if (ts.isTaggedTemplateExpression(node)) {
      taggedTexts(node, texts)
      // Visit the interpolations only, not the template again.
      if (ts.isTemplateExpression(node.template)) for (const { expression } of node.template.templateSpans) visit(expression)
      return
    }
    if (ts.isTemplateExpression(node)) {
      const key = skeletonOf(partsOf(node)).trim()
      if (isMarkup(key)) runsOf(key, node, texts)
      else if (isSentence(key)) texts.push({ key, form: 'untagged', node })
    } else if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      const key = node.text.trim()
      if (isJoiner(node)) texts.push({ key, form: 'joined', node })
      else if (isMarkup(key)) runsOf(key, node, texts)
      else if ((isRead(key) || isFlag(key) || isFragment(node) || isBesideWords(node) || isWordOfOption(node)) && !isName(node))
        texts.push({ key, form: 'string', node })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return texts
}

/** Text of a concatenation of string literals; null for any other expression. */
function concatenated(node: ts.Node): string | null {
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return null
  const side = (each: ts.Expression): string | null => (ts.isStringLiteralLike(each) ? each.text : concatenated(each))
  const [left, right] = [side(node.left), side(node.right)]
  return left === null || right === null ? null : left + right
}

/** User-facing texts of examples and of search: example titles and sample questions. */
export function titlesIn(source: ts.SourceFile): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && /^(?:title|question)$/.test(nameOf(node.name)) && ts.isStringLiteralLike(node.initializer))
      found.push(node.initializer.text.trim())
    if (ts.isTaggedTemplateExpression(node) && ts.isTemplateExpression(node.template)) found.push(skeletonOf(partsOf(node.template)).trim())
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

export const parsed = (path: string, text: string): ts.SourceFile => ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)

function taggedTexts(node: ts.TaggedTemplateExpression, texts: Text[]): void {
  const tag = ts.isIdentifier(node.tag) ? node.tag.text : ''
  const parts = ts.isTemplateExpression(node.template) ? partsOf(node.template) : [node.template.text]
  if (tag === 'html') runsOf(skeletonOf(parts), node, texts)
  else if (SENTENCE_TAGS.has(tag)) {
    const key = skeletonOf(parts).trim()
    if (/\p{L}{2}|[éàú]/u.test(key.replace(GAP, ' ')) || /\} [aeo] \{/.test(key)) texts.push({ key, form: 'sentence', node })
  }
}

function runsOf(markup: string, node: ts.Node, texts: Text[]): void {
  withRuns(markup, (key) => {
    if (WORD.test(key.replace(GAP, ' '))) texts.push({ key, form: 'markup', node })
    return key
  })
}

const partsOf = ({ head, templateSpans }: ts.TemplateExpression): string[] => [
  head.text,
  ...templateSpans.map(({ literal }) => literal.text),
]

const GAP = /\{\d+\}|<[^>]*>|&\w+;/g
const WORD = /\p{L}{2}/u
const isMarkup = (text: string): boolean => /<\/?[a-z][a-z0-9]*(?:\s[^>]*)?>/.test(text)

/** True for words separated by a space, or a word with a capital or an accent; codes have neither. */
const isRead = (text: string): boolean =>
  (/\p{L}{2,}[\p{P}]* [\p{L}\d{(“"€]|[\p{L}\d)}%] \p{Ll}{2,}/u.test(text) ||
    /^\p{Lu}\p{Ll}+(?:-\p{Ll}+)*[.?!:]?$/u.test(text) ||
    /^\(?\p{L}*[áéíóúâêôãõçà]\p{L}*\)?\.?$/iu.test(text) ||
    /^\d[ºª]$/.test(text)) &&
  !CODE.test(text)

const isSentence = (key: string): boolean => {
  const bare = key.replace(GAP, ' ')
  return /\p{L}{3,}|(?:^|\s)(?:de|e|em|ou|a|o|por) /u.test(bare) && (/\s/.test(key) || /[áéíóúâêôãõç]/.test(bare)) && !CODE.test(key)
}

/** Addresses, patterns, queries, styles, headers: not user-facing. */
const CODE =
  /^(?:https?:|\/[a-z]|\.\/|--|[a-z-]+\/[a-z0-9.+-]+(?:;|$)|SELECT |CREATE |INSERT |UPDATE |DELETE |WITH |COPY |ALTER |DROP |BEGIN|CASE |LEAST|GREATEST|[a-z-]+: ?[a-z0-9"'-]+;|max-age|public, |no-store|default-src|M\d|rgba?\(|Bearer |Content-|\^|<\{0\}>|<\/v1)|charset=|=>|\bFROM [a-z]/

/** API names, and properties already in English. */
const UNREAD_PROPERTIES = new Set([
  'english',
  'id',
  'slug',
  'norm',
  'url',
  'source',
  'act',
  'href',
  'key',
  'code',
  'kind',
  'type',
  'format',
  'pattern',
  'name_en',
  'keywords',
  'phrases',
  'asks',
  'aliases',
  'spoken',
  'spokenOptions',
  'forms',
  'synonyms',
  'formerly',
])

/** Always user-facing, even a single short word. */
const READ_PROPERTIES = new Set(['blank', 'none', 'called', 'hint', 'label', 'dateMeans'])

const UNREAD_CALLS =
  /^(?:split|startsWith|endsWith|includes|indexOf|lastIndexOf|match|matchAll|test|has|get|set|delete|querySelector|querySelectorAll|closest|matches|getAttribute|setAttribute|hasAttribute|addEventListener|createElement|header|plainDate|require|RegExp|fetch|Error|TypeError|RangeError|debug|describe)$/

/** True for an object literal with a `description`: the schema of a field that happens to have that name. */
const isDescribed = (node: ts.Expression): boolean =>
  ts.isObjectLiteralExpression(node) && node.properties.some(({ name }) => name !== undefined && name.getText() === 'description')

/** True for text that is compared, matched or used as a key: not user-facing. */
function leftAlone(node: ts.Node): boolean {
  const { parent } = node
  if (!parent) return false
  if (ts.isArrayLiteralExpression(node)) return isSearched(node)
  if (ts.isPropertyAssignment(node))
    return (
      UNREAD_PROPERTIES.has(nameOf(node.name)) &&
      !ts.isCallExpression(node.initializer) &&
      !isDescribed(node.initializer) &&
      !(ts.isTemplateExpression(node.initializer) && nameOf(node.name) === 'source')
    )
  if (!ts.isExpression(node)) return false
  if (ts.isCaseClause(parent)) return parent.expression === node
  if (ts.isBinaryExpression(parent)) return /^[!=]==?$/.test(parent.operatorToken.getText()) && ts.isStringLiteralLike(node)
  if (ts.isCallExpression(parent) && parent.arguments.includes(node)) {
    const called = ts.isPropertyAccessExpression(parent.expression) ? parent.expression.name.text : parent.expression.getText()
    return UNREAD_CALLS.test(called) && !(called === 'set' && ts.isCallExpression(node))
  }
  if (ts.isNewExpression(parent) && parent.arguments?.includes(node))
    return /^(?:RegExp|Error|TypeError|RangeError|URL|Set)$/.test(parent.expression.getText()) && ts.isStringLiteralLike(node)
  return ts.isElementAccessExpression(parent) && parent.argumentExpression === node
}

/** True for a list of search terms as users type them: no capitals, accents or punctuation. */
const isSearched = (node: ts.ArrayLiteralExpression): boolean =>
  node.elements.length > 0 && node.elements.every((each) => ts.isStringLiteral(each) && /^(?!--)[a-z0-9 |*./-]+$/.test(each.text))

/** A command-line option with its argument: `--month AAAA-MM`. */
const isFlag = (key: string): boolean => /^--[a-z-]+ .*\p{L}{3}/u.test(key) && !/^--[^=]*=/.test(key)

/** Sentence fragment: text with a leading space, or one of two alternatives in a template interpolation. */
function isFragment(node: ts.StringLiteralLike): boolean {
  if (!/\p{L}{2,}/u.test(node.text) || CODE.test(node.text.trim())) return false
  if (/^ \p{L}/u.test(node.text)) return true
  let { parent } = node
  if (!ts.isConditionalExpression(parent) && !isFallback(parent)) return false
  while (ts.isConditionalExpression(parent) || isFallback(parent) || ts.isParenthesizedExpression(parent)) parent = parent.parent
  if (!ts.isTemplateSpan(parent)) return false
  const tagged = parent.parent.parent
  return !ts.isTaggedTemplateExpression(tagged) || SENTENCE_TAGS.has(tagged.tag.getText())
}

const isFallback = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken

/** Member of a list in which some words have an accent: such a list holds words, not codes. */
function isBesideWords(node: ts.StringLiteralLike): boolean {
  if (!/^\p{Ll}[\p{Ll}-]+$/u.test(node.text)) return false
  const list = ts.isPropertyAssignment(node.parent) ? node.parent.parent : node.parent
  const members = ts.isArrayLiteralExpression(list)
    ? [...list.elements]
    : ts.isObjectLiteralExpression(list)
      ? list.properties.flatMap((each) => (ts.isPropertyAssignment(each) ? [each.initializer] : []))
      : []
  return (
    members.every((each) => ts.isStringLiteral(each)) &&
    members.some((each) => ts.isStringLiteral(each) && /^\p{Ll}*[áéíóúâêôãõç]/u.test(each.text))
  )
}

/** Label of an option, or value of a property that is always user-facing. */
function isWordOfOption(node: ts.StringLiteralLike): boolean {
  const { parent } = node
  if (!ts.isPropertyAssignment(parent) || parent.initializer !== node || !/^[\p{L} -]{2,}$/u.test(node.text)) return false
  if (READ_PROPERTIES.has(nameOf(parent.name))) return true
  const call = parent.parent.parent
  return ts.isCallExpression(call) && call.expression.getText() === 'choice' && call.arguments[2] === parent.parent
}

const nameOf = (name: ts.PropertyName): string => (ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : '')

/** True for a property's name, as opposed to its value. */
const isName = (node: ts.Node): boolean => ts.isPropertyAssignment(node.parent) && node.parent.name === node

/** Separator such as ' e ' passed to `join` or `joined`. */
function isJoiner(node: ts.StringLiteralLike): boolean {
  const { parent } = node
  if (!ts.isCallExpression(parent) || !WORD_OR_LETTER.test(node.text)) return false
  if (ts.isPropertyAccessExpression(parent.expression)) return parent.expression.name.text === 'join' && / /.test(node.text)
  return parent.expression.getText() === 'joined' && parent.arguments[1] === node
}
const WORD_OR_LETTER = /\p{L}/u
