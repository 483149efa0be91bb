const day = 24 * 3600
export const guardianLimits = { most: 16, shortestDelaySeconds: day, longestDelaySeconds: 30 * day } as const

/**
 * The contract ends the freeze of an identity without guardians this many days after the owner
 * asked for the end.
 */
export const unfreezeAloneDays = 7
