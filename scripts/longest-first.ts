import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** From the longest: begun last, any of them would run on alone beside an idle core. The seconds are those of two busy cores. */
const longest = [
  'server/test/mutations.test.ts', // 110
  'server/test/main.test.ts', // 40
  'server/test/authorization.test.ts', // 30
  'local/test/start.test.ts', // 70
  'credentials/src/attestation-mutations.test.ts', // 45
  'credentials/src/revocation-mutations.test.ts', // 18
]
/** Files of one project follow each other, because a worker keeps what it has loaded. The pure ones fill what the others leave. */
const projects = ['server', 'local', 'contracts', 'credentials', 'proofs', 'scripts', 'domain', 'web']

/** What runs in which order when nothing is known from an earlier run, as in a fresh clone. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const byProject = (file: TestSpecification) => place(projects, file.project.name)
    const byLength = (file: TestSpecification) => place(longest, relative(this.ctx.config.root, file.moduleId))
    return sorted.toSorted((a, b) => byProject(a) - byProject(b) || byLength(a) - byLength(b))
  }
}

function place(order: readonly string[], name: string): number {
  const at = order.indexOf(name)
  return at === -1 ? order.length : at
}
