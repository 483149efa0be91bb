import type { Config } from '../../config.ts'
import type { UserRow } from '../../db/schema/accounts.ts'
import type { Standing } from '../chain-index/standing.ts'

/**
 * Somebody may verify if the chain has accredited them, or if they registered themselves and
 * `policy` is `open`. A suspension overrules both.
 */
export function isEntitled(
  policy: Config['verifierPolicy'],
  { isSelfRegistered, standing }: Pick<UserRow, 'isSelfRegistered'> & { standing: Pick<Standing, 'kind'> },
): boolean {
  switch (standing.kind) {
    case 'accredited':
      return true
    case 'suspended':
      return false
    case 'none':
      return policy === 'open' && isSelfRegistered
  }
}
