/**
 * The server stores this as the reason of a rejection when the asked verifier has closed its
 * account. It is a part of the claim's history, so it never changes.
 */
export const verifierLeft = 'The verifier has closed its account'
