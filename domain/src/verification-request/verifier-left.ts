/**
 * The reason of a rejection that the server stores when the asked verifier closes its account. This
 * text is a part of the claim's history, so it must never change.
 */
export const verifierLeft = 'The verifier has closed its account'
