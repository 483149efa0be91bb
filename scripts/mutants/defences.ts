import { accessDefences } from './access-defences.ts'
import { attestationDefences } from './attestation-defences.ts'
import { attributeDefences } from './attribute-defences.ts'
import { checkerDefences } from './checker-defences.ts'
import { circuitDefences } from './circuit-defences.ts'
import { contractDefences } from './contract-defences.ts'
import { databaseDefences } from './database-defences.ts'
import { erasureDefences } from './erasure-defences.ts'
import { gateDefences } from './gate-defences.ts'
import { historyDefences } from './history-defences.ts'
import type { Mutant } from './mutant.ts'
import { operatingDefences } from './operating-defences.ts'
import { proofDefences } from './proof-defences.ts'
import { quotaDefences } from './quota-defences.ts'
import { receivingDefences } from './receiving-defences.ts'
import { relayDefences } from './relay-defences.ts'
import { requestDefences } from './request-defences.ts'
import { rotationDefences } from './rotation-defences.ts'
import { screenDefences } from './screen-defences.ts'
import { sealingDefences } from './sealing-defences.ts'
import { shareDefences } from './share-defences.ts'
import { sharedProofDefences } from './shared-proof-defences.ts'
import { textDefences } from './text-defences.ts'
import { vaultDefences } from './vault-defences.ts'
import { verifierDefences } from './verifier-defences.ts'
import { wordingDefences } from './wording-defences.ts'

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
