/** Module specifiers of a declaration file, from its syntax tree. */
import ts from 'typescript'

function specifiersIn(text: string): ts.StringLiteral[] {
  const found: ts.StringLiteral[] = []
  const visit = (node: ts.Node): void => {
    const specifier =
      ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
        ? node.moduleSpecifier
        : ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)
          ? node.argument.literal
          : undefined
    if (specifier && ts.isStringLiteral(specifier)) found.push(specifier)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('declarations.d.ts', text, ts.ScriptTarget.Latest, true))
  return found
}

export const modulesOf = (text: string): string[] => specifiersIn(text).map((specifier) => specifier.text)

/** The same declarations with renamed module specifiers. */
export const retargeted = (text: string, rename: (module: string) => string): string =>
  specifiersIn(text)
    .sort((a, b) => b.pos - a.pos)
    .reduce(
      (left, specifier) => `${left.slice(0, specifier.getStart() + 1)}${rename(specifier.text)}${left.slice(specifier.end - 1)}`,
      text,
    )
