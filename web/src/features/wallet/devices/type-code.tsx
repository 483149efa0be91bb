import { type FormEvent, useState } from 'react'
import { addKeyTexts } from '../../../texts/en/wallet/add-device.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardBody } from '../../../ui/card.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { invitationCodeLength, parseInvitationCode } from './invitation-code.ts'

const texts = addKeyTexts.type

/**
 * On a computer without a camera, a person types the code. The page then puts it into the fragment
 * of its address, as a link has it.
 */
export function TypeCode({ isWrong }: { isWrong: boolean }) {
  const [typed, setTyped] = useState('')
  const [isRefused, setIsRefused] = useState(isWrong)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const code = parseInvitationCode(typed)
    setIsRefused(!code)
    if (code) location.hash = code.text
  }
  return (
    <Card>
      <CardBody>
        <form noValidate className="flex flex-col gap-4" onSubmit={handleSubmit}>
          <Field
            label={texts.label}
            hint={texts.hint(invitationCodeLength)}
            error={isRefused ? texts.wrong : undefined}
          >
            {(control) => (
              <Input
                {...control}
                dir="ltr"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                value={typed}
                className="font-mono text-lg tracking-wider uppercase"
                onChange={({ target }) => setTyped(target.value)}
              />
            )}
          </Field>
          <Button type="submit" shape="wideOnPhone">
            {texts.submit}
          </Button>
        </form>
      </CardBody>
    </Card>
  )
}
