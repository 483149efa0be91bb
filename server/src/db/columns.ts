import type { Address, Hex } from '@did/domain/hex'
import { bigint, text, timestamp } from './drizzle.ts'

/** A bigint of the database that JavaScript holds exactly: ids and counters stay far below 2^53. */
export const big = (name: string) => bigint(name, { mode: 'number' })
export const identity = (name = 'id') => big(name).primaryKey().generatedAlwaysAsIdentity()
/** Lower case, checked by the database's domain of the same name. */
export const address = (name: string) => text(name).$type<Address>()
export const bytes32 = (name: string) => text(name).$type<Hex>()
export const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
