export function shortenAddress(address: string): string {
  return `${address.slice(0, 6)}...${address.slice(-4)}`
}

export function unreadBadge(unread: number): string {
  if (unread === 0) return ''
  return unread > 9 ? '9+' : String(unread)
}
