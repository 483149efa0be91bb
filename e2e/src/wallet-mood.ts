/**
 * What happens when the page asks for something a person must confirm. `unheard`: it is confirmed and done, but the answer
 * never comes back. `shares-nothing`: connecting is confirmed with no account chosen. `forgets-page`: the person took the page's
 * permission back, and the page has not heard of it. `already-asking`: another window of the wallet waits for an answer.
 * `saves-gas`: a transaction is confirmed with less gas than it needs. `sends-nothing`: another one is sent in its place, to the person
 * themselves. `hides-chain`: the wallet does not say which network it is on.
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
  | 'hides-chain'
