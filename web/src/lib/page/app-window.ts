/**
 * The names of apps that open links in a window of their own, and the mark `; wv)` that Android
 * adds in every such window.
 */
const apps =
  /\b(?:Instagram|FBAN|FBAV|FB_IAB|WhatsApp|Line|MicroMessenger|Twitter|LinkedInApp|Snapchat|BytedanceWebview|musical_ly|Pinterest|Telegram)\b|; wv\)/

/** The window of another app has no wallet and no extensions. */
export function isInAppWindow(userAgent: string): boolean {
  return apps.test(userAgent)
}
