import type { Address, Hex } from '@did/domain/hex'
import { bigint, text, timestamp } from './drizzle.ts'

/** A JavaScript number is exact for these bigint columns, whose values stay far below 2^53. */
export const big = (name: string) => bigint(name, { mode: 'number' })
export const identity = (name = 'id') => big(name).primaryKey().generatedAlwaysAsIdentity()
/** The SQL domain `address` checks that a wallet address is in lower case. */
export const address = (name: string) => text(name).$type<Address>()
export const bytes32 = (name: string) => text(name).$type<Hex>()
export const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
