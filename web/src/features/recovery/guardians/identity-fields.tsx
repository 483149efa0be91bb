import type { GuardianFile } from '@did/domain/account/recovery'
import type { AppConfig } from '@did/domain/app-config'
import { addressSchema } from '@did/domain/hex'
import { useState } from 'react'
import { recoverTexts } from '../../../texts/en/recovery/recover.ts'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { GuardianFileInput } from './guardian-file-input.tsx'

/**
 * The field for the address of the identity that a decision is about. It contains `suggested` until
 * somebody types. If the address is malformed, `read` returns null and shows a complaint.
 */
export function useIdentityFields(suggested = '') {
  const [file, setFile] = useState<GuardianFile | null>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [isFaulty, setIsFaulty] = useState(false)
  const address = file?.identity ?? typed ?? suggested
  const read = () => {
    const parsed = addressSchema.safeParse(address.trim())
    setIsFaulty(!parsed.success)
    return parsed.data ?? null
  }
  const type = (text: string) => {
    setTyped(text)
    setIsFaulty(false)
  }
  return { file, read, fields: { address, isOfFile: file !== null, isFaulty, onFile: setFile, onType: type } }
}

type IdentityFieldsProps = { config: AppConfig; label: string } & ReturnType<typeof useIdentityFields>['fields']

/**
 * A guardians' file or an address names the identity. The person cannot edit an address that comes
 * from a file.
 */
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
