export function shortAddress(address: string): string {
  return address.length > 10 ? `${address.slice(0, 6)}…${address.slice(-4)}` : address
}

export function spellOut(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/**
 * Replaces characters that hide text, or change its direction, by their codes. So a person sees
 * every character of what they sign.
 */
export function showHidden(text: string): string {
  return text.replace(
    /(?![\n\t])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (character) => `⟨U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}⟩`,
  )
}

export function formatEther(wei: bigint): string {
  const ether = Number(wei) / 1e18
  if (wei > 0n && ether < 0.000001) return 'less than 0.000001'
  return ether.toLocaleString('en-US', { maximumFractionDigits: 6 })
}
