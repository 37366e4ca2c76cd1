/**
 * Rewrites the operators, conditions and calls of a rule as calls of `$` (engine/trace/runtime.ts). `$` does with known values what
 * JavaScript does, and makes expressions of unknown ones. The served engine never contains lifted code.
 */
import ts from 'typescript'
import { changesOutside, isWrite, jumps, placeOf, writes, yields } from './effects.ts'

const f = ts.factory
const { SyntaxKind } = ts

const OPERATORS = new Map([
  [SyntaxKind.PlusToken, 'add'],
  [SyntaxKind.MinusToken, 'sub'],
  [SyntaxKind.AsteriskToken, 'mul'],
  [SyntaxKind.SlashToken, 'div'],
  [SyntaxKind.PercentToken, 'rem'],
  [SyntaxKind.AsteriskAsteriskToken, 'pow'],
  [SyntaxKind.GreaterThanToken, 'gt'],
  [SyntaxKind.LessThanToken, 'lt'],
  [SyntaxKind.GreaterThanEqualsToken, 'ge'],
  [SyntaxKind.LessThanEqualsToken, 'le'],
  [SyntaxKind.EqualsEqualsEqualsToken, 'eq'],
  [SyntaxKind.ExclamationEqualsEqualsToken, 'ne'],
])
const ASSIGNMENTS = new Map([
  [SyntaxKind.PlusEqualsToken, 'add'],
  [SyntaxKind.MinusEqualsToken, 'sub'],
  [SyntaxKind.AsteriskEqualsToken, 'mul'],
  [SyntaxKind.SlashEqualsToken, 'div'],
])
const LAZY = new Map([
  [SyntaxKind.AmpersandAmpersandToken, 'and'],
  [SyntaxKind.BarBarToken, 'or'],
  [SyntaxKind.QuestionQuestionToken, 'nullish'],
])
/** Operators for known values only. */
const KNOWN_ONLY = new Set<ts.SyntaxKind>([
  SyntaxKind.AmpersandToken,
  SyntaxKind.BarToken,
  SyntaxKind.CaretToken,
  SyntaxKind.GreaterThanGreaterThanToken,
  SyntaxKind.LessThanLessThanToken,
  SyntaxKind.InKeyword,
  SyntaxKind.InstanceOfKeyword,
])
/** Operators that the transform does not know. */
const UNKNOWN = new Set<ts.SyntaxKind>([
  SyntaxKind.EqualsEqualsToken,
  SyntaxKind.ExclamationEqualsToken,
  SyntaxKind.GreaterThanGreaterThanGreaterThanToken,
  SyntaxKind.PercentEqualsToken,
  SyntaxKind.AsteriskAsteriskEqualsToken,
])

/** Syntax that the transform does not know. */
export class NotLifted extends Error {}

export interface Lifting {
  /** Path from the root of the repository, for messages. */
  readonly file: string
  /** Import path of the runtime. */
  readonly runtime: string
  /** Functions with a symbolic form of their own, in engine/trace/forms.ts. */
  readonly forms?: readonly string[]
}

/** The lifted source, still TypeScript. */
export function lifted(source: string, { file, runtime, forms = [] }: Lifting): string {
  const root = ts.createSourceFile(file, source, ts.ScriptTarget.ES2022, true)
  const { transformed } = ts.transform(root, [(context) => (whole) => new Lifter(context, whole, new Set(forms)).file()])
  return `import { $ } from '${runtime}'\n${ts.createPrinter().printFile(transformed[0]!)}`
}

const call = (name: string, ...args: readonly ts.Expression[]): ts.Expression =>
  f.createCallExpression(f.createPropertyAccessExpression(f.createIdentifier('$'), name), undefined, [...args])
const later = (body: ts.ConciseBody): ts.ArrowFunction =>
  f.createArrowFunction(
    undefined,
    undefined,
    [],
    undefined,
    undefined,
    ts.isBlock(body) ? body : f.createParenthesizedExpression(body as ts.Expression),
  )
const constant = (name: ts.BindingName, value: ts.Expression): ts.VariableStatement =>
  f.createVariableStatement(
    undefined,
    f.createVariableDeclarationList([f.createVariableDeclaration(name, undefined, undefined, value)], ts.NodeFlags.Const),
  )

class Lifter {
  readonly #context: ts.TransformationContext
  readonly #root: ts.SourceFile
  readonly #forms: ReadonlySet<string>

  constructor(context: ts.TransformationContext, root: ts.SourceFile, forms: ReadonlySet<string>) {
    this.#context = context
    this.#root = root
    this.#forms = forms
  }

  file(): ts.SourceFile {
    const { statements } = this.#root
    const isFormed = (each: ts.Statement): boolean => ts.isFunctionDeclaration(each) && this.#forms.has(each.name?.text ?? '')
    const marks = statements.flatMap((each) =>
      ts.isFunctionDeclaration(each) && each.name && each.body && !isFormed(each)
        ? [f.createExpressionStatement(call('rule', f.createIdentifier(each.name.text), f.createStringLiteral(each.name.text)))]
        : [],
    )
    const classes = statements.flatMap((each) =>
      ts.isClassDeclaration(each) && each.name ? [f.createExpressionStatement(call('class', f.createIdentifier(each.name.text)))] : [],
    )
    const made = statements.flatMap((each) => (isFormed(each) ? this.#formed(each as ts.FunctionDeclaration) : [this.#statement(each)]))
    return f.updateSourceFile(this.#root, [...marks, ...made, ...classes])
  }

  /** `export function portion(…)` becomes a constant that chooses between the rule and its symbolic form. */
  #formed(declared: ts.FunctionDeclaration): ts.Statement[] {
    const name = declared.name!.text
    const plain = f.createIdentifier(`plain_${name}`)
    const inner = this.#each(declared)
    const form = call('form', f.createStringLiteral(name), plain)
    const exported = [f.createModifier(SyntaxKind.ExportKeyword)]
    return [
      f.createVariableStatement(
        exported,
        f.createVariableDeclarationList([f.createVariableDeclaration(name, undefined, undefined, form)], ts.NodeFlags.Const),
      ),
      f.updateFunctionDeclaration(
        inner,
        undefined,
        inner.asteriskToken,
        plain,
        inner.typeParameters,
        inner.parameters,
        inner.type,
        inner.body,
      ),
    ]
  }

  #each<N extends ts.Node>(node: N): N {
    return ts.visitEachChild(node, (child) => this.#visit(child), this.#context)
  }

  #expression(node: ts.Expression): ts.Expression {
    return this.#visit(node) as ts.Expression
  }

  #statement(node: ts.Statement): ts.Statement {
    return this.#visit(node) as ts.Statement
  }

  /** Tells the runtime the place in the source, for the message of a rule that does not trace. */
  #place(node: ts.Node): ts.Statement {
    const { line } = this.#root.getLineAndCharacterOfPosition(node.getStart(this.#root))
    return f.createExpressionStatement(call('place', f.createStringLiteral(`${this.#root.fileName}:${line + 1}`)))
  }

  /**
   * After an `if` that returns, the rest is its other branch, so both ways join in one value. An `if` without a return or an assignment (a
   * refusal, an assumption) runs both.
   */
  #statements(list: readonly ts.Statement[]): ts.Statement[] {
    const out: ts.Statement[] = []
    for (const [index, each] of list.entries()) {
      if (!ts.isFunctionDeclaration(each)) out.push(this.#place(each))
      if (ts.isIfStatement(each) && !insideLoop(each) && !yields(each)) {
        const rest = list.slice(index + 1)
        if (!jumps(each) && !writes(each)) {
          const otherwise = each.elseStatement ? this.#block(each.elseStatement) : f.createBlock([])
          out.push(
            f.createExpressionStatement(
              call('effect', this.#expression(each.expression), later(this.#block(each.thenStatement)), later(otherwise)),
            ),
          )
          continue
        }
        if (jumps(each) && !writes(each) && !rest.some((one) => writes(one) || yields(one))) return [...out, ...this.#branches(each, rest)]
      }
      out.push(this.#statement(each))
    }
    return out
  }

  #branches(node: ts.IfStatement, rest: readonly ts.Statement[]): ts.Statement[] {
    const after = f.createUniqueName('rest')
    const branch = (statement: ts.Statement | undefined): ts.Expression =>
      later(
        f.createBlock(
          [...(statement ? this.#block(statement).statements : []), f.createReturnStatement(f.createCallExpression(after, undefined, []))],
          true,
        ),
      )
    return [
      constant(after, later(f.createBlock(this.#statements(rest), true))),
      f.createReturnStatement(call('cond', this.#expression(node.expression), branch(node.thenStatement), branch(node.elseStatement))),
    ]
  }

  #block(statement: ts.Statement): ts.Block {
    return f.createBlock(this.#statements(ts.isBlock(statement) ? statement.statements : [statement]), true)
  }

  #visit(node: ts.Node): ts.Node {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return node
    if (ts.isFunctionLike(node)) return this.#function(node)
    if (ts.isVariableStatement(node)) return this.#variables(node)
    if (ts.isVariableDeclaration(node)) return this.#variable(node)
    if (ts.isBlock(node) && ts.isFunctionLike(node.parent)) return f.updateBlock(node, this.#statements(node.statements))
    if (ts.isStatement(node)) return this.#control(node)
    if (ts.isBinaryExpression(node)) return this.#binary(node)
    if (ts.isCallExpression(node)) return this.#call(node)
    return this.#other(node)
  }

  /** Decisions that cannot join in one value fork: the function around them runs once for each way. */
  #control(node: ts.Statement): ts.Node {
    const decided = <E extends ts.Expression | undefined>(condition: E): ts.Expression | E =>
      condition ? call('bool', this.#expression(condition)) : condition
    if (ts.isIfStatement(node))
      return f.updateIfStatement(
        node,
        decided(node.expression),
        this.#statement(node.thenStatement),
        node.elseStatement && this.#statement(node.elseStatement),
      )
    if (ts.isWhileStatement(node)) return f.updateWhileStatement(node, decided(node.expression), this.#statement(node.statement))
    if (ts.isForStatement(node))
      return f.updateForStatement(
        node,
        node.initializer && (this.#visit(node.initializer) as ts.ForInitializer),
        decided(node.condition),
        node.incrementor && this.#expression(node.incrementor),
        this.#statement(node.statement),
      )
    if (ts.isForOfStatement(node))
      return f.updateForOfStatement(
        node,
        node.awaitModifier,
        node.initializer,
        call('list', this.#expression(node.expression)),
        this.#statement(node.statement),
      )
    if (ts.isSwitchStatement(node))
      return f.updateSwitchStatement(node, call('settled', this.#expression(node.expression)), this.#each(node.caseBlock))
    if (ts.isDoStatement(node) || ts.isForInStatement(node)) throw this.#unknown(node)
    return this.#each(node)
  }

  #unknown(node: ts.Node): NotLifted {
    const { line } = this.#root.getLineAndCharacterOfPosition(node.getStart(this.#root))
    return new NotLifted(`${this.#root.fileName}:${line + 1}: ${SyntaxKind[node.kind]} has no lifted form`)
  }

  #binary(node: ts.BinaryExpression): ts.Node {
    const { kind } = node.operatorToken
    if (KNOWN_ONLY.has(kind)) return this.#knownOnly(node)
    if (isNullCheck(node))
      return kind === SyntaxKind.EqualsEqualsToken
        ? call('isAbsent', this.#expression(node.left))
        : call('not', call('isAbsent', this.#expression(node.left)))
    if (UNKNOWN.has(kind)) throw this.#unknown(node.operatorToken)
    const operator = OPERATORS.get(kind)
    if (operator) return call(operator, this.#expression(node.left), this.#expression(node.right))
    const lazy = LAZY.get(kind)
    if (lazy) return yields(node) ? this.#each(node) : call(lazy, this.#expression(node.left), later(this.#expression(node.right)))
    const assigned = ASSIGNMENTS.get(kind)
    if (assigned)
      return f.createBinaryExpression(node.left, SyntaxKind.EqualsToken, call(assigned, node.left, this.#expression(node.right)))
    return this.#each(node)
  }

  /** Applies an operator as written, after a check that both sides are known. */
  #knownOnly(node: ts.BinaryExpression): ts.Node {
    const [left, right] = [f.createUniqueName('left'), f.createUniqueName('right')]
    const parameters = [left, right].map((each) => f.createParameterDeclaration(undefined, undefined, each))
    const applied = f.createArrowFunction(
      undefined,
      undefined,
      parameters,
      undefined,
      undefined,
      f.createBinaryExpression(left, node.operatorToken, right),
    )
    return call('knownOnly', this.#expression(node.left), this.#expression(node.right), applied)
  }

  /** A chain of optional calls runs as written, after a check that each name in it is known. */
  #untouched(node: ts.CallExpression): ts.Node {
    const names = new Set<string>()
    const visit = (each: ts.Node): void => {
      if (ts.isFunctionLike(each)) throw this.#unknown(node)
      if (ts.isIdentifier(each)) names.add(each.text)
      if (ts.isPropertyAccessExpression(each)) visit(each.expression)
      else ts.forEachChild(each, visit)
    }
    visit(node)
    return call('untouched', f.createArrayLiteralExpression([...names].map((each) => f.createIdentifier(each))), later(node))
  }

  #call(node: ts.CallExpression): ts.Node {
    const { expression: callee } = node
    if (callee.kind === SyntaxKind.SuperKeyword || callee.kind === SyntaxKind.ImportKeyword) return this.#each(node)
    const given = node.arguments.map((each) => this.#expression(each))
    const args = f.createArrayLiteralExpression(given)
    if (
      ts.isPropertyAccessExpression(callee) &&
      callee.expression.kind !== SyntaxKind.SuperKeyword &&
      !ts.isPrivateIdentifier(callee.name)
    ) {
      const method = f.createStringLiteral(callee.name.text)
      if (!ts.isOptionalChain(node)) return call('invoke', this.#expression(callee.expression), method, args)
      if (!callee.questionDotToken || node.questionDotToken) return this.#untouched(node)
      return call('invokeIfThere', this.#expression(callee.expression), method, later(args))
    }
    if (ts.isOptionalChain(node)) return this.#untouched(node)
    if (ts.isElementAccessExpression(callee))
      return call('invokeAt', this.#expression(callee.expression), this.#expression(callee.argumentExpression), args)
    if (ts.isPropertyAccessExpression(callee)) return f.updateCallExpression(node, this.#expression(callee), undefined, given)
    if (!ts.isIdentifier(callee)) return call('call', this.#expression(callee), f.createStringLiteral('a function'), args)
    if (callee.text === 'BigInt') return call('big', ...given)
    if (callee.text === 'Number') return call('num', ...given)
    return call('call', callee, f.createStringLiteral(callee.text), args)
  }

  #other(node: ts.Node): ts.Node {
    if (ts.isConditionalExpression(node)) {
      const condition = this.#expression(node.condition)
      const [yes, no] = [this.#expression(node.whenTrue), this.#expression(node.whenFalse)]
      if (yields(node) || writes(node)) return f.createConditionalExpression(call('bool', condition), undefined, yes, undefined, no)
      return call('cond', condition, later(yes), later(no))
    }
    if (ts.isPrefixUnaryExpression(node)) {
      if (node.operator === SyntaxKind.ExclamationToken) return call('not', this.#expression(node.operand))
      const isLiteral = ts.isNumericLiteral(node.operand) || ts.isBigIntLiteral(node.operand)
      if (node.operator === SyntaxKind.MinusToken && !isLiteral) return call('neg', this.#expression(node.operand))
      if (node.operator === SyntaxKind.PlusToken || node.operator === SyntaxKind.TildeToken) throw this.#unknown(node)
    }
    if (ts.isTaggedTemplateExpression(node)) return this.#tagged(node)
    if (ts.isTemplateExpression(node))
      return f.updateTemplateExpression(
        node,
        node.head,
        node.templateSpans.map((span) => f.updateTemplateSpan(span, call('text', this.#expression(span.expression)), span.literal)),
      )
    return this.#literal(node)
  }

  #literal(node: ts.Node): ts.Node {
    if (ts.isArrayLiteralExpression(node) && !isTarget(node)) return call('born', this.#each(node))
    if (ts.isSpreadAssignment(node)) return f.updateSpreadAssignment(node, call('spread', this.#expression(node.expression)))
    if (ts.isSpreadElement(node)) return f.updateSpreadElement(node, call('items', this.#expression(node.expression)))
    if (ts.isPropertyAccessExpression(node) && node.name.text === 'length' && !node.questionDotToken && !isTarget(node))
      return call('length', this.#expression(node.expression))
    if (ts.isElementAccessExpression(node) && ts.isOptionalChain(node))
      return call('atIfThere', this.#expression(node.expression), later(this.#expression(node.argumentExpression)))
    if (ts.isElementAccessExpression(node) && !isTarget(node))
      return call('at', this.#expression(node.expression), this.#expression(node.argumentExpression))
    if (ts.isObjectLiteralExpression(node) && node.properties.some(ts.isMethodDeclaration)) return call('methods', this.#each(node))
    return this.#each(node)
  }

  /** The tag runs where it stands, so that it gets the same list of parts each time; with an unknown amount it does not run. */
  #tagged(node: ts.TaggedTemplateExpression): ts.Node {
    const { template } = node
    if (!ts.isTemplateExpression(template)) return node
    const names = template.templateSpans.map(() => f.createUniqueName('part'))
    const spans = template.templateSpans.map((span, index) => f.updateTemplateSpan(span, names[index]!, span.literal))
    const made = f.createTaggedTemplateExpression(node.tag, undefined, f.updateTemplateExpression(template, template.head, spans))
    const parameters = names.map((each) => f.createParameterDeclaration(undefined, undefined, each))
    return call(
      'tagged',
      f.createArrayLiteralExpression(template.templateSpans.map((span) => this.#expression(span.expression))),
      f.createArrowFunction(undefined, undefined, parameters, undefined, undefined, made),
    )
  }

  #variables(node: ts.VariableStatement): ts.Node {
    const { declarations } = node.declarationList
    const [only] = declarations
    if (declarations.length !== 1 || !only?.initializer || !hasDefaults(only.name)) return this.#each(node)
    const from = f.createUniqueName('from')
    const first = f.createVariableDeclaration(from, undefined, undefined, this.#expression(only.initializer))
    const list = f.updateVariableDeclarationList(node.declarationList, [first, ...this.#unpacked(only.name, from)])
    return f.updateVariableStatement(node, node.modifiers, list)
  }

  #variable(node: ts.VariableDeclaration): ts.Node {
    if (!ts.isIdentifier(node.name) || !this.#forms.has(node.name.text) || !node.initializer || node.parent.parent.parent !== this.#root)
      return this.#each(node)
    const form = call('form', f.createStringLiteral(node.name.text), this.#expression(node.initializer))
    return f.updateVariableDeclaration(node, node.name, undefined, undefined, form)
  }

  /** `{ a, b = 0n } = x`: a default applies to each of the ways that has no value. */
  #unpacked(pattern: ts.ObjectBindingPattern, from: ts.Identifier): ts.VariableDeclaration[] {
    const nameOf = (each: ts.BindingElement) => (each.propertyName ?? each.name) as ts.Identifier
    return pattern.elements.map((each) => {
      if (each.dotDotDotToken) {
        const others = pattern.elements.filter((other) => other !== each)
        const taken = others.map((other) => f.createBindingElement(undefined, nameOf(other), f.createUniqueName('taken')))
        return f.createVariableDeclaration(f.createObjectBindingPattern([...taken, each]), undefined, undefined, from)
      }
      const value = f.createPropertyAccessExpression(from, nameOf(each))
      const filled = each.initializer ? call('default', value, later(this.#expression(each.initializer))) : value
      return f.createVariableDeclaration(each.name, undefined, undefined, filled)
    })
  }

  #function(node: ts.SignatureDeclaration): ts.Node {
    const body = 'body' in node ? (node.body as ts.ConciseBody | undefined) : undefined
    if (body && node.parameters.some(isUnpacked)) return this.#withUnpacked(node, body)
    const made = this.#each(node)
    if (!ts.isArrowFunction(node) && !ts.isFunctionExpression(node)) return made
    if (ts.isPropertyDeclaration(node.parent)) return made
    return call(changesOutside(node) ? 'writing' : 'fn', made as ts.Node as ts.Expression)
  }

  #withUnpacked(node: ts.SignatureDeclaration, body: ts.ConciseBody): ts.Node {
    const head: ts.Statement[] = []
    const parameters = node.parameters.map((each) => {
      if (!isUnpacked(each)) return each
      const given = f.createUniqueName('given')
      const pattern = each.name as ts.ObjectBindingPattern
      head.push(f.createVariableStatement(undefined, f.createVariableDeclarationList(this.#unpacked(pattern, given), ts.NodeFlags.Const)))
      return f.createParameterDeclaration(undefined, undefined, given)
    })
    const inner = ts.isBlock(body) ? this.#statements(body.statements) : [f.createReturnStatement(this.#expression(body))]
    const block = f.createBlock([...head, ...inner], true)
    if (ts.isFunctionDeclaration(node))
      return f.updateFunctionDeclaration(node, node.modifiers, node.asteriskToken, node.name, undefined, parameters, undefined, block)
    if (ts.isMethodDeclaration(node))
      return f.updateMethodDeclaration(
        node,
        node.modifiers,
        node.asteriskToken,
        node.name,
        undefined,
        undefined,
        parameters,
        undefined,
        block,
      )
    if (ts.isArrowFunction(node))
      return call(
        changesOutside(node) ? 'writing' : 'fn',
        f.createArrowFunction(node.modifiers, undefined, parameters, undefined, undefined, block),
      )
    throw this.#unknown(node)
  }
}

const hasDefaults = (pattern: ts.BindingName): pattern is ts.ObjectBindingPattern =>
  ts.isObjectBindingPattern(pattern) &&
  pattern.elements.some(({ initializer }) => initializer) &&
  pattern.elements.every(({ name, propertyName }) => ts.isIdentifier(name) && (!propertyName || ts.isIdentifier(propertyName)))

/** `x == null`, `x != undefined`. */
const isNullCheck = ({ operatorToken: { kind }, right }: ts.BinaryExpression): boolean =>
  (kind === SyntaxKind.EqualsEqualsToken || kind === SyntaxKind.ExclamationEqualsToken) &&
  (right.kind === SyntaxKind.NullKeyword || (ts.isIdentifier(right) && right.text === 'undefined'))

const isUnpacked = ({ name, initializer }: ts.ParameterDeclaration): boolean => !initializer && hasDefaults(name)

function insideLoop(node: ts.Node): boolean {
  for (let at = node.parent; at && !ts.isFunctionLike(at); at = at.parent)
    if (ts.isIterationStatement(at, false) || ts.isSwitchStatement(at)) return true
  return false
}

/** True for the left side of an assignment. */
const isTarget = (node: ts.Expression): boolean =>
  (isWrite(node.parent) && placeOf(node.parent) === node) || (ts.isForOfStatement(node.parent) && node.parent.initializer === node)
