const day = 24 * 3600
export const guardianLimits = { most: 16, shortestDelaySeconds: day, longestDelaySeconds: 30 * day } as const

/** The contract lets a freeze without guardians end this many days after the owner asked. */
export const unfreezeAloneDays = 7
