import type { Address } from '@did/domain/hex'
import type { Signer } from '../../entities/account/account.ts'

/** A move to `controller`. `isFinishing`: its delay was over when it was sent. */
export type Move = { identity: Address; controller: Address; isFinishing: boolean }

export type Target = { signer: Signer; isNew: boolean }
