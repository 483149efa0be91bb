/**
 * The mood decides what happens when the page asks for something that a person must confirm.
 * `unheard`: the person confirms and the wallet does it, but the page never gets the answer.
 * `shares-nothing`: the person confirms the connection but shares no account.
 * `forgets-page`: the person withdrew the page's permission, and the page does not know yet.
 * `already-asking`: another window of the wallet waits for an answer.
 * `saves-gas`: the person confirms a transaction with less gas than it needs.
 * `sends-nothing`: the wallet sends another transaction instead, to the person's own address.
 * `signs-with-another`: the person switched the account in the wallet's window, so another account
 * signs.
 * `hides-chain`: the wallet names no network.
 */
export type Mood =
  | 'approve'
  | 'reject'
  | 'unheard'
  | 'shares-nothing'
  | 'forgets-page'
  | 'already-asking'
  | 'saves-gas'
  | 'sends-nothing'
  | 'signs-with-another'
  | 'hides-chain'
