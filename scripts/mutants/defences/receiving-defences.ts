import type { Mutant } from '../mutant.ts'

/**
 * Defences that keep a lying server from giving a verifier other attributes than the owner sent.
 */
export const receivingDefences: readonly Mutant[] = [
  ...(['commitment', 'holder', 'sealed'] as const).map(
    (member): Mutant => ({
      defence: `the owner signs the ${member} of shared attributes`,
      file: 'credentials/src/share/shared-attributes.ts',
      search: `  { name: '${member}', type: 'bytes32' },\n`,
      replace: '',
      project: 'credentials',
      test: 'src/share/shared-attributes.test.ts',
      name: `is refused for ${{ commitment: 'another commitment', holder: 'another holder', sealed: 'other sealed bytes' }[member]}`,
    }),
  ),
  ...(
    [
      ['verifier', 'address', 'another verifier'],
      ['claimId', 'uint64', 'another claim'],
      ['claimHash', 'bytes32', 'another wording'],
      ['keyNumber', 'uint64', 'another key number'],
    ] as const
  ).map(
    ([member, type, name]): Mutant => ({
      defence: `shared attributes are bound to their ${member}`,
      file: 'credentials/src/share/shared-attributes.ts',
      search: `  { name: '${member}', type: '${type}' },\n`,
      replace: '',
      project: 'credentials',
      test: 'src/share/shared-attributes.test.ts',
      name: `is refused for ${name}`,
    }),
  ),
  {
    defence: 'the server stores no attributes that their owner has not signed',
    file: 'server/src/modules/verification-requests/service.ts',
    search:
      '  if (attributes)\n    await assertSharedByOwner(ctx, { claim, controller: session.signer, verifierId, attributes, claimHash })\n',
    replace: '',
    project: 'server',
    test: 'test/vault/attributes.test.ts',
    name: 'must be signed by the claim’s owner, for this verifier and this claim',
  },
  {
    defence: 'the server refuses an attestation of unsigned attributes',
    file: 'server/src/modules/attestations/service.ts',
    search: 'attributes?.signed && attributes.commitment',
    replace: 'attributes && attributes.commitment',
    project: 'server',
    test: 'test/vault/attributes.test.ts',
    name: 'without the owner’s signature are marked as unsigned and cannot be attested',
  },
  {
    defence: 'a key is not replaced by one with a lower number',
    file: 'server/src/modules/attribute-keys/store.ts',
    search: 'attributeKeys.number} < ',
    replace: 'attributeKeys.number} < 5 + ',
    project: 'server',
    test: 'test/vault/attributes.test.ts',
    name: 'until a key with a higher number replaces it',
  },
  {
    defence: 'a key that has ended is not published',
    file: 'server/src/modules/attribute-keys/service.ts',
    search: 'if (key.validUntil * 1000 <= ctx.now().getTime())',
    replace: 'if (key.validUntil * 1000 <= 0)',
    project: 'server',
    test: 'test/vault/attributes.test.ts',
    name: 'needs a number, a recent date and an end within a year',
  },
  {
    defence: 'a verifier opens no attributes with another signature than the owner’s',
    file: 'web/src/entities/vault/sealed/receive-attributes.ts',
    search: 'if (!isSigned) throw notFromOwner()',
    replace: '',
    project: 'web',
    test: 'src/entities/vault/sealed/receive-attributes.test.ts',
    name: 'of which a dishonest server changed a part',
  },
  {
    defence: 'a verifier asks the chain who owns the DID',
    file: 'web/src/entities/vault/sealed/receive-attributes.ts',
    search: 'if (holder === null || !isSameAddress(holder, owner)) throw notFromOwner()',
    replace: 'if (holder === owner) return',
    project: 'web',
    test: 'src/entities/vault/sealed/receive-attributes.test.ts',
    name: 'of a wallet that, according to the chain, does not hold the DID',
  },
  {
    defence: 'a verifier opens no unsigned attributes',
    file: 'web/src/entities/vault/sealed/receive-attributes.ts',
    search: "if (!signed) throw new AppError('attributes-unsigned', 'The owner has not signed these attributes')",
    replace: "if (!signed) throw new AppError('internal', '')",
    project: 'web',
    test: 'src/entities/vault/sealed/receive-attributes.test.ts',
    name: 'that are unsigned',
  },
  {
    defence: 'a verifier opens attributes only with the key number that the owner signed',
    file: 'web/src/entities/vault/sealed/receive-attributes.ts',
    search: '.filter(({ number }) => number === signed.keyNumber)',
    replace: '',
    project: 'web',
    test: 'src/entities/vault/sealed/receive-attributes.test.ts',
    name: 'with a key of another number than the owner signed for',
  },
  {
    defence: 'a verifier signs a commitment only for its own owner and text',
    file: 'web/src/features/proof-dialog/signed-text.ts',
    search: '  assertSentForThis(shown)\n',
    replace: '',
    project: 'web',
    test: 'src/features/proof-dialog/signed-text.test.ts',
    name: 'when the attributes were opened for another holder or another text',
  },
]
