/** The label of a claim's issuer, which is a name that the owner typed. */
export const issuerTerm = 'Aussteller, von der Person selbst genannt'
