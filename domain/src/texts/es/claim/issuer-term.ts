/** The label of a claim's issuer, which is a name that the owner typed. */
export const issuerTerm = 'Emisor, tal como lo escribió su titular'
