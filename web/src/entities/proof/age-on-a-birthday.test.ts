import { domain, shareId } from '@did/credentials/test/fixtures'
import { attributeRoot, commitRoot, holderKey } from '@did/proofs/attributes/commitment'
import { dayNumber } from '@did/proofs/attributes/encoding'
import { buildStatement } from '@did/proofs/build-statement'
import { createProvedJudge } from '@did/proofs/check-proved'
import { encodeProofForSomebody, shareContext } from '@did/proofs/proof-for-somebody'
import { holding, prove } from '@did/proofs/test/proof-fixtures'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { localToday } from '../../lib/page/device-clock.ts'

/** The holder of the fixture was born on 29 February 2000, and turns 20 on this day. */
const birthday = '2020-02-29'
const { schema, expiry, slots, secret } = holding
const commitment = commitRoot(attributeRoot(slots), { holder: holderKey(secret), schema, expiry })
const place = { chainId: domain.chainId, didRegistry: domain.verifyingContract }
const judge = createProvedJudge({ acceptDevelopmentKeys: true })

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

/**
 * Sets a device's time zone and clock. `localTime` is a time in that zone, such as
 * `2020-02-29T23:30`.
 */
function beAt(zone: string, localTime: string): number {
  vi.stubEnv('TZ', zone)
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date(localTime))
  return Date.now() / 1000
}

/** Proves an age of 20 as the page does, and lets a checker judge the proof in the same second. */
async function proveTwenty(now: number) {
  const today = localToday()
  const statement = buildStatement({ type: 'AgeProof', years: 20, today })
  const end = { audience: 'Bar do Cais', expiresAt: now + 3600 }
  const context = shareContext({ ...place, shareId, ...end, statement })
  const made = await prove({ statement, context, today: dayNumber(today) })
  const { nullifier } = made.binding
  const proved = encodeProofForSomebody({ statement, today: dayNumber(today), nullifier, proof: made.proof, ...end })
  return judge({ message: { commitment, validFrom: now - 60 }, shareId, proved }, place, now)
}

const cutOff = () => buildStatement({ type: 'AgeProof', years: 20, today: localToday() }).clauses[0]

describe.each(['America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Kolkata'])('an age in the time zone %s', (zone) => {
  it('an owner can prove an age at 23:30 on the birthday, and a checker reads the birthday as the day of the proof', async () => {
    expect(await proveTwenty(beAt(zone, `${birthday}T23:30`))).toMatchObject({
      ok: true,
      fact: 'born on or before Feb 29, 2000 (20 or older)',
      madeOn: birthday,
    })
  })

  it('a person reaches an age at the midnight with which the birthday begins, and not half an hour earlier', () => {
    beAt(zone, `${birthday}T00:00`)
    expect(cutOff()).toMatchObject({ most: '2000-02-29' })
    beAt(zone, '2020-02-28T23:30')
    expect(cutOff()).toMatchObject({ most: '2000-02-28' })
  })
})
