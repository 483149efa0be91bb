import type { Proof } from '@did/domain/proof/proof'
import { describeStatement } from '@did/domain/texts/en/proof/statements'
import { dayAndTime } from '../../../../texts/en/frame/dates.ts'
import { proofTexts } from '../../../../texts/en/proof/proof.ts'
import { Disclosure } from '../../../../ui/disclosure.tsx'

const texts = proofTexts.detail

/** The proof contains no private value, so the verifier may read all of it. */
export function ProofDetails({ proof }: { proof: Proof }) {
  return (
    <Disclosure summary={<span className="text-sm font-medium">{proofTexts.details}</span>}>
      <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
        <dt className="text-ink-3">{texts.id}</dt>
        <dd className="font-mono break-all">{proof.id}</dd>
        {proof.statement && (
          <>
            <dt className="text-ink-3">{texts.statement}</dt>
            <dd dir="auto" className="wrap-anywhere">
              {describeStatement(proof.statement)}
            </dd>
          </>
        )}
        <dt className="text-ink-3">{texts.engine}</dt>
        <dd>{proof.engine === 'groth16' ? texts.groth16 : proof.engine}</dd>
        <dt className="text-ink-3">{texts.circuit}</dt>
        <dd className="break-all">{proof.circuitId}</dd>
        <dt className="text-ink-3">{texts.time}</dt>
        <dd>{dayAndTime(proof.timestamp)}</dd>
        <dt className="text-ink-3">{texts.values}</dt>
        <dd className="flex flex-col break-all">
          {proof.publicSignals.map((signal) => (
            <span key={signal}>{signal}</span>
          ))}
        </dd>
      </dl>
    </Disclosure>
  )
}
