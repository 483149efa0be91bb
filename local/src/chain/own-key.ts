import { createECDH } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Returns a P-256 key that this installation has made for itself. The first start makes each key
 * and stores it in `dir`, in a file that only its owner can read. One key signs the installation's
 * status lists (SIGNING_KEY), and the other identifies the installation to push services
 * (PUSH_KEY). Even if a start is killed, the file either has a complete key or does not exist.
 */
export function ensureOwnKey(dir: string, name: 'signing-key' | 'push-key'): string {
  const file = join(dir, name)
  if (!existsSync(file)) {
    const draft = `${file}.${process.pid}`
    const curve = createECDH('prime256v1')
    curve.generateKeys()
    writeFileSync(draft, `0x${curve.getPrivateKey('hex').padStart(64, '0')}`, { mode: 0o600 })
    linkSync(draft, file)
    rmSync(draft)
  }
  return readFileSync(file, 'utf8').trim()
}
