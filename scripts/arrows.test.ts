import { expect, test } from 'vitest'
import { checkArrows, findBrokenArrows } from './arrows.ts'

test.each([
  ['domain/src/a.ts', "import { b } from '@did/credentials/b'"],
  ['domain/src/a.ts', "import { b } from '../../credentials/src/b.ts'"],
  ['credentials/src/a.ts', "import { b } from '@did/proofs/verify'"],
  ['contracts/scripts/a.ts', "import { b } from '@did/domain/b'"],
  ['server/src/a.ts', "import type { B } from '../../web/src/b.ts'"],
  ['server/src/a.ts', "import { b } from '@did/contracts/receipt'"],
  ['server/src/modules/claims/a.ts', "const { b } = await import('@did/proofs/simulated-engine')"],
  ['web/src/lib/a.ts', "import { b } from '../../../server/src/b.ts'"],
  ['server/src/db/a.ts', "import { b } from '../modules/claims/store.ts'"],
  ['server/src/modules/claims/a.ts', "import { b } from '../shares/store.ts'"],
  ['server/src/modules/claims/a.ts', "import type { B } from '../../app.ts'"],
  ['server/src/modules/claims/a.ts', "import '../../main.ts'"],
  ['server/src/modules/claims/a.ts', 'const { PORT } = process.env'],
  ['web/src/features/claim/a.ts', "import { b } from '../verification/b.ts'"],
  ['web/src/features/claim/a.ts', "import { b } from '../../pages/b.tsx'"],
  ['web/src/ui/a.tsx', "import { b } from '../features/claim/b.tsx'"],
  ['web/src/ui/a.tsx', "import { b } from '../entities/claim/b.tsx'"],
  ['web/src/entities/claim/a.ts', "import { b } from '../../features/claim/b.ts'"],
  ['web/src/entities/claim/a.ts', "import { b } from '../verdict/b.ts'"],
  ['web/src/entities/claim/a.ts', "import { b } from '../novelty/b.ts'"],
  ['web/src/texts/en/claim/a.ts', "import type { B } from '../../../features/claim/b.ts'"],
  ['web/src/texts/en/claim/a.ts', "import { b } from '../../../lib/b.ts'"],
  ['web/src/texts/en/claim/a.ts', "import type { B } from '@did/credentials/b'"],
  ['web/src/features/claim/a.ts', 'await window.ethereum.request({ method: accounts })'],
  ['web/src/lib/a.ts', 'export function ask(provider: Eip1193Provider) {}'],
  ['web/src/lib/a.ts', "import { claimRoutes } from '@did/domain/routes/claims'"],
  ['domain/src/a.ts', "import { z } from 'zod'"],
])('a file %s may not contain: %s', (file, source) => {
  expect(findBrokenArrows(file, source)).toHaveLength(1)
})

test.each([
  ['scripts/a.ts', "import { b } from '../web/src/entities/verdict/b.ts'"],
  ['scripts/a.ts', "import { b } from '../server/src/modules/claims/b.ts'"],
  ['e2e/src/a.ts', "import { b } from '../../web/src/entities/claim/b.ts'"],
  ['e2e/tests/owner/a.spec.ts', "import { b } from '../../../web/src/ui/b.ts'"],
  ['e2e/tests/owner/a.spec.ts', "import { b } from '../../../server/src/b.ts'"],
  ['bench/src/a.ts', "import { b } from '../../web/src/b.ts'"],
  ['bench/src/a.ts', "import { b } from '../../e2e/tests/owner/b.spec.ts'"],
  ['local/src/a.ts', "import { b } from '../../server/src/b.ts'"],
  ['local/test/a.test.ts', "import { b } from '../../web/src/entities/claim/b.ts'"],
  ['server/test/a.ts', "import { b } from '../../web/src/b.ts'"],
  ['web/src/a.test.ts', "import { b } from '@did/local/test-stack'"],
  ['proofs/src/a.test.ts', "import { b } from '../../server/src/b.ts'"],
])('a test, a tool or a journey %s may not contain: %s', (file, source) => {
  expect(findBrokenArrows(file, source)).toHaveLength(1)
})

test.each([
  ['the place of the file', "readFileSync(new URL('../../web/index.html', import.meta.url))"],
  ['the folder of the file', "readFileSync(join(import.meta.dirname, '../../web/index.html'))"],
  ['the folder of the file, as Node wrote it before', "join(dirname(fileURLToPath(import.meta.url)), '../../web/a')"],
  ['the folder of the repository', "readFileSync(join(root, 'web', name))"],
  ['the folder of the repository, in parts', "const find = (root: string) => resolve(root, 'web', 'index.html')"],
  ['a template', `readFileSync(\`\${root}/web/index.html\`)`],
  ['a path that ends in a variable', `new URL(\`../../web/\${name}\`, import.meta.url)`],
  ['a constant', "const top = new URL('../..', import.meta.url)\nreadFileSync(new URL('web/index.html', top))"],
  ['a folder of a constant', "const docs = join(root, 'docs/operating.md')\njoin(dirname(docs), '../web/a.ts')"],
])('a read of another workspace counts like an import: %s', (_, source) => {
  expect(findBrokenArrows('server/src/a.ts', source)).toEqual([
    expect.stringContaining('server may use of web nothing'),
  ])
})

test.each([
  ['server/src/modules/claims/a.ts', "import { b } from '@did/proofs/verify'"],
  ['server/src/modules/claims/a.ts', "import { b } from '../shares/service.ts'"],
  ['server/src/modules/claims/a.ts', "import { b } from './store.ts'"],
  ['server/test/a.ts', "import { b } from '@did/proofs/simulated-engine'"],
  ['server/src/main.ts', 'readConfig(process.env)'],
  ['web/src/pages/a.tsx', "import { b } from '../features/claim/b.tsx'"],
  ['web/src/features/wallet/a.ts', 'window.ethereum'],
  ['web/src/entities/verdict/a.ts', "import { b } from '../claim/b.ts'"],
  ['web/src/features/claim/a.ts', "import { b } from '../../entities/claim/b.ts'"],
  ['web/src/texts/en/claim/a.ts', "import type { B } from '@did/domain/b'"],
  ['web/src/texts/en/claim/a.ts', "import { b } from '../frame/b.ts'"],
  ['local/src/a.ts', "spawn(node, [join(root, 'server/src/main.ts')])"],
  ['local/test/a.test.ts', "import { b } from '../../web/src/texts/en/proof/proof.ts'"],
  ['e2e/src/a.ts', "import { b } from '../../web/src/entities/vault/store/open-vault.ts'"],
  ['e2e/src/a.ts', "import { b } from '@did/local/test-stack'"],
  ['bench/src/a.ts', "import { b } from '@did/server/app'"],
  ['scripts/a.ts', "import { b } from '@did/credentials/verdict/b'"],
  ['scripts/a.ts', "// import { b } from '../web/src/b.ts'"],
  ['scripts/a.ts', 'const sample = "import { b } from \'../web/src/b.ts\'"'],
  ['server/src/a.ts', "readFileSync(new URL('../../docs/operating.md', import.meta.url))"],
  ['server/src/a.ts', "readFileSync(join(folder, 'web/index.html'))"],
])('a file %s may contain: %s', (file, source) => {
  expect(findBrokenArrows(file, source)).toEqual([])
})

test('every file of the repository keeps the rules of imports', () => {
  expect(checkArrows()).toEqual([])
})
