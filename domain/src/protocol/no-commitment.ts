import type { Hex } from '../hex.ts'

export const noCommitment: Hex = `0x${'00'.repeat(32)}`
