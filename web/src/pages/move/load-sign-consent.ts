/** Both keys sign, and most visitors of the page only read. */
export const loadSignConsent = () => import('../../features/recovery/control/sign-consent.ts')
