import type { Address } from '@did/domain/hex'
import type { IdentityControl } from '../../chain/identity-control.ts'
import type { Anchor } from '../../chain/registry-log.ts'
import type { Fact } from '../fact.ts'
import { type Check, check } from '../verdict-checks.ts'

/**
 * Checks who controls the holder's identity. An attestation stays true whoever acts for the
 * identity. While a key is reported stolen, a thief may be showing the attestation. Returns no
 * check for an identity without a change, because a verdict needs no line about it.
 */
export function checkControl(control: Fact<IdentityControl>): Check[] {
  if (control === 'unknown') return [check('control-unchecked')]
  const { since, byRecovery, frozenSince } = control
  return [
    ...(since > 0 ? [check(byRecovery ? 'control-recovered' : 'control-moved', since)] : []),
    ...(frozenSince > 0 ? [check('identity-frozen', frozenSince)] : []),
  ]
}

type Signing = { verifierControl: Fact<IdentityControl>; anchor: Fact<Anchor | null> }

/**
 * Checks whether a thief of the verifier's key may have signed. A thief can sign anything, except
 * what the chain recorded before the report of the theft. A recovery or a move ends the report, but
 * the former key can still sign in the verifier's name.
 */
export function checkVerifiersKey(verifier: Address, { verifierControl, anchor }: Signing): Check[] {
  if (verifierControl === 'unknown') return [check('verifier-freeze-unchecked')]
  const { controller, since, frozenSince } = verifierControl
  const isRecordedBefore = (time: number) => anchor !== 'unknown' && anchor !== null && anchor.time < time
  if (frozenSince > 0 && !isRecordedBefore(frozenSince)) return [check('verifier-frozen', frozenSince)]
  const isReplaced = controller.toLowerCase() !== verifier.toLowerCase()
  return isReplaced && !isRecordedBefore(since) ? [check('verifier-key-replaced', since)] : []
}
