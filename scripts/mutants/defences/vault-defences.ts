import type { Mutant } from '../mutant.ts'

/**
 * These defences protect private attributes. Only those whom the owner chose can read the
 * attributes, and no attribute is lost. Some defences protect the vault, also while its key
 * changes. Others protect the commitment to the attributes, and their way to a verifier through a
 * server that may lie.
 */
export const vaultDefences: readonly Mutant[] = [
  {
    defence: 'an item of the vault opens only in its own place',
    file: 'web/src/entities/vault/store/item.ts',
    search: 'toAddress(wallet), vaultId, itemId, version)',
    replace: 'toAddress(wallet), vaultId)',
    test: 'web/src/entities/vault/store/open-vault.test.ts',
    name: 'does not open an item that was moved',
  },
  {
    defence: 'a way in opens only its own vault',
    file: 'web/src/entities/vault/keys/wrapping.ts',
    search: "describePlace('vault', kind, toAddress(wallet), vaultId, salt.toLowerCase())",
    replace: "describePlace('vault')",
    test: 'web/src/entities/vault/store/open-vault.test.ts',
    name: 'a vault does not open by a way that was moved to another vault, account, kind or salt',
  },
  {
    defence: 'a verifier signs only the commitment that it recomputed',
    file: 'web/src/entities/vault/sealed/sealed-attributes.ts',
    search: 'if (recompute(sent.data, holder, claimType) !== commitment.toLowerCase())',
    replace: 'if (recompute(sent.data, holder, claimType) === null)',
    test: 'web/src/entities/vault/sealed/sealed-attributes.test.ts',
    name: 'a verifier’s page refuses attributes whose commitment differs from the one that came with them',
  },
  {
    defence: 'an owner cannot seal what a verifier reads as no and a proof as yes',
    file: 'web/src/entities/vault/attributes/attribute-fields.ts',
    search: 'if (encoding !== encodingOf(field)) return false',
    replace: '',
    test: 'web/src/entities/vault/sealed/sealed-attributes.test.ts',
    name: 'an attribute with another encoding than its field opens for no verifier',
  },
  {
    defence: 'the owner’s browser seals to a key that the verifier’s wallet signed',
    file: 'credentials/src/attestation/attribute-key.ts',
    search: '|| lowerCase(key.verifier) !== lowerCase(verifier)) return false',
    replace: ') return false',
    test: 'credentials/src/attestation/attribute-key.test.ts',
    name: 'a verifier’s attribute key is refused when another wallet signed the key, or when the key names another verifier',
  },
  {
    defence: 'the server accepts only the commitment that the owner sent',
    file: 'server/src/modules/attestations/service.ts',
    search: 'attributes.commitment.toLowerCase() === commitment) return commitment',
    replace: 'attributes) return commitment',
    test: 'server/test/vault/attributes.test.ts',
    name: 'private attributes in a request are attested by their commitment, and an approval with another commitment is refused',
  },
  {
    defence: 'each leaf is salted',
    file: 'proofs/src/attributes/commitment.ts',
    search: 'encodeAttribute(slot.encoding, slot.value), salt]',
    replace: 'encodeAttribute(slot.encoding, slot.value), 0n]',
    test: 'proofs/src/attributes/commitment.test.ts',
    name: 'a commitment changes when a value, field, encoding, salt, slot, holder, schema or expiry changes',
  },
  {
    file: 'web/src/entities/vault/keys/rotate-vault.ts',
    defence: 'vault rotation: the new key does not derive from the old key',
    search: 'master: createMaster(), names }',
    replace: 'master: names, names }',
    test: 'web/src/entities/vault/keys/rotate-vault.test.ts',
    name: 'a recovery code that was replaced opens nothing that the vault stored later, even with an old backup',
  },
  {
    file: 'server/src/modules/vault/staging.ts',
    test: 'server/test/authorization/authorization.test.ts',
    defence: 'vault staging: another account’s staged items are out of reach',
    search: 'assertSameVault(staged, vaultId)',
    replace: 'if (!staged) return',
    name: 'POST /api/vault/staged/items > a route answers the caller “stranger”',
  },
  {
    defence: 'the registry and not the server names a verifier',
    file: 'web/src/entities/vault/sealed/recipient.ts',
    search: 'return recipient.name !== verifier.verifierOrganization',
    replace: 'return false',
    test: 'web/src/entities/vault/sealed/send-to-verifier.test.ts',
    name: 'an owner’s page names the recipient of attributes as the registry does, whatever name the server gives',
  },
  {
    defence: 'nothing is sealed for a suspended wallet',
    file: 'web/src/entities/vault/sealed/find-recipient.ts',
    search: 'isSuspended(standing))',
    replace: 'isSuspended(standing) && key === null)',
    test: 'web/src/entities/vault/sealed/send-to-verifier.test.ts',
    name: 'with a verifier that the registry has suspended',
  },
  {
    defence: 'nothing is sealed for a verifier that reports a stolen key',
    file: 'web/src/entities/vault/sealed/find-recipient.ts',
    search: "if (control.frozenSince > 0) return 'frozen'",
    replace: "if (control.frozenSince > Infinity) return 'frozen'",
    test: 'web/src/entities/vault/sealed/send-to-verifier.test.ts',
    name: 'with a verifier that reports a stolen key',
  },
  {
    defence: 'the server stores no attributes that their owner has not signed',
    file: 'server/src/modules/verification-requests/service.ts',
    search: `  if (attributes)
    await assertSharedByOwner(ctx, { claim, controller: session.signer, verifierId, attributes, claimHash })
`,
    replace: '',
    test: 'server/test/vault/attributes.test.ts',
    name: 'private attributes in a request must be signed by the claim’s owner, for this verifier and this claim',
  },
  {
    defence: 'a verifier opens no attributes with another signature than the owner’s',
    file: 'web/src/entities/vault/sealed/receive-attributes.ts',
    search: 'if (!isSigned) throw notFromOwner()',
    replace: '',
    test: 'web/src/entities/vault/sealed/receive-attributes.test.ts',
    name: 'a verifier’s page opens no attributes if a dishonest server has changed a part of them or replaced all of them',
  },
  {
    defence: 'a verifier asks the chain who owns the DID',
    file: 'web/src/entities/vault/sealed/receive-attributes.ts',
    search: 'if (holder === null || !isSameAddress(holder, owner)) throw notFromOwner()',
    replace: 'if (holder === owner) return',
    test: 'web/src/entities/vault/sealed/receive-attributes.test.ts',
    name: 'a verifier’s page opens no attributes of a wallet that does not own the DID on the chain',
  },
]
