import type { RecoveryRequest } from './recovery-request.ts'

export function isNumber(text: string): boolean {
  return /^\d{6}$/.test(text)
}

/**
 * Draws six digits from 32 random bits. The remainder of the division makes no number noticeably
 * more likely than another.
 */
export function drawNumber(random: Uint32Array): string {
  return String((random[0] ?? 0) % 1_000_000).padStart(6, '0')
}

/**
 * Returns the text from which the six words follow. Upper and lower case of hex digits make no
 * difference. The guardian's page draws the number after it has the request, so nobody can prepare
 * another request that leads to the same words.
 */
export function describeForWords({ identity, target, chainId, registry }: RecoveryRequest, number: string): string {
  const whom = target.kind === 'key' ? target.key : target.controller
  const parts = [registry, identity, whom].map((part) => part.toLowerCase())
  return JSON.stringify(['did-verification/recovery/1', chainId, ...parts, target.kind, number])
}
