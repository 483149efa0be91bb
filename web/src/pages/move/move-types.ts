import type { Address } from '@did/domain/hex'
import type { Signer } from '../../entities/account/account.ts'

export type Move = { identity: Address; controller: Address; isFinishing: boolean }

export type Target = { signer: Signer; isNew: boolean }
