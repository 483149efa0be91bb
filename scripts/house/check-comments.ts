import { lineOf, type ParsedSource } from './parse-source.ts'

const widestComment = 100
/**
 * Names of documents that are not in the repository. The pages of docs/ contain their rules, so
 * texts have to cite those pages.
 */
const absentPapers = /\b(SPEC|UI|API|DESIGN|PITFALLS|PORTABLE|STANDARDS|STYLE)\.md\b/

export function checkCommentWidth({ file, source, comments }: ParsedSource): string[] {
  const lines = source.split('\n')
  const commented = comments.flatMap(({ start, end }) => {
    const [first, last] = [lineOf(source, start), lineOf(source, end)]
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  })
  return [...new Set(commented)]
    .filter((line) => isMostlyComment(lines[line - 1] ?? '') && (lines[line - 1] ?? '').length > widestComment)
    .map((line) => `${file}:${line}: a comment is wider than ${widestComment} columns`)
}

/** Complains about a text that cites a document which is not part of the repository. */
export function checkReferences(file: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const [paper] = absentPapers.exec(line) ?? []
    return paper ? [`${file}:${index + 1}: cites ${paper}, which is not part of the project`] : []
  })
}

/**
 * Tells whether a long line consists mostly of a comment. Any other long line is code with a short
 * comment at its end, and the formatter wraps such lines.
 */
function isMostlyComment(line: string): boolean {
  const text = line.trim()
  return /^(\/\/|\/\*|\*|\{\/\*)/.test(text) || !/[;{}()=]/.test(text.split('//')[0] ?? '')
}
