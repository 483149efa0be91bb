import { createContext } from 'react'
import type { Begun } from './begin-verdict.ts'

/**
 * This value has what the page's entry asked about the link in its URL. Null on every other page.
 */
export const BegunVerdict = createContext<Begun | null>(null)
