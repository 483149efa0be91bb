import type { Address } from '@did/domain/hex'
import type { Signer } from '../../entities/account/account.ts'

/**
 * If `isFinishing` is true, the move was begun earlier, and the person finished it when its delay
 * was over.
 */
export type Move = { identity: Address; controller: Address; isFinishing: boolean }

/**
 * The key that will take over. If `isNew` is true, the key was just made and has no identity of its
 * own yet.
 */
export type Target = { signer: Signer; isNew: boolean }
