/** Many people know the month alone, and a date always has a day. */
export const firstDay = 'The first day. If you know the month only, choose its first day.'
export const lastDay = 'The last day. If you know the month only, choose its last day.'
