import type { Address } from '@did/domain/hex'
import type { Signer } from '../../entities/account/account.ts'

/**
 * A move to the address `controller`. `isFinishing` means that it was begun earlier and that its
 * delay was over when it was sent.
 */
export type Move = { identity: Address; controller: Address; isFinishing: boolean }

/** The key that is to take over. `isNew` means that it was just made and has no identity yet. */
export type Target = { signer: Signer; isNew: boolean }
