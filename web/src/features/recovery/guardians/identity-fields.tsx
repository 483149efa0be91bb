import type { GuardianFile } from '@did/domain/account/recovery'
import type { AppConfig } from '@did/domain/app-config'
import { recoverTexts } from '../../../texts/en/recovery/recover.ts'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { GuardianFileInput } from './guardian-file-input.tsx'

type IdentityFieldsProps = {
  config: AppConfig
  label: string
  address: string
  /** If true, the address comes from a file and cannot be changed. */
  isOfFile: boolean
  isFaulty: boolean
  onFile: (file: GuardianFile | null) => void
  onType: (typed: string) => void
}

/** Asks whom a decision is about, by a guardians' file or by the address of the identity. */
export function IdentityFields({ config, label, address, isOfFile, isFaulty, onFile, onType }: IdentityFieldsProps) {
  return (
    <>
      <GuardianFileInput wanted={config} onRead={onFile} />
      <Field label={label} error={isFaulty ? recoverTexts.identity.addressFault : undefined}>
        {(control) => (
          <Input
            {...control}
            value={address}
            readOnly={isOfFile}
            placeholder="0x…"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className="font-mono text-sm"
            onChange={({ target }) => onType(target.value)}
          />
        )}
      </Field>
    </>
  )
}
