import { createContext } from 'react'
import type { Begun } from './begin-verdict.ts'

/**
 * What the page's entry script asked about the link in the page's URL. The value is null if the URL
 * has no link to check.
 */
export const BegunVerdict = createContext<Begun | null>(null)
