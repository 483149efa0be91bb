import { walletSession } from '@did/domain/account/session-limits'
import { writeDuration } from '@did/domain/texts/en/durations'
import { plural } from '../frame/plural.ts'

export const dashboardTexts = {
  views: {
    dashboard: 'Dashboard',
    dids: 'Manage DIDs',
    claims: 'Identity Claims',
    verification: 'Verification',
    verifier: 'Verifier Panel',
    profile: 'Your Profile',
    administration: 'Administration',
  },
  leads: {
    dids: 'The ID that your claims are attached to.',
    claims: 'One card for each fact about you.',
    verification: 'What you asked verifiers to check, and how it stands.',
    verifier: 'Claims that others asked you to check.',
    profile: 'How others here see you, and what only you see.',
    administration: 'Who may verify for others, who asks to, and what visitors wrote.',
  },
  sidebar: {
    label: 'Dashboard',
    close: 'Close menu of views',
    collapse: 'Collapse sidebar',
    expand: 'Expand sidebar',
    scan: 'Scan QR',
    restart: 'Restart Onboarding',
    debug: 'Debug Tools',
  },
  readOnly: {
    lead: 'What you will find here once you are signed in.',
    connecting: 'Connecting...',
    visitorTitle: 'You are looking around',
    visitorText: 'Connect a wallet to create your own DID and claims.',
    visitorAction: 'Connect your wallet',
    session: {
      title: 'You are connected, but not signed in',
      signing: 'Confirm the sign-in in your wallet. It costs nothing and sends no transaction.',
      none: 'Sign in with your wallet to see your profile, DID and claims. It costs nothing and sends no transaction.',
      declined: 'The signature was declined. You can sign in whenever you like.',
      expired: `You were signed out. A session ends after ${writeDuration(walletSession.idleMs)} without use, after ${writeDuration(walletSession.absoluteMs)}, or when you sign out elsewhere.`,
      unreachable: 'The server does not tell yet whether you are signed in. This page keeps asking.',
    },
    signInAction: 'Sign in',
    signingIn: 'Signing in...',
  },
  summary: {
    verified: (count: number) => `${count} verified`,
    waitingFor: (count: number, who: string) => `${count} waiting for ${who}`,
    waitingForSeveral: (count: number, verifiers: number) =>
      `${count} waiting for ${plural(verifiers, { one: '# verifier', other: '# verifiers' })}`,
    waiting: (count: number) => `${count} waiting`,
    notSent: (count: number) => `${count} not sent yet`,
    rejected: (count: number) => `${count} rejected`,
    expired: (count: number) => `${count} expired`,
    withdrawn: (count: number) => `${count} withdrawn`,
    separator: ' · ',
    toDecide: (count: number) =>
      plural(count, { one: '# request waits for your decision', other: '# requests wait for your decision' }),
    empty: 'Nothing here so far. A first claim takes a minute.',
    noDid: 'Mint your DID to start.',
  },
  loading: 'Loading your dashboard',
} as const
