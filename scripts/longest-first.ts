import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The test files that start first. If a long file started last, it would run alone while the other
 * cores are idle.
 */
const longest = [
  'server/test/http/mutations.test.ts', // This file takes 110 s.
  'server/test/main.test.ts', // This file takes 40 s.
  'server/test/authorization/authorization.test.ts', // This file takes 30 s.
  'local/test/start.test.ts', // This file takes 70 s.
  'credentials/src/attestation/attestation-mutations.test.ts', // This file takes 45 s.
  'credentials/src/attestation/revocation-mutations.test.ts', // This file takes 18 s.
]
/**
 * The vitest projects in the order in which their test files run. All files of a project run
 * together, because a worker keeps the modules that it has loaded.
 */
const projects = ['server', 'local', 'contracts', 'credentials', 'proofs', 'scripts', 'domain', 'web', 'dialogs']

/**
 * Puts the test files in order. Without this class, vitest would need the times of an earlier run,
 * and a fresh clone has none. If vitest has to shuffle the files, its seed decides the order.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { shuffle, seed } = this.ctx.config.sequence
    const pathOf = ({ moduleId }: TestSpecification) => relative(this.ctx.config.root, moduleId)
    const bySeed = (file: TestSpecification) => hashOf(`${seed} ${file.project.name} ${pathOf(file)}`)
    if (shuffle) return files.toSorted((a, b) => (bySeed(a) < bySeed(b) ? -1 : 1))
    const sorted = await super.sort(files)
    const byProject = (file: TestSpecification) => place(projects, file.project.name)
    const byLength = (file: TestSpecification) => place(longest, pathOf(file))
    return sorted.toSorted((a, b) => byProject(a) - byProject(b) || byLength(a) - byLength(b))
  }
}

function place(order: readonly string[], name: string): number {
  const at = order.indexOf(name)
  return at === -1 ? order.length : at
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
