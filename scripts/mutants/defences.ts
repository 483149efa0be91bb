import { accessDefences } from './defences/access-defences.ts'
import { boundsDefences } from './defences/bounds-defences.ts'
import { accountDefences } from './defences/contracts/account-defences.ts'
import { contractDefences } from './defences/contracts/contract-defences.ts'
import { controlDefences } from './defences/contracts/control-defences.ts'
import { attestationDefences } from './defences/credentials/attestation-defences.ts'
import { checkerDefences } from './defences/credentials/checker-defences.ts'
import { credentialDefences } from './defences/credentials/credential-defences.ts'
import { presentationDefences } from './defences/credentials/presentation-defences.ts'
import { shareDefences } from './defences/credentials/share-defences.ts'
import { subjectDefences } from './defences/credentials/subject-defences.ts'
import { deskDefences } from './defences/desk-defences.ts'
import { hindranceDefences } from './defences/hindrance-defences.ts'
import { identityDefences } from './defences/identity-defences.ts'
import { linkDefences } from './defences/link-defences.ts'
import { namedDefences } from './defences/named-defences.ts'
import { opsDefences } from './defences/ops-defences.ts'
import { answerDefences } from './defences/portable/answer-defences.ts'
import { doubleMeaningDefences } from './defences/portable/double-meaning-defences.ts'
import { foreignDefences, foreignDocumentDefences } from './defences/portable/foreign-defences.ts'
import { issuingDefences } from './defences/portable/issuing-defences.ts'
import { offlineDefences } from './defences/portable/offline-defences.ts'
import { circuitDefences } from './defences/proofs/circuit-defences.ts'
import { proofDefences } from './defences/proofs/proof-defences.ts'
import { quotaDefences } from './defences/quota-defences.ts'
import { quotedDefences } from './defences/quoted-defences.ts'
import { recoveryDefences } from './defences/recovery-defences.ts'
import { relayDefences } from './defences/relay-defences.ts'
import { signOutDefences } from './defences/sign-out-defences.ts'
import { clientDefences } from './defences/speed/client-defences.ts'
import { costDefences } from './defences/speed/cost-defences.ts'
import { inputDefences } from './defences/speed/input-defences.ts'
import { socketDefences } from './defences/speed/socket-defences.ts'
import { sponsorDefences } from './defences/sponsor-defences.ts'
import { toldDefences } from './defences/told-defences.ts'
import { vaultDefences } from './defences/vault-defences.ts'
import { verifierDefences } from './defences/verifier-defences.ts'
import { walletDefences } from './defences/wallet-defences.ts'
import type { Mutant } from './mutant.ts'

export const mutants: readonly Mutant[] = [
  ...shareDefences,
  ...attestationDefences,
  ...sponsorDefences,
  ...toldDefences,
  ...vaultDefences,
  ...opsDefences,
  ...recoveryDefences,
  ...checkerDefences,
  ...boundsDefences,
  ...linkDefences,
  ...deskDefences,
  ...quotedDefences,
  ...namedDefences,
  ...contractDefences,
  ...controlDefences,
  ...identityDefences,
  ...accountDefences,
  ...accessDefences,
  ...hindranceDefences,
  ...credentialDefences,
  ...relayDefences,
  ...signOutDefences,
  ...socketDefences,
  ...inputDefences,
  ...clientDefences,
  ...costDefences,
  ...verifierDefences,
  ...proofDefences,
  ...circuitDefences,
  ...subjectDefences,
  ...quotaDefences,
  ...doubleMeaningDefences,
  ...foreignDefences,
  ...foreignDocumentDefences,
  ...answerDefences,
  ...presentationDefences,
  ...walletDefences,
  ...issuingDefences,
  ...offlineDefences,
]
