import type { Confirmation } from '@did/domain/attestation/revocation-record'
import { foldForSearch } from '@did/domain/fold/fold-name'
import { claimTypeLabel } from '../../texts/en/frame/names.ts'

type Found = Pick<Confirmation, 'owner' | 'holderName'> & {
  message: Pick<Confirmation['message'], 'title' | 'claimType'>
}

export function filterConfirmations<Row extends Found>(rows: readonly Row[], search: string): Row[] {
  const wanted = foldForSearch(search.trim())
  return rows.filter(({ owner, holderName, message }) =>
    [holderName ?? '', message.title, claimTypeLabel(message.claimType), owner].some((text) =>
      foldForSearch(text).includes(wanted),
    ),
  )
}
