import { AppError, isAppError } from '@did/domain/errors'
import type { Hex } from '@did/domain/hex'
import { type VaultId, type VaultItemId, vaultIdSchema } from '@did/domain/ids'
import { describeItems, type StageVault, type SwitchVault } from '@did/domain/vault/save-vault'
import type { SavedVault, Vault, VaultItem, Wrapping } from '@did/domain/vault/vault'
import { randomId, toHex } from '../../../lib/bytes.ts'
import { splitItems } from '../store/backup.ts'
import { deriveItemKey, openItem, sealItem } from '../store/item.ts'
import { type OpenVault, readVaultWith, type Way } from '../store/open-vault.ts'
import { type BoundWay, createMaster, findBound, sealRoot, wrapRoot } from './wrapping.ts'

// A new master key makes sure that a removed wallet or passkey opens nothing that is stored
// afterwards. The page seals all items under a new vault id and sends them to the server in parts.
// Then the server replaces the old vault by the new one in one step. Until then, the old vault
// stays in use.

export type RotationServer = {
  read: () => Promise<Vault>
  stage: (staged: StageVault) => Promise<void>
  stageItems: (vaultId: VaultId, items: VaultItem[]) => Promise<void>
  switchTo: (names: SwitchVault, ifMatch: number) => Promise<SavedVault>
}

/**
 * `without` is the salt of the wallet or passkey that the owner removes, or null if the owner only
 * replaces the recovery code. `code` is the new recovery code, or null if the code stays.
 */
export type WaysChange = { without: Hex | null; code: Way | null }
/**
 * What a vault loses when its key is replaced: ways to open the vault that have no bound key pair,
 * and items that the present key cannot open.
 */
export type Losses = { ways: readonly Wrapping[]; items: number }
export type Plan = { kept: readonly BoundWay[]; contents: readonly Content[]; losses: Losses }
type Content = { id: VaultItemId; json: unknown }

/**
 * The attempts to replace the vault's key. An attempt fails if another tab writes to the vault
 * meanwhile, which rarely happens three times in a row.
 */
const attempts = 3

/**
 * Compares salts in lower case, because a dishonest server might change the case of the letters to
 * keep a removed way.
 */
export function isGoing(
  { kind, salt }: Wrapping,
  { without, isCodeReplaced }: { without: Hex | null; isCodeReplaced: boolean },
): boolean {
  return salt.toLowerCase() === without?.toLowerCase() || (isCodeReplaced && kind === 'recovery')
}

/**
 * Says what the vault keeps and loses when its key is replaced. `goes` tells which ways the owner
 * removes. Those ways do not count as losses.
 */
export async function planRotation(vault: OpenVault, sealed: Vault, goes: (way: Wrapping) => boolean): Promise<Plan> {
  if (sealed.vaultId !== vault.name.vaultId) throw new AppError('precondition-failed', 'This is another vault by now')
  const stays = sealed.wrappings.filter((way) => !goes(way))
  const bound = await Promise.all(stays.map((way) => findBound(vault, vault.name, way)))
  const contents = await openItems(vault, sealed)
  return {
    kept: bound.filter((way) => way !== null),
    contents,
    losses: {
      ways: stays.filter((_, place) => bound[place] === null),
      items: sealed.items.length - contents.length,
    },
  }
}

/**
 * Seals the vault under a new master key. Begins again if another tab has written to the vault
 * meanwhile. Throws if the vault would lose more than the owner has agreed to.
 */
export async function rotateVault(
  server: RotationServer,
  vault: OpenVault,
  { change, agreed }: { change: WaysChange; agreed: Losses },
): Promise<OpenVault> {
  const { without, code } = change
  const goes = (way: Wrapping) => isGoing(way, { without, isCodeReplaced: code !== null })
  for (let attempt = 1; ; attempt++) {
    const sealed = await server.read()
    const plan = await planRotation(vault, sealed, goes)
    assertAgreed(plan.losses, agreed)
    const next = await lockAnew(vault, plan, code)
    try {
      return await putInPlace(server, sealed, next)
    } catch (error) {
      if (attempt === attempts || !isAppError(error, 'precondition-failed')) throw error
    }
  }
}

function assertAgreed({ ways, items }: Losses, agreed: Losses): void {
  const isAgreed = ({ salt }: Wrapping) => agreed.ways.some((way) => way.salt === salt)
  if (!ways.every(isAgreed) || items > agreed.items)
    throw new AppError('precondition-failed', 'More would be lost than the owner has agreed to')
}

/**
 * Does not check the items' content, so that content of a newer version of the page stays complete.
 * Leaves out an item that the key does not open.
 */
async function openItems({ name, master }: OpenVault, { items }: Vault): Promise<Content[]> {
  const key = await deriveItemKey(master, name)
  const open = async ({ id, version, ciphertext }: VaultItem) => ({
    id,
    json: await openItem(key, { ...name, itemId: id, version }, ciphertext),
  })
  return (await Promise.all(items.map(open))).filter(({ json }) => json !== null)
}

type NextVault = { vault: OpenVault; items: VaultItem[] }

async function lockAnew({ name, names }: OpenVault, plan: Plan, code: Way | null): Promise<NextVault> {
  const next = { wallet: name.wallet, vaultId: vaultIdSchema.parse(randomId()) }
  const root = { master: createMaster(), names }
  const wrappings = await Promise.all([
    ...plan.kept.map((way) => sealRoot(root, next, way)),
    ...(code ? [wrapRoot(root, next, code)] : []),
  ])
  const key = await deriveItemKey(root.master, next)
  const seal = async ({ id, json }: Content) => {
    const ciphertext = await sealItem(key, { ...next, itemId: id, version: 1 }, json)
    return { id, version: 1, ciphertext }
  }
  const items = await Promise.all(plan.contents.map(seal))
  return { vault: await readVaultWith(root, { vaultId: next.vaultId, version: 0, wrappings, items }, next), items }
}

async function putInPlace(server: RotationServer, old: Vault, { vault, items }: NextVault): Promise<OpenVault> {
  const { vaultId } = vault.name
  await server.stage({ vaultId, wrappings: [...vault.wrappings], replaces: old.vaultId })
  for (const part of splitItems(items)) await server.stageItems(vaultId, part)
  const [replacedItems, stagedItems] = [await hashItems(old.items), await hashItems(items)]
  const body = { vaultId, replaces: old.vaultId, replacedItems, stagedItems }
  const { version } = await server.switchTo(body, old.version).catch(async (error: unknown) => {
    // If only the server's answer was lost, the server has still replaced the old vault by the new
    // one.
    const latest = isAppError(error, 'precondition-failed') ? null : await server.read()
    if (latest?.vaultId !== vaultId) throw error
    return latest
  })
  return { ...vault, version }
}

async function hashItems(items: readonly VaultItem[]): Promise<Hex> {
  const text = new Uint8Array(new TextEncoder().encode(describeItems(items)))
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', text)))
}
