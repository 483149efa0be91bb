import { typedNumbers } from './allowed.ts'
import { type ParsedSource, type SyntaxNode, walkSyntax } from './parse-source.ts'

const number =
  /\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|sixty|hundred|thousand/
const unit = /(second|minute|hour|day|week|month|year|character|digit|letter|group|field|row|credential|byte)s|[kKM]B/
const typed = new RegExp(`\\b(${number.source})[ \u{a0}](${unit.source})\\b`, 'iu')
const typedOne = /\b(after|for|within|until|at most) (a|an|one) (second|minute|hour|day|week|month|year)\b/i
const typedRange = /\b(between \d+ and|from \d+ to) \d+\b/i

/**
 * Complains about a number with a unit in an English text or in the summary of a call, because the
 * sentence would become wrong when the limit changes. Texts should compute such numbers from the
 * limits. Also complains about a permission for a number that no text contains any more.
 */
export function checkTypedLimits(sources: readonly ParsedSource[], allowed = typedNumbers): string[] {
  const places = sources
    .filter(
      ({ file }) =>
        /\/texts\/en\/|^domain\/src\/.*routes|^server\/src\/http\/docs\//.test(file) && !file.endsWith('.test.ts'),
    )
    .flatMap((source) => listTexts(source).map((text) => ({ file: source.file, found: findTyped(text) ?? '' })))
    .filter(({ found }) => found !== '')
  const isAllowed = ({ file, found }: { file: string; found: string }) => allowed[nameOf(file)]?.includes(found)
  const unused = Object.entries(allowed).flatMap(([name, numbers]) =>
    numbers
      .filter((number) => !places.some(({ file, found }) => nameOf(file) === name && found === number))
      .map((number) => `allowed.ts ${name}: no text says “${number}” any more, and the permission can go`),
  )
  return [
    ...places
      .filter((place) => !isAllowed(place))
      .map(({ file, found }) => `${file}: says “${found}”; compute it from the limit`),
    ...unused,
  ]
}

function nameOf(file: string): string {
  return file.replace(/^.*\/texts\/en\//, '')
}

function findTyped(text: string): string | undefined {
  return (typed.exec(text) ?? typedOne.exec(text) ?? typedRange.exec(text))?.[0]
}

function listTexts({ program }: ParsedSource): string[] {
  const texts: string[] = []
  walkSyntax(program, (node: SyntaxNode) => {
    const text = node.type === 'TemplateElement' ? (node['value'] as { cooked: string }).cooked : node['value']
    if (/^(Literal|TemplateElement)$/.test(node.type) && typeof text === 'string') texts.push(text)
  })
  return texts
}
