import { createContext } from 'react'
import type { Begun } from './begin-verdict.ts'

/**
 * Passes on the questions that the page's entry asked about the link in its URL, with their
 * answers. The value is null on a page that is not about a link.
 */
export const BegunVerdict = createContext<Begun | null>(null)
