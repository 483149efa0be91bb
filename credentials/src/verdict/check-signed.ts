import { attestationDomain } from '@did/domain/protocol/signing-domain'
import { type AttestationCheck, checkAttestation } from '../attestation/claim-attestation.ts'
import { createChainReader, type Fetch } from '../chain/chain-reader.ts'
import type { Installation } from '../chain/installation.ts'
import { findAnchor } from '../chain/registry-log.ts'
import { type ContractSignatureJudge, judgeContractSignature } from '../signature/contract-signature.ts'
import { pinReader } from './ask-chain.ts'
import { andThen } from './fact.ts'
import type { AttestedClaim } from './find-revocation.ts'

type Signed = Pick<AttestedClaim, 'primaryType' | 'message' | 'signature' | 'anchorBlock'>

/**
 * Checks that the verifier signed a claim, for somebody who needs no whole verdict. Asks the chain
 * only if the verifier's own key did not sign. Never throws.
 */
export function checkSigned(
  { primaryType, message, signature, anchorBlock }: Signed,
  { installation, fetch }: { installation: Installation; fetch: Fetch },
): Promise<AttestationCheck> {
  const { chainId, didRegistry, rpcUrl } = installation
  // A contract wallet's keys may change, so its signature is judged as of the time when it signed.
  const judge: ContractSignatureJudge = (asked) => {
    const askChain = pinReader(createChainReader({ rpcUrl, fetch }), chainId)
    const place = { ...installation, digest: asked.digest, hint: anchorBlock }
    const anchor = askChain((reader) => findAnchor(reader, place))
    return andThen(anchor, (at) =>
      askChain((reader) => judgeContractSignature(reader, asked, at && { ...at, didRegistry })),
    )
  }
  return checkAttestation(attestationDomain(installation), { primaryType, message, signature }, judge)
}
