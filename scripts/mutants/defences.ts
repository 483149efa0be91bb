import { accessDefences } from './defences/access-defences.ts'
import { attributeDefences } from './defences/attribute-defences.ts'
import { checkManyDefences } from './defences/check-many-defences.ts'
import { circuitDefences } from './defences/circuit-defences.ts'
import { contractDefences } from './defences/contract-defences.ts'
import { attestationDefences } from './defences/credentials/attestation-defences.ts'
import { checkerDefences } from './defences/credentials/checker-defences.ts'
import { collectionDefences } from './defences/credentials/collection-defences.ts'
import { credentialDefences } from './defences/credentials/credential-defences.ts'
import { historyDefences } from './defences/credentials/history-defences.ts'
import { shareDefences } from './defences/credentials/share-defences.ts'
import { sharedProofDefences } from './defences/credentials/shared-proof-defences.ts'
import { databaseDefences } from './defences/database-defences.ts'
import { erasureDefences } from './defences/erasure-defences.ts'
import { gateDefences } from './defences/gate-defences.ts'
import { operatingDefences } from './defences/operating-defences.ts'
import { proofDefences } from './defences/proof-defences.ts'
import { quotaDefences } from './defences/quota-defences.ts'
import { receivingDefences } from './defences/receiving-defences.ts'
import { relayDefences } from './defences/relay-defences.ts'
import { requestDefences } from './defences/request-defences.ts'
import { rotationDefences } from './defences/rotation-defences.ts'
import { screenDefences } from './defences/screen-defences.ts'
import { sealingDefences } from './defences/sealing-defences.ts'
import { textDefences } from './defences/text-defences.ts'
import { vaultDefences } from './defences/vault-defences.ts'
import { verifierDefences } from './defences/verifier-defences.ts'
import { wordingDefences } from './defences/wording-defences.ts'
import type { Mutant } from './mutant.ts'

export const mutants: readonly Mutant[] = [
  ...checkerDefences,
  ...checkManyDefences,
  ...contractDefences,
  ...accessDefences,
  ...attestationDefences,
  ...credentialDefences,
  ...relayDefences,
  ...gateDefences,
  ...verifierDefences,
  ...erasureDefences,
  ...shareDefences,
  ...collectionDefences,
  ...attributeDefences,
  ...proofDefences,
  ...sharedProofDefences,
  ...circuitDefences,
  ...requestDefences,
  ...historyDefences,
  ...operatingDefences,
  ...quotaDefences,
  ...textDefences,
  ...vaultDefences,
  ...databaseDefences,
  ...sealingDefences,
  ...receivingDefences,
  ...rotationDefences,
  ...wordingDefences,
  ...screenDefences,
]
