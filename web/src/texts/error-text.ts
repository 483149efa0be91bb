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

export const connection = (text: string): ErrorText => ({ type: 'connection', text })
export const authentication = (text: string): ErrorText => ({ type: 'authentication', text })
export const verification = (text: string): ErrorText => ({ type: 'verification', text })
export const claim = (text: string): ErrorText => ({ type: 'claim', text })
export const wallet = (text: string): ErrorText => ({ type: 'wallet', text })
export const transaction = (text: string): ErrorText => ({ type: 'transaction', text })
export const server = (text: string): ErrorText => ({ type: 'server', text })
