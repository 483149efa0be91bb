export const notificationTexts = {
  title: 'Notifications',
  unread: (count: number) => (count === 0 ? 'nothing unread' : `${count} unread`),
  markAllRead: 'Mark all read',
  clearAll: 'Clear all',
  empty: 'Nothing yet. News about your claims and requests appears here.',
  applicationsWait: (count: number) =>
    count === 1 ? 'An application waits for your decision' : `${count} applications wait for your decision`,
  signedOut: 'Sign in to see your notifications.',
  loadFailed: 'Your notifications could not be loaded.',
  changeFailed: { title: 'Error', description: 'Your notifications could not be changed. Please try again.' },
  isUnread: 'Unread',
  view: { label: 'View', altText: 'Open it from the list behind the bell' },
} as const
