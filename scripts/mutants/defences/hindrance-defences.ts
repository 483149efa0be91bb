import type { Mutant } from '../mutant.ts'

/**
 * These defences keep a stranger from stopping what another person does, or what the service does
 * for another person.
 */
export const hindranceDefences: readonly Mutant[] = [
  {
    defence: 'nobody stops the erasure of a verifier by a username',
    file: 'server/src/modules/users/erase.ts',
    search: "username_key = chr(10) || 'closed account ' || id",
    replace: "username_key = 'closed account ' || id",
    test: 'server/test/account/closed-accounts.test.ts',
    name: 'nobody can make the erasure of a verifier fail by taking the name of a closed account as a username',
  },
  {
    defence: 'nobody takes all usernames that a new wallet could get',
    file: 'server/src/modules/users/username.ts',
    search: 'random}`]',
    replace: 'address.slice(8)}`]',
    test: 'server/test/account/users.test.ts',
    name: 'nobody can keep a wallet from a profile by taking the usernames that the page and the server generate for it',
  },
  {
    defence: 'a refused applicant hides no later application of the same name from the administrators',
    file: 'server/src/modules/notifications/erase.ts',
    search: 'created_at < ${firstOtherWaiting',
    replace: "'-infinity' < ${firstOtherWaiting",
    test: 'server/test/verifiers/verifier-applications.test.ts',
    name: 'a refused applicant who erases the account erases no notification about a later application of another person under the same name',
  },
  {
    defence: 'a reminder that always fails keeps no other owner from theirs',
    file: 'server/src/db/each-alone.ts',
    search: 'errors.push(error)',
    replace: 'throw error',
    test: 'server/test/claims/reminders.test.ts',
    name: 'a reminder that always fails does not keep other owners’ reminders from being sent, and the log names the failed step only once',
  },
]
