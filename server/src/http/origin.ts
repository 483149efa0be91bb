import { AppError } from '@did/domain/errors'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** A page of another site can send requests with our cookie; the browser says where they come from. */
export function assertOrigin(method: string, origin: string | undefined, publicUrl: string): void {
  if (safeMethods.has(method) || origin === publicUrl) return
  throw new AppError('foreign-origin', `Requests that change something must come from ${publicUrl}`)
}

const loopbackName = /^(localhost|127(\.\d{1,3}){3}|\[::1\]|[a-z0-9-]+\.localhost)(:\d+)?$/i

/**
 * True for this machine's other names. Cookies and sign-in messages belong to one of them only, so a page that was opened under
 * another is sent on.
 */
export function isOtherLoopbackName(host: string | undefined, publicUrl: string): boolean {
  const own = new URL(publicUrl).host
  return host !== undefined && host.toLowerCase() !== own && loopbackName.test(own) && loopbackName.test(host)
}
