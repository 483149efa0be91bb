/** The journeys read what a command prints in English, whatever the terminal speaks. */
export const inEnglish = { ...process.env, LC_ALL: 'C' }
