export const proveHeading = 'Demostrar algo sin mostrarlo'
