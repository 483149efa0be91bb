/** Apps that open links in a window of their own, and Android's word for any such window. */
const apps =
  /\b(?:Instagram|FBAN|FBAV|FB_IAB|WhatsApp|Line|MicroMessenger|Twitter|LinkedInApp|Snapchat|BytedanceWebview|musical_ly|Pinterest|Telegram)\b|; wv\)/

/** Tells whether the page is in the window of another app, which has no wallet. */
export function isInAppWindow(userAgent: string): boolean {
  return apps.test(userAgent)
}
