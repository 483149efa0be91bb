import type { ChainReader } from '@did/credentials/chain/chain-reader'
import { readInPieces } from '@did/credentials/chain/read-in-pieces'
import { type PasskeyKey, passkeyKeySchema } from '@did/domain/account/passkey'
import type { Address, Hex } from '@did/domain/hex'
import { getInstallation } from '../../../entities/verdict/judge/installation.ts'
import { idOfKey } from './id-of-key.ts'

/**
 * The hashes of the signatures of the account's events. A test compares each of them with the event
 * of the same name in the contract's ABI.
 */
export const keyTopics = {
  KeyAdded: '0x8f75e05d7b9a745249011e1c467947ea3b410269032059540b865db79cabe34e',
  KeyRemoved: '0x9fa04aa9ce3b7b1f7b91bdb4c87c108902d9fb582499ba652e492e32b2edc19b',
  Recovered: '0xc4d3f58d7eb81e2e54a4b2bb84b1f8dbd1ccb5fa21b4ae097e1d9bab03c86ef0',
} as const satisfies Record<string, Hex>

/**
 * The selector of the account's function `firstKey`. A test compares it with the contract's ABI.
 */
export const firstKeySelector = '0x31d09e67'

const patienceMs = 8000

/**
 * Lists the keys of a deployed account by the account's own events. Whoever adds a key leaves an
 * event, even if the server never heard of the key. A recovery ends all earlier keys. Throws if the
 * chain node does not tell the events of every block.
 */
export async function listKeysOnChain(reader: ChainReader, account: Address): Promise<PasskeyKey[]> {
  // The code of an account names the registry, so no account is older than the registry.
  const fromBlock = (await getInstallation(AbortSignal.timeout(patienceMs)))?.deployedAtBlock ?? 0
  const [first, logs] = await Promise.all([
    reader.call({ to: account, data: firstKeySelector }),
    readInPieces(reader, { didRegistry: account, topics: [Object.values(keyTopics)], fromBlock }),
  ])
  const firstKey = readKey(first)
  let keys = new Map([[idOfKey(firstKey), firstKey]])
  for (const { topics, data } of logs) {
    const [event, id = '0x'] = topics
    if (event === keyTopics.Recovered) keys = new Map()
    else if (event === keyTopics.KeyRemoved) keys.delete(id as Hex)
    else keys.set(id as Hex, readKey(data))
  }
  return [...keys.values()]
}

function readKey(words: string): PasskeyKey {
  return passkeyKeySchema.parse({ x: words.slice(0, 66), y: `0x${words.slice(66)}` })
}
