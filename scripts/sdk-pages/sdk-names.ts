import { relative } from 'node:path';
import ts from 'typescript';

/** The public names of the SDK, and the programs that use them, as the compiler sees it. */
export interface SdkNames {
  /** Every export, `RestEmitter`, and every public member of what is exported, `RestEmitter.emit`. */
  readonly names: ReadonlySet<string>;
  /** By name, the programs that use it. */
  readonly uses: ReadonlyMap<string, ReadonlySet<string>>;
  /** What the compiler says of the programs that use a name when it is called otherwise in the SDK. */
  errorsWithout(name: string): string[];
}

export interface SdkNamesOptions {
  /** Configuration of the compiler that names the programs. */
  readonly config: string;
  /** The file that exports what all entry points do. */
  readonly entry: string;
  /** Folders whose declarations are the SDK's own; what it passes on from others does not count. */
  readonly folders: readonly string[];
}

/** Reads the SDK and the programs. */
export function readSdkNames({ config, entry, folders }: SdkNamesOptions): SdkNames {
  const parsed = ts.getParsedCommandLineOfConfigFile(config, undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
    },
  });
  const programs = parsed?.fileNames ?? [];
  const overlay = new Map<string, string>();
  const service = createService([entry, ...programs], parsed?.options ?? {}, overlay);
  const program = service.getProgram();
  const source = program?.getSourceFile(entry);
  if (!program || !source) throw new Error(`${entry} cannot be read`);
  const checker = program.getTypeChecker();
  const isOwn = ({ fileName }: ts.SourceFile): boolean =>
    folders.some((folder) => fileName.startsWith(folder));
  const declared = declarationsOf(checker, source, isOwn);

  const uses = new Map<string, Set<string>>();
  for (const file of programs) {
    const of = program.getSourceFile(file);
    if (!of) continue;
    for (const symbol of symbolsIn(checker, of)) {
      for (const declaration of symbol.declarations ?? []) {
        const name = declared.get(declaration);
        if (name !== undefined) uses.set(name, (uses.get(name) ?? new Set()).add(file));
      }
    }
  }

  return {
    names: new Set(declared.values()),
    uses,
    errorsWithout(name) {
      const [declaration] = [...declared].find(([, other]) => other === name) ?? [];
      const at = declaration && ts.getNameOfDeclaration(declaration);
      if (!at) throw new Error(`${name} has no declaration`);
      const places = service.findRenameLocations(at.getSourceFile().fileName, at.getStart(), false, false, {
        providePrefixAndSuffixTextForRename: false,
      });
      const inSdk =
        places?.filter(({ fileName }) => folders.some((folder) => fileName.startsWith(folder))) ?? [];
      for (const [file, spans] of Map.groupBy(inSdk, ({ fileName }) => fileName))
        overlay.set(
          file,
          renamed(
            ts.sys.readFile(file) ?? '',
            spans.map(({ textSpan }) => textSpan),
          ),
        );
      try {
        return [...(uses.get(name) ?? [])].flatMap((file) =>
          service
            .getSemanticDiagnostics(file)
            .map(
              ({ messageText }) =>
                `${relative('.', file)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
            ),
        );
      } finally {
        overlay.clear();
      }
    },
  };
}

/** The language service over files on the disk, but for those in the overlay. */
function createService(
  files: readonly string[],
  options: ts.CompilerOptions,
  overlay: ReadonlyMap<string, string>,
): ts.LanguageService {
  return ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [...files],
    getScriptVersion: (file) => overlay.get(file)?.length.toString() ?? '0',
    getScriptSnapshot: (file) => {
      const text = overlay.get(file) ?? ts.sys.readFile(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: ts.sys.getCurrentDirectory,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    // Without it, a package of the project and what is imported from it by path would be two.
    ...(ts.sys.realpath && { realpath: ts.sys.realpath }),
  });
}

/** The declaration of each public name. Where two exports share a member, it uses the name of the first. */
function declarationsOf(
  checker: ts.TypeChecker,
  entry: ts.SourceFile,
  isOwn: (file: ts.SourceFile) => boolean,
): Map<ts.Declaration, string> {
  const declared = new Map<ts.Declaration, string>();
  const add = (symbol: ts.Symbol, name: string): void => {
    for (const declaration of symbol.declarations ?? [])
      if (isOwn(declaration.getSourceFile()) && !declared.has(declaration)) declared.set(declaration, name);
  };
  const module = checker.getSymbolAtLocation(entry);
  for (const exported of module ? checker.getExportsOfModule(module) : []) {
    const symbol = aliased(checker, exported);
    if (!symbol.declarations?.some((declaration) => isOwn(declaration.getSourceFile()))) continue;
    add(symbol, exported.name);
    const types = [
      ...(symbol.flags & ts.SymbolFlags.Type ? [checker.getDeclaredTypeOfSymbol(symbol)] : []),
      ...(symbol.flags & (ts.SymbolFlags.Class | ts.SymbolFlags.Variable)
        ? [checker.getTypeOfSymbol(symbol)]
        : []),
    ];
    for (const member of types.flatMap((type) =>
      type.flags & ts.TypeFlags.Object ? type.getProperties() : [],
    ))
      if (isPublic(member)) add(member, `${exported.name}.${member.name}`);
  }
  return declared;
}

const aliased = (checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

const isPublic = (symbol: ts.Symbol): boolean =>
  !/^(__|#|prototype$)/.test(symbol.name) &&
  (symbol.declarations ?? []).every(
    (declaration) =>
      !(ts.getCombinedModifierFlags(declaration) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected)),
  );

/** What the identifiers of a program refer to; names in object literals and patterns refer to the type's members. */
function* symbolsIn(checker: ts.TypeChecker, file: ts.SourceFile): Generator<ts.Symbol> {
  const nodes: ts.Node[] = [file];
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    ts.forEachChild(node, (child) => {
      nodes.push(child);
    });
    if (!ts.isIdentifier(node)) continue;
    const symbol = checker.getSymbolAtLocation(node);
    if (symbol) yield aliased(checker, symbol);
    const { parent } = node;
    if (ts.isObjectLiteralElementLike(parent) && ts.isObjectLiteralExpression(parent.parent))
      yield* membersNamed(checker.getContextualType(parent.parent), node.text);
    if (ts.isBindingElement(parent) && ts.isObjectBindingPattern(parent.parent))
      yield* membersNamed(checker.getTypeAtLocation(parent.parent), node.text);
  }
}

function* membersNamed(type: ts.Type | undefined, name: string): Generator<ts.Symbol> {
  for (const part of type?.isUnion() ? type.types : type ? [type] : []) {
    const member = part.getProperty(name);
    if (member) yield member;
  }
}

/** The text with another name at each place. */
function renamed(text: string, spans: readonly ts.TextSpan[]): string {
  return spans
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (rest, { start, length }) => `${rest.slice(0, start + length)}Renamed${rest.slice(start + length)}`,
      text,
    );
}
