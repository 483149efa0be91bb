import type { Config } from '../config.ts'

/** What a page may ask the browser for. `null` is for nobody, frames of other sites included. */
const permissions = {
  // The page /scan-code reads codes, and the vault opens with a passkey.
  camera: 'self',
  'publickey-credentials-create': 'self',
  'publickey-credentials-get': 'self',
  // Links are copied, and a picture of a code is pasted.
  'clipboard-read': 'self',
  'clipboard-write': 'self',
  accelerometer: null,
  'display-capture': null,
  geolocation: null,
  gyroscope: null,
  hid: null,
  magnetometer: null,
  microphone: null,
  midi: null,
  payment: null,
  serial: null,
  usb: null,
} as const

/**
 * For every answer: nothing is guessed about its type, no other site learns the address it was reached from or holds the page's window,
 * and the page may use no more of the browser than it needs.
 */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': Object.entries(permissions)
    .map(([feature, holder]) => `${feature}=(${holder ?? ''})`)
    .join(', '),
}

/**
 * A worker has the policy its own script comes with, none of the page's. Those that make proofs compile WebAssembly, which the page
 * itself need not be allowed.
 */
export const proverPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self'"

/**
 * What the page may do. Styles of libraries that insert them at run time carry the nonce, which is fresh for every answer;
 * nothing else is inline. Sockets are named beside 'self' because not every browser counts them in.
 */
export function pagePolicy(
  { publicUrl, publicRpcUrl }: Pick<Config, 'publicUrl' | 'publicRpcUrl'>,
  nonce: string,
): string {
  const socket = publicUrl.replace(/^http/, 'ws')
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    `connect-src 'self' ${socket} ${new URL(publicRpcUrl).origin}`,
    "img-src 'self' data: blob:",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
