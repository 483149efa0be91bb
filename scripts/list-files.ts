import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

export function listFiles(root: string, ...patterns: string[]): string[] {
  const words = ['ls-files', '-co', '--exclude-standard', ...patterns]
  const listed = execFileSync('git', words, { cwd: root, encoding: 'utf8' })
  return listed.split('\n').filter((file) => file && !file.includes('/generated/') && existsSync(join(root, file)))
}
