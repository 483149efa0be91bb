/**
 * Prints a new private key for a setting of docs/operating.md, and the address that the key has on
 * a chain.
 */
import { createECDH } from 'node:crypto'
import { privateKeyToAccount } from 'viem/accounts'

// The order of P-256 is smaller than that of secp256k1, so every private key of P-256 is valid for
// both curves.
const pair = createECDH('prime256v1')
pair.generateKeys()
const key = `0x${pair.getPrivateKey('hex').padStart(64, '0')}` as const
console.log(key)
console.log(`# address: ${privateKeyToAccount(key).address}`)
