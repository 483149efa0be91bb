/**
 * The page must show days and moments right in other time zones and on devices with wrong clocks.
 */
import { freeField } from '@did/domain/claim/claim-field'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { complainOfField } from '../src/entities/claim-form/asked-field.ts'
import { ProvedCard } from '../src/entities/verdict/proved-card.tsx'
import { DecisionNotice } from '../src/features/verification/desk/decided/decision-notice.tsx'
import { KnownAbout } from '../src/features/verification/desk/known-about.tsx'
import { clockErrorStore, localToday } from '../src/lib/page/device-clock.ts'
import { waiting } from './rig/people.ts'
import { show } from './rig/screen.tsx'

afterEach(() => void vi.unstubAllEnvs())

describe.each([
  ['America/Los_Angeles', 'Nov 28, 2026, 3:59 PM PST', '2026-11-27'],
  ['Pacific/Kiritimati', 'Nov 29, 2026, 1:59 PM GMT+14', '2026-11-28'],
  ['Asia/Kolkata', 'Nov 29, 2026, 5:29 AM GMT+5:30', '2026-11-28'],
])('a reader in %s', (zone, moment, today) => {
  it('the verifier’s work page shows the last day of an earlier confirmation as the same day in every time zone', async () => {
    vi.stubEnv('TZ', zone)
    const validUntil = '2027-06-30T23:59:59.000Z'
    const claim = { standing: 'current', validUntil, chainRecord: 'none', accreditation: 'accredited' } as const
    const more = { earlier: [], confirmedBefore: [], likelyDuplicates: [], others: [] }
    const opened = { request: waiting, did: { since: '2026-01-01T00:00:00.000Z', onChain: true }, claim, ...more }
    await show(<KnownAbout opened={opened} hrefOf={() => '/'} />)
    expect(document.body.textContent).toContain('Jun 30, 2027')
    expect(document.body.textContent).not.toContain('local time')
  })

  it('a verifier reads the last day that it chose for a confirmation, whatever its own time zone is', async () => {
    vi.stubEnv('TZ', zone)
    const signed = { digest: '0x12', level: 'EducationProof', validUntil: '2027-06-30T23:59:59.000Z' }
    const decided = { ...waiting, status: 'approved', decidedAt: '2026-11-28T09:00:00.000Z', signed, withdrawal: null }
    const rest = { neighbours: { next: null, previous: null }, nothingWaits: false, onRevoke: () => {} }
    await show(<DecisionNotice request={decided as never} {...rest} />)
    expect(document.body.textContent).toContain('Jun 30, 2027')
    expect(document.body.textContent).not.toContain('Jul 1, 2027')
  })

  it('a checker reads a proof’s last moment with the time zone, and the day on which the proof was made', async () => {
    vi.stubEnv('TZ', zone)
    const proved = {
      ...({ ok: true, fact: 'x', audience: 'y', madeOn: '2026-11-28', hasDevelopmentKeys: false } as const),
      until: Date.parse('2026-11-28T23:59:59Z') / 1000,
    }
    await show(<ProvedCard proved={proved} isAnswer={false} />)
    // Intl writes a narrow space before AM or PM.
    expect(document.body.textContent?.replaceAll('\u202f', ' ')).toContain(moment)
    expect(document.body.textContent).toContain('Nov 28, 2026')
  })

  it('a form is filled in with today in the reader’s time zone, even if the device’s clock is a day fast', () => {
    vi.stubEnv('TZ', zone)
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime('2026-11-29T06:00:00Z')
    clockErrorStore.set(86_400_000)
    onTestFinished(() => {
      clockErrorStore.set(0)
      vi.useRealTimers()
    })
    expect(localToday()).toBe(today)
    const bounded = { ...freeField, name: 'Awarded on', field: 'awarded_on', kind: 'date', most: 'today' } as const
    expect(complainOfField(bounded, today)).toBeNull()
    expect(complainOfField(bounded, '2026-11-29')).not.toBeNull()
  })
})
