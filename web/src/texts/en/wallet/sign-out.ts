import { walletSession } from '@did/domain/account/session-limits'
import { writeDuration } from '@did/domain/texts/en/durations'

/** These texts appear while the server has not answered a sign-out. */
export const signOutTexts = {
  what: 'You are not signed out yet.',
  meaning: `The server has not answered, so your session still counts. This page asks again by itself. Until this notice is gone, whoever uses this browser can open your account. Keep this page open. If you have to leave, delete this site’s cookies in the settings of the browser. That also deletes what this browser keeps for you, such as links, drafts, a key for other people’s wallets or a recovery that you have begun. Closing the browser does not sign you out. A session ends after ${writeDuration(walletSession.absoluteMs)} at the latest.`,
  over: { title: 'You are signed out.', description: 'Your session has ended and no longer counts.' },
} as const
