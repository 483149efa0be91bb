/** Once per run: the page built as `npm start` serves it, one PostgreSQL, one chain. Each worker starts servers of its own on them. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startTestStack } from '@did/local/test-stack'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

export default async function globalSetup(): Promise<() => Promise<void>> {
  await Promise.all([build('web', '--mode', 'embedded'), build('local/demo-wallet')])
  const stack = await startTestStack()
  process.env.TEST_STACK = JSON.stringify(stack.info)
  return stack.stop
}

async function build(...args: string[]): Promise<void> {
  const vite = join(root, 'node_modules', '.bin', 'vite')
  const child = spawn(vite, ['build', '--logLevel', 'warn', ...args], { cwd: root, stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`The page did not build: vite build ${args.join(' ')}`)
}
