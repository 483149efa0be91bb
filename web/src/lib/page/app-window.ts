/**
 * Matches the names of apps that open links in a window of their own, and the mark `; wv)` that
 * Android adds in every such window.
 */
const apps =
  /\b(?:Instagram|FBAN|FBAV|FB_IAB|WhatsApp|Line|MicroMessenger|Twitter|LinkedInApp|Snapchat|BytedanceWebview|musical_ly|Pinterest|Telegram)\b|; wv\)/

/**
 * Tells whether the page is in another app's window. Such a window has no wallet and no extensions.
 */
export function isInAppWindow(userAgent: string): boolean {
  return apps.test(userAgent)
}
