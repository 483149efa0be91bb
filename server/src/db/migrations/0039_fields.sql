-- Attestations of claims with fields have a type of their own (docs/decisions/0033). The digest of
-- an attestation covers its type, and each attestation before this migration has the first one.
alter table attestations add column primary_type text not null default 'ClaimAttestation'
  check (primary_type in ('ClaimAttestation', 'ConfirmCredential'));
alter table attestations alter column primary_type drop default;
