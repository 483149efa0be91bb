import type { Problem } from '@did/domain/problem'

export type ForeignFailure = { type: string; body: object }

/**
 * Other software does not know our problem documents, so a failure has the words of the standard
 * for the requested address.
 */
export function toForeignFailure(url: string, problem: Problem): ForeignFailure {
  if (url.startsWith('/1.0/identifiers')) return toResolution(problem)
  const body = url.startsWith('/vc-api') ? toVcApiErrors(problem) : toOAuthError(problem)
  return { type: 'application/json', body }
}

/** Writes an error in the form of DID Resolution, section 10. */
function toResolution({ status, detail }: Problem): ForeignFailure {
  const error = { type: `https://www.w3.org/ns/did#${nameOfResolutionError(status)}`, title: detail }
  const body = { didResolutionMetadata: { error }, didDocument: null, didDocumentMetadata: {} }
  return { type: 'application/did-resolution', body }
}

function nameOfResolutionError(status: number): string {
  if (status === 404) return 'NOT_FOUND'
  return status === 400 ? 'INVALID_DID' : 'INTERNAL_ERROR'
}

/** Writes the errors of VC-API, which have the form of the data model 2.0, section 7.1. */
function toVcApiErrors({ type, title, status, detail }: Problem): object {
  const isUnreadable = status === 400 || status === 415
  const malformed = 'https://www.w3.org/TR/vc-data-model#MALFORMED_VALUE_ERROR'
  return { errors: [{ type: isUnreadable ? malformed : type, title, detail }] }
}

/** Writes an error in the form of OAuth (RFC 6749, section 5.2). */
function toOAuthError({ status, detail }: Problem): object {
  return { error: nameOfOAuthError(status), error_description: detail }
}

function nameOfOAuthError(status: number): string {
  if (status === 429 || status === 503) return 'temporarily_unavailable'
  if (status >= 500) return 'server_error'
  return status === 404 ? 'not_found' : 'invalid_request'
}
