-- Somebody asks a wallet of other people's software to show a claim (OpenID4VP 1.0). Rows are deleted an hour after their end,
-- with what the wallet showed.
create table presentation_requests (
  -- 16 random bytes: whoever sees the QR code knows them
  id                 text primary key,
  -- only the asker knows this secret, and reads the outcome with it
  secret_hash        bytes32 not null,
  configuration      text not null,
  -- null for the basic details
  claims             jsonb,
  client_id          text not null,
  nonce              text not null,
  is_same_device     boolean not null,
  created_at         timestamptz not null default now(),
  expires_at         timestamptz not null,
  -- the private half of the key that the answer is encrypted to, as long as the request is open
  decryption_key     jsonb,
  answered_at        timestamptz,
  -- what the wallet's answer was worth, and what the wallet showed
  outcome            jsonb,
  -- the wallet leads the person back to the page with this code
  response_code_hash bytes32,
  constraint an_answered_request_has_an_outcome check ((answered_at is null) = (outcome is null)),
  constraint an_answered_request_has_no_key check (answered_at is null or decryption_key is null)
);
create index presentation_requests_by_end on presentation_requests (expires_at);
