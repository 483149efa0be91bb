/**
 * Events for open pages are deleted after this many days, except the newest event of each account.
 */
export const eventsKeptDays = 30
