import type { AccountCall } from '@did/domain/account/sponsored-call'
import type { AppConfig } from '@did/domain/app-config'
import { passkeyCalls } from '@did/domain/calls/passkeys'
import { isAppError } from '@did/domain/errors'
import { type Hex, isSameAddress } from '@did/domain/hex'
import type { AccountPasskey } from '../../../entities/account/account.ts'
import { findDeadline } from '../../../entities/transaction/deadline.ts'
import { api } from '../../../lib/api.ts'
import { secondsNow } from '../../../lib/page/device-clock.ts'
import { selectors } from './account-chain.ts'
import { describeDigests, joinDigests, packAssertion, packOneOfTwo, packSession } from './account-signature.ts'
import type { OpenedAccount } from './open-account.ts'
import { createSessionKey } from './session-key.ts'
import { type Assertion, askPasskey, prfSalt } from './webauthn.ts'

type Held = {
  /**
   * The right to sign with a key of this tab, or undefined after the session has ended. If the
   * person confirms an earlier sign-in only after that, the sign-in grants no right.
   */
  granted: Granted | null | undefined
  secret: Assertion['secret']
}
type Granted = { until: number; sign: (digest: Hex) => Promise<Hex> }

/**
 * For this many seconds, a key of this tab may sign. The contract allows a grant of three hours.
 * The chain's clock may be behind this browser's clock, so the grant is a little shorter.
 */
const grantSeconds = 3 * 3600 - 300
const sessionSelectors: readonly string[] = [selectors.mintDID, selectors.commitClaim]

/**
 * Signs with the account's passkey. After a sign-in that granted a right to a key of this tab,
 * signs some calls with that key.
 */
export function createAccountSigner({ known, chain, config }: OpenedAccount) {
  const { account, credentialId, key, firstKey } = known
  const digests = describeDigests({ account, chainId: config.chainId })
  const addedKey = key.x === firstKey.x && key.y === firstKey.y ? null : key
  const tab: Held = { granted: null, secret: null }
  const signDigest = async (digest: Hex) => packAssertion(await askPasskey(credentialId, digest), addedKey)
  const wrap = (signature: Hex, isDeployed: boolean) =>
    isDeployed ? signature : chain.wrapSignature(firstKey, signature)

  /** Signs a hash so that anybody can ask the account's contract about the signature (ERC-1271). */
  async function signHash(hash: Hex): Promise<Hex> {
    const { isDeployed } = await chain.readState(account)
    return wrap(await signDigest(digests.message(hash)), isDeployed)
  }

  /**
   * Signs two things with one signature: the sign-in, and the grant for a key of this tab. The text
   * of the sign-in tells the person about the grant.
   */
  async function signInAndGrant(hash: Hex): Promise<Hex> {
    const [{ isDeployed, epoch }, session] = await Promise.all([chain.readState(account), createSessionKey()])
    const grant = { x: session.x, y: session.y, until: secondsNow() + grantSeconds, epoch }
    const [message, permission] = [digests.message(hash), digests.session(grant)]
    const assertion = await askPasskey(credentialId, joinDigests(message, permission))
    const signature = packAssertion(assertion, addedKey)
    if (tab.granted !== undefined) {
      tab.secret = assertion.secret
      const granted = packOneOfTwo(message, signature)
      tab.granted = {
        until: grant.until,
        sign: async (digest) => packSession(grant, await session.sign(digest), granted),
      }
    }
    return wrap(packOneOfTwo(permission, signature), isDeployed)
  }

  /**
   * Returns the secret that the passkey gave at the sign-in, and forgets it. So a vault that is
   * locked and opened again needs another prompt.
   */
  const takeSecret = () => {
    const { secret } = tab
    tab.secret = null
    return secret
  }
  const passkey: AccountPasskey = { credentialId, salt: prfSalt, takeSecret }
  const end = () => {
    tab.granted = undefined
    tab.secret = null
  }
  const send = createSender({ known, chain, config }, { digests, tab, signDigest })
  return { passkey, signHash, signInAndGrant, send, end }
}

type Signing = {
  digests: ReturnType<typeof describeDigests>
  tab: Held
  signDigest: (digest: Hex) => Promise<Hex>
}

function createSender({ known, chain, config }: OpenedAccount, { digests, tab, signDigest }: Signing) {
  const { account, firstKey } = known
  /**
   * The service sends the signed calls and pays for the transaction. Returns the transaction's
   * hash.
   */
  return async function send(calls: AccountCall[], isAgain?: boolean): Promise<Hex> {
    const [{ nonce }, deadline] = await Promise.all([chain.readState(account), findDeadline(config.rpcUrl)])
    const { granted } = tab
    const isGranted = granted && secondsNow() < granted.until && calls.every((call) => isForSession(call, config))
    const digest = digests.execute(calls, { nonce, deadline })
    const signature = await (isGranted ? granted.sign : signDigest)(digest)
    const body = { kind: 'account', firstKey, calls, deadline, signature } as const
    try {
      return (await api(passkeyCalls.sponsorCall, { body })).transactionHash
    } catch (error) {
      if (isAgain || !isAppError(error, 'sponsored-call-fails')) throw error
      // The chain may have taken another call of this account before this one.
      if ((await chain.readState(account)).nonce === nonce) {
        if (!isGranted) throw error
        // Somebody may have ended this account's sessions from another device. So the next attempt
        // asks the person for the passkey instead of using this tab's key.
        tab.granted &&= null
      }
      return send(calls, true)
    }
  }
}

function isForSession({ to, data }: AccountCall, { didRegistry }: Pick<AppConfig, 'didRegistry'>): boolean {
  return isSameAddress(to, didRegistry) && sessionSelectors.includes(data.slice(0, 10))
}
