import type { Address } from '@did/domain/hex'
import { queryOptions } from '@tanstack/react-query'
import { getInstallation } from '../../entities/verdict/judge/installation.ts'
import { findAccreditationIn } from '../../entities/verifier/registry.ts'
import { queryKeys } from '../../lib/query/query-keys.ts'

/** The page's document names the chain, so the chain can answer while our server is silent. */
export const accreditationQuery = (wallet: Address) =>
  queryOptions({
    queryKey: queryKeys.accreditation(wallet),
    queryFn: async ({ signal }) => {
      const installation = await getInstallation(signal)
      if (!installation) throw new Error('Nobody has told the page which chain to ask')
      return findAccreditationIn(installation, wallet)
    },
    retry: false,
  })
