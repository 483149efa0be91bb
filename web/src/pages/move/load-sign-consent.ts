/**
 * The code with which a key signs its consent loads only when it is needed, because most visitors
 * of the page only read.
 */
export const loadSignConsent = () => import('../../features/recovery/control/sign-consent.ts')
