import { lineOf, type ParsedSource, type SyntaxNode, walkSyntax } from './parse-source.ts'

const longestFile = 300
const longestFunction = 60
const longestComponent = 120
/** A journey of the browser tests tells one story from its beginning to its end. */
const longestJourney = 120

type Size = { name: string; lines: number; limit: number }

/**
 * Complains about files and functions that are too long. Biome's rules measure something else: the
 * one for files leaves comments out, and the one for functions counts a `describe`, which contains
 * many tests.
 */
export function checkSizes(sources: readonly ParsedSource[]): string[] {
  return sources
    .flatMap(measureSource)
    .filter(({ lines, limit }) => lines > limit)
    .map(({ name, lines, limit }) => `${name} has ${lines} lines, of at most ${limit}`)
}

function measureSource({ file, source, program }: ParsedSource): Size[] {
  const sizes: Size[] = [{ name: file, lines: source.trimEnd().split('\n').length, limit: longestFile }]
  walkSyntax(program, (node, parent) => {
    const limit = limitOf(file, node, parent)
    if (limit === null) return
    const lines = lineOf(source, node.end) - lineOf(source, node.start) + 1
    sizes.push({ name: `${file} ${nameOf(node, parent) ?? `line ${lineOf(source, node.start)}`}`, lines, limit })
  })
  return sizes
}

/** Only functions have a limit. A `describe` has none: its tests are measured one by one. */
function limitOf(file: string, node: SyntaxNode, parent: SyntaxNode | null): number | null {
  if (!/^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type)) return null
  const callee = parent?.type === 'CallExpression' ? (parent['callee'] as SyntaxNode) : null
  if (callee && isNamed(callee, 'describe')) return null
  if (/\.spec\.ts$/.test(file)) return longestJourney
  return /^[A-Z]/.test(nameOf(node, parent) ?? '') && file.endsWith('.tsx') ? longestComponent : longestFunction
}

function isNamed(callee: SyntaxNode, name: string): boolean {
  if (callee['name'] === name) return true
  const inner = (callee['object'] ?? callee['callee']) as SyntaxNode | undefined
  return inner !== undefined && isNamed(inner, name)
}

function nameOf(node: SyntaxNode, parent: SyntaxNode | null): string | null {
  const named = (node['id'] ?? parent?.['id'] ?? parent?.['key']) as SyntaxNode | null | undefined
  return typeof named?.['name'] === 'string' ? named['name'] : null
}
