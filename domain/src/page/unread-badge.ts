export function unreadBadge(unread: number): string {
  if (unread === 0) return ''
  return unread > 9 ? '9+' : String(unread)
}
