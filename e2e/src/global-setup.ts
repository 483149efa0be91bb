/** Once per run: the page built as `npm start` serves it, one PostgreSQL, one chain. Each worker starts servers of its own on them. */
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startTestStack } from '@did/local/test-stack'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

export default async function globalSetup(): Promise<() => Promise<void>> {
  buildPage()
  const stack = await startTestStack()
  process.env.TEST_STACK = JSON.stringify(stack.info)
  return stack.stop
}

function buildPage(): void {
  const vite = (...args: string[]) => {
    const { status } = spawnSync(join(root, 'node_modules', '.bin', 'vite'), ['build', '--logLevel', 'warn', ...args], {
      cwd: root,
      stdio: 'inherit',
    })
    if (status !== 0) throw new Error(`The page did not build: vite build ${args.join(' ')}`)
  }
  vite('web', '--mode', 'embedded')
  vite('local/demo-wallet')
}
