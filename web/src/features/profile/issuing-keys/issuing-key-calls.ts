import type { Address } from '@did/domain/hex'
import type { CreateIssuerKey, IssuerKey, StoppedIssuerKey } from '@did/domain/portable/issuer-key'
import { issuerKeyCalls as calls } from '@did/domain/portable/issuer-key-calls'
import { queryOptions } from '@tanstack/react-query'
import { findBrowserKey } from '../../../entities/issuing-key/browser-key.ts'
import { api } from '../../../lib/api.ts'
import { getAppConfig } from '../../../lib/app-config.ts'
import { addErrorTexts } from '../../../lib/describe-error.ts'
import { issuingKeyErrorTexts } from '../../../texts/en/issuing-key/issuing-key-errors.ts'

addErrorTexts(issuingKeyErrorTexts)

/**
 * `keys` are all issuing keys of the verifier. `here` contains those whose private half is in this
 * browser.
 */
export type OwnKeys = { registry: Address; keys: IssuerKey[]; here: ReadonlySet<IssuerKey> }

/** The data is null if the installation has no ERC-1056 registry. */
export const issuingKeysQuery = (identity: Address) =>
  queryOptions({
    queryKey: ['issuing-keys', identity],
    queryFn: async (): Promise<OwnKeys | null> => {
      const { ethereumDidRegistry: registry } = await getAppConfig()
      if (!registry) return null
      const found = await api(calls.listIssuerKeys, { cache: 'no-store' })
      const keys = found?.keys ?? []
      return { registry, keys, here: await findHere(keys) }
    },
    staleTime: 0,
    // `here` contains objects of `keys`. The query's structural sharing could put other objects
    // into `keys`, so turn it off.
    structuralSharing: false,
  })

async function findHere(keys: readonly IssuerKey[]): Promise<ReadonlySet<IssuerKey>> {
  const ofBrowsers = keys.filter(({ custody }) => custody === 'browser')
  const found = await Promise.all(ofBrowsers.map(({ publicKeyMultibase }) => findBrowserKey(publicKeyMultibase)))
  return new Set(ofBrowsers.filter((_, index) => found[index]))
}

export async function createKey(body: CreateIssuerKey): Promise<IssuerKey> {
  const { keys } = await api(calls.createIssuerKey, { body, idempotencyKey: crypto.randomUUID() })
  const [key] = keys
  if (!key) throw new Error('The service made no key')
  return key
}

/**
 * Stops a key. Returns the attribute that the wallet has to take back on the chain, or null if the
 * wallet has nothing to take back. The wallet may have announced the key since the page loaded it,
 * so this reads the keys once more. The server lists no stopped key that was never announced.
 */
export async function stopKey({ id }: IssuerKey): Promise<StoppedIssuerKey['attribute'] | null> {
  const { attribute } = await api(calls.stopIssuerKey, { params: { id } })
  const listed = await api(calls.listIssuerKeys, { cache: 'no-store' })
  const key = listed?.keys.find((each) => each.id === id)
  return key && key.state !== 'taken-back' ? attribute : null
}
