import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** A long file that began last would run alone while another core is idle. */
const longest = [
  'server/test/http/mutations.test.ts', // 110
  'server/test/main.test.ts', // 40
  'server/test/authorization/authorization.test.ts', // 30
  'local/test/start.test.ts', // 70
  'credentials/src/attestation/attestation-mutations.test.ts', // 45
  'credentials/src/attestation/revocation-mutations.test.ts', // 18
]
/** A worker keeps what it has loaded, so files of one project follow each other. */
const projects = ['server', 'local', 'contracts', 'credentials', 'proofs', 'scripts', 'domain', 'web', 'dialogs']

/** Orders the files when vitest knows nothing from an earlier run, as in a fresh clone. */
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
