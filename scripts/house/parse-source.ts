import { parseSync } from 'rolldown/utils'

/** A node of the syntax tree, in the form of ESTree. `start` and `end` are offsets. */
export type SyntaxNode = { type: string; start: number; end: number; [member: string]: unknown }
export type Comment = { start: number; end: number }
export type ParsedSource = { file: string; source: string; program: SyntaxNode; comments: readonly Comment[] }

/** Throws when the source is not TypeScript. */
export function parseSource(file: string, source: string): ParsedSource {
  const { program, comments, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  return { file, source, program: program as unknown as SyntaxNode, comments }
}

export function walkSyntax(node: SyntaxNode, visit: (node: SyntaxNode, parent: SyntaxNode | null) => void): void {
  const waiting: [SyntaxNode, SyntaxNode | null][] = [[node, null]]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [current, parent] = next
    visit(current, parent)
    for (const child of childrenOf(current)) waiting.push([child, current])
  }
}

/** Returns the number of the line on which an offset lies. The first line is 1. */
export function lineOf(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length
}

function childrenOf(node: SyntaxNode): SyntaxNode[] {
  return Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).filter(isNode))
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string'
}
