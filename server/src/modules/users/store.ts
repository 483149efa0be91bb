import type { users } from '../../db/schema.ts'

export type UserRow = typeof users.$inferSelect
