import { askedRequestSchema } from '@did/domain/verification-request/verification-request'
import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import { OpenedFields } from '../src/entities/claim-form/opened-fields.tsx'
import { TemplateChoice } from '../src/entities/claim-form/template-choice.tsx'
import { fromPublished } from '../src/entities/template/shown-template.ts'
import { templateQuery } from '../src/entities/template/template-query.ts'
import { TransactionDialogContext } from '../src/entities/transaction/transactions.ts'
import { openedRequestQuery } from '../src/entities/verification/opened-request-query.ts'
import { sentRequestsQuery } from '../src/entities/verification/queries.ts'
import { QuestionExchange } from '../src/entities/verification/question-exchange.tsx'
import { signedRecordsQuery } from '../src/entities/verification/signed-records-queries.ts'
import { SignedLines } from '../src/entities/verification/signed-summary.tsx'
import { AskedBack } from '../src/entities/verifier/application/asked-back.tsx'
import { ApplicationCard } from '../src/features/administration/application-card.tsx'
import { ApproveDialog } from '../src/features/administration/approve-dialog.tsx'
import { DecisionsSection } from '../src/features/administration/decisions-section.tsx'
import { MessagesSection } from '../src/features/administration/messages-section.tsx'
import { decisionsQuery, messagesQuery } from '../src/features/administration/queries.ts'
import { PresentedRows } from '../src/features/any-wallet/presented-rows.tsx'
import { BeforeSigning } from '../src/features/proof/dialog/tabs/before-signing.tsx'
import { ConfirmationItem } from '../src/features/revocation/confirmation-item.tsx'
import { AskedFields, describeMarked } from '../src/features/verification/desk/asked-fields.tsx'
import { DecidedRequests } from '../src/features/verification/desk/decided/decided-requests.tsx'
import { DecisionNotice } from '../src/features/verification/desk/decided/decision-notice.tsx'
import { wholeDecided } from '../src/features/verification/desk/decided/filter-decided.ts'
import { SignedRecords } from '../src/features/verification/desk/decided/signed-records.tsx'
import { FirstFields, listFirstFields } from '../src/features/verification/desk/first-fields.tsx'
import { KnownAbout, OtherRequests } from '../src/features/verification/desk/known-about.tsx'
import { OpenedRequest } from '../src/features/verification/desk/opened-request.tsx'
import { QueueItem } from '../src/features/verification/desk/queue-item.tsx'
import { DidFindings } from '../src/features/verification/did-findings.tsx'
import { RejectDialog } from '../src/features/verification/reject-dialog.tsx'
import { SentRequests } from '../src/features/verification/sent-requests.tsx'
import { queryClientStore } from '../src/lib/query/query-client.ts'
import { TemplateCard } from '../src/pages/template/template-card.tsx'
import { TemplateInside, TemplatePreview } from '../src/pages/template/template-preview.tsx'
import { VerifierHeading } from '../src/pages/verifier/verifier-heading.tsx'
import { VerifierTemplates } from '../src/pages/verifier/verifier-templates.tsx'
import { LongText } from '../src/ui/text/long-text.tsx'
import { toastStore } from '../src/ui/toast/toast.ts'
import { ada, application, confirmation, rejected, revocation, waiting } from './rig/people.ts'
import { press, show, waitFor } from './rig/screen.tsx'
import { stubServer } from './rig/server.ts'

/** The page must never show this stranger's text as if it were a sentence of the page. */
const lie = 'Confirmed by the University of Porto'
const at = '2026-11-21T10:00:00.000Z'
const field = { field: 'degree', label: lie, kind: 'text', value: lie, isOpenByDefault: true } as const
const decided = askedRequestSchema.parse({ ...waiting, ...rejected, reason: lie, claim: null })
const around = { did: null, claim: { standing: 'none' }, confirmedBefore: [], likelyDuplicates: [], others: [] }
const accreditation = 'self-registered'
const earlier = [{ id: 1, verifierId: 1, verifierName: lie, accreditation, status: 'rejected', at, reason: lie }]
const opened = { ...around, earlier, request: waiting } as never
const duplicate = {
  id: 2,
  claimTitle: lie,
  username: lie,
  status: 'pending',
  at,
  isSameOwner: false,
  isSameTitle: true,
}
const repeated = { ...around, earlier: [], likelyDuplicates: [{ ...duplicate, areSameFields: true }], request: waiting }
const confirmedBefore = [{ field: 'degree', value: lie, title: lie, at }]
const asking = {
  ...around,
  confirmedBefore,
  earlier: [],
  request: { ...waiting, leaves: [{ ...field, salt: '0x00' }] },
} as never
const answered = {
  ...around,
  request: { ...decided, claim: { ...waiting.claim, holderName: lie, fields: [field] } },
} as never
const name = { field: 'holder_name', label: 'Name', kind: 'text', value: lie, salt: '0x00' }
const signing = { ...waiting, leaves: [name, { ...field, salt: '0x00' }] } as never
const listed = { ...waiting, claimTitle: lie, leaves: [name], claim: { ...waiting.claim, description: lie } } as never
const titled = { ...around, did: { since: at, onChain: false }, earlier: [], request: { ...waiting, claimTitle: lie } }
const decidedHere = { ...decided, claimTitle: lie, claim: { ...waiting.claim, holderName: lie, fields: [] } } as never
const decidedList = { decided: {}, latest: [decidedHere], shown: [decidedHere], filter: wholeDecided } as never
const record = {
  id: 1,
  claim: { ...waiting.claim, title: lie, holderName: lie, fields: [] },
  level: 'EducationProof',
  ...{ signedAt: at, erasedAt: at, withdrawnAt: null, validUntil: null },
}
const choices = { onApprove: () => {}, onReject: () => {}, onAsk: () => {} }
const inList = { isBeside: false, isOpen: false, hasLeft: false, ...choices }
const publisher = { id: 9, name: lie, accreditation, domain: null, walletAddress: ada.walletAddress }
const published = {
  id: 8,
  type: 'education',
  title: lie,
  summary: lie,
  level: null,
  uses: 0,
  publishedAt: at,
  publisher,
}
const onPage = { id: 8, type: 'education', title: lie, summary: lie } as never
const offered = fromPublished({ ...published, fields: [{ name: lie, hint: lie, kind: 'text' }], example: lie } as never)
const applying = { ...application, organization: lie, details: { website: '', contact: lie, note: lie }, questions: [] }
const exchange = { text: lie, askedAt: at, answer: { text: lie, answeredAt: at } }
const other = { id: 1, claimTitle: lie, status: 'rejected', at, reason: lie } as never
const line = { name: lie, field: 'degree', kind: 'text' } as never
const marks = { marked: new Set<string>(), onMark: () => {} }
const presented = { claims: { title: lie, fields: { [lie]: lie } }, issuer: { kind: 'stranger' } } as never
const begun = { key: '8', templateTitle: lie, templateId: 8 } as never
const href = () => '/'
const pane = { marking: { marksOf: () => new Set<string>(), mark: () => {} }, nothingWaits: false, onRevoke: () => {} }
const neighbours = { previous: null, next: null }

function readOwnWords(): string {
  const page = document.body.cloneNode(true) as HTMLElement
  for (const quoted of page.querySelectorAll('q')) quoted.remove()
  const spoken = [...page.querySelectorAll('[aria-label],[alt]')].map(
    (each) => each.getAttribute('aria-label') ?? each.getAttribute('alt'),
  )
  return [page.textContent, ...spoken].join('\n').replaceAll(/“[^”]*”/g, '“…”')
}

it.each<[string, ReactElement]>([
  ['a request’s rejection', <SentRequests key="" userId={ada.id} namedId={null} hrefOf={href} />],
  ['an earlier decision', <KnownAbout key="" opened={opened} hrefOf={href} />],
  ['a likely duplicate', <KnownAbout key="" opened={repeated as never} hrefOf={href} />],
  ['a credential from another wallet', <PresentedRows key="" answer={presented} />],
  ['another request', <OtherRequests key="" others={[other]} hrefOf={href} />],
  [
    'a decision',
    <DecisionNotice
      key=""
      request={decided as never}
      neighbours={{} as never}
      nothingWaits={false}
      onRevoke={() => {}}
    />,
  ],
  [
    'a withdrawal',
    <ConfirmationItem
      key=""
      confirmation={{
        ...confirmation,
        holderName: lie,
        message: { ...confirmation.message, claimType: lie, title: lie },
        revocation: { ...revocation, reason: lie },
      }}
      onRevoke={() => {}}
    />,
  ],
  ['an administrator’s decision', <DecisionsSection key="" register={[]} />],
  ['a message to the administrators', <MessagesSection key="" />],
  [
    'an application',
    <ApplicationCard key="" application={applying} onApprove={() => {}} onRefuse={() => {}} onAsk={() => {}} />,
  ],
  [
    'an application that an administrator is about to approve',
    <TransactionDialogContext key="" value={{} as never}>
      <ApproveDialog application={applying} onClose={() => {}} />
    </TransactionDialogContext>,
  ],
  ['an administrator’s question', <AskedBack key="" question={{ text: lie }} />],
  [
    'a question about a request, and its answer',
    <QuestionExchange key="" questions={[exchange]} asks="Asked" answers="Answered" unanswered={null} />,
  ],
  ['a suspension', <LongText key="" text={lie} />],
  ['a long reason', <LongText key="" text={lie.repeat(20)} />],
  ['the fields of a request', <AskedFields key="" opened={asking} {...marks} />],
  ['the fields of a decided request', <AskedFields key="" opened={answered} {...marks} />],
  ['the lines that a verifier signs', <SignedLines key="" request={signing} more={[]} />],
  ['the name that a verifier confirms', <BeforeSigning key="" request={signing} />],
  ['the first fields in a list', <FirstFields key="" fields={listFirstFields([field], '2026-11-01')} />],
  ['a request in the list', <QueueItem key="" request={listed} href="/" {...inList} />],
  [
    'the title of an opened request',
    <OpenedRequest key="" id={3} backHref="/" hrefOf={href} neighbours={neighbours} {...pane} {...choices} />,
  ],
  [
    'a decided request in the list',
    <DecidedRequests key="" list={decidedList} verifierId={9 as never} openId={null} hrefOf={href} />,
  ],
  ['a signed record', <SignedRecords key="" filter={wholeDecided} />],
  ['the fields that a share shows', <OpenedFields key="" fields={[line]} opened={['degree']} onChange={() => {}} />],
  ['what another verifier’s template asks for', <TemplateInside key="" template={offered} />],
  ['another verifier’s template in the list', <TemplateCard key="" template={offered} previewHref="/" />],
  ['the title of another verifier’s template', <TemplatePreview key="" name="8" onClose={() => {}} />],
  ['a request about a DID that the verifier looked up', <DidFindings key="" tokenId="7" hrefOf={href} />],
  ['a verifier’s templates', <VerifierTemplates key="" templates={[onPage]} isSuspended={false} />],
  ['the name of an unreviewed verifier', <VerifierHeading key="" standing={{ kind: 'self-registered', name: lie }} />],
  [
    'the name of a suspended verifier',
    <VerifierHeading key="" standing={{ kind: 'suspended', name: lie, since: at, reason: null }} />,
  ],
  ['another verifier’s template', <TemplateChoice key="" begun={begun} onChoose={() => {}} />],
])('a stranger’s words in %s stand in quotation marks', async (_, element) => {
  const asked = { id: 1, claimTitle: lie, status: 'pending', requestDate: at, withdrawnAt: null }
  stubServer({ '/api/dids/lookup/7': { tokenId: '7', onChain: null, requests: [asked] } })
  const client = queryClientStore.get()
  client.setQueryData(sentRequestsQuery(ada.id).queryKey, [{ ...rejected, reason: lie, verifier: null } as never])
  const refused = {
    ...application,
    status: 'refused',
    decidedAt: at,
    decidedBy: ada.walletAddress,
    organization: lie,
    reason: lie,
  }
  client.setQueryData(decisionsQuery.queryKey, [refused as never])
  const sent = { id: 1, name: lie, email: 'ada@example.org', message: lie, sentAt: at, doneAt: null }
  client.setQueryData(messagesQuery('waiting').queryKey, [sent as never])
  client.setQueryData(messagesQuery('done').queryKey, [])
  client.setQueryData(openedRequestQuery(3).queryKey, titled as never)
  client.setQueryData(signedRecordsQuery.queryKey, {
    pages: [{ last: null, rows: [record] }],
    pageParams: [null],
  } as never)
  client.setQueryData(templateQuery('8').queryKey, offered)
  await show(element)
  document.querySelector('summary')?.click()
  await waitFor(() => document.body.textContent.includes(lie))
  expect(readOwnWords()).not.toContain(lie)
})

it('the example claim of another verifier’s template never looks verified', async () => {
  await show(<TemplateInside template={offered} />)
  expect(document.body.textContent).toContain('Example')
  expect(document.body.textContent).not.toContain('Verified')
})

it('the reason that a verifier sends for a marked field quotes the label that the owner chose', () => {
  expect(describeMarked(signing, new Set(['degree', name.field]))).toBe(
    `Not right: Name (“${lie}”), “${lie}” (“${lie}”).`,
  )
})

it('the toast about a rejection quotes the person’s name and the claim’s title', async () => {
  const server = stubServer()
  await show(<RejectDialog request={listed} marked="The year is missing" onClose={() => {}} />)
  await press('Reject')
  await server.accept({ ...decided, claim: undefined })
  expect((await waitFor(() => toastStore.get()))?.about).toBe(`“${lie} (ada), ${lie}”`)
})
