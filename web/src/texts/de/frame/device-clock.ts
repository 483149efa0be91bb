const minuteMs = 60_000

export const clockTexts = {
  what: (errorMs: number) => `Die Uhr dieses Geräts geht ${span(Math.abs(errorMs))} ${errorMs > 0 ? 'vor' : 'nach'}.`,
  meaning:
    'Zeiten auf dieser Seite können falsch sein, und was ein Ende hat, kann abgelaufen aussehen. Bitte stellen Sie die Uhr.',
} as const

function span(ms: number): string {
  const minutes = Math.round(ms / minuteMs)
  if (minutes < 90) return `${minutes} Minuten`
  const hours = Math.round(minutes / 60)
  if (hours < 20) return `${hours} Stunden`
  const days = Math.round(hours / 24)
  return days === 1 ? '1 Tag' : `${days} Tage`
}
