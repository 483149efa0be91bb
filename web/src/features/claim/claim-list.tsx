import type { Claim } from '@did/domain/claim/claim'
import type { ClaimId } from '@did/domain/ids'
import { useState } from 'react'
import { ClaimCard } from './claim-card.tsx'
import { ClaimFilter } from './claim-filter.tsx'
import { claimGridClass } from './claim-grid-class.ts'
import { filterClaims, listClaimTypes } from './filter-claims.ts'

type ClaimListProps = {
  claims: readonly Claim[]
  hrefOf: (id: ClaimId) => string
  canRecord: (claim: Claim) => boolean
  onRecord: (claim: Claim) => void
}

export function ClaimList({ claims, hrefOf, canRecord, onRecord }: ClaimListProps) {
  const [type, setType] = useState('all')
  const types = listClaimTypes(claims)
  const shown = types.length > 1 ? filterClaims(claims, type) : claims
  return (
    <>
      {types.length > 1 && <ClaimFilter value={type} types={types} found={shown.length} onChange={setType} />}
      <ul className={claimGridClass}>
        {shown.map((claim) => (
          <li key={claim.id} className="flex min-w-0 *:flex-1">
            <ClaimCard
              claim={claim}
              detailHref={hrefOf(claim.id)}
              onRecord={canRecord(claim) ? () => onRecord(claim) : undefined}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
