import type { Person } from '@did/domain/account/user'

/** Shows a person's name with the whole address, because names can look alike. */
export function PersonLine({ username, wallet }: Person) {
  return (
    <>
      <bdi className="font-medium">{username}</bdi>
      <span className="block font-mono text-sm break-all">{wallet}</span>
    </>
  )
}
