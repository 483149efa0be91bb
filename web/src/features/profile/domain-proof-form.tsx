import type { User } from '@did/domain/account/user'
import { verifierCalls } from '@did/domain/calls/verifiers'
import { didConfigurationPath } from '@did/domain/verifier/did-configuration'
import { domainNameSchema, parseDomainName } from '@did/domain/verifier/domain-name'
import type { VerifierStatus } from '@did/domain/verifier/register'
import { useQueryClient } from '@tanstack/react-query'
import Globe from 'lucide-react/icons/globe'
import { useState } from 'react'
import { useAccount } from '../../entities/account/account.ts'
import { useSignerTexts } from '../../entities/account/signer-texts.ts'
import { api } from '../../lib/api.ts'
import { describeError } from '../../lib/describe-error.ts'
import { queryKeys } from '../../lib/query/query-keys.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { standingTexts } from '../../texts/en/administration/administration.ts'
import { shortDate } from '../../texts/en/frame/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast/toast.ts'

const texts = standingTexts.domain

/** The wallet signs a file, and the organisation puts this file on the web site of its domain. */
export function DomainProofForm({ user, status }: { user: User; status: VerifierStatus }) {
  const { domainProof } = status
  const { creating } = useSignerTexts(texts)
  const [domain, setDomain] = useState(domainProof?.domain ?? '')
  const [error, setError] = useState<string>()
  const name = parseDomainName(domain.trim())
  const withName = (work: (name: string) => Promise<void>) => async () => {
    const parsed = domainNameSchema.safeParse(domain)
    if (!parsed.success) return setError(parsed.error.issues[0]?.message)
    await work(parsed.data).catch((failure: unknown) => setError(describeError(failure).message))
  }
  const create = useCreateFile(withName)
  const check = useCheck(user, withName)
  return (
    <Disclosure summary={<span className="font-semibold">{texts.heading}</span>}>
      <div className="flex flex-col gap-3">
        <p className="text-ink-2">{texts.intro}</p>
        <Proven status={status} />
        <Field label={texts.label} hint={texts.hint} error={error}>
          {(control) => (
            <Input
              {...control}
              value={domain}
              inputMode="url"
              autoCapitalize="none"
              spellCheck={false}
              onChange={(event) => {
                setDomain(event.target.value)
                setError(undefined)
              }}
            />
          )}
        </Field>
        <ol className="flex list-decimal flex-col gap-4 ps-5 text-sm text-ink-2">
          <li>
            <p>
              {texts.step1}{' '}
              <span className="font-mono break-all">{`https://${name ?? '…'}${didConfigurationPath}`}</span>
            </p>
            <Button variant="outline" className="mt-2" pending={create.isBusy} onClick={() => void create.run()}>
              {create.isBusy ? creating : texts.create}
            </Button>
          </li>
          <li>
            <p>{texts.step2}</p>
            <Button className="mt-2" pending={check.isBusy} onClick={() => void check.run()}>
              {check.isBusy ? texts.checking : texts.check}
            </Button>
          </li>
        </ol>
      </div>
    </Disclosure>
  )
}

function Proven({ status: { domainProof, domain } }: { status: VerifierStatus }) {
  if (!domainProof) return null
  return (
    <Notice tone="ok" icon={Globe} title={texts.proven(domainProof.domain)}>
      {texts.provenText(shortDate(domainProof.provenAt), shortDate(domainProof.expiresAt))}
      {domain !== domainProof.domain && ` ${texts.onChain}`}
    </Notice>
  )
}

type WithName = (work: (name: string) => Promise<void>) => () => Promise<void>

function useBusy(work: () => Promise<void>) {
  const [isBusy, setIsBusy] = useState(false)
  const run = useSingleFlight(async () => {
    setIsBusy(true)
    await work().finally(() => setIsBusy(false))
  })
  return { isBusy, run }
}

function useCreateFile(withName: WithName) {
  const { signer } = useAccount()
  return useBusy(
    withName(async (domain) => {
      if (!signer) return
      const { createDomainFile } = await import('./create-domain-file.ts')
      await createDomainFile(signer, domain)
      toast(texts.created)
    }),
  )
}

function useCheck(user: User, withName: WithName) {
  const client = useQueryClient()
  return useBusy(
    withName(async (domain) => {
      try {
        await api(verifierCalls.proveDomain, { params: { id: user.id }, body: { domain } })
        toast(texts.checked(domain))
      } finally {
        await client.invalidateQueries({ queryKey: queryKeys.verifierStatus })
      }
    }),
  )
}
