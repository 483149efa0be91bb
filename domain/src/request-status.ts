import { z } from 'zod'

export const requestStatusSchema = z.enum(['pending', 'approved', 'rejected'])
