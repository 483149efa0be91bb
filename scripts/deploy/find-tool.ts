import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../tests/program.ts'

/**
 * A linter: its program, arguments with which the program shows that it works, and the Debian
 * package that contains it.
 */
export type Tool = { program: string; shows: readonly string[]; package?: { name: string; path: string } }

const cache = join(root, 'node_modules/.cache/deploy-tools')

/**
 * Returns the path of a program that works on this machine. Fetches the program if this machine has
 * none that works. Returns null if the fetched program does not work either, or cannot be fetched.
 */
export function findTool(tool: Tool): string | null {
  if (works(tool.program, tool.shows)) return tool.program
  const program = tool.package ? unpack(tool.package) : null
  return program !== null && works(program, tool.shows) ? program : null
}

function works(program: string, words: readonly string[]): boolean {
  return spawnSync(program, words, { stdio: 'ignore', timeout: 30_000 }).status === 0
}

/** Unpacks a Debian package without installing it, so that none of its services starts. */
function unpack({ name, path }: { name: string; path: string }): string | null {
  const folder = join(cache, name)
  const program = join(folder, path)
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true })
    const runIn = (command: string, ...args: string[]) =>
      spawnSync(command, args, { cwd: folder, stdio: 'ignore', timeout: 120_000 }).status === 0
    if (!runIn('apt-get', 'download', name) && !(runIn('apt-get', 'update') && runIn('apt-get', 'download', name)))
      return null
    const archive = readdirSync(folder).find((file) => file.endsWith('.deb'))
    if (!archive || !runIn('dpkg-deb', '-x', archive, '.')) return null
  }
  return program
}
