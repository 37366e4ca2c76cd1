/** Every small change that can be made to a file: one operator, literal, condition, rounding or call at a time. */
import ts from 'typescript'

export interface Mutant {
  readonly file: string
  readonly line: number
  readonly start: number
  readonly end: number
  readonly from: string
  readonly to: string
}

const SWAPPED: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.PlusToken, '-'],
  [ts.SyntaxKind.MinusToken, '+'],
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
])
const ROUNDING: ReadonlyMap<string, string> = new Map([
  ['halfUp', 'truncate'],
  ['truncate', 'halfUp'],
])

export function mutantsOf(file: string, text: string): Mutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const mutants: Mutant[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return
    for (const { at, to } of changesOf(node, source)) {
      const start = at.getStart(source)
      mutants.push({ file, line: source.getLineAndCharacterOfPosition(start).line + 1, start, end: at.end, from: at.getText(source), to })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return mutants
}

interface Change {
  readonly at: ts.Node
  readonly to: string
}

function changesOf(node: ts.Node, source: ts.SourceFile): Change[] {
  // An equality is denied by its operator, so it is not denied twice.
  const denied = (condition: ts.Expression): Change[] =>
    isEquality(condition) ? [] : [{ at: condition, to: `!(${condition.getText(source)})` }]
  if (ts.isBinaryExpression(node)) return operatorSwapped(node)
  if (ts.isIfStatement(node) || ts.isWhileStatement(node)) return denied(node.expression)
  if (ts.isConditionalExpression(node)) return denied(node.condition)
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [{ at: node, to: 'false' }]
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [{ at: node, to: 'true' }]
  if (ts.isBigIntLiteral(node) || ts.isNumericLiteral(node) || ts.isStringLiteral(node)) return literalMoved(node)
  if (ts.isExpressionStatement(node) && isDroppable(node.expression)) return [{ at: node, to: '' }]
  return []
}

const isEquality = (condition: ts.Expression): boolean =>
  ts.isBinaryExpression(condition) &&
  [ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken].includes(condition.operatorToken.kind)

function operatorSwapped({ operatorToken: at, left, right }: ts.BinaryExpression): Change[] {
  const joinsText = [left, right].some((side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side))
  const comparesOrJoins = at.kind === ts.SyntaxKind.PlusToken ? !joinsText : true
  const to = SWAPPED.get(at.kind)
  return to && comparesOrJoins ? [{ at, to }] : []
}

function literalMoved(at: ts.BigIntLiteral | ts.NumericLiteral | ts.StringLiteral): Change[] {
  // One up or one down, by where it stands.
  const step = at.pos % 2 === 0 ? 1n : -1n
  if (ts.isBigIntLiteral(at)) {
    const value = BigInt(at.text.replace(/n$/, '').replaceAll('_', '')) + step
    return [{ at, to: value < 0n ? `(${value}n)` : `${value}n` }]
  }
  if (ts.isNumericLiteral(at)) {
    const [value, moved] = [Number(at.text), Number(at.text) + Number(step)]
    // Beside what is past all whole numbers stands the same number.
    return moved === value ? [] : [{ at, to: numberInPlaceOf(at, moved) }]
  }
  if (isName(at)) return []
  const rounding = ROUNDING.get(at.text)
  if (rounding) return [{ at, to: `'${rounding}'` }]
  return /^\d+(\.\d+)?$/.test(at.text) ? [{ at, to: `'${digitBeside(at.text, step)}'` }] : []
}

/** What is below zero is no name of a property, and its sign would join one before it. */
function numberInPlaceOf(at: ts.NumericLiteral, value: number): string {
  if (value >= 0) return String(value)
  const { parent } = at
  const isKey = (ts.isPropertyAssignment(parent) && parent.name === at) || (ts.isBindingElement(parent) && parent.propertyName === at)
  return isKey ? `[${value}]` : `(${value})`
}

/** The name of a property, or a side of a comparison: not an argument. */
const isName = ({ parent }: ts.StringLiteral): boolean =>
  (ts.isPropertyAssignment(parent) && ts.isStringLiteral(parent.name)) || ts.isBinaryExpression(parent)

/** The last digit of a decimal, one up or down: 7.5 → 7.6. */
function digitBeside(text: string, step: bigint): string {
  const places = text.split('.')[1]?.length ?? 0
  const digits = (BigInt(text.replace('.', '')) + step)
    .toString()
    .replace('-1', '1')
    .padStart(places + 1, '0')
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`
}

/** A call made for its effect, such as `ctx.assume(…)`: left out, the rest still runs. */
const isDroppable = (expression: ts.Expression): boolean =>
  ts.isCallExpression(expression) && expression.expression.kind !== ts.SyntaxKind.SuperKeyword
