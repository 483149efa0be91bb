const day = 24 * 3600
export const guardianLimits = { most: 16, shortestDelaySeconds: day, longestDelaySeconds: 30 * day } as const

/**
 * An identity without guardians can be frozen, too. The contract lets such a freeze end this many
 * days after the owner asked for its end.
 */
export const unfreezeAloneDays = 7
