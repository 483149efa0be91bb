/**
 * The mood decides what happens when the page asks for something that a person must confirm.
 * `unheard`: it is confirmed and done, but the answer never returns. `shares-nothing`: connecting
 * is confirmed without an account. `forgets-page`: the person withdrew the page's permission, and
 * the page has not heard of it. `already-asking`: another window of the wallet waits for an answer.
 * `saves-gas`: a transaction is confirmed with less gas than it needs. `sends-nothing`: another
 * transaction is sent instead, to the person themselves. `signs-with-another`: the person switched
 * the account in the wallet's window, so another account signs. `hides-chain`: the wallet names no
 * network.
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
