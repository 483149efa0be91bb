/** The server counts days in UTC. */
export function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10)
}

/**
 * An attestation ends at midnight UTC, so today is not over. '' stands for an attestation without
 * an end.
 */
export function isDayOver(day: string, now: Date): boolean {
  return day !== '' && day < dayOf(now)
}

/** Returns the day's last second in Unix seconds, as the verifier signs it, or 0 for no end. */
export function endOf(day: string): number {
  return day === '' ? 0 : Date.parse(`${day}T23:59:59Z`) / 1000
}
