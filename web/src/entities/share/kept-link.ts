import type { ShareId } from '@did/domain/ids'
import { findContent, type OpenVault, saveContent, type VaultServer } from '../vault/store/open-vault.ts'

const labelLink = (id: ShareId) => `link:${id}`

/** The owner can show the link again on every device that opens the vault. */
export async function sealLink(
  server: VaultServer,
  vault: OpenVault,
  { id, url }: { id: ShareId; url: string },
): Promise<OpenVault> {
  if ((await findSealedLink(vault, id)) === url) return vault
  return saveContent(server, vault, { label: labelLink(id), content: { kind: 'link', shareId: id, url } })
}

/** Returns the link of a share or of a collection, or null if the vault does not hold this link. */
export async function findSealedLink(vault: OpenVault, id: ShareId): Promise<string | null> {
  const content = await findContent(vault, labelLink(id))
  return content?.kind === 'link' ? content.url : null
}
