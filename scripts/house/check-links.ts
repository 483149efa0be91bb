import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Complains about a link in a document to a missing file or heading. Links to the web are not
 * followed.
 */
export function checkLinks(root: string, file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8').replace(/^```.*?^```/gms, '')
  return [...text.matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].flatMap(([, link = '']) => {
    const [path = '', heading] = link.split('#')
    const target = path === '' ? join(root, file) : join(root, dirname(file), path)
    if (!existsSync(target)) return [`${file}: links to ${link}, which does not exist`]
    if (!heading || headingsOf(target).has(heading)) return []
    return [`${file}: links to ${link}, and that document has no such heading`]
  })
}

/** Returns the anchors that GitHub gives to the headings of a document. */
function headingsOf(target: string): Set<string> {
  const lines = readFileSync(target, 'utf8').split('\n')
  return new Set(lines.filter((line) => /^#+ /.test(line)).map((line) => toAnchor(line.replace(/^#+ /, ''))))
}

function toAnchor(heading: string): string {
  const kept = heading.toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, '')
  return kept.trim().replaceAll(/\s/g, '-')
}
