import { alertCalls } from '@did/domain/calls/alerts'
import { type AlertToken, alertTokenSchema } from '@did/domain/ids'
import CircleCheck from 'lucide-react/icons/circle-check'
import Link from 'lucide-react/icons/link'
import { useState } from 'react'
import { api } from '../../lib/api.ts'
import { describeError } from '../../lib/describe-error.ts'
import { useAddress } from '../../lib/page/use-address.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { alertLinkTexts as texts } from '../../texts/en/alerts/alerts.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardBody } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useDocumentTitle } from '../use-document-title.ts'
import '../../features/alerts/alert-errors.ts'

type AlertLink = { purpose: 'confirm' | 'stop'; token: AlertToken }

/**
 * Nothing happens before the person presses a button, because mail programs open the links in an
 * e-mail by themselves.
 */
export function AlertsPage() {
  useDocumentTitle(texts.title)
  const { hash } = useAddress()
  const link = readLink(hash)
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col gap-6 px-4 py-6 md:px-6 md:py-10">
      <h1 className="text-2xl font-semibold">{texts.title}</h1>
      {link ? (
        <OneLink key={hash} link={link} />
      ) : (
        <Notice tone="wait" icon={Link} title={texts.broken.title}>
          {texts.broken.text}
        </Notice>
      )}
    </div>
  )
}

type Progress = { status: 'asking' | 'acting' | 'done' } | { status: 'failed'; message: string }

function OneLink({ link }: { link: AlertLink }) {
  const [progress, setProgress] = useState<Progress>({ status: 'asking' })
  const { question, text, act, acting, done, doneText } = texts[link.purpose]
  const handleAct = useSingleFlight(async () => {
    setProgress({ status: 'acting' })
    try {
      await follow(link)
      setProgress({ status: 'done' })
    } catch (error) {
      setProgress({ status: 'failed', message: describeError(error).message })
    }
  })
  if (progress.status === 'done')
    return (
      <Notice tone="ok" icon={CircleCheck} role="status" title={done}>
        {doneText}
      </Notice>
    )
  return (
    <Card>
      <CardBody className="flex flex-col items-start gap-4">
        <div>
          <h2 className="text-lg font-semibold">{question}</h2>
          <p className="text-ink-2">{text}</p>
        </div>
        {progress.status === 'failed' && (
          <p role="alert" className="text-bad">
            {progress.message}
          </p>
        )}
        <Button pending={progress.status === 'acting'} onClick={() => void handleAct()}>
          {progress.status === 'acting' ? acting : act}
        </Button>
      </CardBody>
    </Card>
  )
}

/**
 * Reads `#confirm=…` or `#stop=…`. A browser does not send the fragment, so no server can log it.
 */
function readLink(hash: string): AlertLink | null {
  const [, purpose, text] = /^#(confirm|stop)=([\w-]+)$/.exec(hash) ?? []
  const token = alertTokenSchema.safeParse(text)
  if (!token.success || (purpose !== 'confirm' && purpose !== 'stop')) return null
  return { purpose, token: token.data }
}

function follow({ purpose, token }: AlertLink): Promise<unknown> {
  return purpose === 'confirm'
    ? api(alertCalls.confirmAlertAddress, { body: { token } })
    : api(alertCalls.stopAlertMail, { params: { token } })
}
