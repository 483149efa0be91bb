/** A command's output is in English in the tests, whatever the language of the terminal. */
export const inEnglish = { ...process.env, LC_ALL: 'C' }
