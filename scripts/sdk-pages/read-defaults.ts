import ts from 'typescript';

/**
 * The values that functions put in place of options which are not given: of `{ count = 100 }: LineageOptions`, 100 by
 * the name `LineageOptions.count`. A value that says "nothing" or "all", such as an empty list, is left out.
 */
export function readDefaults(program: ts.Program, folder: string): ReadonlyMap<string, string> {
  const checker = program.getTypeChecker();
  const defaults = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    if (ts.isBindingElement(node) && node.initializer && ts.isObjectBindingPattern(node.parent)) {
      const option = ownerOf(node, node.parent, checker);
      const value = literal(node.initializer, checker);
      if (option !== undefined && value !== undefined) defaults.set(option, value);
    }
    ts.forEachChild(node, visit);
  };
  for (const file of program.getSourceFiles()) if (file.fileName.includes(folder)) visit(file);
  return defaults;
}

/** The interface and the member that an element takes apart; undefined for what is no member of one. */
function ownerOf(
  element: ts.BindingElement,
  pattern: ts.ObjectBindingPattern,
  checker: ts.TypeChecker,
): string | undefined {
  const { parent } = pattern;
  // Of `const { count = 1 } = options`, the type is that of the options.
  const source = (ts.isVariableDeclaration(parent) && parent.initializer) || parent;
  const type = checker.getNonNullableType(checker.getTypeAtLocation(source));
  const name = (element.propertyName ?? element.name).getText();
  const declaration = type.getProperty(name)?.declarations?.[0];
  if (!declaration || !ts.isInterfaceDeclaration(declaration.parent)) return undefined;
  return `${declaration.parent.name.text}.${name}`;
}

/** The text of a literal, or of a list of them, itself or by the name of a constant. */
function literal(expression: ts.Expression, checker: ts.TypeChecker): string | undefined {
  if (ts.isIdentifier(expression)) {
    const declaration = checker.getSymbolAtLocation(expression)?.valueDeclaration;
    const isConstant = declaration && ts.isVariableDeclaration(declaration) && declaration.initializer;
    return isConstant ? literal(isConstant, checker) : undefined;
  }
  if (ts.isArrayLiteralExpression(expression) && expression.elements.length > 0)
    return `[${expression.elements.map((element) => element.getText()).join(', ')}]`;
  const isLiteral =
    ts.isLiteralExpression(expression) ||
    expression.kind === ts.SyntaxKind.TrueKeyword ||
    expression.kind === ts.SyntaxKind.FalseKeyword;
  return isLiteral && expression.getText() !== "''" ? expression.getText() : undefined;
}
