import { type ParsedSource, type SyntaxNode, walkSyntax } from './parse-source.ts'

/**
 * Complains if two journeys or walks give two organizations the same name. If the same worker runs
 * both, they share a database, and the server then refuses the second organization.
 */
export function checkOrganizations(sources: readonly ParsedSource[]): string[] {
  const journeys = sources.filter(({ file }) => /^e2e\/(tests|walks)\//.test(file))
  const places = journeys.flatMap((source) => listNames(source).map((name) => ({ name, file: source.file })))
  const byName = Map.groupBy(places, ({ name }) => name.toLowerCase())
  return [...byName.values()]
    .filter(({ length }) => length > 1)
    .map((same) => `${same.map(({ file }) => file).join(' and ')}: two organizations have the name “${same[0]?.name}”`)
}

/**
 * Lists the names of organizations that a file contains: as `organization: '…'`, as a constant or
 * for the dialog.
 */
function listNames({ program }: ParsedSource): string[] {
  const names: string[] = []
  walkSyntax(program, (node) => {
    const name = nameIn(node)
    if (name?.type === 'Literal' && typeof name['value'] === 'string') names.push(name['value'])
  })
  return names
}

function nameIn(node: SyntaxNode): SyntaxNode | undefined {
  if (node.type === 'Property' && isCalled(node['key'], 'organization')) return node['value'] as SyntaxNode
  if (node.type === 'VariableDeclarator' && isCalled(node['id'], 'organization')) return node['init'] as SyntaxNode
  if (node.type !== 'CallExpression' || !isCalled(node['callee'], 'becomeVerifier')) return undefined
  return (node['arguments'] as SyntaxNode[])[1]
}

function isCalled(node: unknown, name: string): boolean {
  const { type, name: own } = node as SyntaxNode
  return type === 'Identifier' && own === name
}
