/** Apart from what is behind it, which few open. */
export const proveHeading = 'Prove something without showing it'
