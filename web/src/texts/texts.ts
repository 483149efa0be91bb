/**
 * The texts of one language. The English texts set the shape: `en/` for the page alone, and
 * `domain/src/texts/en/` for the command line, too. A second language is a second folder in both
 * places, and a missing text does not compile. This file has no code, so it makes no page heavier.
 */
export type Texts = {
  'account/add-device': Translated<typeof import('./en/account/add-device.ts')>
  'account/alert-errors': Translated<typeof import('./en/account/alert-errors.ts')>
  'account/alerts': Translated<typeof import('./en/account/alerts.ts')>
  'account/dashboard': Translated<typeof import('./en/account/dashboard.ts')>
  'account/device-clock': Translated<typeof import('./en/account/device-clock.ts')>
  'account/dids': Translated<typeof import('./en/account/dids.ts')>
  'account/enter-attributes': Translated<typeof import('./en/account/enter-attributes.ts')>
  'account/guardians': Translated<typeof import('./en/account/guardians.ts')>
  'account/help': Translated<typeof import('./en/account/help.ts')>
  'account/issuing-key-errors': Translated<typeof import('./en/account/issuing-key-errors.ts')>
  'account/issuing-keys': Translated<typeof import('./en/account/issuing-keys.ts')>
  'account/move': Translated<typeof import('./en/account/move.ts')>
  'account/onboarding': Translated<typeof import('./en/account/onboarding.ts')>
  'account/passkeys': Translated<typeof import('./en/account/passkeys.ts')>
  'account/profile': Translated<typeof import('./en/account/profile.ts')>
  'account/published': Translated<typeof import('./en/account/published.ts')>
  'account/push-message': Translated<typeof import('./en/account/push-message.ts')>
  'account/recover': Translated<typeof import('./en/account/recover.ts')>
  'account/start': Translated<typeof import('./en/account/start.ts')>
  'account/trial-inbox': Translated<typeof import('./en/account/trial-inbox.ts')>
  'account/vault': Translated<typeof import('./en/account/vault.ts')>
  'account/vault-errors': Translated<typeof import('./en/account/vault-errors.ts')>
  'account/while-frozen': Translated<typeof import('./en/account/while-frozen.ts')>
  'account/your-data': Translated<typeof import('./en/account/your-data.ts')>
  'claim/add-claim': Translated<typeof import('./en/claim/add-claim.ts')>
  'claim/built-in-templates': Translated<typeof import('./en/claim/built-in-templates.ts')>
  'claim/built-in-templates/built-in-template': Translated<
    typeof import('./en/claim/built-in-templates/built-in-template.ts')
  >
  'claim/built-in-templates/learning': Translated<typeof import('./en/claim/built-in-templates/learning.ts')>
  'claim/built-in-templates/person': Translated<typeof import('./en/claim/built-in-templates/person.ts')>
  'claim/built-in-templates/work': Translated<typeof import('./en/claim/built-in-templates/work.ts')>
  'claim/check-list': Translated<typeof import('./en/claim/check-list.ts')>
  'claim/claim-details': Translated<typeof import('./en/claim/claim-details.ts')>
  'claim/claim-history': Translated<typeof import('./en/claim/claim-history.ts')>
  'claim/claims': Translated<typeof import('./en/claim/claims.ts')>
  'claim/edit-claim': Translated<typeof import('./en/claim/edit-claim.ts')>
  'claim/publishing': Translated<typeof import('./en/claim/publishing.ts')>
  'claim/templates': Translated<typeof import('./en/claim/templates.ts')>
  'claim/title-examples': Translated<typeof import('./en/claim/title-examples.ts')>
  'frame/answerer': Translated<typeof import('./en/frame/answerer.ts')>
  'frame/choose-identity': Translated<typeof import('./en/frame/choose-identity.ts')>
  'frame/common': Translated<typeof import('./en/frame/common.ts')>
  'frame/connect': Translated<typeof import('./en/frame/connect.ts')>
  'frame/connect-failures': Translated<typeof import('./en/frame/connect-failures.ts')>
  'frame/dates': Translated<typeof import('./en/frame/dates.ts')>
  'frame/debug': Translated<typeof import('./en/frame/debug.ts')>
  'frame/demo-wallet': Translated<typeof import('./en/frame/demo-wallet.ts')>
  'frame/development-keys': Translated<typeof import('./en/frame/development-keys.ts')>
  'frame/errors': Translated<typeof import('./en/frame/errors.ts')>
  'frame/names': Translated<typeof import('./en/frame/names.ts')>
  'frame/networks': Translated<typeof import('./en/frame/networks.ts')>
  'frame/notifications': Translated<typeof import('./en/frame/notifications.ts')>
  'frame/page-heads': Translated<typeof import('./en/frame/page-heads.ts')>
  'frame/pages': Translated<typeof import('./en/frame/pages.ts')>
  'frame/passkey': Translated<typeof import('./en/frame/passkey.ts')>
  'frame/passkey-errors': Translated<typeof import('./en/frame/passkey-errors.ts')>
  'frame/plural': Translated<typeof import('./en/frame/plural.ts')>
  'frame/recovery-errors': Translated<typeof import('./en/frame/recovery-errors.ts')>
  'frame/six-words': Translated<typeof import('./en/frame/six-words.ts')>
  'frame/transactions': Translated<typeof import('./en/frame/transactions.ts')>
  'frame/wallet-words': Translated<typeof import('./en/frame/wallet-words.ts')>
  'proof/answering': Translated<typeof import('./en/proof/answering.ts')>
  'proof/any-wallet': Translated<typeof import('./en/proof/any-wallet.ts')>
  'proof/asking': Translated<typeof import('./en/proof/asking.ts')>
  'proof/proof': Translated<typeof import('./en/proof/proof.ts')>
  'proof/proof-errors': Translated<typeof import('./en/proof/proof-errors.ts')>
  'proof/prove-age': Translated<typeof import('./en/proof/prove-age.ts')>
  'proof/prove-heading': Translated<typeof import('./en/proof/prove-heading.ts')>
  'proof/proved': Translated<typeof import('./en/proof/proved.ts')>
  'proof/proving': Translated<typeof import('./en/proof/proving.ts')>
  'proof/request-errors': Translated<typeof import('./en/proof/request-errors.ts')>
  'reading/article-texts': Translated<typeof import('./en/reading/article-texts.ts')>
  'reading/articles/about': Translated<typeof import('./en/reading/articles/about.ts')>
  'reading/articles/cookie-policy': Translated<typeof import('./en/reading/articles/cookie-policy.ts')>
  'reading/articles/in-your-browser': Translated<typeof import('./en/reading/articles/in-your-browser.ts')>
  'reading/articles/privacy-policy': Translated<typeof import('./en/reading/articles/privacy-policy.ts')>
  'reading/articles/security': Translated<typeof import('./en/reading/articles/security.ts')>
  'reading/articles/terms-of-service': Translated<typeof import('./en/reading/articles/terms-of-service.ts')>
  'reading/articles/use-cases': Translated<typeof import('./en/reading/articles/use-cases.ts')>
  'reading/contact': Translated<typeof import('./en/reading/contact.ts')>
  'reading/landing': Translated<typeof import('./en/reading/landing.ts')>
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
  'share/another-wallet': Translated<typeof import('./en/share/another-wallet.ts')>
  'share/check-many': Translated<typeof import('./en/share/check-many.ts')>
  'share/check-page': Translated<typeof import('./en/share/check-page.ts')>
  'share/collection': Translated<typeof import('./en/share/collection.ts')>
  'share/foreign': Translated<typeof import('./en/share/foreign.ts')>
  'share/front': Translated<typeof import('./en/share/front.ts')>
  'share/hand-out': Translated<typeof import('./en/share/hand-out.ts')>
  'share/holder-challenge': Translated<typeof import('./en/share/holder-challenge.ts')>
  'share/scan': Translated<typeof import('./en/share/scan.ts')>
  'share/share-verdict': Translated<typeof import('./en/share/share-verdict.ts')>
  'share/sharing': Translated<typeof import('./en/share/sharing.ts')>
  'share/verdict': Translated<typeof import('./en/share/verdict.ts')>
  'verification/administration': Translated<typeof import('./en/verification/administration.ts')>
  'verification/application': Translated<typeof import('./en/verification/application.ts')>
  'verification/asked-verifiers': Translated<typeof import('./en/verification/asked-verifiers.ts')>
  'verification/confirm-again': Translated<typeof import('./en/verification/confirm-again.ts')>
  'verification/given-up': Translated<typeof import('./en/verification/given-up.ts')>
  'verification/kept-by-verifier': Translated<typeof import('./en/verification/kept-by-verifier.ts')>
  'verification/own-check': Translated<typeof import('./en/verification/own-check.ts')>
  'verification/questions': Translated<typeof import('./en/verification/questions.ts')>
  'verification/register': Translated<typeof import('./en/verification/register.ts')>
  'verification/revocation': Translated<typeof import('./en/verification/revocation.ts')>
  'verification/revoking': Translated<typeof import('./en/verification/revoking.ts')>
  'verification/verification': Translated<typeof import('./en/verification/verification.ts')>
  'verification/verification-authority': Translated<typeof import('./en/verification/verification-authority.ts')>
  'verification/verification-request': Translated<typeof import('./en/verification/verification-request.ts')>
  'verification/verifier-desk': Translated<typeof import('./en/verification/verifier-desk.ts')>
  'verification/verifier-link': Translated<typeof import('./en/verification/verifier-link.ts')>
  'verification/verifier-page': Translated<typeof import('./en/verification/verifier-page.ts')>
  'verification/verifier-standing': Translated<typeof import('./en/verification/verifier-standing.ts')>
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
