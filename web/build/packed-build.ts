import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'
import { afterBuild } from './after-build.ts'

/** A file whose name begins with a dot is left out, because the server never sends such files. */
const isPackable = /^[^.].*\.(js|css|svg|json|webmanifest|wasm)$/
/** A file of fewer bytes fits into one network packet anyway, so it is not compressed. */
const worthwhile = 1000

/**
 * A compressed copy has about a third of the file's size. Only a production build has copies,
 * because the page of an embedded installation crosses no network.
 */
export function packedBuild(): Plugin {
  return {
    ...afterBuild('packed-build', (_, out) => packFolder(out)),
    apply: (_, { mode }) => mode === 'production',
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
