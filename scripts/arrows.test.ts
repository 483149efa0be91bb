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
  ['web/src/features/claims/a.ts', "import { b } from '../verification/b.ts'"],
  ['web/src/features/claims/a.ts', "import { b } from '../../pages/b.tsx'"],
  ['web/src/ui/a.tsx', "import { b } from '../features/claims/b.tsx'"],
  ['web/src/features/claims/a.ts', 'await window.ethereum.request({ method: accounts })'],
  ['web/src/lib/a.ts', 'export function ask(provider: Eip1193Provider) {}'],
])('finds in %s: %s', (file, source) => {
  expect(findBrokenArrows(file, source)).toHaveLength(1)
})

test.each([
  ['server/src/modules/claims/a.ts', "import { b } from '@did/proofs/verify'"],
  ['server/src/modules/claims/a.ts', "import { b } from '../shares/service.ts'"],
  ['server/src/modules/claims/a.ts', "import { b } from './store.ts'"],
  ['server/test/a.ts', "import { b } from '@did/proofs/simulated-engine'"],
  ['server/src/main.ts', 'readConfig(process.env)'],
  ['web/src/pages/a.tsx', "import { b } from '../features/claims/b.tsx'"],
  ['web/src/features/wallet/a.ts', 'window.ethereum'],
  ['local/src/a.ts', "import { b } from '../../server/src/b.ts'"],
])('allows in %s: %s', (file, source) => {
  expect(findBrokenArrows(file, source)).toEqual([])
})

test('every file of the repository keeps to them', () => {
  expect(checkArrows()).toEqual([])
})
