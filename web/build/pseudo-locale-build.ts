import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { normalizePath, type Plugin, parseSync } from 'vite'

/** An import with this ending gets the real file of texts and not the module that replaces it. */
const asWritten = '?as-written'

/**
 * Replaces each file of texts with a module that has the same exports. So every text of an embedded
 * build passes through `localise` of `src/lib/page/pseudo-locale.ts`.
 */
export function pseudoLocaleBuild(page: string): Plugin {
  const catalogue = [join(page, 'src', 'texts'), join(page, '..', 'domain', 'src', 'texts')].map(
    (folder) => `${normalizePath(folder)}/`,
  )
  const door = normalizePath(join(page, 'src', 'lib', 'page', 'pseudo-locale.ts'))
  return {
    name: 'pseudo-locale',
    enforce: 'pre',
    load: async (id) => {
      if (!catalogue.some((folder) => id.startsWith(folder)) || id.endsWith(asWritten)) return null
      const names = await listExports(id)
      return [
        `import { localise } from '${door}'`,
        `import * as written from '${id}${asWritten}'`,
        ...names.map((name) => `export const ${name} = /* @__PURE__ */ localise(written.${name})`),
      ].join('\n')
    },
  }
}

async function listExports(file: string): Promise<string[]> {
  const { module } = parseSync(file, await readFile(file, 'utf8'))
  return module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ isType, exportName: { name } }) => (isType || name === null ? [] : [name]))
}
