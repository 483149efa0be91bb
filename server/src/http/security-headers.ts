import type { Config } from '../config.ts'

/** The browser features that the page may use. `null` denies a feature to page and frames. */
const permissions = {
  // The page /scan-code needs the camera, and the page needs passkeys to open the vault.
  camera: 'self',
  'publickey-credentials-create': 'self',
  'publickey-credentials-get': 'self',
  // People copy share links and paste pictures of QR codes.
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
 * Because of these headers, browsers do not guess content types, other sites learn neither the
 * page's URL nor its window, and pages use only the browser features that they need.
 */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': Object.entries(permissions)
    .map(([feature, holder]) => `${feature}=(${holder ?? ''})`)
    .join(', '),
}

/** A worker has the policy of its own script. Only workers that make proofs compile WebAssembly. */
export const proverPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self'"

/**
 * Styles that libraries insert carry the nonce, which is fresh for every answer, and no other
 * inline style or script runs. Sockets have their own source, because 'self' does not include them
 * in every browser.
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
