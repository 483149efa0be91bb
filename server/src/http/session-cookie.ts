import { walletSession } from '@did/domain/account/session-limits'
import type { Config } from '../config.ts'
import { readCookie } from './cookie.ts'

type CookieConfig = Pick<Config, 'isHttps'>

/**
 * The prefix `__Host-` makes browsers refuse a cookie with this name from a subdomain or over http.
 */
export function cookieName({ isHttps }: CookieConfig): string {
  return isHttps ? '__Host-session' : 'did_session'
}

export function readSessionToken(config: CookieConfig, cookieHeader: string | undefined): string | null {
  return readCookie(cookieName(config), cookieHeader)
}

export function sessionCookie(config: CookieConfig, token: string): string {
  return setCookie(config, token, walletSession.absoluteMs / 1000)
}

export function clearedSessionCookie(config: CookieConfig): string {
  return setCookie(config, '', 0)
}

function setCookie(config: CookieConfig, value: string, maxAgeSeconds: number): string {
  const secure = config.isHttps ? '; Secure' : ''
  return `${cookieName(config)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}${secure}`
}
