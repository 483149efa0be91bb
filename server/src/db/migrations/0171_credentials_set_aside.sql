-- When the browser of the verifier last failed to sign the credential, which then comes last in the list of that browser, and
-- when the service found that no key can sign the credential. Both are null for a credential that nobody failed to sign.
alter table credential_offers
  add column set_aside_at timestamptz,
  add column refused_at   timestamptz;
