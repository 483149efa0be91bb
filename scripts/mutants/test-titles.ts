import { parseSource, type SyntaxNode, walkSyntax } from '../house/parse-source.ts'

/** A part of a test's title that is known only when the test runs, such as `%s` of `test.each`. */
export const gap = Symbol('gap')
/** The whole name of a test: the titles of its describes and its own title, as texts and gaps. */
export type Title = readonly (string | typeof gap)[]

const definers = new Set(['describe', 'it', 'test'])
const between = ' > '
const placeholder = /%[sdifjop#$]|\$[\w.]+/

export function readTitles(file: string, source: string): Title[] {
  const definitions: SyntaxNode[] = []
  walkSyntax(parseSource(file, source).program, (node) => {
    if (isDefinition(node)) definitions.push(node)
  })
  return definitions.map(({ start, end }) => {
    const around = definitions.filter((outer) => outer.start <= start && end <= outer.end)
    return join(around.toSorted((a, b) => a.start - b.start).map(readTitle), between)
  })
}

/** The call `test.each(…)` alone defines no test, because only the second call behind it does. */
function isDefinition({ type, callee }: SyntaxNode): boolean {
  if (type !== 'CallExpression' || !isNode(callee)) return false
  if (callee.type === 'Identifier') return definers.has(String(callee['name']))
  const isSetting = callee.type === 'MemberExpression' && !['only', 'skip', 'concurrent'].includes(memberOf(callee))
  return !isSetting && definers.has(rootOf(callee))
}

function rootOf(node: SyntaxNode): string {
  const inner = node['callee'] ?? node['object'] ?? node['tag']
  return isNode(inner) ? rootOf(inner) : String(node['name'])
}

function memberOf({ property }: SyntaxNode): string {
  return isNode(property) ? String(property['name']) : ''
}

function readTitle(definition: SyntaxNode): Title {
  const [title] = definition['arguments'] as SyntaxNode[]
  if (title?.type === 'Literal') return withGaps(String(title['value']))
  if (title?.type !== 'TemplateLiteral') return [gap]
  const texts = (title['quasis'] as { value: { cooked: string } }[]).map(({ value }) => withGaps(value.cooked))
  return join(texts, gap)
}

function withGaps(text: string): Title {
  return join(
    text.split(placeholder).map((piece) => [piece]),
    gap,
  )
}

function join(titles: readonly Title[], separator: string | typeof gap): Title {
  return titles.flatMap((title, index) => (index === 0 ? title : [separator, ...title]))
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value
}

/**
 * Tells whether a title contains `name`. A gap of the title can stand for any text for which
 * `stands` returns true.
 */
export function hasName(title: Title, name: string, stands: (text: string) => boolean): boolean {
  return title.some((piece, index) => {
    const rest = title.slice(index + 1)
    if (piece === gap) return fillsGap(name, rest, stands)
    return offsetsOf(piece).some((offset) => continues(name, [piece.slice(offset), ...rest], stands))
  })
}

/** Tells whether the joined pieces of a title can begin with the whole `name`. */
function continues(name: string, [piece, ...rest]: Title, stands: (text: string) => boolean): boolean {
  if (name === '') return true
  if (piece === undefined) return false
  if (piece === gap) return fillsGap(name, rest, stands)
  if (piece.startsWith(name)) return true
  return name.startsWith(piece) && continues(name.slice(piece.length), rest, stands)
}

/**
 * Tells whether a gap and the pieces behind it can begin with the whole `name` when they are
 * joined.
 */
function fillsGap(name: string, rest: Title, stands: (text: string) => boolean): boolean {
  const lengths = [...offsetsOf(name), name.length]
  return lengths.some((length) => {
    const text = name.slice(0, length)
    return !text.includes(between) && continues(name.slice(length), rest, stands) && stands(text)
  })
}

function offsetsOf(text: string): number[] {
  return Array.from(text, (_, offset) => offset)
}
