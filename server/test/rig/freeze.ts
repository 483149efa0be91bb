import type { Address } from '@did/domain/hex'
import { foldControl } from '../../src/modules/identity-control/fold-control.ts'
import { saveControl } from '../../src/modules/identity-control/store.ts'
import type { Node } from './stack.ts'

/** Stores the freeze as the chain index does when it reads the freeze from the chain. */
export async function freezeInIndex({ ctx }: Node, identity: Address): Promise<void> {
  const frozen = foldControl(identity, [{ kind: 'identity-frozen', at: new Date(), hash: null, data: {} }])
  await ctx.db.transaction((tx) => saveControl(tx, frozen))
}
