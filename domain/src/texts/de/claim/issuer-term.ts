export const issuerTerm = 'Aussteller, von der Person selbst genannt'
