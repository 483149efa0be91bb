import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const fromLibrary = /import \{([^}]*)\} from 'lucide-react'/g

/**
 * Imports each icon from its own file. Through the library's index every icon looks needed by whoever needs one: a build then reads two
 * thousand of them, and cannot tell which belong to the first page.
 */
export function leanIcons(): Plugin {
  const files = readIndex()
  return {
    name: 'lean-icons',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/src\/.*\.tsx?$/, code: /lucide-react/ },
      handler: (code) => code.replaceAll(fromLibrary, (_, names: string) => importEach(names, files)),
    },
  }
}

function importEach(names: string, files: ReadonlyMap<string, string>): string {
  return names
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map((each) => {
      // Types are gone before anything runs.
      if (each.startsWith('type ')) return `import type { ${each.slice(5)} } from 'lucide-react'`
      const [name = '', alias = name] = each.split(' as ')
      return `import ${alias} from 'lucide-react/icons/${fileOf(name, files)}'`
    })
    .join(';')
}

function fileOf(name: string, files: ReadonlyMap<string, string>): string {
  const file = files.get(name)
  if (file === undefined) throw new Error(`lucide-react has no icon ${name}, or lists its icons in another way now.`)
  return file
}

/** The library's own list: each line names an icon's spellings and its file. */
function readIndex(): Map<string, string> {
  const index = fileURLToPath(import.meta.resolve('lucide-react/dist/esm/lucide-react.mjs'))
  const lines = readFileSync(index, 'utf8').matchAll(/^export \{ (.*) \} from '\.\/icons\/(.*)\.mjs'/gm)
  return new Map(
    [...lines].flatMap(([, names = '', file = '']) =>
      names.split(', ').map((name): [string, string] => [name.replace('default as ', ''), file]),
    ),
  )
}
