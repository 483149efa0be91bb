import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin, ResolvedConfig } from 'vite'

/** Not what begins with a dot: the server sends nothing of it. */
const isPackable = /^[^.].*\.(js|css|svg|json|webmanifest|wasm)$/
/** Bytes. Below, it fits into one packet either way. */
const worthwhile = 1000

/**
 * Lays a packed twin beside each file of the build that packs well, which the server sends to whoever can unpack it: a page is then a third as long on
 * its way. Only for production: on one's own machine nothing is on its way.
 */
export function packedBuild(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'packed-build',
    apply: (_, { mode }) => mode === 'production',
    configResolved: (resolved) => {
      config = resolved
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      handler: () => packFolder(resolve(config.root, config.build.outDir)),
    },
  }
}

async function packFolder(folder: string): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => isPackable.test(name))
  await Promise.all(names.map((name) => packFile(join(folder, name))))
}

async function packFile(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < worthwhile) return
  await Promise.all([
    promisify(brotliCompress)(content).then((packed) => writeFile(`${file}.br`, packed)),
    promisify(gzip)(content, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
  ])
}
