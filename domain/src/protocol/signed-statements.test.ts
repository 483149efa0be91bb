import { expect, test } from 'vitest'
import * as statements from './signed-statements.ts'

test('the statements that wallets sign never change', () => {
  expect({ ...statements }).toEqual({
    signInStatement: 'Sign in to DID Verification. This costs nothing and sends no transaction.',
    grantingSignInStatement:
      'Sign in to DID Verification. This costs nothing. For three hours, this tab may also create your DID and record your claims without asking again.',
    vaultStatement:
      'Open my private attributes. With this signature and a copy of my sealed data anybody could read them: sign it on this site only.',
    holderStatement: 'I show somebody that this credential is mine.',
  })
})
