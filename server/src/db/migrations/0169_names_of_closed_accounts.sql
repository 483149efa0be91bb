-- A person could take the username "Closed account 57", and then nobody could close the account 57. No username has a line break, so
-- nobody can take these keys. A closed account has an address that belongs to nobody.
update users set username_key = chr(10) || 'closed account ' || id
  where wallet_address = '0x' || lpad(to_hex(id), 40, '0');
