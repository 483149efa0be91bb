/** These texts appear while the server has not answered a sign-out. */
export const signOutTexts = {
  what: 'You are not signed out yet.',
  meaning:
    'The server has not answered. This page asks again by itself, so keep it open. Until this notice is gone, whoever uses this browser can open your account, even after the browser was closed. If you have to leave, delete this site’s cookies in the browser’s settings. That also deletes the links, drafts and keys that this browser keeps for you.',
  over: { title: 'You are signed out.', description: 'Your session has ended and no longer counts.' },
} as const
