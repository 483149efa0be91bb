import { accessDefences } from './defences/access-defences.ts'
import { attestationDefences } from './defences/attestation-defences.ts'
import { attributeDefences } from './defences/attribute-defences.ts'
import { checkerDefences } from './defences/checker-defences.ts'
import { circuitDefences } from './defences/circuit-defences.ts'
import { contractDefences } from './defences/contract-defences.ts'
import { databaseDefences } from './defences/database-defences.ts'
import { erasureDefences } from './defences/erasure-defences.ts'
import { gateDefences } from './defences/gate-defences.ts'
import { historyDefences } from './defences/history-defences.ts'
import { operatingDefences } from './defences/operating-defences.ts'
import { proofDefences } from './defences/proof-defences.ts'
import { quotaDefences } from './defences/quota-defences.ts'
import { receivingDefences } from './defences/receiving-defences.ts'
import { relayDefences } from './defences/relay-defences.ts'
import { requestDefences } from './defences/request-defences.ts'
import { rotationDefences } from './defences/rotation-defences.ts'
import { screenDefences } from './defences/screen-defences.ts'
import { sealingDefences } from './defences/sealing-defences.ts'
import { shareDefences } from './defences/share-defences.ts'
import { sharedProofDefences } from './defences/shared-proof-defences.ts'
import { textDefences } from './defences/text-defences.ts'
import { vaultDefences } from './defences/vault-defences.ts'
import { verifierDefences } from './defences/verifier-defences.ts'
import { wordingDefences } from './defences/wording-defences.ts'
import type { Mutant } from './mutant.ts'

export const mutants: readonly Mutant[] = [
  ...checkerDefences,
  ...contractDefences,
  ...accessDefences,
  ...attestationDefences,
  ...relayDefences,
  ...gateDefences,
  ...verifierDefences,
  ...erasureDefences,
  ...shareDefences,
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
