import ArrowRightLeft from 'lucide-react/icons/arrow-right-left'
import { Link } from 'wouter'
import { isSignedIn, useAccount } from '../../../entities/account/account.ts'
import { moveSectionTexts as texts } from '../../../texts/en/recovery/guardians.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Card, CardBody } from '../../../ui/card.tsx'

export function MoveSection() {
  const account = useAccount()
  if (!isSignedIn(account)) return null
  return (
    <section aria-labelledby="move-heading">
      <Card>
        <CardBody className="flex flex-col gap-4">
          <div>
            <h2 id="move-heading" className="text-lg font-semibold">
              {texts.title}
            </h2>
            <p className="text-sm text-ink-2">{texts.lead}</p>
          </div>
          <div>
            <Link href="/move" className={buttonClass({ variant: 'outline' })}>
              <ArrowRightLeft aria-hidden="true" className="size-4" />
              {texts.open}
            </Link>
          </div>
        </CardBody>
      </Card>
    </section>
  )
}
