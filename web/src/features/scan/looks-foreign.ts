import { maximumForeignBytes, maximumTextFileBytes } from '@did/domain/portable/limits'

/**
 * This file or text looks like a credential of other people's software. `name` is the file's name,
 * or null for a text.
 */
export type ForeignBrought = { kind: 'foreign'; text: string; name: string | null }

const jwt = /^eyJ[\w-]+\.[\w-]+\.[\w-]*(?:~[\w.~-]*)?$/

/**
 * Tells whether a text can be a credential of other people's software: a JWT, an SD-JWT, or JSON of
 * W3C's data model. Only for such a text does the page load the larger code that reads it.
 */
export function looksForeign(text: string): boolean {
  if (text.length > maximumForeignBytes) return false
  const trimmed = text.trim()
  return jwt.test(trimmed) || (trimmed.startsWith('{') && /"(?:Enveloped)?VerifiableCredential"/.test(trimmed))
}

/** Returns null for a file that cannot be or contain a credential. */
export async function readForeignFile(file: File): Promise<ForeignBrought | null> {
  const { name, type, size } = file
  if (size > maximumTextFileBytes) return null
  const text = type.startsWith('image/') || /\.(?:png|svg)$/i.test(name) ? await readPictures(file) : await file.text()
  return text !== null && looksForeign(text) ? { kind: 'foreign', text, name } : null
}

async function readPictures(file: File): Promise<string | null> {
  const [bytes, { readBaked }] = await Promise.all([file.arrayBuffer(), import('@did/credentials/foreign/read-baked')])
  return readBaked(new Uint8Array(bytes))
}
