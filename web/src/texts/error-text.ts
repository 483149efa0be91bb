/** The type of an error decides its icon and its title. */
export type ErrorType =
  | 'connection'
  | 'authentication'
  | 'verification'
  | 'claim'
  | 'wallet'
  | 'transaction'
  | 'server'
  | 'unknown'

export type ErrorText = { type: ErrorType; text: string }
