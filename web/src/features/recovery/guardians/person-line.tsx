import type { Person } from '@did/domain/account/user'

/** Names can look alike, so the whole address stands beside the name. */
export function PersonLine({ username, wallet }: Person) {
  return (
    <>
      <bdi className="font-medium">{username}</bdi>
      <span className="block font-mono text-sm break-all">{wallet}</span>
    </>
  )
}
