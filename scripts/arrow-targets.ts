import { dirname, join } from 'node:path'
import { parseSync } from 'rolldown/utils'
import { type SyntaxNode, walkSyntax } from './house/parse-source.ts'

/**
 * Lists the repository's files and folders that a source imports or names as a text. A variable
 * `root` always means the folder of the repository. `*` stands for a part of a path that is known
 * only when the program runs.
 */
export function listTargets(file: string, source: string): string[] {
  const parsed = parseSync(file, source)
  if (parsed.errors.length > 0) throw new Error(`${file}: ${parsed.errors[0]?.message}`)
  const { staticImports, staticExports } = parsed.module
  const requests = [...staticImports, ...staticExports.flatMap(({ entries }) => entries)]
  const imported = requests.flatMap(({ moduleRequest }) => findImported(file, moduleRequest?.value))
  // A source without these words contains no paths beside its imports. The function returns here
  // for it, because walking over the syntax trees of all sources would take seconds.
  if (!/\bimport\s*\(|\bimport\.meta\b|\broot\b/.test(source)) return imported
  const nodes: SyntaxNode[] = []
  walkSyntax(parsed.program as unknown as SyntaxNode, (node) => nodes.push(node))
  const find = createPathFinder(file, source, nodes)
  return [
    ...imported,
    ...nodes.filter(isImport).flatMap(({ source: specifier }) => findImported(file, literalOf(specifier))),
    ...nodes.filter(isPath).flatMap((node) => find(node)),
  ]
}

const isImport = ({ type }: SyntaxNode) => type === 'ImportExpression' || type === 'TSImportType'

/**
 * Tells whether an expression is a whole path, and not a folder alone. A whole path is the call of
 * `join` or `URL`, or the template, that adds something to a folder.
 */
function isPath({ type, callee }: SyntaxNode): boolean {
  if (type === 'TemplateLiteral') return true
  const name = (callee as { name?: string } | undefined)?.name
  return name === 'URL' || name === 'join' || name === 'resolve'
}

function findImported(file: string, specifier: string | null | undefined): string[] {
  if (specifier?.startsWith('.')) return [join(dirname(file), specifier)]
  const [, workspace, path] = /^@did\/([^/]+)\/(.+)$/.exec(specifier ?? '') ?? []
  if (!path) return []
  return [/^(generated|test)\//.test(path) ? `${workspace}/${path}.ts` : `${workspace}/src/${path}.ts`]
}

type FindPaths = (node: SyntaxNode | undefined) => string[]

/**
 * Finds the paths that an expression may stand for. These are `new URL('…', import.meta.url)`,
 * `join(root, '…')`, a template that begins with a folder, and a constant with one of these values.
 * Scopes are ignored, so an expression gets the paths of all constants with its name.
 */
function createPathFinder(file: string, source: string, nodes: readonly SyntaxNode[]): FindPaths {
  const textOf = (node: SyntaxNode) => source.slice(node.start, node.end)
  const declared = nodes.filter(({ type, init }) => type === 'VariableDeclarator' && init)
  const constants = Map.groupBy(declared, ({ id }) => textOf(id as SyntaxNode))
  const find = (node: SyntaxNode | undefined, through: readonly SyntaxNode[] = []): string[] => {
    if (!node || through.includes(node)) return []
    const findPart: FindPaths = (part) => find(part, [...through, node])
    switch (node.type) {
      case 'MemberExpression':
        if (textOf(node) === 'import.meta.dirname') return [dirname(file)]
        return textOf(node) === 'import.meta.url' ? [file] : []
      case 'Identifier':
        if (!constants.has(textOf(node))) return textOf(node) === 'root' ? ['.'] : []
        return constants.get(textOf(node))?.flatMap(({ init }) => findPart(init as SyntaxNode)) ?? []
      case 'TemplateLiteral':
        return findInTemplate(node, findPart)
      case 'NewExpression':
      case 'CallExpression':
        return findInCall(textOf(node['callee'] as SyntaxNode), node['arguments'] as SyntaxNode[], findPart)
      default:
        return []
    }
  }
  return find
}

function findInCall(callee: string, [first, ...others]: readonly SyntaxNode[], find: FindPaths): string[] {
  switch (callee) {
    case 'URL':
      return find(others[0]).map((base) => join(base.endsWith('/') ? base : dirname(base), partOf(first)))
    case 'join':
    case 'resolve':
      return find(first).map((folder) => join(folder, ...others.map(partOf)))
    case 'fileURLToPath':
      return find(first)
    case 'dirname':
      return find(first).map(dirname)
    default:
      return []
  }
}

function findInTemplate(node: SyntaxNode, find: FindPaths): string[] {
  const [before, ...others] = quasisOf(node)
  const [folder] = node['expressions'] as SyntaxNode[]
  return before === '' ? find(folder).map((path) => join(path, others.join('*'))) : []
}

function partOf(node: SyntaxNode | undefined): string {
  return literalOf(node) ?? (node?.type === 'TemplateLiteral' ? quasisOf(node).join('*') : '*')
}

function quasisOf(template: SyntaxNode): string[] {
  return (template['quasis'] as { value: { raw: string } }[]).map(({ value }) => value.raw)
}

function literalOf(node: unknown): string | null {
  const value = (node as { value?: unknown } | null | undefined)?.value
  return typeof value === 'string' ? value : null
}
