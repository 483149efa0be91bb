/**
 * A `new` identity has nothing that is a day old. A `settled` identity has had a DID or guardians
 * for at least a day. An accredited verifier has confirmed a claim of a `vouched` identity.
 */
export type Stake = 'new' | 'settled' | 'vouched'

/**
 * `spent` is the gas of all identities. `spentUrgently` is the gas of this identity's urgent calls,
 * either by its key or by its guardians.
 */
export type Spending = { spent: bigint; gas: bigint; urgent: { stake: Stake; spentUrgently: bigint } | null }
export type SponsorGas = { perDay: bigint; reserve: bigint }

/**
 * An identity's key may use this fraction of the reserve in a day, and its guardians may use as
 * much again.
 */
const partOfOneIdentity = 5n

/**
 * The reserve is the part of the day's budget that only urgent calls may use. Passkeys cost
 * nothing, so many new identities could freeze themselves until the reserve is gone. So an identity
 * needs something that nobody can get quickly. An identity that is settled for a day may use one
 * half of the reserve, and only an identity that an accredited verifier has confirmed may use the
 * other half, too.
 */
export function isWithinBudget({ spent, gas, urgent }: Spending, { perDay, reserve }: SponsorGas): boolean {
  const ordinary = perDay - reserve
  if (spent + gas <= ordinary) return true
  if (urgent === null || urgent.spentUrgently + gas > reserve / partOfOneIdentity) return false
  return spent + gas <= ordinary + shareOf(urgent.stake, reserve)
}

function shareOf(stake: Stake, reserve: bigint): bigint {
  switch (stake) {
    case 'new':
      return 0n
    case 'settled':
      return reserve / 2n
    case 'vouched':
      return reserve
  }
}
