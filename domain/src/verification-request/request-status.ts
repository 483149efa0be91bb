import * as z from 'zod/mini'

export const requestStatusSchema = z.enum(['pending', 'approved', 'rejected'])
