import type { Address } from '@did/domain/hex'
import type { Signer } from '../../entities/account/account.ts'

/**
 * A move of an identity to the address `controller`. `isFinishing` means that the move was begun
 * earlier, and that the person finished it when its delay was over.
 */
export type Move = { identity: Address; controller: Address; isFinishing: boolean }

/**
 * The key that will take over. `isNew` means that the key was just made and has no identity of its
 * own yet.
 */
export type Target = { signer: Signer; isNew: boolean }
