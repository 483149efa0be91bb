import * as z from 'zod/mini'
import { nameTextSchema } from '../text.ts'
import { maximumShareLabel } from './share-label-length.ts'

/** Says for whom a link is. Only its owner reads it. */
export const shareLabelSchema = nameTextSchema('This label', maximumShareLabel).check(z.minLength(1))
