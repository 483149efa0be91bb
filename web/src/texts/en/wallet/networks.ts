export const networkTexts = {
  switch: 'Switch network',
  switching: 'Switching...',
  lead: 'Choose the network your wallet should be on. What you have here stays as it is.',
  search: 'Search networks...',
  list: 'Networks',
  none: 'No network found.',
  retired: 'Retired',
  current: 'Connected',
  /** Marks the network whose contracts this installation uses. */
  used: 'Used by this site',
  changed: { title: 'Network Changed', description: (name: string) => `Successfully connected to ${name}` },
  failed: {
    title: 'Network Switch Failed',
    rejected: 'Network switch was rejected. Please approve the request in your wallet.',
    pending: 'Switch request already pending in your wallet.',
    otherwise: 'Failed to switch network. Please try again.',
  },
} as const
