/**
 * Returns the reason of a rejection for its reader. A verifier's own words stay as they are, and so
 * does our own reason, which is stored in English.
 */
export function tellRejection(reason: string): string {
  return reason
}
