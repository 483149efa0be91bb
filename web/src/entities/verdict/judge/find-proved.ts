import type { ProvedFinding } from '@did/credentials/verdict/verdict'
import type { Judged } from './use-verdict.ts'

/**
 * Returns null if the link's proof does not hold or has ended, and if the verdict is not genuine,
 * for example because the verifier revoked the claim.
 */
export function findProved({ verdict, findings }: Judged): (ProvedFinding & { ok: true }) | null {
  const { proved } = findings.facts
  const isProved =
    verdict.overall !== 'not-genuine' &&
    verdict.checks.some(({ name, outcome }) => name === 'fact' && outcome === 'passed')
  return isProved && proved && proved !== 'unknown' && proved.ok ? proved : null
}
