/** Runs once: builds the page as `npm start` serves it, and starts one PostgreSQL and one chain. */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { demoWalletBuild, ensureBuilt, webBuild } from '@did/local/page-build'
import { createTestDatabase, startTestStack } from '@did/local/test-stack'
import { migrate } from '../../server/src/db/migrate.ts'
import { templateDatabase } from './node.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

export default async function globalSetup(): Promise<() => Promise<void>> {
  const [stack] = await Promise.all([
    startStackWithTemplate(),
    ensureBuilt(webBuild(root, 'embedded'), { root }),
    ensureBuilt(demoWalletBuild(root), { root }),
  ])
  process.env.TEST_STACK = JSON.stringify(stack.info)
  return stack.stop
}

async function startStackWithTemplate() {
  const stack = await startTestStack()
  const { url } = await createTestDatabase(stack.info, { name: templateDatabase })
  await migrate(url)
  return stack
}
