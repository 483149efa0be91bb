import { deskTexts } from '../../../../texts/en/verification/verifier-desk.ts'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { Disclosure } from '../../../../ui/disclosure.tsx'

const texts = deskTexts.keys

type ShortcutHelpProps = { areLettersOn: boolean; onChoose: (areOn: boolean) => void }

export function ShortcutHelp({ areLettersOn, onChoose }: ShortcutHelpProps) {
  return (
    <Disclosure summary={texts.summary} className="max-sm:hidden">
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 text-sm">
        {texts.list.map(({ keys, does }) => (
          <div key={does} className="contents">
            <dt className="flex gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="min-w-8 rounded-md border border-line-strong bg-canvas px-1.5 py-0.5 text-center font-sans"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        className="mt-2"
        label={texts.enabled}
        hint={texts.enabledHint}
        checked={areLettersOn}
        onChange={(event) => onChoose(event.target.checked)}
      />
    </Disclosure>
  )
}
