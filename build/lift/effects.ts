/** Properties of a piece of source that decide how it is lifted. */
import ts from 'typescript'

type Test = (node: ts.Node) => boolean

/** True when the node or a part of it passes the test; parts inside an inner function do not count. */
function has(node: ts.Node, test: Test): boolean {
  const walk = (each: ts.Node): boolean =>
    (each === node || !ts.isFunctionLike(each)) && (test(each) || (ts.forEachChild(each, walk) ?? false))
  return walk(node)
}

export const jumps = (node: ts.Node): boolean =>
  has(node, (each) => ts.isReturnStatement(each) || ts.isBreakStatement(each) || ts.isContinueStatement(each))

export const yields = (node: ts.Node): boolean => has(node, (each) => ts.isYieldExpression(each) || ts.isAwaitExpression(each))

const { FirstAssignment, LastAssignment, PlusPlusToken, MinusMinusToken } = ts.SyntaxKind

type Write = ts.BinaryExpression | ts.PrefixUnaryExpression | ts.PostfixUnaryExpression

/** An assignment, `++` or `--`. */
export const isWrite = (node: ts.Node): node is Write =>
  (ts.isBinaryExpression(node) && node.operatorToken.kind >= FirstAssignment && node.operatorToken.kind <= LastAssignment) ||
  ((ts.isPostfixUnaryExpression(node) || ts.isPrefixUnaryExpression(node)) &&
    (node.operator === PlusPlusToken || node.operator === MinusMinusToken))

/** The variable or property that an assignment changes. */
export const placeOf = (node: Write): ts.Expression => (ts.isBinaryExpression(node) ? node.left : node.operand)

const GROWS = /^(?:push|set|add|unshift)$/
const grows = (node: ts.Node): boolean =>
  ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && GROWS.test(node.expression.name.text)

export const writes = (node: ts.Node): boolean => has(node, (each) => isWrite(each) || grows(each))

/** True for a function that assigns to a name declared outside it, or to a property. */
export function changesOutside(made: ts.Node): boolean {
  const own = new Set<string>()
  const targets: ts.Expression[] = []
  const declare = (name: ts.BindingName): void => {
    if (ts.isIdentifier(name)) own.add(name.text)
    else for (const each of name.elements) if (ts.isBindingElement(each)) declare(each.name)
  }
  const walk = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) || ts.isParameter(node)) declare(node.name)
    if (isWrite(node)) targets.push(placeOf(node))
    ts.forEachChild(node, walk)
  }
  walk(made)
  return targets.some((target) => !ts.isIdentifier(target) || !own.has(target.text))
}
