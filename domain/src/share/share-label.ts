import * as z from 'zod/mini'
import { nameTextSchema } from '../text.ts'
import { maximumShareLabel } from './limits.ts'

/** The owner's note about whom a link is for. Only the owner reads the note. */
export const shareLabelSchema = nameTextSchema('This label', maximumShareLabel).check(z.minLength(1))
