import type { Address, Hex } from '@did/domain/hex'
import type { IssuerKey } from '@did/domain/portable/issuer-key'
import { useQueryClient } from '@tanstack/react-query'
import type { Signer } from '../../../entities/account/account.ts'
import { useTransactionDialog } from '../../../entities/transaction/transactions.ts'
import { issuingKeyTexts as texts } from '../../../texts/en/issuing-key/issuing-keys.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { encodePublication, encodeRemoval, nameOf } from '../published/attribute.ts'
import { stopKey } from './issuing-key-calls.ts'

type Place = { registry: Address; signer: Signer }

/**
 * The wallet announces issuing keys and takes them back. The page reads the list of issuing keys
 * again after each of these transactions.
 */
export function useKeyTransactions({ registry, signer }: Place) {
  const dialog = useTransactionDialog()
  const client = useQueryClient()
  const readAgain = () => client.invalidateQueries({ queryKey: ['issuing-keys', signer.address] })
  const toCall = (encode: typeof encodePublication, { name, value }: { name: string; value: Hex }) => ({
    to: registry,
    data: encode(signer.address, { name: nameOf(name), value }),
  })
  return {
    announce: async (prepare: () => Promise<IssuerKey>) => {
      const { success, saved, title, done } = texts.make
      const outcome = await dialog.run({
        title,
        successText: success,
        savedText: saved,
        prepare,
        transaction: (key) => (key.state === 'waiting' ? toCall(encodePublication, key.attribute) : null),
        finish: async () => {},
      })
      if (outcome.status === 'success') toast(done)
      await readAgain()
    },
    revokeKey: async (key: IssuerKey) => {
      const { success, saved, title, done } = texts.revocation
      const outcome = await dialog.run({
        title,
        successText: success,
        savedText: saved,
        prepare: () => stopKey(key),
        transaction: (attribute) => attribute && toCall(encodeRemoval, attribute),
        finish: async () => {},
      })
      if (outcome.status === 'success') toast(done)
      await readAgain()
    },
  }
}
