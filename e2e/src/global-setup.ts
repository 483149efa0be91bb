/** Runs once: builds the page as `npm start` serves it, and starts one PostgreSQL and one chain. */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { demoWalletBuild, ensureBuilt, webBuild } from '@did/local/page-build'
import { startTestStack } from '@did/local/test-stack'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

export default async function globalSetup(): Promise<() => Promise<void>> {
  const [stack] = await Promise.all([
    startTestStack(),
    ensureBuilt(webBuild(root, 'embedded'), { root }),
    ensureBuilt(demoWalletBuild(root), { root }),
  ])
  process.env.TEST_STACK = JSON.stringify(stack.info)
  return stack.stop
}
