import { attributeKeyCalls } from '@did/domain/calls/attribute-keys'
import type { Address } from '@did/domain/hex'
import type { UserId } from '@did/domain/ids'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { getAppConfig } from '../../../lib/app-config.ts'
import { publishedTexts as texts } from '../../../texts/en/profile/published.ts'
import { type Attribute, domainAttribute, keyAttribute } from './attribute.ts'
import { readPublished } from './read-published.ts'

/**
 * `until` is the Unix second until which the attribute is published, or null if the attribute is
 * not published.
 */
export type Publishable = { attribute: Attribute; label: string; until: number | null }

type Verifier = { userId: UserId; identity: Address; domain: string | null }

/** The data is null if the installation knows no ERC-1056 registry. */
export const publishableQuery = ({ userId, identity, domain }: Verifier) =>
  queryOptions({
    queryKey: ['published-attributes', userId, identity, domain],
    queryFn: async () => {
      const [{ rpcUrl, ethereumDidRegistry }, found] = await Promise.all([
        getAppConfig(),
        api(attributeKeyCalls.getAttributeKey, { params: { id: userId } }),
      ])
      if (!ethereumDidRegistry) return null
      const key = found?.key ? [{ attribute: keyAttribute(found.key.publicKey), label: texts.key }] : []
      const linked = domain ? [{ attribute: domainAttribute(domain), label: texts.domain(domain) }] : []
      const owned = [...key, ...linked]
      const place = { rpcUrl, ethereumDidRegistry }
      const ends = await readPublished(
        place,
        identity,
        owned.map(({ attribute }) => attribute),
      )
      const attributes: Publishable[] = owned.map((each, index) => ({ ...each, until: ends[index] ?? null }))
      return { registry: ethereumDidRegistry, attributes }
    },
    staleTime: 0,
  })
