import { useQuery } from '@tanstack/react-query'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useLocation } from 'wouter'
import { SixWordsList } from '../../../entities/six-words/six-words-list.tsx'
import { getAppConfig } from '../../../lib/app-config.ts'
import { addKeyTexts } from '../../../texts/en/wallet/add-device.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardBody } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { MadePasskey } from '../keys/account-keys.ts'
import { useKeyTask } from '../keys/use-key-task.tsx'
import { Ended } from './ended.tsx'
import { describeForWords } from './invitation.ts'
import type { InvitationCode } from './invitation-code.ts'
import { comeIn, readProgress } from './join.ts'

const askEveryMs = 2000

type Props = { code: InvitationCode; made: MadePasskey }

export function AwaitConfirmation({ code, made }: Props) {
  const progress = useQuery({
    queryKey: ['key-progress', code.text],
    queryFn: () => readProgress(code, made),
    refetchInterval: ({ state }) => (state.data === 'added' || state.data === 'declined' ? false : askEveryMs),
    refetchIntervalInBackground: true,
    staleTime: 0,
    gcTime: 0,
  })
  switch (progress.data) {
    case 'added':
      return <Added made={made} />
    case 'declined':
      return <Ended {...addKeyTexts.declined} />
    default:
      return <Words code={code} made={made} />
  }
}

function Words({ code, made }: Props) {
  const texts = addKeyTexts.words
  return (
    <Card>
      <CardBody className="flex flex-col gap-4">
        <div>
          <h2 className="text-lg font-semibold">{texts.question}</h2>
          <p className="mt-1 text-pretty text-ink-2">{texts.text}</p>
        </div>
        <SixWordsList text={describeForWords(code, made.account, made)} label={texts.label} />
        <p className="text-sm text-pretty text-ink-2">{texts.differ}</p>
        <p role="status" className="text-sm">
          {texts.waiting}
        </p>
      </CardBody>
    </Card>
  )
}

function Added({ made }: { made: MadePasskey }) {
  const texts = addKeyTexts.added
  const task = useKeyTask()
  const [, navigate] = useLocation()
  const signIn = () =>
    task.run(async () => {
      if (await comeIn(made, await getAppConfig())) navigate('/')
    })
  return (
    <>
      <Notice role="status" tone="ok" icon={CircleCheck} title={texts.title}>
        {texts.text}
      </Notice>
      {task.failure}
      <Button shape="wideOnPhone" pending={task.isPending} onClick={signIn}>
        {task.isPending ? texts.signingIn : texts.signIn}
      </Button>
      <p className="text-sm text-pretty text-ink-2">{texts.vault}</p>
    </>
  )
}
