import { join } from 'node:path'
import { normalizePath, type Plugin } from 'vite'

/**
 * Lets every export of the catalogue (`src/texts/`, and what server and page share of it in
 * `domain/src/texts/`) go through `localise` of `src/lib/pseudo-locale.ts`. Only an embedded build has it:
 * in production the texts are the constants that stand in their files.
 */
export function pseudoLocaleBuild(root: string): Plugin {
  const catalogue = [join(root, 'src', 'texts'), join(root, '..', 'domain', 'src', 'texts')].map(
    (folder) => `${normalizePath(folder)}/`,
  )
  const door = normalizePath(join(root, 'src', 'lib', 'pseudo-locale.ts'))
  return {
    name: 'pseudo-locale',
    enforce: 'pre',
    transform: (code, id) => {
      if (!catalogue.some((folder) => id.startsWith(folder)) || id.includes('.test.')) return null
      const names: string[] = []
      const opened = code.replace(/^export (const|function) (\w+)/gm, (_, kind: string, name: string) => {
        names.push(name)
        return `${kind} ${name}`
      })
      const spoken = names.map((name) => `const ${name}$ = /* @__PURE__ */ localise(${name})`)
      const exported = names.map((name) => `${name}$ as ${name}`)
      return {
        code: [opened, `import { localise } from '${door}'`, ...spoken, `export { ${exported.join(', ')} }`].join('\n'),
        map: null,
      }
    },
  }
}
