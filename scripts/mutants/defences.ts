import { accessDefences } from './access-defences.ts'
import { attestationDefences } from './attestation-defences.ts'
import { checkerDefences } from './checker-defences.ts'
import { contractDefences } from './contract-defences.ts'
import { erasureDefences } from './erasure-defences.ts'
import { historyDefences } from './history-defences.ts'
import type { Mutant } from './mutant.ts'
import { proofDefences } from './proof-defences.ts'
import { shareDefences } from './share-defences.ts'
import { vaultDefences } from './vault-defences.ts'
import { verifierDefences } from './verifier-defences.ts'

export const mutants: readonly Mutant[] = [
  ...checkerDefences,
  ...contractDefences,
  ...accessDefences,
  ...attestationDefences,
  ...verifierDefences,
  ...erasureDefences,
  ...shareDefences,
  ...proofDefences,
  ...historyDefences,
  ...vaultDefences,
]
