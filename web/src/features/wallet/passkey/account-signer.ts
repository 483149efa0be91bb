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
import {
  describeDigests,
  type Grant,
  joinDigests,
  packAssertion,
  packOneOfTwo,
  packSession,
} from './account-signature.ts'
import type { OpenedAccount } from './open-account.ts'
import { createSessionKey, type SessionKey } from './session-key.ts'
import { askPasskey, prfSalt } from './webauthn.ts'

type Granted = { grant: Grant; session: SessionKey; signature: Hex }

/** The chain allows three hours. Its clock may be behind this browser's. */
const grantSeconds = 3 * 3600 - 300
const sessionSelectors: readonly string[] = [selectors.mintDID, selectors.commitClaim]

/** Signs for an account with its passkey, or with the key of this tab that a sign-in granted. */
export function createAccountSigner({ known, chain, config }: OpenedAccount) {
  const { account, credentialId, key, firstKey } = known
  const digests = describeDigests({ account, chainId: config.chainId })
  const addedKey = key.x === firstKey.x && key.y === firstKey.y ? null : key
  const secret = holdSecret()
  const grants = holdGrant()
  const signDigest = async (digest: Hex) => packAssertion(await askPasskey(credentialId, digest), addedKey)
  const wrap = (signature: Hex, isDeployed: boolean) =>
    isDeployed ? signature : chain.wrapSignature(firstKey, signature)

  /** Signs a hash as the account does for everybody else (ERC-1271). */
  async function signHash(hash: Hex): Promise<Hex> {
    const { isDeployed } = await chain.readState(account)
    return wrap(await signDigest(digests.message(hash)), isDeployed)
  }

  /** Signs the sign-in, whose text says so, together with the grant for a key of this tab. */
  async function signInAndGrant(hash: Hex): Promise<Hex> {
    const [{ isDeployed, epoch }, session] = await Promise.all([chain.readState(account), createSessionKey()])
    const grant = { x: session.x, y: session.y, until: secondsNow() + grantSeconds, epoch }
    const [message, permission] = [digests.message(hash), digests.session(grant)]
    const assertion = await askPasskey(credentialId, joinDigests(message, permission))
    const signature = packAssertion(assertion, addedKey)
    if (!grants.isEnded()) {
      secret.hold(assertion.secret)
      grants.keep({ grant, session, signature: packOneOfTwo(message, signature) })
    }
    return wrap(packOneOfTwo(permission, signature), isDeployed)
  }

  const passkey: AccountPasskey = { credentialId, salt: prfSalt, takeSecret: secret.take }
  const end = () => {
    grants.end()
    secret.take()
  }
  const send = createSender({ known, chain, config }, { digests, grants, signDigest })
  return { passkey, signHash, signInAndGrant, send, end }
}

type Signing = {
  digests: ReturnType<typeof describeDigests>
  grants: ReturnType<typeof holdGrant>
  signDigest: (digest: Hex) => Promise<Hex>
}

/** Returns the function that sends calls of an account. */
function createSender({ known, chain, config }: OpenedAccount, { digests, grants, signDigest }: Signing) {
  const { account, firstKey } = known
  const readNonce = async () => (await chain.readState(account)).nonce

  /** Hands signed calls to the service, which pays. Returns the transaction's hash. */
  async function send(calls: AccountCall[]): Promise<Hex> {
    const nonce = await readNonce()
    const byTab = calls.every((call) => isForSession(call, config)) ? grants.find() : null
    try {
      return await bring(calls, nonce, byTab)
    } catch (error) {
      if (!isAppError(error, 'sponsored-call-fails')) throw error
      const next = await readNonce()
      const isOvertaken = next !== nonce
      if (!isOvertaken && !byTab) throw error
      // The account may have ended its sessions on another device. Then the person is asked.
      if (!isOvertaken) grants.forget()
      // The chain took another call of this account first.
      return bring(calls, next, isOvertaken ? byTab : null)
    }
  }

  async function bring(calls: AccountCall[], nonce: bigint, byTab: Granted | null): Promise<Hex> {
    const deadline = await findDeadline(config.rpcUrl)
    const digest = digests.execute(calls, { nonce, deadline })
    const signature = byTab
      ? packSession(byTab.grant, await byTab.session.sign(digest), byTab.signature)
      : await signDigest(digest)
    const body = { kind: 'account', firstKey, calls, deadline, signature } as const
    return (await api(passkeyCalls.sponsorCall, { body })).transactionHash
  }

  return send
}

/** After the end, a sign-in that the person confirms late grants nothing. */
function holdGrant() {
  let held: Granted | null = null
  let hasEnded = false
  return {
    isEnded: () => hasEnded,
    keep: (granted: Granted) => {
      held = granted
    },
    find: () => (held && secondsNow() < held.grant.until ? held : null),
    forget: () => {
      held = null
    },
    end: () => {
      held = null
      hasEnded = true
    },
  }
}

/** The secret can be taken once, so that a vault that is locked again needs a prompt. */
function holdSecret() {
  let held: ReturnType<AccountPasskey['takeSecret']> = null
  return {
    hold: (secret: typeof held) => {
      held = secret
    },
    take: () => {
      const taken = held
      held = null
      return taken
    },
  }
}

function isForSession({ to, data }: AccountCall, { didRegistry }: Pick<AppConfig, 'didRegistry'>): boolean {
  return isSameAddress(to, didRegistry) && sessionSelectors.includes(data.slice(0, 10))
}
