import ts from 'typescript';

/** A text in a source: a string, a part of a template, or JSX text. */
export interface SourceString {
  readonly line: number;
  readonly text: string;
}

/** Every text of a source except import specifiers. `file` only determines whether it may contain JSX. */
export function stringsOf(file: string, code: string): SourceString[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const found: SourceString[] = [];
  const visit = (node: ts.Node): void => {
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node);
    if (isText && !ts.isImportDeclaration(node.parent) && !ts.isExportDeclaration(node.parent)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push({ line: line + 1, text: node.text });
    }
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}
