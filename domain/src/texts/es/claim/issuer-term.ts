export const issuerTerm = 'Emisor, tal como lo escribió su titular'
