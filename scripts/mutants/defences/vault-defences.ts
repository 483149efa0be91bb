import type { Mutant } from '../mutant.ts'

/** Defences that keep private attributes private, complete, and in the hands of their owner. */
export const vaultDefences: readonly Mutant[] = [
  {
    defence: 'an item of the vault opens only in its own place',
    file: 'web/src/entities/vault/store/item.ts',
    search: 'toAddress(wallet), vaultId, itemId, version)',
    replace: 'toAddress(wallet), vaultId)',
    project: 'web',
    test: 'src/entities/vault/store/open-vault.test.ts',
    name: 'does not open an item that was moved',
  },
  {
    defence: 'a way in opens only its own vault',
    file: 'web/src/entities/vault/keys/wrapping.ts',
    search: "describePlace('vault', kind, toAddress(wallet), vaultId, salt.toLowerCase())",
    replace: "describePlace('vault')",
    project: 'web',
    test: 'src/entities/vault/store/open-vault.test.ts',
    name: 'does not open a way in that was moved',
  },
  {
    defence: 'a verifier signs only the commitment that it recomputed',
    file: 'web/src/entities/vault/sealed/sealed-attributes.ts',
    search: 'if (recompute(sent.data, holder, claimType) !== commitment.toLowerCase())',
    replace: 'if (recompute(sent.data, holder, claimType) === null)',
    project: 'web',
    test: 'src/entities/vault/sealed/sealed-attributes.test.ts',
    name: 'refused when they do not lead to the commitment',
  },
  {
    defence: 'the owner’s browser seals to a key that the verifier’s wallet signed',
    file: 'credentials/src/attestation/attribute-key.ts',
    search: '|| lowerCase(key.verifier) !== lowerCase(verifier)) return false',
    replace: ') return false',
    project: 'credentials',
    test: 'src/attestation/attribute-key.test.ts',
    name: 'a verifier’s attribute key > a verifier’s attribute key is accepted only from the wallet that signed it, and only as its own key',
  },
  {
    defence: 'the server accepts only the commitment that the owner sent',
    file: 'server/src/modules/attestations/service.ts',
    search: 'attributes.commitment.toLowerCase() === commitment) return commitment',
    replace: 'attributes) return commitment',
    project: 'server',
    test: 'test/vault/attributes.test.ts',
    name: 'private attributes in a request are attested by their commitment, and another commitment is refused',
  },
]
