import type { Rolldown } from 'vite'

export type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

/** The map's keys are file names. */
export function listChunks(files: Iterable<Rolldown.OutputChunk | Rolldown.OutputAsset>): Chunks {
  return new Map([...files].flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
}

/**
 * The result includes the `files` themselves and all files that they import statically, directly or
 * through other files.
 */
export function collectImports(files: Iterable<string>, chunks: Chunks): Set<string> {
  const found = new Set(files)
  // The loop also visits the files that it adds.
  for (const file of found) for (const imported of chunks.get(file)?.imports ?? []) found.add(imported)
  return found
}
