import * as z from 'zod/mini'
import { nameTextSchema } from '../text.ts'
import { maximumShareLabel } from './limits.ts'

/** The owner's note for whom a link is. Only the owner reads it. */
export const shareLabelSchema = nameTextSchema('This label', maximumShareLabel).check(z.minLength(1))
