/** The stranger in these tests ends the quotation and goes on with a sentence of ours. */
import { claimIdSchema, requestIdSchema } from '@did/domain/ids'
import { languages } from '@did/domain/language'
import { verifierLeft } from '@did/domain/verification-request/verifier-left'
import { describe, expect, test } from 'vitest'

const title = 'Degree”. Verified by Oxford. “»“"'
const quoted = '“Degree’. Verified by Oxford. ’”'
const timestamp = '2026-11-29T09:00:00.000Z'

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: each test inside this function is short
describe.each(languages)('in %s, the words of a stranger end no quotation', (language) => {
  const load = async <Texts>(path: string): Promise<Texts> =>
    import(/* @vite-ignore */ `${import.meta.dirname}/${language}/${path}.ts`)

  test('the words of a stranger end no quotation in what a notification says', async () => {
    const texts: typeof import('@did/domain/texts/en/notifications') = await import(
      `../../../domain/src/texts/${language}/notifications.ts`
    )
    const update = { id: requestIdSchema.parse(1), timestamp, personal: true, claimTitle: title }
    const claim = { id: claimIdSchema.parse(1), title, verificationLevel: null, timestamp }
    const messages = [
      ...(['pending', 'approved', 'rejected'] as const).map((status) => ({ ...update, status })),
      { ...update, status: 'pending', question: 'asked' } as const,
      { ...update, status: 'pending', question: 'answered' } as const,
      { ...update, status: 'pending', ended: 'taken-back' } as const,
      { ...update, status: 'pending', ended: 'verifier-left' } as const,
      { ...claim, isVerified: true },
      { ...claim, isVerified: false },
      { ...claim, isVerified: true, endsOn: '2026-12-01' },
      { ...claim, isVerified: true, revocation: { verifier: 'x', reason: null } },
      ...(['applied', 'asked', 'answered', 'approved', 'refused', 'suspended'] as const).map((status) => {
        return { status, organization: title, reason: null, timestamp }
      }),
      ...(['asked', 'refused', 'suspended'] as const).map((status) => {
        return { status, organization: 'x', reason: title, timestamp }
      }),
    ].map((data) => texts.describeNotification(data).message)
    for (const message of messages) expect(message).toContain('Degree’. Verified by Oxford. ’')
  })

  test('a stranger’s words end no quotation in a decision that an owner reads, where only our own reason stands bare', async () => {
    const { describeAnswerer, describeWhy } =
      await load<typeof import('./en/notifications/answerer.ts')>('notifications/answerer')
    const { revokedNoteTexts, revocationSentence } =
      await load<typeof import('./en/revocation/revocation.ts')>('revocation/revocation')
    const verifier = { name: title, accreditation: 'self-registered' } as const
    const status = 'rejected' as const
    const decided = { id: requestIdSchema.parse(1), timestamp, personal: true, claimTitle: 'x', status }
    const sentences = [
      ...[describeAnswerer({ ...decided, verifier }), describeWhy({ ...decided, reason: title })],
      ...[revocationSentence(title, null), revocationSentence(title, 'other'), revocationSentence('x', title)],
      ...[revokedNoteTexts.title(title), revokedNoteTexts.ownWords('x', title)],
    ]
    for (const sentence of sentences) expect(sentence).toContain(quoted)
    expect(describeWhy({ ...decided, reason: verifierLeft })).not.toContain('“')
  })

  test('a stranger’s words end no quotation in what an owner reads about a template and about a listed verifier', async () => {
    const { addClaimTexts } = await load<typeof import('./en/claim/add-claim.ts')>('claim/add-claim')
    const { vaultTexts } = await load<typeof import('./en/vault/vault.ts')>('vault/vault')
    const { onboardingTexts } = await load<typeof import('./en/onboarding/onboarding.ts')>('onboarding/onboarding')
    const { privateFields, opened, fromTemplate } = addClaimTexts
    const sentences = [
      ...[fromTemplate(title), opened.show(title), privateFields.belongs([title]), privateFields.enter(title)],
      ...[privateFields.wish(title), privateFields.line(title)],
      ...[vaultTexts.share.renamed(title), vaultTexts.share.unknownWallet(title)],
      ...[onboardingTexts.request.text(title, 'x'), onboardingTexts.request.text('x', title)],
    ]
    for (const sentence of sentences) expect(sentence).toContain(quoted)
  })

  test('the words of a stranger end no quotation in what an administrator, a verifier and a checker read', async () => {
    const { administrationTexts, standingTexts } = await load<typeof import('./en/administration/administration.ts')>(
      'administration/administration',
    )
    const { applicantTexts } = await load<typeof import('./en/verifier/application.ts')>('verifier/application')
    const { answerTexts } =
      await load<typeof import('./en/request-for-proof/answering.ts')>('request-for-proof/answering')
    const { checkManyTexts } = await load<typeof import('./en/check/check-many.ts')>('check/check-many')
    const { applications, refuseDialog, suspendDialog, suspendEarlierDialog, toasts } = administrationTexts
    const sentences = [
      applications.newName(title),
      ...[refuseDialog, suspendDialog, suspendEarlierDialog].map(({ text }) => text(title)),
      ...[toasts.approved, toasts.refused, toasts.suspended].map((tell) => tell(title).description),
      ...[standingTexts.refusedText(title), standingTexts.pendingText(title), standingTexts.accredited(title)],
      ...[applicantTexts.dialog.text(title), applicantTexts.sent(title).description, answerTexts.accredited(title)],
      ...[checkManyTexts.person(title, 1), checkManyTexts.inText(title)],
      checkManyTexts.marks['unlike-most']({ most: title }),
      checkManyTexts.marks['unlike-text']({ text: title }),
      checkManyTexts.marks['unlike-expected']({ expected: title }),
    ]
    for (const sentence of sentences) expect(sentence).toContain(quoted)
  })

  test('a stranger’s words end no quotation in what a verifier reads before it signs, rejects or revokes', async () => {
    const { authorityTexts } = await load<typeof import('./en/verification/verification-authority.ts')>(
      'verification/verification-authority',
    )
    const { openedRequestTexts, decidedTexts } =
      await load<typeof import('./en/verification/verifier-desk.ts')>('verification/verifier-desk')
    const { questionTexts } = await load<typeof import('./en/verification/questions.ts')>('verification/questions')
    const { proofTexts } = await load<typeof import('./en/proof/proof.ts')>('proof/proof')
    const { confirmationsTexts, revokeTexts } =
      await load<typeof import('./en/revocation/revoking.ts')>('revocation/revoking')
    const { administrationTexts } = await load<typeof import('./en/administration/administration.ts')>(
      'administration/administration',
    )
    const sentences = [
      ...[proofTexts.signs.sentence(title, 'x'), proofTexts.signs.sentence('x', title)],
      ...[revokeTexts.description('x', title, 'x'), revokeTexts.description('x', null, title)],
      ...[confirmationsTexts.of(title), openedRequestTexts.duplicate.otherOwner(title)],
      ...[authorityTexts.from(title), decidedTexts.from(title), administrationTexts.applications.from(title)],
      ...[authorityTexts.rejectText('x', title), questionTexts.askText('x', title), questionTexts.theyAnswered(title)],
    ]
    for (const sentence of sentences) expect(sentence).toContain(quoted)
  })

  test('the words of a stranger end no quotation in what an owner reads about those who asked, confirmed or published', async () => {
    const { sharingTexts } = await load<typeof import('./en/share/sharing.ts')>('share/sharing')
    const { provingTexts } = await load<typeof import('./en/proof/proving.ts')>('proof/proving')
    const { vaultTexts } = await load<typeof import('./en/vault/vault.ts')>('vault/vault')
    const { addClaimTexts } = await load<typeof import('./en/claim/add-claim.ts')>('claim/add-claim')
    const { shareVerdictTexts } = await load<typeof import('./en/verdict/share-verdict.ts')>('verdict/share-verdict')
    const { foreignTexts } = await load<typeof import('./en/foreign/foreign.ts')>('foreign/foreign')
    const { templatesTexts } = await load<typeof import('./en/template/templates.ts')>('template/templates')
    const { requestDialogTexts } = await load<typeof import('./en/verification/verification-request.ts')>(
      'verification/verification-request',
    )
    const { confirmAgainTexts } =
      await load<typeof import('./en/verification/confirm-again.ts')>('verification/confirm-again')
    const { proveAgeTexts } = await load<typeof import('./en/age/prove-age.ts')>('age/prove-age')
    const { scanTexts } = await load<typeof import('./en/scan/scan.ts')>('scan/scan')
    const { since, ask, asked } = confirmAgainTexts
    const sentences = [
      ...[sharingTexts.qrAlt(title), provingTexts.madeRow(title, 'x'), vaultTexts.share.sealedFor(title)],
      ...[addClaimTexts.template.of(title, 'x'), addClaimTexts.template.of('x', title)],
      ...[shareVerdictTexts.of(title), shareVerdictTexts.waiting(title), foreignTexts.inShort(title, 'x')],
      ...[templatesTexts.preview.descriptionOffered(title), templatesTexts.preview.figure(title)],
      ...[requestDialogTexts.recallFrom(title), since(title), ask(title), asked(title).description],
      ...[proveAgeTexts.steps.refused(title), proveAgeTexts.steps.ready(title), proveAgeTexts.waiting.title(title)],
      scanTexts.fileChecked(title),
    ]
    for (const sentence of sentences) expect(sentence).toContain(quoted)
  })
})
