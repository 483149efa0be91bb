import { AppError } from '@did/domain/errors'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A page of another origin may send our cookie with its request, but the browser then names that
 * page's origin in the request.
 */
export function assertOrigin(method: string, origin: string | undefined, publicUrl: string): void {
  if (safeMethods.has(method) || origin === publicUrl) return
  throw new AppError('foreign-origin', `Requests that change something must come from ${publicUrl}`)
}

const loopbackName = /^(localhost|127(\.\d{1,3}){3}|\[::1\]|[a-z0-9-]+\.localhost)(:\d+)?$/i

/**
 * A request to another name of this machine is redirected, because cookies and sign-ins belong to
 * one host name.
 */
export function isOtherLoopbackName(host: string | undefined, publicUrl: string): boolean {
  const own = new URL(publicUrl).host
  return host !== undefined && host.toLowerCase() !== own && loopbackName.test(own) && loopbackName.test(host)
}
