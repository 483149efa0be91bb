import type { Address } from '@did/domain/hex'
import type { IdentityControl } from '../../chain/identity-control.ts'
import type { KeyLoss } from '../../chain/key-loss.ts'
import type { Anchor } from '../../chain/registry-log.ts'
import type { Fact } from '../fact.ts'
import { type Check, check } from '../verdict-checks.ts'

type Held = { control: Fact<IdentityControl>; anchor: Fact<Anchor | null> }

/**
 * Checks who controls the holder's identity. An attestation stays true whoever acts for the
 * identity, but while a key is reported stolen, a thief may be showing it. An answer to the
 * checker's own question comes from the present holder only if the chain recorded the claim after
 * the last change of control. Returns no check if control never changed and no key is reported
 * stolen.
 */
export function checkControl({ control, anchor }: Held, isAnswer: boolean): Check[] {
  if (control === 'unknown') return [check('control-unchecked')]
  const { since, byRecovery, frozenSince } = control
  // A claim that the chain never recorded counts as older than every change of control.
  const isOlder = anchor !== 'unknown' && (anchor?.time ?? 1) <= since
  return [
    ...(since > 0 ? [check(byRecovery ? 'control-recovered' : 'control-moved', since)] : []),
    ...(frozenSince > 0 ? [check('identity-frozen', frozenSince)] : []),
    ...(isAnswer && isOlder ? [check('confirmed-for-former-key', since)] : []),
  ]
}

type Signing = {
  verifierControl: Fact<IdentityControl>
  keyLoss: Fact<KeyLoss | null>
  anchor: Fact<Anchor | null>
}

/**
 * Checks whether a thief of the verifier's key may have signed. An attestation counts only if the
 * chain recorded it before the theft was reported. A recovery or a move ends the report, but a
 * thief can still sign with the former key. So an attestation from before the last change of
 * control counts only if the chain's events show that the verifier still had its key at that time.
 */
export function checkVerifiersKey(verifier: Address, { verifierControl, keyLoss, anchor }: Signing): Check[] {
  if (verifierControl === 'unknown') return [check('verifier-freeze-unchecked')]
  const { controller, since, frozenSince } = verifierControl
  const isRecordedBefore = (time: number) => anchor !== 'unknown' && anchor !== null && anchor.time < time
  if (frozenSince > 0 && !isRecordedBefore(frozenSince)) return [check('verifier-frozen', frozenSince)]
  if (isRecordedBefore(since)) return checkKeyLoss(keyLoss)
  return controller.toLowerCase() === verifier.toLowerCase() ? [] : [check('verifier-key-replaced', since)]
}

function checkKeyLoss(keyLoss: Fact<KeyLoss | null>): Check[] {
  if (keyLoss === 'unknown') return [check('verifier-freeze-unchecked')]
  if (keyLoss === null) return []
  return [check(keyLoss.how === 'reported' ? 'verifier-frozen' : 'verifier-key-replaced', keyLoss.at)]
}
