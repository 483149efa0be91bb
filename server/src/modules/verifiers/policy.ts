import type { Config } from '../../config.ts'
import type { UserRow } from '../../db/schema/accounts.ts'
import type { Standing } from '../chain-index/standing.ts'

/** The chain accredits verifiers, or they register under `open`. A suspension overrules both. */
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
