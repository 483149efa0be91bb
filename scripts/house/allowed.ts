/**
 * Names of the API, the database and signed texts with a word that the glossary replaces. They may
 * not change any more.
 */
export const travellingNames: readonly string[] = ['withdrawal', 'withdrawal_update', 'withdrawn', 'withdrawnAt']

/**
 * Files below `web/src` that may read the device's own clock, although this clock may be wrong.
 * They only compare two readings of the clock with each other, or need no exact time.
 */
export const ownClockReaders: readonly string[] = [
  'app/shell/footer.tsx',
  'entities/did/queries.ts',
  'features/did/mint-did.ts',
  'features/onboarding/mutations.ts',
  'features/wallet/engine/browser-world.ts',
  'features/wallet/keys/account-keys.ts',
  'lib/import-again.ts',
  'lib/page/device-clock.ts',
  'lib/query/response-cache/response-cache.ts',
  'ui/toast/toast.ts',
]

/**
 * The tables of other modules that a select may join. The key is the path of the select's file
 * below `server/src/modules`. If a person reads a list page by page, the join has to be in one
 * statement. Only the module that owns a table writes to the table.
 */
export const joinsAcrossModules: Readonly<Record<string, readonly string[]>> = {
  'applications/store.ts': ['domain_proofs', 'users'],
  'auth/store.ts': ['users'],
  'claims/claim-verifiers.ts': ['attestations', 'revocations', 'users', 'verification_requests'],
  'claims/store.ts': ['attestations', 'dids', 'verification_requests'],
  'identity-control/store.ts': ['dids', 'users'],
  'notifications/store.ts': ['claims', 'verification_requests'],
  'reminders/store.ts': ['attestations', 'claims', 'verification_requests'],
  'revocations/store.ts': ['attestations', 'claims', 'dids', 'users', 'verification_requests'],
  'shares/store.ts': ['attestations', 'claims'],
  'signed-records/store.ts': ['attestations', 'claims', 'revocations', 'users', 'verification_requests'],
  'status-lists/store.ts': ['revocations'],
  'templates/store.ts': ['users'],
  'verification-requests/confirmed-before.ts': ['attestations', 'claims'],
  'verification-requests/earlier-confirmations.ts': ['attestations', 'claims'],
  'verification-requests/likely-duplicates.ts': ['attestations', 'claims', 'users'],
  'verification-requests/name-verifiers.ts': ['attestations'],
  'verification-requests/store.ts': ['attestations', 'claims', 'dids', 'revocations', 'users'],
  'verification-requests/was-asked.ts': ['claims'],
  'verifiers/store.ts': ['attribute_keys', 'users'],
}

/**
 * Numbers with a unit that English texts may write out, by the text's file. None of them is a limit
 * of the product. They are examples, forms of values, estimates, or choices in a form.
 */
export const typedNumbers: Readonly<Record<string, readonly string[]>> = {
  'proof/proof.ts': ['two letters'],
  'proof/proving.ts': ['7 days', '30 days', 'two letters'],
  'proof/statements.ts': ['18 years'],
  'reading/articles/privacy-policy.ts': ['30 days'],
  'reading/articles/use-cases.ts': ['7 days'],
  'reading/tutorials/heads.ts': ['three minutes'],
  'recovery/guardians.ts': ['42 characters'],
  'recovery/help.ts': ['within a minute'],
  'recovery/recover.ts': ['42 characters', 'Six digits'],
  'request-for-proof/asking.ts': ['15 minutes'],
  'share/another-wallet.ts': ['six digits'],
  'share/sharing.ts': ['7 days', '30 days'],
  'template/built-in-templates/learning.ts': ['40 hours'],
  'template/built-in-templates/work.ts': ['20 hours'],
  'server/src/http/docs/field-sentences.ts': ['32 bytes'],
  'transaction/transactions.ts': ['within a minute'],
  'vault/vault.ts': ['Eight groups'],
  'wallet/choose-identity.ts': ['42 characters'],
}
