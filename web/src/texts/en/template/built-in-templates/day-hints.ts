/** Many people know only the month of such a date, and the form needs a day as well. */
export const firstDay = 'The first day. If you know the month only, choose its first day.'
export const lastDay = 'The last day. If you know the month only, choose its last day.'
