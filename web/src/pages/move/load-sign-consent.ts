/**
 * Loads the code with which a key signs its consent. It loads on demand, because most visitors of
 * the page only read.
 */
export const loadSignConsent = () => import('../../features/recovery/control/sign-consent.ts')
