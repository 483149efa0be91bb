/**
 * The texts of one language. The English texts set the shape: `en/` for the page alone, and
 * `domain/src/texts/en/` for the command line, too. A second language is a second folder in both
 * places, and a missing text does not compile. This file has no code, so it makes no page heavier.
 */
export type Texts = {
  'account/while-frozen': Translated<typeof import('./en/account/while-frozen.ts')>
  'administration/administration': Translated<typeof import('./en/administration/administration.ts')>
  'age/prove-age': Translated<typeof import('./en/age/prove-age.ts')>
  'alerts/alert-errors': Translated<typeof import('./en/alerts/alert-errors.ts')>
  'alerts/alerts': Translated<typeof import('./en/alerts/alerts.ts')>
  'alerts/push-message': Translated<typeof import('./en/alerts/push-message.ts')>
  'alerts/trial-inbox': Translated<typeof import('./en/alerts/trial-inbox.ts')>
  'any-wallet/any-wallet': Translated<typeof import('./en/any-wallet/any-wallet.ts')>
  'check/check-many': Translated<typeof import('./en/check/check-many.ts')>
  'check/check-page': Translated<typeof import('./en/check/check-page.ts')>
  'claim/add-claim': Translated<typeof import('./en/claim/add-claim.ts')>
  'claim/claim-details': Translated<typeof import('./en/claim/claim-details.ts')>
  'claim/claim-history': Translated<typeof import('./en/claim/claim-history.ts')>
  'claim/claims': Translated<typeof import('./en/claim/claims.ts')>
  'claim/edit-claim': Translated<typeof import('./en/claim/edit-claim.ts')>
  'claim/title-examples': Translated<typeof import('./en/claim/title-examples.ts')>
  'contact/contact': Translated<typeof import('./en/contact/contact.ts')>
  'dashboard/dashboard': Translated<typeof import('./en/dashboard/dashboard.ts')>
  'debug/debug': Translated<typeof import('./en/debug/debug.ts')>
  'did/dids': Translated<typeof import('./en/did/dids.ts')>
  'foreign/foreign': Translated<typeof import('./en/foreign/foreign.ts')>
  'frame/common': Translated<typeof import('./en/frame/common.ts')>
  'frame/dates': Translated<typeof import('./en/frame/dates.ts')>
  'frame/device-clock': Translated<typeof import('./en/frame/device-clock.ts')>
  'frame/errors': Translated<typeof import('./en/frame/errors.ts')>
  'frame/names': Translated<typeof import('./en/frame/names.ts')>
  'frame/page-heads': Translated<typeof import('./en/frame/page-heads.ts')>
  'frame/pages': Translated<typeof import('./en/frame/pages.ts')>
  'frame/plural': Translated<typeof import('./en/frame/plural.ts')>
  'holder-challenge/holder-challenge': Translated<typeof import('./en/holder-challenge/holder-challenge.ts')>
  'home/landing': Translated<typeof import('./en/home/landing.ts')>
  'home/prove-heading': Translated<typeof import('./en/home/prove-heading.ts')>
  'home/start': Translated<typeof import('./en/home/start.ts')>
  'issuing-key/issuing-key-errors': Translated<typeof import('./en/issuing-key/issuing-key-errors.ts')>
  'issuing-key/issuing-keys': Translated<typeof import('./en/issuing-key/issuing-keys.ts')>
  'move/move': Translated<typeof import('./en/move/move.ts')>
  'notifications/answerer': Translated<typeof import('./en/notifications/answerer.ts')>
  'notifications/notifications': Translated<typeof import('./en/notifications/notifications.ts')>
  'onboarding/onboarding': Translated<typeof import('./en/onboarding/onboarding.ts')>
  'profile/profile': Translated<typeof import('./en/profile/profile.ts')>
  'profile/published': Translated<typeof import('./en/profile/published.ts')>
  'profile/your-data': Translated<typeof import('./en/profile/your-data.ts')>
  'proof/proof': Translated<typeof import('./en/proof/proof.ts')>
  'proof/proof-errors': Translated<typeof import('./en/proof/proof-errors.ts')>
  'proof/proving': Translated<typeof import('./en/proof/proving.ts')>
  'reading/article-texts': Translated<typeof import('./en/reading/article-texts.ts')>
  'reading/articles/about': Translated<typeof import('./en/reading/articles/about.ts')>
  'reading/articles/cookie-policy': Translated<typeof import('./en/reading/articles/cookie-policy.ts')>
  'reading/articles/in-your-browser': Translated<typeof import('./en/reading/articles/in-your-browser.ts')>
  'reading/articles/privacy-policy': Translated<typeof import('./en/reading/articles/privacy-policy.ts')>
  'reading/articles/security': Translated<typeof import('./en/reading/articles/security.ts')>
  'reading/articles/terms-of-service': Translated<typeof import('./en/reading/articles/terms-of-service.ts')>
  'reading/articles/use-cases': Translated<typeof import('./en/reading/articles/use-cases.ts')>
  'reading/tutorials/becoming-a-verifier': Translated<typeof import('./en/reading/tutorials/becoming-a-verifier.ts')>
  'reading/tutorials/creating-your-first-did': Translated<
    typeof import('./en/reading/tutorials/creating-your-first-did.ts')
  >
  'reading/tutorials/heads': Translated<typeof import('./en/reading/tutorials/heads.ts')>
  'reading/tutorials/introduction-to-dids': Translated<typeof import('./en/reading/tutorials/introduction-to-dids.ts')>
  'reading/tutorials/managing-claims': Translated<typeof import('./en/reading/tutorials/managing-claims.ts')>
  'reading/tutorials/selective-disclosure': Translated<typeof import('./en/reading/tutorials/selective-disclosure.ts')>
  'reading/tutorials/zero-knowledge-proofs': Translated<
    typeof import('./en/reading/tutorials/zero-knowledge-proofs.ts')
  >
  'recovery/guardians': Translated<typeof import('./en/recovery/guardians.ts')>
  'recovery/help': Translated<typeof import('./en/recovery/help.ts')>
  'recovery/recover': Translated<typeof import('./en/recovery/recover.ts')>
  'recovery/recovery-errors': Translated<typeof import('./en/recovery/recovery-errors.ts')>
  'register/register': Translated<typeof import('./en/register/register.ts')>
  'request-for-proof/answering': Translated<typeof import('./en/request-for-proof/answering.ts')>
  'request-for-proof/asking': Translated<typeof import('./en/request-for-proof/asking.ts')>
  'request-for-proof/request-errors': Translated<typeof import('./en/request-for-proof/request-errors.ts')>
  'revocation/given-up': Translated<typeof import('./en/revocation/given-up.ts')>
  'revocation/revocation': Translated<typeof import('./en/revocation/revocation.ts')>
  'revocation/revoking': Translated<typeof import('./en/revocation/revoking.ts')>
  'scan/scan': Translated<typeof import('./en/scan/scan.ts')>
  'share/another-wallet': Translated<typeof import('./en/share/another-wallet.ts')>
  'share/front': Translated<typeof import('./en/share/front.ts')>
  'share/hand-out': Translated<typeof import('./en/share/hand-out.ts')>
  'share/sharing': Translated<typeof import('./en/share/sharing.ts')>
  'six-words/six-words': Translated<typeof import('./en/six-words/six-words.ts')>
  'template/built-in-templates': Translated<typeof import('./en/template/built-in-templates.ts')>
  'template/built-in-templates/built-in-template': Translated<
    typeof import('./en/template/built-in-templates/built-in-template.ts')
  >
  'template/built-in-templates/learning': Translated<typeof import('./en/template/built-in-templates/learning.ts')>
  'template/built-in-templates/person': Translated<typeof import('./en/template/built-in-templates/person.ts')>
  'template/built-in-templates/work': Translated<typeof import('./en/template/built-in-templates/work.ts')>
  'template/publishing': Translated<typeof import('./en/template/publishing.ts')>
  'template/templates': Translated<typeof import('./en/template/templates.ts')>
  'transaction/transactions': Translated<typeof import('./en/transaction/transactions.ts')>
  'vault/enter-attributes': Translated<typeof import('./en/vault/enter-attributes.ts')>
  'vault/vault': Translated<typeof import('./en/vault/vault.ts')>
  'vault/vault-errors': Translated<typeof import('./en/vault/vault-errors.ts')>
  'verdict/check-list': Translated<typeof import('./en/verdict/check-list.ts')>
  'verdict/collection-page': Translated<typeof import('./en/verdict/collection-page.ts')>
  'verdict/development-keys': Translated<typeof import('./en/verdict/development-keys.ts')>
  'verdict/own-check': Translated<typeof import('./en/verdict/own-check.ts')>
  'verdict/proved': Translated<typeof import('./en/verdict/proved.ts')>
  'verdict/share-verdict': Translated<typeof import('./en/verdict/share-verdict.ts')>
  'verdict/verdict': Translated<typeof import('./en/verdict/verdict.ts')>
  'verification/asked-verifiers': Translated<typeof import('./en/verification/asked-verifiers.ts')>
  'verification/confirm-again': Translated<typeof import('./en/verification/confirm-again.ts')>
  'verification/kept-by-verifier': Translated<typeof import('./en/verification/kept-by-verifier.ts')>
  'verification/questions': Translated<typeof import('./en/verification/questions.ts')>
  'verification/verification': Translated<typeof import('./en/verification/verification.ts')>
  'verification/verification-authority': Translated<typeof import('./en/verification/verification-authority.ts')>
  'verification/verification-request': Translated<typeof import('./en/verification/verification-request.ts')>
  'verification/verifier-desk': Translated<typeof import('./en/verification/verifier-desk.ts')>
  'verifier/application': Translated<typeof import('./en/verifier/application.ts')>
  'verifier/verifier-link': Translated<typeof import('./en/verifier/verifier-link.ts')>
  'verifier/verifier-page': Translated<typeof import('./en/verifier/verifier-page.ts')>
  'verifier/verifier-standing': Translated<typeof import('./en/verifier/verifier-standing.ts')>
  'wallet/add-device': Translated<typeof import('./en/wallet/add-device.ts')>
  'wallet/choose-identity': Translated<typeof import('./en/wallet/choose-identity.ts')>
  'wallet/connect': Translated<typeof import('./en/wallet/connect.ts')>
  'wallet/connect-failures': Translated<typeof import('./en/wallet/connect-failures.ts')>
  'wallet/demo-wallet': Translated<typeof import('./en/wallet/demo-wallet.ts')>
  'wallet/networks': Translated<typeof import('./en/wallet/networks.ts')>
  'wallet/passkey': Translated<typeof import('./en/wallet/passkey.ts')>
  'wallet/passkey-errors': Translated<typeof import('./en/wallet/passkey-errors.ts')>
  'wallet/passkeys': Translated<typeof import('./en/wallet/passkeys.ts')>
  'wallet/wallet-words': Translated<typeof import('./en/wallet/wallet-words.ts')>
  'claim/issuer-term': Translated<typeof import('@did/domain/texts/en/claim/issuer-term')>
  'claim/leaves': Translated<typeof import('@did/domain/texts/en/claim/leaves')>
  'country-names': Translated<typeof import('@did/domain/texts/en/country-names')>
  'proof/attribute-names': Translated<typeof import('@did/domain/texts/en/proof/attribute-names')>
  'proof/derived-facts': Translated<typeof import('@did/domain/texts/en/proof/derived-facts')>
  'proof/statement-with-age': Translated<typeof import('@did/domain/texts/en/proof/statement-with-age')>
  'proof/statements': Translated<typeof import('@did/domain/texts/en/proof/statements')>
  'verdict/collection': Translated<typeof import('@did/domain/texts/en/verdict/collection')>
  'verdict/foreign': Translated<typeof import('@did/domain/texts/en/verdict/foreign')>
  'verdict/headlines': Translated<typeof import('@did/domain/texts/en/verdict/headlines')>
  'verdict/holder-challenge': Translated<typeof import('@did/domain/texts/en/verdict/holder-challenge')>
  'verdict/labels': Translated<typeof import('@did/domain/texts/en/verdict/labels')>
  'verdict/own-name': Translated<typeof import('@did/domain/texts/en/verdict/own-name')>
  'verdict/presentation': Translated<typeof import('@did/domain/texts/en/verdict/presentation')>
  'verdict/sentences': Translated<typeof import('@did/domain/texts/en/verdict/sentences')>
  'verdict/told': Translated<typeof import('@did/domain/texts/en/verdict/told')>
  'verdict/whose': Translated<typeof import('@did/domain/texts/en/verdict/whose')>
}

/** The same members with any words, because the English words are literal types. */
type Translated<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Words
    ? (...values: Values) => Translated<Words>
    : { readonly [Member in keyof T]: Translated<T[Member]> }
