import type { ProvedFinding } from '@did/credentials/verdict/verdict'
import type { Judged } from './use-verdict.ts'

/**
 * Returns what was proved, or null for a proof that does not hold or has ended. A proof about a
 * claim that its verifier revoked says nothing any more.
 */
export function findProved({ verdict, findings }: Judged): (ProvedFinding & { ok: true }) | null {
  const { proved } = findings.facts
  const isProved =
    verdict.overall !== 'not-genuine' &&
    verdict.checks.some(({ name, outcome }) => name === 'fact' && outcome === 'passed')
  return isProved && proved && proved !== 'unknown' && proved.ok ? proved : null
}
